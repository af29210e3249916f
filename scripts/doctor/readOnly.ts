import type { Fetch } from '../../src/api/send';
import type { Entity } from '../../src/engine/model/Resource';

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
