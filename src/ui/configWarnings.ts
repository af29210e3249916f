import type { Config } from '@/config/Config';
import type { ConfigMistake } from '@/config/ConfigMistake';
import { MINIMUM_CONTRAST } from '@/config/contrast';
import { placeIn } from '@/config/placeIn';
import { contrastOnLight } from './schemeColours';

interface Surroundings {
  /** The origin that the app is served from. */
  origin: string;
  /** The entities that have a dashboard; `undefined` until they are known, which is after the first page. */
  dashboards?: readonly string[];
}

/** Mistakes of the configuration that do not stop the app, but that whoever deploys it should know of. They are written to the console at boot and shown on the About page. */
export function configWarnings(config: Config, { origin, dashboards }: Surroundings): ConfigMistake[] {
  const { apiUrl, refreshCookie, theme, settings, adminButtonUrl, loginUrl, accessibilityUrl, accessibilityStatus, dashboard, analytics } = config;
  const warnings: ConfigMistake[] = [];
  for (const name of ['primary', 'secondary'] as const) {
    const found = contrastOnLight(theme[name]);
    if (found >= MINIMUM_CONTRAST) continue;
    warnings.push({ path: `theme.${name}`, key: 'lowContrast', params: { found: floored(found), expected: `${MINIMUM_CONTRAST}` } });
  }
  // The session comes through the browser's storage, which belongs to a single origin.
  if (loginUrl && new URL(loginUrl).origin !== origin) warnings.push({ path: 'loginUrl', key: 'otherOrigin', params: { expected: origin } });
  // The cookie is sent to its own site only, and no CORS answer allows its header.
  if (refreshCookie && new URL(apiUrl).origin !== origin) warnings.push({ path: 'refreshCookie', key: 'otherOrigin', params: { expected: origin } });
  if (settings.adminButton && !adminButtonUrl) warnings.push(neededBy('adminButtonUrl', 'settings.adminButton'));
  if (accessibilityStatus && !accessibilityUrl) warnings.push(neededBy('accessibilityUrl', 'accessibilityStatus'));
  if (settings.dashboardDisplay) warnings.push(...dashboardWarnings(dashboard));
  for (const name of Object.keys(analytics.types))
    if (dashboards?.includes(name) === false) warnings.push({ path: `analytics.types.${name}`, key: 'noDashboard', params: { expected: dashboards.join(', ') } });
  return warnings;
}

/** Warns of a dashboard button that would have no address, or an address with a placeholder that stays empty. */
function dashboardWarnings({ url, ...values }: Config['dashboard']): ConfigMistake[] {
  if (!url) return [neededBy('dashboard.url', 'settings.dashboardDisplay')];
  const places = [
    ['instance', 'instance'],
    ['id', 'generalId'],
    ['id', 'communityId'],
  ] as const;
  const empty = places.filter(([place, name]) => placeIn(place).test(url) && !values[name]);
  return empty.map(([place, name]) => ({ path: `dashboard.${name}`, key: 'placeWithoutValue', params: { place: `{${place}}` } }));
}

/** Rounds down: with ordinary rounding the warning could read "4.5 found, 4.5 expected". */
function floored(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function neededBy(path: string, setting: string): ConfigMistake {
  return { path, key: 'neededBy', params: { setting } };
}
