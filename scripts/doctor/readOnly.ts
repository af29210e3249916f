import type { Fetch } from '../../src/api/send';
import type { Entity } from '../../src/engine/model/Resource';

/** The calls without which nobody signs in, and those that the app makes right after. */
const SESSION = ['users/me', 'permissions', 'eec/instance', 'admin/structures', 'admin/external_journey_providers'];
const SIGN_IN = ['login', 'token/refresh'];

/**
 * A `fetch` that cannot change anything on the platform: it lets signing in, lists, items and what the session reads through, and throws
 * for anything else before it is sent. Several GETs of the platform act (contract wire.acting), and so does reading an item of
 * some entities: what may be asked is therefore named, rather than what may not.
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

/** Names in braces stand for whole numbers: `admin/users/delete` is no item. */
function asPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\d+')}$`);
}
