import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  server: ServerType;
  port: number;
}

/**
 * Serves an app on a port, or on any free port when that one is taken or is 0; the result says which. Only this machine can reach it unless another
 * host is named, because everybody knows the password of its accounts.
 */
export async function listenOn(port: number, app: Pick<Hono, 'fetch'>, hostname = '127.0.0.1'): Promise<Listening> {
  try {
    return await listenOnThis({ port, hostname }, app);
  } catch (error) {
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenOnThis({ port: 0, hostname }, app);
  }
}

function listenOnThis(place: { port: number; hostname: string }, { fetch }: Pick<Hono, 'fetch'>): Promise<Listening> {
  return new Promise((succeed, fail) => {
    const server = serve({ fetch, ...place }, (info) => succeed({ server, port: info.port }));
    server.on('error', fail);
  });
}
