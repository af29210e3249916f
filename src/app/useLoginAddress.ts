import { useEffect } from 'react';
import type { Config } from '@/config/Config';
import type { SessionState } from '@/session/Session';
import { appBase } from './appBase';

/** Kept in the history's entry of the login page, so that a reload does not forget it. */
interface LoginEntry {
  /** The address first asked. */
  wanted?: string;
}

/**
 * Puts `/login` in the address bar while nobody is signed in, and remembers the address first asked (specification section 2, ux Q3).
 * An operator who left on purpose starts from the home page.
 */
export function useLoginAddress(config: Config | undefined, state: SessionState | undefined): void {
  const signedOut = state?.status === 'signedOut';
  const leftOnPurpose = signedOut && state.reason?.kind === 'byOperator';

  useEffect(() => {
    if (!config || !signedOut) return;
    if (config.loginUrl && config.loginUrl !== window.location.href) window.location.replace(config.loginUrl);
    else enterLogin(leftOnPurpose);
  }, [config, signedOut, leftOnPurpose]);
}

function enterLogin(leftOnPurpose: boolean): void {
  const login = `${appBase()}login`;
  const { pathname, search, hash } = window.location;
  if (pathname === login) return;
  const entry: LoginEntry = leftOnPurpose ? {} : { wanted: `${pathname}${search}${hash}` };
  window.history.replaceState(entry, '', login);
}

/**
 * The address first asked, while the login page is shown in its place. History entries and addresses such as `//elsewhere/` may be
 * anybody's: what does not stay inside the app is dropped.
 */
export function wantedAddress(): string | undefined {
  const { wanted } = (window.history.state ?? {}) as { wanted?: unknown };
  if (typeof wanted !== 'string' || !URL.canParse(wanted, window.location.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, window.location.href);
  const isInside = origin === window.location.origin && pathname.startsWith(appBase());
  return isInside ? `${pathname}${search}${hash}` : undefined;
}

/** Goes back to the address first asked; to call before the router reads where it stands. Without effect anywhere but on `/login`. */
export function leaveLogin(): void {
  if (window.location.pathname !== `${appBase()}login`) return;
  window.history.replaceState(null, '', wantedAddress() ?? appBase());
}
