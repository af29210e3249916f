import type { Tokens } from '@/api/tokens';
import type { SessionAdapter } from './SessionAdapter';
import { step } from './step';

/** Step 1 of the login flow (specification 4.6): exchanges the credentials for a token, which is stored at once for the next steps. */
export async function openSession({ adapter, tokens }: { adapter: SessionAdapter; tokens: Tokens }, identifier: string, password: string): Promise<void> {
  tokens.store(await step('credentials', () => adapter.signIn(identifier, password)));
}
