import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { Credentials } from '@/api/credentials';
import type { Tokens } from '@/api/tokens';
import type { Config } from '@/config/Config';
import { eecAvailableFromApi, permissionsFromApi, structuresFromApi, userFromApi } from './factsFromApi';
import { LogInError } from './LogInError';
import type { LogInStep, SessionFacts, SessionStructure } from './Session';

export interface LogInDependencies {
  api: Api;
  credentials: Credentials;
  tokens: Tokens;
  config: Pick<Config, 'settings'>;
}

/** Step 1 of the login flow (specification 4.6): the credentials against a pair of tokens, kept at once for the next steps. */
export async function openSession({ credentials, tokens }: LogInDependencies, identifier: string, password: string): Promise<void> {
  tokens.store(await step('credentials', () => credentials.logIn(identifier, password)));
}

/**
 * Steps 2 to 5: what they learn. The questions leave together, but for the structures, which only those are asked for whose rights say that they
 * have some. Rejects with a `LogInError` that names the first step that failed, in the order of the specification.
 */
export async function readFacts({ api, config }: Pick<LogInDependencies, 'api' | 'config'>): Promise<SessionFacts> {
  const asked = {
    user: step('user', async () => userFromApi(await api.read('users/me'))),
    permissions: step('permissions', async () => permissionsFromApi(await api.read('permissions'))),
    eecAvailable: step('eec', async () => eecAvailableFromApi(await api.read('eec/instance'))),
  };
  // An earlier step may fail first: what a later one then says is nobody's business.
  for (const answer of Object.values(asked)) void answer.catch(() => undefined);
  const user = await asked.user;
  const permissions = await asked.permissions;
  if (!permissions.has('access_admin')) throw new LogInError('permissions');
  const structures = await step('solidary', () => readStructures(api, config, { user, permissions }));
  return { user, permissions, structures, eecAvailable: await asked.eecAvailable };
}

/** Every account may list structures; those who have some may read them as well, the others get an empty list (contract session.holders and session.solidaryRights). */
const NEEDED_FOR_STRUCTURES = ['structure_list', 'structure_read'];

async function readStructures(api: Api, { settings }: Pick<Config, 'settings'>, { user, permissions }: Pick<SessionFacts, 'user' | 'permissions'>): Promise<SessionStructure[]> {
  // To who administers structures and operates none the platform lists all of them: none is theirs.
  const operatesSome = user.operates.length > 0;
  if (!settings.solidary || !operatesSome || !NEEDED_FOR_STRUCTURES.every((right) => permissions.has(right))) return [];
  return structuresFromApi(await api.read('admin/structures'));
}

async function step<Value>(name: LogInStep, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) throw new LogInError(name, error);
    throw error;
  }
}
