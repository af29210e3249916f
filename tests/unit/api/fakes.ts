import { createApi } from '@/api/createApi';
import type { SessionEnd } from '@/api/client';
import { createCredentials } from '@/api/credentials';
import { createIdleClock } from '@/api/idle';
import type { Fetch } from '@/api/send';
import { createTokens } from '@/api/tokens';

export const API = 'https://platform.test/api';

/** A request that the fake server got. */
export interface Seen {
  method: string;
  /** The path below the API, with its query decoded. */
  path: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

export type Reply = Response | Error | ((seen: Seen) => Response | Error | Promise<Response>);

/** A server that gives these replies in order and keeps the requests. A further request fails the test. */
export function fakeServer(...replies: Reply[]) {
  const seen: Seen[] = [];
  const fetch: Fetch = async (url, init) => {
    const request = {
      method: init.method ?? 'GET',
      path: decodeURIComponent(url.replace(`${API}/`, '')),
      url,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    seen.push(request);
    const reply = replies.shift();
    const answer = typeof reply === 'function' ? await reply(request) : reply;
    if (answer instanceof Response) return answer;
    throw answer ?? new Error(`Nobody expected ${request.method} ${request.path}.`);
  };
  return { fetch, seen, paths: () => seen.map(({ method, path }) => `${method} ${path}`) };
}

/** A server that answers by path, as often as it is called. */
export function routedServer(routes: Record<string, (seen: Seen) => Response | Promise<Response>>) {
  const seen: Seen[] = [];
  const fetch: Fetch = async (url, init) => {
    const path = decodeURIComponent(url.replace(`${API}/`, ''));
    const request = { method: init.method ?? 'GET', path, url, headers: init.headers as Record<string, string>, body: init.body };
    seen.push(request);
    const route = routes[path];
    if (!route) throw new Error(`Nobody expected ${path}.`);
    return route(request);
  };
  return { fetch, seen, paths: () => seen.map(({ path }) => path) };
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

export const expiredToken = () => json({ code: 401, message: 'Expired JWT Token' }, 401);

/** A token as the platform issues it: valid for 15 minutes, with its owner's name. */
export function token(options: { issuedAt?: number; expiresAt?: number; owner?: string; userId?: number; mark?: string } = {}): string {
  const { issuedAt = seconds(Date.now()), expiresAt = issuedAt + 900, owner = 'élodie@demo.test', userId, mark = '' } = options;
  const payload = new TextEncoder().encode(JSON.stringify({ username: owner, id: userId, iat: issuedAt, exp: expiresAt, mark }));
  const base64 = btoa(String.fromCharCode(...payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `head.${base64}.signature`;
}

export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** A storage like that of a browser, in memory. */
export function memoryStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

interface OpenApiOptions {
  idempotencyKeys?: boolean;
  storage?: ReturnType<typeof memoryStorage>;
  pair?: { token?: string };
  sessionDuration?: number;
  locks?: Pick<LockManager, 'request'>;
  /** The person whose calls these are. */
  userId?: number;
}

/** The API of a tab, signed in with a pair of tokens. */
export function openApi(fetch: Fetch, { storage = memoryStorage(), pair = {}, sessionDuration = 3600, locks, idempotencyKeys = false, userId }: OpenApiOptions = {}) {
  const ends: SessionEnd[] = [];
  const config = { apiUrl: API, idempotencyKeys, refreshCookie: false };
  const tokens = createTokens({ storage, locks, refresh: createCredentials({ config, fetch }).refresh });
  const idle = createIdleClock({ storage, sessionDuration });
  const api = createApi({ config, tokens, idle, fetch, onSessionEnd: (end) => ends.push(end), ...(userId !== undefined && { userId }) });
  tokens.store({ token: pair.token ?? token(), refreshToken: 'refresh-1' });
  return { api, tokens, idle, storage, ends };
}
