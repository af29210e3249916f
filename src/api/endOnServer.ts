import type { Fetch } from './send';

/** Tells the server that a session ends; says whether it has. The request finishes even while the page is being left. A session that is over already has ended. */
export function endOnServer(fetch: Fetch, address: string, init: Pick<RequestInit, 'method' | 'headers'>): Promise<boolean> {
  return fetch(address, { ...init, keepalive: true }).then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
}
