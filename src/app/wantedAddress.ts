import { appBase } from './appBase';

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
