/** The headers that every server of the app sends besides the files: `npm start`, and the nginx of a deployment. */

/** The hosts, other than the page's own, that a deployment's configuration names. */
export interface Hosts {
  connect: readonly string[];
  images: readonly string[];
  /** The hosts whose pages are shown inside the app. */
  frames: readonly string[];
}

/** Browsers must not guess another type than the one an answer states. */
export const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff' } as const;

/** The policy of pages that are not the app's, such as an error page of the API: they may load nothing and send no form. */
export const FOREIGN_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For assets, whose names change with their content. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** For icons, which a browser would otherwise request again on each address. */
export const KEPT_A_DAY = 'public, max-age=86400';

/** For files that a deployment may change at any time under the same name. */
export const ASKED_EACH_TIME = 'no-cache';

/** The largest body of a request to the platform, in megabytes: enough for a file to import or several pictures. */
export const LARGEST_BODY = 64;

interface OpenerPolicy {
  name: string;
  value: string;
  unlessFrom: readonly string[];
}

/**
 * The header that takes the page out of the hold of a window that opened it. It is left out where `Sec-Fetch-Site` says that operators came by themselves or from
 * a page of the app: no other site holds the page then, and the header would make the browser start a new process for it.
 */
export const OPENER_POLICY: OpenerPolicy = { name: 'Cross-Origin-Opener-Policy', value: 'same-origin', unlessFrom: ['none', 'same-origin'] };

/** The headers of the app's page, wherever it is opened from. Browser features that it never uses are switched off, also for pages shown inside. */
export function pageHeaders(nonce: string, hosts: Hosts): Record<string, string> {
  return {
    'Cache-Control': ASKED_EACH_TIME,
    'Content-Security-Policy': contentSecurityPolicy(nonce, hosts),
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Allows scripts, styles and calls only from the page's own origin and the configured hosts. `data:` addresses are for the images of the grid. */
export function contentSecurityPolicy(nonce: string, { connect, images, frames }: Hosts): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    "worker-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    // A document that was read is shown from a `blob:` address, which inherits this policy.
    ['frame-src', 'blob:', ...frames].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The policies themselves are in `src/ui`; 'default' is for the libraries.
    'trusted-types default read-apart sanitised',
  ].join('; ');
}
