import { useEffect, useState } from 'react';
import type { Config } from '@/config/Config';
import type { SessionState } from '@/session/Session';
import { appBase } from './appBase';
import { askedAddress, externalLoginAddress, hasAskedElsewhere, keepAsked, takeAsked } from './externalLogin';
import { wantedAddress } from './wantedAddress';

/** The state in the history entry of the login page, so that a reload does not lose it. */
interface LoginEntry {
  /** The address that was first asked for. */
  wanted?: string;
  /** What the router keeps with that page in the history, such as the queue of a record. */
  page?: unknown;
}

interface LoginWays {
  /** Whether the page is about to go to the external login page. */
  isLeaving: boolean;
  /** The address of the external login page, where there is one. */
  external: string | undefined;
}

/**
 * Puts `/login` in the address bar while nobody is signed in, and remembers the address first asked (specification 2.98).
 * An operator who left on purpose starts from the home page.
 *
 * Whoever arrives where the configuration names an external login page goes there instead. Whoever comes back from it without a session,
 * and whoever has just been signed out, stays here, with the reason and the way to go there: no loop, and no sign-in by a page that
 * remembers them right after they left.
 */
export function useLoginAddress(config: Config | undefined, state: SessionState | undefined): LoginWays {
  const [isBack] = useState(hasAskedElsewhere);
  const signedOut = state?.status === 'signedOut';
  const reason = signedOut ? state.reason : undefined;
  const leftOnPurpose = reason?.kind === 'byOperator';
  const external = config?.loginUrl && externalLoginAddress(config.loginUrl, leftOnPurpose ? appBase() : askedAddress());
  const isLeaving = Boolean(external) && signedOut && !reason && !isBack;

  useEffect(() => {
    if (!config || !signedOut) return;
    if (!external || !isLeaving) return enterLogin(leftOnPurpose);
    keepAsked();
    // Removes the query from the address first: the browser tells a login page of the same origin where the visitor came from (`Referrer-Policy: same-origin`).
    window.history.replaceState(null, '', window.location.pathname);
    window.location.replace(external);
  }, [config, signedOut, leftOnPurpose, external, isLeaving]);

  return { isLeaving, external };
}

function enterLogin(leftOnPurpose: boolean): void {
  const login = `${appBase()}login`;
  if (window.location.pathname === login) return;
  const entry: LoginEntry = leftOnPurpose ? {} : { wanted: askedAddress(), page: window.history.state };
  window.history.replaceState(entry, '', login);
}

/** Goes back to the page first asked for, as it was left. Called before the router reads the current address. */
export function leaveLogin(): void {
  const isOurs = window.location.pathname === `${appBase()}login`;
  const asked = takeAsked();
  const wanted = isOurs ? (wantedAddress() ?? appBase()) : asked;
  const { page = null } = (window.history.state ?? {}) as LoginEntry;
  if (wanted !== undefined) window.history.replaceState(page, '', wanted);
}
