import type { Context, MiddlewareHandler } from 'hono';

const METHODS = ['GET', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const HEADERS = ['content-type', 'authorization', 'x-locale'];
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language', 'origin'];
/** The exposed headers, with the stray quote of the platform's settings. It spoils the first name, so that a page cannot read the name of a file. */
const EXPOSED = "content-disposition', content-length, link";

/**
 * Lets pages of any origin read the answers (contract wire.origins), except errors that `hides` selects: for those, a page of another origin sees a
 * lost connection.
 */
export function crossOrigin(hides: (error: Error) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined) return preflight(c, origin ?? '');
    await next();
    if (origin === undefined || (c.error && hides(c.error))) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Expose-Headers', EXPOSED);
  };
}

function preflight({ req }: Context, origin: string): Response {
  const asked = (req.header('Access-Control-Request-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const isMethodKnown = METHODS.includes((req.header('Access-Control-Request-Method') ?? '').toUpperCase());
  const refused = asked.filter((name) => name !== '').find((name) => !HEADERS.includes(name) && !SAFE_HEADERS.includes(name));
  const status = refused !== undefined ? 400 : isMethodKnown ? 200 : 405;
  const headers = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': METHODS.join(', '),
    'Access-Control-Allow-Headers': HEADERS.join(', '),
    'Access-Control-Max-Age': '3600',
  };
  return new Response(refused === undefined ? '' : `Unauthorized header ${refused}`, { status, headers });
}
