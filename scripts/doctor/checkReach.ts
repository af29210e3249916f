import type { Fetch } from '../../src/api/send';
import type { Config } from '../../src/config/Config';
import { type Finding, fine, note, problem } from './Report';

/** The methods and headers that the app sends (contract wire.origins). */
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];
const HEADERS = ['authorization', 'content-type'];

const DEADLINE = 30_000;

/** Checks whether the address answers as the platform's API does to somebody who is not signed in. */
export async function checkReach(apiUrl: string, fetch: Fetch): Promise<Finding[]> {
  const findings = insecure(apiUrl);
  try {
    const response = await fetch(`${apiUrl}/permissions`, { headers: { Accept: 'application/ld+json' }, signal: AbortSignal.timeout(DEADLINE) });
    await response.text();
    if (response.status === 401) return [...findings, fine('The API answers, and asks to sign in.'), ...clockFindings(response.headers.get('Date'))];
    return [...findings, problem(`GET permissions without a token answers ${response.status}; 401 is expected. Is this the address of the API, without anything after it?`)];
  } catch (error) {
    return [...findings, problem(`No answer: ${reasonOf(error)}. Check the address, the certificate, and that this machine may reach it.`)];
  }
}

/** Checks whether a browser that shows the app at `origin` may make the app's calls. */
export async function checkCors({ apiUrl, idempotencyKeys }: Pick<Config, 'apiUrl' | 'idempotencyKeys'>, origin: string, fetch: Fetch): Promise<Finding[]> {
  if (new URL(apiUrl).origin === origin) return [fine('The app and the API have one origin: no CORS is needed.')];
  const headers = [...HEADERS, ...(idempotencyKeys ? ['idempotency-key'] : [])];
  try {
    const answers = await Promise.all(METHODS.map((method) => preflight({ apiUrl, origin, method, headers }, fetch)));
    const refused = answers.flatMap((answer, index) => (answer ? [`${METHODS[index]}: ${answer}`] : []));
    if (refused.length === 0) return [fine(`A page of ${origin} may call it: ${METHODS.join(', ')}, with a token.`)];
    return refused.map((refusal) => problem(`The browser will refuse the calls of a page of ${origin}. ${refusal}.`));
  } catch (error) {
    return [problem(`The question that browsers ask first (OPTIONS) has no answer: ${reasonOf(error)}.`)];
  }
}

interface Question {
  apiUrl: string;
  origin: string;
  method: string;
  /** The headers that the app sends, in lower case. */
  headers: readonly string[];
}

/** What the browser would object to; undefined when it would allow the call. */
async function preflight({ apiUrl, origin, method, headers: asked }: Question, fetch: Fetch): Promise<string | undefined> {
  const headers = { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': asked.join(',') };
  const response = await fetch(`${apiUrl}/admin/users`, { method: 'OPTIONS', headers, signal: AbortSignal.timeout(DEADLINE) });
  await response.text();
  const allowed = (name: string) => words(response.headers.get(`Access-Control-Allow-${name}`));
  if (!response.ok) return `OPTIONS answers ${response.status}`;
  if (!['*', origin].some((one) => allowed('Origin').includes(one.toLowerCase()))) return 'Access-Control-Allow-Origin does not name it';
  if (method !== 'GET' && method !== 'POST' && !allowed('Methods').includes(method.toLowerCase())) return 'Access-Control-Allow-Methods lacks it';
  // A star allows every header but `authorization`, which must be named.
  const missing = asked.filter((header) => !allowed('Headers').includes(header) && !(header !== 'authorization' && allowed('Headers').includes('*')));
  return missing.length > 0 ? `Access-Control-Allow-Headers lacks ${missing.join(', ')}` : undefined;
}

function words(header: string | null): string[] {
  return (header ?? '').toLowerCase().split(',').map((word) => word.trim());
}

function insecure(apiUrl: string): Finding[] {
  const { protocol, hostname } = new URL(apiUrl);
  if (protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return [];
  return [problem('The address is not https: passwords and tokens can be read on the way, and a page served over https may not call it.')];
}

/** Findings about the server's clock, by which the tokens state when they expire. */
function clockFindings(date: string | null): Finding[] {
  const seconds = Math.round((Date.parse(date ?? '') - Date.now()) / 1000);
  if (Number.isNaN(seconds) || Math.abs(seconds) < 60) return [];
  return [note(`The server's clock and this machine's are ${Math.abs(seconds)} seconds apart.`)];
}

function reasonOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'unknown';
}
