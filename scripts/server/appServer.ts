import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASKED_EACH_TIME, EVERYWHERE, FOREIGN_PAGE_POLICY, type Hosts, KEPT_A_DAY, KEPT_FOR_EVER, LARGEST_BODY, OPENER_POLICY, pageHeaders } from './headers';
import { hostsOf } from './hosts';

interface AppServerOptions {
  /** The folder of the built app. */
  folder: string;
  /** The path under which the app is served, with a slash at both ends. */
  base: string;
  /** Answers requests below `<base>api`, which it gets without that prefix. */
  api: (request: Request) => Response | Promise<Response>;
}

/** Serves the built app and an API on one port: files with their long expiry, `config.json`, and the page for every other address. */
export function appServer({ folder, base, api }: AppServerOptions): Hono {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const app = new Hono();

  app.use(secured);
  app.all(`${base}api/*`, nginxLimit, ({ req }) => api(withoutPrefix(req.raw, `${base}api`)));
  if (base !== '/') app.get(base.slice(0, -1), (context) => context.redirect(base));
  app.get(`${base}index.html`, (context) => context.redirect(base));
  app.use(`${base}*`, async (context, next) => {
    if (context.req.path === base) return next();
    const files = serveStatic({ root: folder, precompressed: true, rewriteRequestPath: (path) => path.slice(base.length - 1) });
    const file = await files(context, next);
    if (file?.ok) file.headers.set('Cache-Control', lifetime(context.req.path.slice(base.length)));
    return file;
  });
  app.get(`${base}assets/*`, (context) => context.text('Not Found', 404));
  // Both files are read for each request, so that a new build or another `config.json` needs no restart.
  app.get(`${base}*`, ({ req }) => {
    const answer = page(read('index.html'), { base, ...hostsOf(read('config.json')) });
    const { name, value, unlessFrom } = OPENER_POLICY;
    if (!unlessFrom.includes(req.header('Sec-Fetch-Site') ?? '')) answer.headers.set(name, value);
    return answer;
  });
  return app;
}

/** Adds the headers of every answer. A page without a policy of its own is not the app's, and gets the strictest one. */
const secured: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(EVERYWHERE)) headers.set(name, value);
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
  if (isPage && !headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', FOREIGN_PAGE_POLICY);
};

/** Refuses a body that exceeds the limit of the documented nginx, whether or not its length is told before. */
const nginxLimit = bodyLimit({ maxSize: LARGEST_BODY * 2 ** 20, onError: ({ body }) => body('Request Entity Too Large', 413) });

function lifetime(path: string): string {
  if (path.startsWith('assets/')) return KEPT_FOR_EVER;
  return path === 'favicon.svg' ? KEPT_A_DAY : ASKED_EACH_TIME;
}

function withoutPrefix(request: Request, prefix: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length) || '/';
  return new Request(url, request);
}

interface PageOptions extends Hosts {
  /** The path under which the app is served, with a slash at both ends. */
  base: string;
}

/** Fills in `index.html`, as whoever serves the app must: with the base path and a fresh nonce. */
function page(template: string, { base, ...hosts }: PageOptions): Response {
  const nonce = randomBytes(16).toString('base64');
  const html = template.replaceAll('__BASE__', base).replaceAll('__CSP_NONCE__', nonce);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders(nonce, hosts) } });
}
