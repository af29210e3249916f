import type { MiddlewareHandler } from 'hono';

/** The GETs that write (contract wire.acting). */
const WRITES = /(?:-campaign|\/users\/delete)$/;

/** Makes writes wait for one another: each reads a row, checks what must be unique, and writes the whole row back. */
export function oneWriteAtATime(): MiddlewareHandler {
  let last: Promise<void> = Promise.resolve();
  return async (c, next) => {
    if (c.req.method === 'GET' && !WRITES.test(c.req.path)) return next();
    const turn = waitFor(last, next);
    // The next write has its turn even if this one fails, whose error Hono turns into an answer.
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function waitFor(last: Promise<void>, work: () => Promise<void>): Promise<void> {
  await last;
  return work();
}
