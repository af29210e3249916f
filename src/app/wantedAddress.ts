import { appBase } from './appBase';

/**
 * The address first asked for, while the login page is shown in its place. Anybody could write a history entry, or an address such as `//elsewhere/`: an
 * address outside the app is ignored.
 */
export function wantedAddress(): string | undefined {
  const { wanted } = (window.history.state ?? {}) as { wanted?: unknown };
  if (typeof wanted !== 'string' || !URL.canParse(wanted, window.location.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, window.location.href);
  const isInside = origin === window.location.origin && pathname.startsWith(appBase());
  return isInside ? `${pathname}${search}${hash}` : undefined;
}
