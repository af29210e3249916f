import { ApiError } from '../api/ApiError';
import { LogInError, type LogInStep } from './LogInError';
import type { SessionFacts, SessionUser } from './Session';

/** Runs a step of the login flow. A failed call rejects with a `LogInError` that names the step. */
export async function step<Value>(name: LogInStep, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) throw new LogInError(name, error);
    throw error;
  }
}

/** The facts of a session of which the API knows a person and their permissions. */
export async function factsOf(readUser: () => Promise<SessionUser>, readPermissions: () => Promise<readonly string[]>): Promise<SessionFacts> {
  const user = await step('user', readUser);
  const permissions = new Set(await step('permissions', readPermissions));
  return { user, permissions, structures: [], eecAvailable: false };
}
