import type { Fetch } from '../../src/api/send';
import type { Config } from '../../src/config/Config';
import type { Entity } from '../../src/engine/model/Resource';
import { checkAccount } from './checkAccount';
import { checkCors, checkReach } from './checkReach';
import { faultFindings } from './faults';
import type { Account } from './openAccount';
import { type Chapter, type Finding, fine, note, problem } from './Report';

export interface Examined {
  config: Config;
  entities: readonly Entity[];
  /** The origin at which the back office will be served. */
  origin?: string;
  accounts: readonly Account[];
}

/** Examines a platform without changing anything, except the time when its accounts were last seen. The report names an account by its number. */
export async function examine({ config, entities, origin, accounts }: Examined, fetch: Fetch): Promise<Chapter[]> {
  const { apiUrl } = config;
  const chapters: Chapter[] = [{ title: `API ${withoutCredentials(apiUrl)}`, findings: await checkReach(apiUrl, fetch) }];
  chapters.push({
    title: 'Calls from a browser (CORS)',
    findings: origin ? await checkCors(config, origin, fetch) : [note('Not looked at: say where the back office will be with --origin.')],
  });
  if (config.refreshCookie) chapters.push({ title: 'Cookie of the refresh token', findings: await checkCookie(config, origin, fetch) });
  chapters.push({ title: 'Faults of the platform', findings: faultFindings(config.settings) });
  const reading = readOnly(fetch, apiUrl, entities);
  for (const [index, account] of accounts.entries()) {
    chapters.push({ title: `Account ${index + 1}`, findings: await checkAccount(account, config, entities, reading) });
  }
  if (accounts.length === 0) chapters.push({ title: 'Accounts', findings: [note('None was given: lists and permissions were not looked at.')] });
  return chapters;
}

function withoutCredentials(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

const DEADLINE = 30_000;

/** Checks whether the server in front of the API keeps refresh tokens in a cookie, as `refreshCookie` of `config.json` says, by asking it to delete one. */
export async function checkCookie({ apiUrl }: Pick<Config, 'apiUrl'>, origin: string | undefined, fetch: Fetch): Promise<Finding[]> {
  if (origin !== undefined && new URL(apiUrl).origin !== origin) return [problem(`The API is on another origin than ${origin}: the cookie of the refresh token would not come back. Nobody stays signed in.`)];
  try {
    const answer = await fetch(`${apiUrl}/token/forget`, { method: 'POST', headers: { 'X-Refresh-Cookie': 'kept' }, signal: AbortSignal.timeout(DEADLINE) });
    await answer.text();
    const [cookie = ''] = answer.headers.getSetCookie().filter((said) => said.startsWith('backOffice.refresh='));
    const missing = ['HttpOnly', 'Secure', 'SameSite=Strict'].filter((attribute) => !cookie.split('; ').includes(attribute));
    if (cookie && missing.length === 0) return [fine('The refresh token is kept in a cookie that no script reads.')];
    return [problem(cookie ? `The cookie of the refresh token lacks ${missing.join(', ')}.` : `Nothing before the API keeps the refresh token in a cookie: POST token/forget answers ${answer.status}, and sets none. Operators are signed out after 15 minutes.`)];
  } catch {
    return [problem('Nobody answers POST token/forget, which takes the refresh token out of its cookie.')];
  }
}

/** The calls that signing in needs, and those that the app makes right after it. */
const SESSION = ['users/me', 'permissions', 'eec/instance', 'admin/structures', 'admin/external_journey_providers'];
const SIGN_IN = ['login', 'token/refresh'];

/**
 * A `fetch` that cannot change anything on the platform. It lets through the calls for signing in, lists, items and what the session reads, and
 * throws for any other before it is sent. The allowed calls are listed rather than the forbidden ones, because several GETs of the platform act
 * (contract wire.acting), and so does reading an item of some entities.
 */
export function readOnly(fetch: Fetch, apiUrl: string, entities: readonly Entity[]): Fetch {
  const reads = entities.flatMap(({ resource: { endpoint, dashboard }, source }) => [
    asPattern(endpoint.list),
    ...(dashboard ? [new RegExp(`^${dashboard.endpoint}/[^/]+$`)] : []),
    ...(source?.readHasSideEffect ? [] : [asPattern(`${endpoint.item}/{id}`)]),
  ]);

  return async (url, init) => {
    const method = init.method ?? 'GET';
    const path = url.slice(apiUrl.length + 1).split('?')[0] ?? '';
    const isRead = SESSION.includes(path) || reads.some((read) => read.test(path));
    if (!(method === 'GET' && isRead) && !(method === 'POST' && SIGN_IN.includes(path))) throw new Error(`Not a read: ${method} ${path}`);
    return fetch(url, init);
  };
}

/** The pattern of a path. A name in braces matches whole numbers only, so that `admin/users/delete` is not taken for an item. */
function asPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\d+')}$`);
}
