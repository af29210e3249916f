import type { Hono } from 'hono';
import { hydraList } from '../crud/envelope';
import { answer } from '../http/answers';
import { marks } from '../http/marks';
import { accessDenied } from '../http/Refusal';
import { requestContext } from '../session/authenticate';
import type { SandboxEnvironment, World } from '../World';

/** The id that the platform gives to rows that are stored nowhere; several rows share it (contract wire.values). */
const ID = 999_999_999_999;

const ADMINISTRATOR = 2;
const COMMUNITY_MANAGERS = [7, 8, 9];

const LOGINS = {
  administrator: login('Administrateur', 'tableau-2026-administration'),
  communityManager: login('Gestionnaire', 'tableau-2026-communautes'),
  solidaryManager: login('Solidaire', 'tableau-2026-solidaire'),
};

/**
 * The logins for the external dashboard, in plain text, by the roles that the caller holds directly. A super administrator gets none (contract
 * dashboards.logins).
 */
export function addLoginRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.get('/admin/kibana_logins', (c) => {
    const { caller, format } = requestContext(c, world);
    if (!caller.permissions.has('access_admin')) throw accessDenied();
    const logins = loginsFor(caller.roles).map((one) => ({ ...marks(`/kibana_logins/${ID}`, 'KibanaLogin', { format }), ...one }));
    return answer(format === 'ld' ? hydraList({ iri: '/kibana_logins', type: 'KibanaLogin' }, logins, logins.length) : logins, format);
  });
}

function loginsFor(roles: readonly number[]) {
  if (roles.includes(ADMINISTRATOR)) return Object.values(LOGINS);
  return roles.some((role) => COMMUNITY_MANAGERS.includes(role)) ? [LOGINS.communityManager] : [];
}

function login(username: string, password: string) {
  return { id: ID, username, password };
}
