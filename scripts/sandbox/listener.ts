import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A sandbox's `fetch` as a Node request handler, for servers that mount one under a path and remove it from the address. */
export function listener(fetch: (request: Request) => Promise<Response>): (request: IncomingMessage, response: ServerResponse) => void {
  const handle = getRequestListener(fetch);
  return (request, response) => void handle(request, response);
}
