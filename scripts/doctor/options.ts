import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '../../src/config/Config';
import { readConfig } from '../../src/config/readConfig';
import type { Account } from './openAccount';

export const USAGE = `Usage: npm run doctor -- --api URL [--config FILE] [--origin URL] [--accounts FILE]

  --api       the address of the platform's API
  --config    the config.json of the deployment: its modules, its dashboards, and its API where --api is not given
  --origin    the address of the back office: whether a browser may call the API from there (CORS)
  --accounts  a JSON file of accounts to look at: [{ "username": "…", "password": "…" }]; without it they are asked here`;

export interface Options {
  config: Config;
  origin?: string;
  accounts?: Account[];
}

/** Reads the arguments. Throws an `Error` that says what to write instead. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { api, config, origin, accounts } = parseArgs({ args: [...args], options: { api: text, config: text, origin: text, accounts: text } }).values;
  if (origin !== undefined && !isWebAddress(origin)) throw new Error(`--origin is "${origin}"; an address such as https://admin.example.org is expected.`);
  return {
    config: configOf(api, config, origin),
    ...(origin !== undefined && { origin: new URL(origin).origin }),
    ...(accounts !== undefined && { accounts: accountsOf(accounts) }),
  };
}

/** The configuration to check. Settings that the file does not have take the app's defaults. */
function configOf(api: string | undefined, file: string | undefined, origin: string | undefined): Config {
  if (api === undefined && file === undefined) throw new Error('Where is the API? --api https://api.example.org');
  if (api !== undefined && !isWebAddress(api)) throw new Error(`--api is "${api}"; an address such as https://api.example.org is expected.`);
  // Relative addresses in the file are resolved against the place where the app will be served.
  const base = (origin ?? api ?? 'relative:').replace(/\/*$/, '');
  const said = { ...(file !== undefined && (jsonOf(file) as object)), ...(api !== undefined && { apiUrl: api }) };
  const reading = readConfig(said, `${base}/`);
  if ('mistakes' in reading) throw new Error(`${file ?? '--api'}: ${reading.mistakes.map(({ path, key }) => `${path || 'the file'}: ${key}`).join('; ')}`);
  return reading.config;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** Whether a text is a web address without a user name and a password. The report prints the address and goes into tickets. */
function isWebAddress(text: string): boolean {
  const { protocol = '', username = '', password = '' } = URL.canParse(text) ? new URL(text) : {};
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function accountsOf(file: string): Account[] {
  const accounts = jsonOf(file);
  if (Array.isArray(accounts) && accounts.every(isAccount)) return accounts;
  throw new Error(`${file}: a list of { "username", "password" } is expected.`);
}

function isAccount(value: unknown): value is Account {
  const { username, password } = (value ?? {}) as Record<string, unknown>;
  return typeof username === 'string' && typeof password === 'string';
}
