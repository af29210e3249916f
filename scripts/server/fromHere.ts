type Handler = (request: Request) => Response | Promise<Response>;

interface Limits {
  /** Origins whose pages may call it beside its own; `*`: any. */
  origins?: readonly string[];
  /** Whether only this machine reaches it, and by its own names. */
  isLocal: boolean;
}

export const LOOPBACK = /^(?:localhost|127\.0\.0\.1|::1|\[::1\])$/;

/**
 * The sandbox for the app beside it alone. The platform answers pages of any origin; but everybody knows the passwords of a sandbox, and a page that its owner
 * has open elsewhere, or a name that somebody else lets point to this machine, must not come in by them.
 */
export function fromHere(handle: Handler, { origins = [], isLocal }: Limits): Handler {
  return (request) => {
    if (isLocal && !LOOPBACK.test(new URL(request.url).hostname)) return refused('This sandbox is reached as localhost; HOST names who else may reach it.');
    const origin = request.headers.get('Origin');
    if (origin === null || origins.includes('*') || origins.includes(origin) || isOwn(origin, request)) return handle(request);
    return refused('This sandbox answers the pages of its own origin; ORIGINS names others.');
  };
}

/** As the browser calls it: behind a proxy, that says so. A page of another origin cannot without asking first, which is refused. */
function isOwn(origin: string, { url, headers }: Request): boolean {
  return URL.canParse(origin) && [new URL(url).host, ...calledAs(headers)].includes(new URL(origin).host);
}

/** One name of each proxy on the way, the nearest to the browser first. */
function calledAs(headers: Headers): string[] {
  return (headers.get('X-Forwarded-Host') ?? '').split(',').map((host) => host.trim());
}

function refused(words: string): Response {
  return new Response(words, { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
