import type { Api } from '@/api/Api';
import { createCredentials } from '@/api/credentials';
import { platformPass } from '@/api/Pass';
import type { Config } from '@/config/Config';
import { eecAvailableFromApi, permissionsFromApi, structuresFromApi, userFromApi } from './factsFromApi';
import { LogInError } from './LogInError';
import type { SessionFacts, SessionStructure } from './Session';
import type { SessionFactory } from './SessionAdapter';
import { step } from './step';

/** How the platform signs people in (specification 4.6 to 4.17). */
export const platformSession: SessionFactory = ({ config, fetch, endsWithBrowser }) => {
  const { logIn, refresh, forget } = createCredentials({ config, fetch, endsWithBrowser });
  return {
    ...platformPass,
    signIn: logIn,
    refresh,
    signOut: config.refreshCookie ? forget : undefined,
    refreshTokens: config.refreshCookie ? 'never' : 'always',
    readFacts: (api) => readFacts({ api, config }),
  };
};

/**
 * Makes steps 2 to 5. The requests leave together, except that for the structures, which is only made for operators whose rights say that they may have some.
 * Rejects with a `LogInError` that names the first step that failed, in the order of the specification.
 */
export async function readFacts({ api, config }: { api: Api; config: Pick<Config, 'settings'> }): Promise<SessionFacts> {
  const asked = {
    user: step('user', async () => userFromApi(await api.read('users/me'))),
    permissions: step('permissions', async () => permissionsFromApi(await api.read('permissions'))),
    eecAvailable: step('eec', async () => eecAvailableFromApi(await api.read('eec/instance'))),
  };
  // An earlier step may fail first, and then nobody handles the failure of a later one.
  for (const answer of Object.values(asked)) void answer.catch(() => undefined);
  const user = await asked.user;
  const permissions = await asked.permissions;
  if (!permissions.has('access_admin')) throw new LogInError('permissions');
  const structures = await step('solidary', () => readStructures(api, config, { user, permissions }));
  return { user, permissions, structures, eecAvailable: await asked.eecAvailable };
}

/**
 * The rights without which structures are not requested. Every account may list structures, but only those who have some may also read them; the others get an
 * empty list (contract session.holders and session.solidaryRights).
 */
const NEEDED_FOR_STRUCTURES = ['structure_list', 'structure_read'];

async function readStructures(api: Api, { settings }: Pick<Config, 'settings'>, { user, permissions }: Pick<SessionFacts, 'user' | 'permissions'>): Promise<SessionStructure[]> {
  // To an operator who administers structures but operates none, the platform lists all structures: none of these is theirs.
  const operatesSome = user.operates.length > 0;
  if (!settings.solidary || !operatesSome || !NEEDED_FOR_STRUCTURES.every((right) => permissions.has(right))) return [];
  return structuresFromApi(await api.read('admin/structures'));
}
