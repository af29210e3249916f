/** What every server of the app says beside the files: `npm start`, and the nginx of a deployment. */

/** The hosts, other than the page's own, that a deployment's configuration names. */
export interface Hosts {
  connect: readonly string[];
  images: readonly string[];
  /** Whose pages are shown inside ours. */
  frames: readonly string[];
}

/** No answer is taken for something else than it says. */
export const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff' } as const;

/** A page that is not the app's, such as an error of the API, may do nothing. */
export const FOREIGN_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The names of assets change with their content. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** A browser would ask for the icon of each address. */
export const KEPT_A_DAY = 'public, max-age=86400';

/** What a deployment may change at any time under the same name. */
export const ASKED_EACH_TIME = 'no-cache';

/** In megabytes, of what is sent to the platform: a file to import and several pictures. */
export const LARGEST_BODY = 64;

/** Of the app's page. Other windows have no hold on it, and what it never uses is switched off for what it shows inside. */
export function pageHeaders(nonce: string, hosts: Hosts): Record<string, string> {
  return {
    'Cache-Control': ASKED_EACH_TIME,
    'Content-Security-Policy': contentSecurityPolicy(nonce, hosts),
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Scripts, styles and calls from here and from the hosts of the configuration only; images of the grid are `data:` addresses. */
export function contentSecurityPolicy(nonce: string, { connect, images, frames }: Hosts): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    "worker-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    // A document that was read is shown from a `blob:` address, which has this same policy.
    ['frame-src', 'blob:', ...frames].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Their rules are in `src/ui`; 'default' is that of the libraries.
    'trusted-types default read-apart sanitised',
  ].join('; ');
}
