import { appBase } from './appBase';
import { wantedAddress } from './wantedAddress';

/** Session storage, while the visitor is at the external login page: the address they first asked for, filters and all. */
const ASKED_KEY = 'backOffice.askedBeforeLogin';

/** Local storage: visitors of this app sign in elsewhere. `boot.js` then paints no form that would be taken away at once. */
const EXTERNAL_KEY = 'backOffice.externalLogin';

/** The parameter of `loginUrl` that says where to come back to (scripts/deploy/README.md). */
const RETURN_PARAMETER = 'returnTo';

/** Tells the next visit, before the configuration is read, whether there is an external login page. */
export function rememberExternalLogin(loginUrl: string | undefined): void {
  if (loginUrl) localStorage.setItem(EXTERNAL_KEY, 'true');
  else localStorage.removeItem(EXTERNAL_KEY);
}

/**
 * The address of the external login page, which is told where to come back to: always a page of this app, and without its query, as filters
 * hold names that are nobody else's business.
 */
export function externalLoginAddress(loginUrl: string, asked: string): string {
  const { pathname } = new URL(asked, window.location.origin);
  const address = new URL(loginUrl);
  address.searchParams.set(RETURN_PARAMETER, window.location.origin + pathname);
  return address.href;
}

/** To call on the way to the external login page. */
export function keepAsked(): void {
  sessionStorage.setItem(ASKED_KEY, askedAddress());
}

/** This tab has been at the external login page, and has not been signed in since. */
export function hasAskedElsewhere(): boolean {
  return sessionStorage.getItem(ASKED_KEY) !== null;
}

/** The address that the visitor asked for, once: when they come back to its page. */
export function takeAsked(): string | undefined {
  const asked = keptFor(window.location.pathname);
  sessionStorage.removeItem(ASKED_KEY);
  return asked;
}

/** What is asked for now: the page in the address bar, with the query that was left behind in this tab. */
export function askedAddress(): string {
  const { pathname, search, hash } = window.location;
  if (pathname === `${appBase()}login`) return wantedAddress() ?? appBase();
  return keptFor(pathname) ?? `${pathname}${search}${hash}`;
}

/** What was kept is about this very page, or about none. */
function keptFor(pathname: string): string | undefined {
  const kept = sessionStorage.getItem(ASKED_KEY);
  return kept !== null && new URL(kept, window.location.origin).pathname === pathname ? kept : undefined;
}
