import type { NamedSession } from '../../resources/sessionOf';
import type { Handle, Platform } from './Platform';
import { basicSigning } from './basicSigning';
import { bearerSigning } from './bearerSigning';
import { cookieSigning } from './cookieSigning';
import { createPlatform, type Handles } from './createPlatform';

/** Makes a server to which people sign in in this way, of one to which they sign in as on the platform. */
type Signing = (options: never, platform: Platform) => Handle;

const SIGNINGS: Readonly<Record<string, Signing>> = { bearer: bearerSigning, basic: basicSigning, cookie: cookieSigning };

/**
 * Lets people sign in in the way of another API, with the accounts of the demonstration: requests are translated on the way in, so that the sandbox itself
 * knows one way only.
 */
export function signing(session: NamedSession | undefined, handles: Handles): Handle {
  const { use, options } = session?.spokenAs ?? session ?? { use: 'platform', options: {} };
  return SIGNINGS[use]?.(options as never, createPlatform(handles)) ?? handles.records;
}
