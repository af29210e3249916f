/** Reads the bodies of the calls that sign in, before any of the platform's own rules apply (contract wire.errors and session.login). */

export function isJson(request: Request): boolean {
  return (request.headers.get('Content-Type') ?? '').includes('json');
}

/** The credentials in a body; undefined when a key is missing or is not a text. A text that no database can store belongs to nobody. */
export async function readCredentials(request: Request): Promise<{ username: string; password: string } | undefined> {
  const { username, password } = await readJson(request);
  return typeof username === 'string' && typeof password === 'string' ? { username: username.replaceAll('\0', '\uFFFD'), password } : undefined;
}

/** The refresh token in the JSON body, the form or the address. */
export async function readRefreshToken(request: Request): Promise<string | undefined> {
  const inAddress = new URL(request.url).searchParams.get('refreshToken');
  const sent = isJson(request) ? (await readJson(request)).refreshToken : new URLSearchParams(await request.text()).get('refreshToken');
  const given = sent ?? inAddress;
  return typeof given === 'string' && given !== '' ? given : undefined;
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await request.text());
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // A body that is not JSON has no keys.
  }
  return {};
}

/** The answer to a body without credentials, which has none of the usual keys of an error. */
export function badRequest(): Response {
  const body = { error: { code: 400, message: 'Bad Request' } };
  return new Response(JSON.stringify(body), { status: 400, headers: { 'Content-Type': 'application/json' } });
}

/** The framework's own page, for a request without the content type of JSON: the platform then sees no attempt to sign in. */
export function unauthorizedPage(): Response {
  const html =
    '<!DOCTYPE html><html><head><title>An Error Occurred: Unauthorized</title></head><body><h1>Oops! An Error Occurred</h1><h2>The server returned a "401 Unauthorized".</h2></body></html>';
  return new Response(html, { status: 401, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
}
