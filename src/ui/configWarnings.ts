import type { Config } from '@/config/Config';
import type { ConfigMistake } from '@/config/ConfigMistake';
import { MINIMUM_CONTRAST } from '@/config/contrast';
import { contrastOnLight } from './schemeColours';

/** What the app can live with, and whoever deploys it should know: said in the console at boot, and on the About page. */
export function configWarnings({ theme, settings, adminButtonUrl, dashboard }: Config): ConfigMistake[] {
  const warnings: ConfigMistake[] = [];
  for (const name of ['primary', 'secondary'] as const) {
    const found = contrastOnLight(theme[name]);
    if (found >= MINIMUM_CONTRAST) continue;
    warnings.push({ path: `theme.${name}`, key: 'lowContrast', params: { found: floored(found), expected: `${MINIMUM_CONTRAST}` } });
  }
  if (settings.adminButton && !adminButtonUrl) warnings.push(neededBy('adminButtonUrl', 'settings.adminButton'));
  if (settings.dashboardDisplay && !dashboard.url) warnings.push(neededBy('dashboard.url', 'settings.dashboardDisplay'));
  return warnings;
}

/** "4.5 found, 4.5 expected" would explain nothing. */
function floored(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function neededBy(path: string, setting: string): ConfigMistake {
  return { path, key: 'neededBy', params: { setting } };
}
