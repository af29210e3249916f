type Handler = (request: Request) => Response | Promise<Response>;

interface Limits {
  /** Other origins whose pages may call the sandbox; `*` allows any. */
  origins?: readonly string[];
  /** Whether only this machine reaches the server, and only by its own names. */
  isLocal: boolean;
}

export const LOOPBACK = /^(?:localhost|127\.0\.0\.1|::1|\[::1\])$/;

/**
 * Limits the sandbox to the app beside it. The platform answers pages of any origin, but everybody knows a sandbox's passwords. Another page that
 * is open in the same browser, or a foreign name that points to this machine, must not be able to use them.
 */
export function fromHere(handle: Handler, { origins = [], isLocal }: Limits): Handler {
  return (request) => {
    if (isLocal && !LOOPBACK.test(new URL(request.url).hostname)) return refused('This sandbox is reached as localhost; HOST names who else may reach it.');
    const origin = request.headers.get('Origin');
    if (origin === null || origins.includes('*') || origins.includes(origin) || isOwn(origin, request)) return handle(request);
    return refused('This sandbox answers the pages of its own origin; ORIGINS names others.');
  };
}

/**
 * Whether an origin is the server's own, as the browser calls it; a proxy states the name it was called by. A page of another origin cannot send
 * these headers without a preflight request, which is refused.
 */
function isOwn(origin: string, { url, headers }: Request): boolean {
  return URL.canParse(origin) && [new URL(url).host, ...calledAs(headers)].includes(new URL(origin).host);
}

/** The names by which the proxies on the way were called, the nearest to the browser first. */
function calledAs(headers: Headers): string[] {
  return (headers.get('X-Forwarded-Host') ?? '').split(',').map((host) => host.trim());
}

function refused(words: string): Response {
  return new Response(words, { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
