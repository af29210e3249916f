import type { Fetch } from '../../src/api/send';
import type { Config, Settings } from '../../src/config/Config';
import { PLATFORM_FAULTS, stands } from '../../src/config/platformFaults';
import type { Entity } from '../../src/engine/model/Resource';
import { checkAccount } from './checkAccount';
import { checkCors, checkReach } from './checkReach';
import { FAULT_DESCRIPTIONS } from './faultDescriptions';
import type { Account } from './openAccount';
import { readOnly } from './readOnly';
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

/** The faults that the back office works around on this platform. None is tried out, because most of them destroy records. */
export function faultFindings(settings: Pick<Settings, 'mended'>): Finding[] {
  return PLATFORM_FAULTS.map((name) => {
    const { since, trigger, damage, instead } = FAULT_DESCRIPTIONS[name];
    if (!stands(name, settings)) return fine(`${name}: mended, says config.json (seen in ${since}: ${trigger})`);
    return note(`${name} (seen in ${since}): when ${trigger}, ${damage}. The back office: ${instead}.`);
  });
}
