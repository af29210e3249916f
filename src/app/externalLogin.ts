import { appBase } from './appBase';
import { wantedAddress } from './wantedAddress';

/** A key of the session storage while the visitor is at the external login page: the address they first asked for, filters included. */
const ASKED_KEY = 'backOffice.askedBeforeLogin';

/** A key of the local storage: visitors of this app sign in on another page. `boot.js` then paints no login form, which would be removed at once. */
const EXTERNAL_KEY = 'backOffice.externalLogin';

/** The parameter of `loginUrl` that holds the address to come back to (scripts/deploy/README.md). */
const RETURN_PARAMETER = 'returnTo';

/** Remembers for the next visit, before its configuration is read, whether there is an external login page. */
export function rememberExternalLogin(loginUrl: string | undefined): void {
  if (loginUrl) localStorage.setItem(EXTERNAL_KEY, 'true');
  else localStorage.removeItem(EXTERNAL_KEY);
}

/** The address of the external login page, with the address to come back to: always a page of this app, and without its query, since filters may hold names of persons. */
export function externalLoginAddress(loginUrl: string, asked: string): string {
  const { pathname } = new URL(asked, window.location.origin);
  const address = new URL(loginUrl);
  address.searchParams.set(RETURN_PARAMETER, window.location.origin + pathname);
  return address.href;
}

/** Keeps the address asked for; called on the way to the external login page. */
export function keepAsked(): void {
  sessionStorage.setItem(ASKED_KEY, askedAddress());
}

/** Whether this tab has been at the external login page and has not been signed in since. */
export function hasAskedElsewhere(): boolean {
  return sessionStorage.getItem(ASKED_KEY) !== null;
}

/** Returns the address that the visitor asked for, and forgets it; given only when they come back to its page. */
export function takeAsked(): string | undefined {
  const asked = keptFor(window.location.pathname);
  sessionStorage.removeItem(ASKED_KEY);
  return asked;
}

/** The address asked for now: the page in the address bar, with the query that this tab kept for it. */
export function askedAddress(): string {
  const { pathname, search, hash } = window.location;
  if (pathname === `${appBase()}login`) return wantedAddress() ?? appBase();
  return keptFor(pathname) ?? `${pathname}${search}${hash}`;
}

/** The address that was kept, if it is of this page. */
function keptFor(pathname: string): string | undefined {
  const kept = sessionStorage.getItem(ASKED_KEY);
  return kept !== null && new URL(kept, window.location.origin).pathname === pathname ? kept : undefined;
}
