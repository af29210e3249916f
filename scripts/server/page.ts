import { randomBytes } from 'node:crypto';

interface PageOptions {
  /** The path the app is served under, with a slash at both ends. */
  base: string;
  /** Origins that the deployment's configuration names, besides our own. */
  connect: readonly string[];
  images: readonly string[];
  /** Whose pages are shown inside ours. */
  frames: readonly string[];
}

/** What whoever serves the app must do with `index.html`: say where it stands and give it a fresh nonce (design 6 and 10). */
export function page(template: string, options: PageOptions): Response {
  const nonce = randomBytes(16).toString('base64');
  const html = template.replaceAll('__BASE__', options.base).replaceAll('__CSP_NONCE__', nonce);
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(nonce, options),
      'Referrer-Policy': 'same-origin',
    },
  });
}

/** Scripts, styles and calls from here and from the hosts of the configuration only; images of the grid are `data:` addresses. */
export function contentSecurityPolicy(nonce: string, { connect, images, frames }: Omit<PageOptions, 'base'>): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    "worker-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
