import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  server: ServerType;
  port: number;
}

/** Serves an app on a port, or on any free one when another program has that one or it is 0: who started it reads which. */
export async function listenOn(port: number, app: Pick<Hono, 'fetch'>): Promise<Listening> {
  try {
    return await listenOnThis(port, app);
  } catch (error) {
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenOnThis(0, app);
  }
}

function listenOnThis(port: number, { fetch }: Pick<Hono, 'fetch'>): Promise<Listening> {
  return new Promise((succeed, fail) => {
    const server = serve({ fetch, port }, (info) => succeed({ server, port: info.port }));
    server.on('error', fail);
  });
}
