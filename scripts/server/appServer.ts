import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostsOf } from './hosts';
import { page } from './page';

interface AppServerOptions {
  /** The built app: a folder. */
  folder: string;
  /** The path the app is served under, with a slash at both ends. */
  base: string;
  /** Answers what is asked below `<base>api`, with that prefix taken off. */
  api: (request: Request) => Response | Promise<Response>;
}

/** The built app and an API on one port: files with their far-away expiry, `config.json`, and the page for every other address. */
export function appServer({ folder, base, api }: AppServerOptions): Hono {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const hosts = hostsOf(readFileSync(join(folder, 'config.json'), 'utf8'));
  const app = new Hono();

  app.all(`${base}api/*`, ({ req }) => api(withoutPrefix(req.raw, `${base}api`)));
  app.use(`${base}assets/*`, async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.get(`${base}index.html`, (context) => context.redirect(base));
  app.use(`${base}*`, async (context, next) => {
    if (context.req.path === base) return next();
    const files = serveStatic({ root: folder, precompressed: true, rewriteRequestPath: (path) => path.slice(base.length - 1) });
    return files(context, next);
  });
  app.get(`${base}assets/*`, (context) => context.text('Not Found', 404));
  app.get(`${base}*`, () => page(template, { base, ...hosts }));
  return app;
}

function withoutPrefix(request: Request, prefix: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length) || '/';
  return new Request(url, request);
}
