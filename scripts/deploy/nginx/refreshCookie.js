// For nginx's module njs, which knows neither destructuring nor `for … of`. Keeps the refresh token of an operator in a cookie that scripts cannot
// read. When a page asks for that by the header `X-Refresh-Cookie`, the token is taken out of the answer to a log-in, and put into the request for a
// renewal. `scripts/server/refreshCookie.ts` does the same.
const FOUND = /(?:^|;\s*)backOffice\.refresh=([^;]+)/;

/** How long the cookie lives, in seconds: as long as the platform keeps the token. */
const LIFETIME = 2592000;

async function exchange(r) {
  const wanted = r.headersIn['X-Refresh-Cookie'];
  const isRenewal = r.uri.endsWith('/token/refresh');
  const token = tokenIn(r.headersIn['Cookie'] || '');
  if (wanted && isRenewal && !token) {
    r.headersOut['Content-Type'] = 'application/json';
    r.return(401, '{"code":401,"message":"An authentication exception occurred."}');
    return;
  }
  const body = wanted && isRenewal ? JSON.stringify({ refreshToken: token }) : r.requestText || '';
  const answer = await r.subrequest(`/_platform/${isRenewal ? 'token/refresh' : 'login'}`, { method: r.method, args: r.variables.args || '', body: body });
  ['Content-Type', 'Retry-After'].forEach((name) => {
    if (answer.headersOut[name]) r.headersOut[name] = answer.headersOut[name];
  });
  r.return(answer.status, wanted ? withoutToken(r, answer.responseText, wanted) : answer.responseText);
}

/** The token in the cookie. One that cannot be read is none: another host of the domain may have set it. */
function tokenIn(cookies) {
  const found = FOUND.exec(cookies);
  try {
    return found ? decodeURIComponent(found[1]) : '';
  } catch (_error) /* oxlint-disable-line no-unused-vars -- njs asks for a name */ {
    return '';
  }
}

/** The answer without its refresh token. An answer that holds none stays as it is. */
function withoutToken(r, text, wanted) {
  let pair;
  try {
    pair = JSON.parse(text);
  } catch (_error) /* oxlint-disable-line no-unused-vars -- njs asks for a name */ {
    return text;
  }
  if (!pair || typeof pair.refreshToken !== 'string') return text;
  const lifetime = wanted === 'session' ? '' : `; Max-Age=${LIFETIME}`;
  r.headersOut['Set-Cookie'] = [`backOffice.refresh=${encodeURIComponent(pair.refreshToken)}; Path=${r.variables.refresh_cookie_path}; HttpOnly; Secure; SameSite=Strict${lifetime}`];
  delete pair.refreshToken;
  return JSON.stringify(pair);
}

// oxlint-disable-next-line import/no-default-export -- njs knows no other.
export default { exchange };
