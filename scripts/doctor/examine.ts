import type { Fetch } from '../../src/api/send';
import type { Config } from '../../src/config/Config';
import type { Entity } from '../../src/engine/model/Resource';
import { checkAccount } from './checkAccount';
import { checkCookie } from './checkCookie';
import { checkCors, checkReach } from './checkReach';
import { faultFindings } from './faults';
import type { Account } from './openAccount';
import { readOnly } from './readOnly';
import { type Chapter, note } from './Report';

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
