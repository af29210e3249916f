type Handler = (request: Request) => Response | Promise<Response>;

const FOUND = /(?:^|;\s*)backOffice\.refresh=([^;]+)/;

/** How long the cookie lives, in seconds: as long as the platform keeps the token. */
const LIFETIME = 2_592_000;

/**
 * Keeps the refresh token in a cookie that scripts cannot read, for pages that ask for it by the header `X-Refresh-Cookie`, as the documented nginx
 * does (`scripts/deploy/nginx/refreshCookie.js`). `mountedAt` is the path of the API as the browser sees it.
 */
export function refreshCookie(handle: Handler, mountedAt: string): Handler {
  const path = `${mountedAt}/token`;

  return async (request) => {
    const wanted = request.headers.get('X-Refresh-Cookie');
    const { pathname } = new URL(request.url);
    if (wanted === null || !['/login', '/token/refresh', '/token/forget'].includes(pathname)) return handle(request);
    if (pathname === '/token/forget') return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie('', path, '; Max-Age=0') } });
    const sent = pathname === '/login' ? request : renewal(request);
    if (!sent) return Response.json({ code: 401, message: 'An authentication exception occurred.' }, { status: 401 });
    return withoutToken(await handle(sent), path, wanted === 'session' ? '' : `; Max-Age=${LIFETIME}`);
  };
}

function renewal(request: Request): Request | undefined {
  const token = tokenIn(request.headers.get('Cookie') ?? '');
  if (!token) return undefined;
  return new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify({ refreshToken: token }) });
}

/** The token in the cookie. One that cannot be read is none: another host of the domain may have set it. */
function tokenIn(cookies: string): string | undefined {
  const found = FOUND.exec(cookies)?.[1];
  try {
    return found && decodeURIComponent(found);
  } catch {
    return undefined;
  }
}

/** The answer without its refresh token. An answer that holds none stays as it is. */
async function withoutToken(answer: Response, path: string, lifetime: string): Promise<Response> {
  const pair = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof pair?.refreshToken !== 'string') return answer;
  const { refreshToken, ...rest } = pair;
  return Response.json(rest, { status: answer.status, headers: { 'Set-Cookie': cookie(refreshToken, path, lifetime) } });
}

function cookie(value: string, path: string, lifetime: string): string {
  return `backOffice.refresh=${encodeURIComponent(value)}; Path=${path}; HttpOnly; Secure; SameSite=Strict${lifetime}`;
}
