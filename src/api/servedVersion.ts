import type { Fetch } from './send';

/**
 * The version of the build that the server serves now, from `version.json` at the app's base; undefined when that cannot be known. Never rejects. It is no
 * call of the operator: it carries no token, and the idle clock ignores it. `baseUrl` is absolute and ends with a slash.
 */
export async function servedVersion(baseUrl: string, fetch: Fetch = (input, init) => globalThis.fetch(input, init)): Promise<string | undefined> {
  try {
    const response = await fetch(`${baseUrl}version.json`, { cache: 'no-cache' });
    const { version } = response.ok ? ((await response.json()) as { version?: unknown }) : {};
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
