import type { Fetch } from '../../src/api/send';
import type { Config } from '../../src/config/Config';
import { can } from '../../src/engine/model/permissions';
import type { Entity, Operation } from '../../src/engine/model/Resource';
import { LogInError } from '../../src/session/LogInError';
import type { Session } from '../../src/session/Session';
import { checkLists, refusal, type SignedIn } from './checkLists';
import { type Account, openAccount } from './openAccount';
import { type Finding, fine, note, problem } from './Report';

const SCREENS: readonly Operation[] = ['list', 'create', 'show', 'edit', 'delete', 'import', 'export', 'dashboard'];

/** Checks one account: whether it can sign in, what it will see, and whether the platform answers the calls that its rights promise. */
export async function checkAccount(account: Account, config: Config, entities: readonly Entity[], fetch: Fetch): Promise<Finding[]> {
  try {
    const { api, session } = await openAccount(account, config, fetch);
    return [
      fine('Signed in, through the five steps of the app.'),
      ...rightsOf(session, config),
      ...screensOf(entities, session, config),
      ...(await checkLists(entities, { api, session, config })),
      ...(await checkDashboards(entities, { api, session, config })),
    ];
  } catch (error) {
    if (error instanceof LogInError) return [problem(logInText(error))];
    throw error;
  }
}

function rightsOf({ permissions, structures, eecAvailable }: Session, { settings }: Config): Finding[] {
  return [
    note(`${permissions.size} permissions: ${[...permissions].sort().join(', ')}`),
    ...(settings.solidary ? [note(`${structures.length} supporting structures`)] : []),
    note(`EEC service: ${eecAvailable ? 'available' : 'not available'}`),
  ];
}

function screensOf(entities: readonly Entity[], session: Session, config: Config): Finding[] {
  const screens = entities.flatMap(({ resource }) => {
    const operations = SCREENS.filter((operation) => can(operation, resource, session, config));
    return resource.route && operations.length > 0 ? `${resource.route} (${operations.join(', ')})` : [];
  });
  return screens.length > 0 ? [note(`Will see: ${screens.join('; ')}`)] : [problem('Will see no screen but the home page: no permission opens any.')];
}

function logInText({ step, cause }: LogInError): string {
  if (!cause) return 'May not enter: the permission access_admin is missing.';
  if (step === 'credentials' && cause.kind === 'credentials') return 'The platform does not know this identifier and password.';
  return `Cannot enter: the step "${step}" of signing in failed (${cause.kind}).`;
}

/**
 * Checks whether the platform knows the dashboards of the configuration, and whether their pages may be shown (contract dashboards.analytics).
 * Their addresses are signed, so the report names only the origin.
 */
async function checkDashboards(entities: readonly Entity[], { api, session, config }: SignedIn): Promise<Finding[]> {
  const shown = entities.flatMap(({ resource }) => (resource.dashboard && can('dashboard', resource, session, config) ? { ...resource.dashboard, name: resource.name } : []));
  const paths = new Map(shown.map(({ endpoint, name }) => [config.analytics.types[name] ?? 'summary', endpoint]));
  const findings: Finding[] = [];
  for (const [type, endpoint] of paths) {
    const what = `Dashboard "${type}"`;
    try {
      const { url } = await api.get(`${endpoint}/${encodeURIComponent(type)}?periodicity=monthly`);
      findings.push(originFinding(what, url, config.analytics.url));
    } catch (error) {
      findings.push(refusal(what, error));
    }
  }
  return findings;
}

function originFinding(what: string, url: unknown, allowed: string | undefined): Finding {
  if (typeof url !== 'string' || !URL.canParse(url)) return problem(`${what}: no address in the answer`);
  const { origin } = new URL(url);
  if (allowed && new URL(allowed).origin === origin) return fine(`${what}: shown inside the app, from ${origin}`);
  return note(`${what}: comes from ${origin}; it opens in another tab unless analytics.url of config.json says "${origin}"`);
}
