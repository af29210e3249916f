import type { Config } from '@/config/Config';
import type { ConfigMistake } from '@/config/ConfigMistake';
import { MINIMUM_CONTRAST } from '@/config/contrast';
import { placeIn } from '@/config/placeIn';
import { contrastOnLight } from './schemeColours';

interface Surroundings {
  /** Where the app is. */
  origin: string;
  /** The entities that have a dashboard, where they are known: they come after the first page. */
  dashboards?: readonly string[];
}

/** What the app can live with, and whoever deploys it should know: said in the console at boot, and on the About page. */
export function configWarnings(config: Config, { origin, dashboards }: Surroundings): ConfigMistake[] {
  const { apiUrl, refreshCookie, theme, settings, adminButtonUrl, loginUrl, accessibilityUrl, accessibilityStatus, dashboard, analytics } = config;
  const warnings: ConfigMistake[] = [];
  for (const name of ['primary', 'secondary'] as const) {
    const found = contrastOnLight(theme[name]);
    if (found >= MINIMUM_CONTRAST) continue;
    warnings.push({ path: `theme.${name}`, key: 'lowContrast', params: { found: floored(found), expected: `${MINIMUM_CONTRAST}` } });
  }
  // The storage of a browser, by which the session comes, is that of one origin.
  if (loginUrl && new URL(loginUrl).origin !== origin) warnings.push({ path: 'loginUrl', key: 'otherOrigin', params: { expected: origin } });
  // The cookie is strictly that of one site, and its header asked for by no CORS.
  if (refreshCookie && new URL(apiUrl).origin !== origin) warnings.push({ path: 'refreshCookie', key: 'otherOrigin', params: { expected: origin } });
  if (settings.adminButton && !adminButtonUrl) warnings.push(neededBy('adminButtonUrl', 'settings.adminButton'));
  if (accessibilityStatus && !accessibilityUrl) warnings.push(neededBy('accessibilityUrl', 'accessibilityStatus'));
  if (settings.dashboardDisplay) warnings.push(...dashboardWarnings(dashboard));
  for (const name of Object.keys(analytics.types))
    if (dashboards?.includes(name) === false) warnings.push({ path: `analytics.types.${name}`, key: 'noDashboard', params: { expected: dashboards.join(', ') } });
  return warnings;
}

/** A button that leads nowhere, or to an address with a hole in it. */
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

/** "4.5 found, 4.5 expected" would explain nothing. */
function floored(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function neededBy(path: string, setting: string): ConfigMistake {
  return { path, key: 'neededBy', params: { setting } };
}
