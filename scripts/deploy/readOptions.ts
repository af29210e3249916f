import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { basePath } from '../server/basePath';
import type { Hosts } from '../server/headers';
import { hostsOf } from '../server/hosts';
import type { NginxOptions } from './nginxConfiguration';

export const USAGE = `Writes the nginx configuration of a deployment: node nginx.mjs [options] > back-office.conf

  --app <folder>          the built app; beside this file unless said
  --config <file>         its config.json; the one in that folder unless said
  --base <path>           where the app stands: / or /admin/
  --port <number>         8080, or 443 with a certificate
  --name <names>          of the server; any unless said
  --api <address>         the platform, handed what is asked below <base>api
  --answers <folder>      with --api: a command that a browser sends twice is made once; answers are kept there for ten minutes
  --trust <file>          who vouches for its certificate; Debian's ca-certificates unless said
  --certificate <file>    with --key <file>: this server speaks TLS itself
  --hsts                  tells browsers never to come without TLS, as it does with a certificate; --no-hsts: not even then
  --brotli                nginx has the module brotli_static
  --alone <folder>        a whole configuration, whose nginx writes in that folder only`;

const OPTIONS = {
  app: { type: 'string' },
  config: { type: 'string' },
  base: { type: 'string' },
  port: { type: 'string' },
  name: { type: 'string' },
  api: { type: 'string' },
  answers: { type: 'string' },
  trust: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  alone: { type: 'string' },
  hsts: { type: 'boolean' },
  'no-hsts': { type: 'boolean' },
  brotli: { type: 'boolean' },
} as const;

/**
 * The options from the command line and from `config.json`. `ours` is the folder of the app unless an option names another, `program` the njs
 * program that keeps refresh tokens in cookies. Throws an `Error` in words about an unknown option, a missing or unreadable file, or a text that
 * would break out of nginx's quotes.
 */
export function readOptions(args: string[], ours: string, program: string): NginxOptions & { alone: string | undefined } {
  const { values } = parseArgs({ args, options: OPTIONS });
  const app = resolve(values.app ?? ours);
  const config = resolve(values.config ?? join(app, 'config.json'));
  const foreign = [...Object.values(values), app, config].find((value) => typeof value === 'string' && /["$;{}\n]/.test(value));
  if (foreign !== undefined) throw new Error(`"${String(foreign)}" has a character that means something to nginx.`);
  if (!existsSync(join(app, 'index.html'))) throw new Error(`${app} has no index.html: build the app first ("npm run build"), or name its folder by --app.`);
  const certificate = certificateOf(values);
  const said = readConfig(config);
  return {
    app,
    config,
    hosts: checked(hostsOf(said)),
    base: basePath(values.base ?? ''),
    port: portOf(values.port ?? (certificate ? '443' : '8080')),
    ipv6: values.alone === undefined,
    serverName: values.name ?? '_',
    api: apiOf(values.api),
    answers: answersOf(values),
    refreshCookie: refreshCookieOf(said, values.api, program),
    apiAuthorities: resolve(values.trust ?? '/etc/ssl/certs/ca-certificates.crt'),
    certificate,
    hsts: (values.hsts ?? certificate !== undefined) && values['no-hsts'] !== true,
    brotli: values.brotli ?? false,
    alone: values.alone && resolve(values.alone),
  };
}

/** Browsers accept `;` and other signs in the name of a host, but there they would end a word of the policy or of nginx, so such hosts are refused. */
function checked(hosts: Hosts): Hosts {
  const foreign = Object.values(hosts).flat().find((host: string) => !HOST.test(host));
  if (foreign === undefined) return hosts;
  throw new Error(`config.json names "${foreign}", which is no host.`);
}

const HOST = /^(https?:\/\/([\w.*-]+|\[[\da-f:]+\])(:\d+)?|'self')$/;

function certificateOf({ certificate, key }: { certificate?: string | undefined; key?: string | undefined }) {
  if (certificate === undefined && key === undefined) return undefined;
  if (certificate === undefined || key === undefined) throw new Error('--certificate and --key go together.');
  return { file: resolve(certificate), key: resolve(key) };
}

function answersOf({ answers, api }: { answers?: string | undefined; api?: string | undefined }): string | undefined {
  if (answers !== undefined && api === undefined) throw new Error('--answers goes with --api: only what passes here can be told apart.');
  return answers === undefined ? undefined : resolve(answers);
}

function refreshCookieOf(config: string, api: string | undefined, program: string): string | undefined {
  if ((JSON.parse(config) as { refreshCookie?: unknown } | null)?.refreshCookie !== true) return undefined;
  if (api === undefined) throw new Error('"refreshCookie" of config.json goes with --api: only what passes here can be kept in a cookie.');
  return program;
}

function portOf(said: string): number {
  const port = Number(said);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`--port is "${said}"; a number from 1 to 65535 is expected.`);
}

function apiOf(said: string | undefined): string | undefined {
  if (said === undefined || /^https?:$/.test(URL.canParse(said) ? new URL(said).protocol : '')) return said;
  throw new Error(`--api is "${said}"; an address such as https://api.example.org is expected.`);
}

function readConfig(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  return text;
}
