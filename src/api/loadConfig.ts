import { readConfigText, type ConfigReading } from '@/config/readConfig';
import type { Fetch } from './send';

declare global {
  /** The request for `config.json` that `src/boot.js` sends before any script is loaded. */
  var askedConfig: Promise<Response> | undefined;
}

const take: Fetch = (input, init) => globalThis.askedConfig ?? globalThis.fetch(input, init);

/** Reads `config.json` of the app's base. Never rejects: a file that cannot be loaded is a mistake like any other. `baseUrl` is absolute and ends with a slash. */
export async function loadConfig(baseUrl: string, fetch: Fetch = take): Promise<ConfigReading> {
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
