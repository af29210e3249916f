import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { SandboxEnvironment } from '../World';
import { redirectPage } from './errorPage';
import { methodNotAllowed, routeNotFound } from './Refusal';

/**
 * Refuses unknown addresses (404) and unsupported methods (405) before a token is required, as the framework does. An address with a trailing slash
 * is let through for `withoutSlash`.
 */
export function knownAddresses(app: Hono<SandboxEnvironment>): MiddlewareHandler {
  let routes: Route[] | undefined;
  return async (c, next) => {
    routes ??= routesOf(app);
    const methods = methodsOf(routes, c.req.path);
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    if (methods.includes(method) || (method === 'GET' && methodsOf(routes, trimmed(c.req.path)).includes('GET'))) return next();
    throw methods.length > 0 ? methodNotAllowed(c.req.method, c.req.path) : routeNotFound(c.req.method, c.req.path);
  };
}

/** Redirects to the address without the trailing slash. */
export function withoutSlash(c: Context, mountedAt: string): Response {
  const { pathname, search } = new URL(c.req.url);
  return redirectPage(mountedAt + trimmed(pathname) + search);
}

interface Route {
  method: string;
  pattern: RegExp;
}

/** All registered routes except middleware, which accepts every method. */
function routesOf(app: Hono<SandboxEnvironment>): Route[] {
  return app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, pattern: patternOf(path) }));
}

/** The regular expression of a route's path, such as `/admin/users/:id` or `/admin/communities/:id{\\d+}/members`. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => part.replace(/^:[^{]+(?:\{(.+)\})?$/, (_, pattern: string | undefined) => pattern ?? '[^/]+'));
  return new RegExp(`^${parts.join('/')}$`);
}

function methodsOf(routes: readonly Route[], path: string): string[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

function trimmed(path: string): string {
  return path.replace(/\/$/, '');
}
