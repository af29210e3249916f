import { randomBytes } from 'node:crypto';
import { type Hosts, pageHeaders } from './headers';

interface PageOptions extends Hosts {
  /** The path under which the app is served, with a slash at both ends. */
  base: string;
}

/** Fills in `index.html`, as whoever serves the app must: with the base path and a fresh nonce. */
export function page(template: string, { base, ...hosts }: PageOptions): Response {
  const nonce = randomBytes(16).toString('base64');
  const html = template.replaceAll('__BASE__', base).replaceAll('__CSP_NONCE__', nonce);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders(nonce, hosts) } });
}
