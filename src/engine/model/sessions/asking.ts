import { ApiError } from '../../../api/ApiError';
import { readError } from '../../../api/readError';
import { isObject } from '../../../config/isObject';
import { requestAddress } from '../../../api/requestAddress';
import { send, type Answer } from '../../../api/send';
import type { SessionContext } from '../../../session/SessionAdapter';
import { messageIn, readRefusal } from '../dialects/readRefusal';
import { valueAt } from '../dialects/valueAt';

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
  /** The fields that are sent, by their dotted keys. */
  fields?: Readonly<Record<string, unknown>>;
  /** Sends them as a web form does. */
  form?: boolean | undefined;
}

/** Makes a call without a session. A lost answer counts as being offline, as such a call changes no record. */
export type Ask = (path: string, asked: Asked) => Promise<Answer>;

export function asking({ config, fetch }: Pick<SessionContext, 'config' | 'fetch'>): Ask {
  return (path, { method = 'POST', headers = {}, credentials, fields, form = false }) => {
    const type = fields && { 'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json' };
    return send(
      {
        url: requestAddress(config.apiUrl, path),
        method,
        headers: { Accept: 'application/json', ...type, ...headers },
        ...(credentials && { credentials }),
        ...(fields && { body: form ? formOf(fields) : JSON.stringify(nested(fields)) }),
        acts: false,
      },
      fetch,
    );
  };
}

/** Throws what a refused sign-in means: `credentials` for what was typed, or any other error. */
export function checkSignedIn(answer: Answer): void {
  if (refusesSecret(answer)) throw new ApiError('credentials', messageIn(answer.body));
  if (answer.status >= 400) throw readError(answer, { readRefusal });
}

/** Whether the server says that what identifies somebody (a password, a refresh token) is wrong: 401, or the 400 of OAuth 2. */
export function refusesSecret({ status, body }: Answer): boolean {
  return status === 401 || (status === 400 && valueAt(body, 'error') === 'invalid_grant');
}

/** The first text or number at one of these places. */
export function firstAt(body: unknown, places: readonly string[]): string | number | undefined {
  return places.map((place) => valueAt(body, place)).find((value): value is string | number => (typeof value === 'string' && value !== '') || typeof value === 'number');
}

function formOf(fields: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

/** An object in which each dotted key is inside another one. */
function nested(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    let inside = whole;
    for (const part of parts) {
      const known = inside[part];
      const next = isObject(known) ? known : {};
      inside[part] = next;
      inside = next;
    }
    inside[last] = value;
  }
  return whole;
}
