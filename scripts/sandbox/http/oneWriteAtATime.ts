import type { MiddlewareHandler } from 'hono';

/** GETs that write (contract wire.acting). */
const WRITES = /(?:-campaign|\/users\/delete)$/;

/** Writes wait for one another: each reads a row, then writes it back whole, and checks what must be unique in between. */
export function oneWriteAtATime(): MiddlewareHandler {
  let last: Promise<void> = Promise.resolve();
  return async (c, next) => {
    if (c.req.method === 'GET' && !WRITES.test(c.req.path)) return next();
    const turn = waitFor(last, next);
    // Hono turns what a handler throws into an answer; whatever happens, the next one has its turn.
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function waitFor(last: Promise<void>, work: () => Promise<void>): Promise<void> {
  await last;
  return work();
}
