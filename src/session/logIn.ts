import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { Credentials } from '@/api/credentials';
import type { Tokens } from '@/api/tokens';
import type { Config } from '@/config/Config';
import { eecAvailableFromApi, permissionsFromApi, providersFromApi, structuresFromApi, userFromApi } from './factsFromApi';
import { LogInError } from './LogInError';
import type { LogInStep, SessionFacts } from './Session';

export interface LogInDependencies {
  api: Api;
  credentials: Credentials;
  tokens: Tokens;
  config: Pick<Config, 'settings'>;
}

/** Step 1 of the login flow (specification section 4): the credentials against a pair of tokens, kept at once for the next steps. */
export async function openSession({ credentials, tokens }: LogInDependencies, identifier: string, password: string): Promise<void> {
  tokens.store(await step('credentials', () => credentials.logIn(identifier, password)));
}

/** Steps 2 to 5, in order: what they learn. Rejects with a `LogInError` that names the failed one. */
export async function readFacts({ api, config }: Pick<LogInDependencies, 'api' | 'config'>): Promise<SessionFacts> {
  const user = await step('user', async () => userFromApi(await api.read('users/me')));
  const permissions = await step('permissions', async () => permissionsFromApi(await api.read('permissions')));
  if (!permissions.has('access_admin')) throw new LogInError('permissions');
  const solidary = await step('solidary', () => readSolidary(api, config, permissions));
  const eecAvailable = await step('eec', async () => eecAvailableFromApi(await api.read('eec/instance')));
  return { user, permissions, ...solidary, eecAvailable };
}

type SolidaryFacts = Pick<SessionFacts, 'structures' | 'externalJourneyProviders'>;

async function readSolidary(api: Api, { settings }: Pick<Config, 'settings'>, permissions: ReadonlySet<string>): Promise<SolidaryFacts> {
  if (!settings.solidary || !permissions.has('structure_list')) return { structures: [], externalJourneyProviders: [] };
  const structures = structuresFromApi(await api.read('admin/structures'));
  if (!settings.externalJourneys) return { structures, externalJourneyProviders: [] };
  // In ld+json the names are lost (contract solidary 13.1).
  const providers = await api.read('admin/external_journey_providers', { plainJson: true });
  return { structures, externalJourneyProviders: providersFromApi(providers) };
}

async function step<Value>(name: LogInStep, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) throw new LogInError(name, error);
    throw error;
  }
}
