import { readConfigText, type ConfigReading } from '@/config/readConfig';
import type { Fetch } from './send';

/**
 * Fetches `config.json` from the app's base and reads it. Never rejects: a file that cannot be had is a mistake like another.
 * `baseUrl` is absolute and ends with a slash.
 */
export async function loadConfig(baseUrl: string, fetch: Fetch = (input, init) => globalThis.fetch(input, init)): Promise<ConfigReading> {
  try {
    const response = await fetch(`${baseUrl}config.json`, { cache: 'no-cache' });
    if (response.ok) return readConfigText(await response.text(), baseUrl);
    return unreachable(`${response.status}`);
  } catch (error) {
    return unreachable(error instanceof Error ? error.message : '');
  }
}

function unreachable(reason: string): ConfigReading {
  return { mistakes: [{ path: '', key: 'unreachable', params: { reason } }] };
}
