import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sandbox } from './createSandbox';

/** The sandbox as a Node request handler, for servers that mount one under a path and remove it from the address. */
export function listener(sandbox: Sandbox): (request: IncomingMessage, response: ServerResponse) => void {
  const handle = getRequestListener((request) => sandbox.fetch(request));
  return (request, response) => void handle(request, response);
}
