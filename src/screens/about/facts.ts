import type { Config } from '@/config/Config';
import type { Language } from '@/i18n/language';

/** A fact that the About page shows, in its order; the label is `facts.<key>` in the namespace `about`. */
export type Fact = readonly [key: 'version' | 'platform' | 'environment' | 'on' | 'off' | 'permissions' | 'language' | 'theme' | 'browser' | 'screen' | 'timeZone', value: string];

interface Situation {
  version: string;
  config: Config;
  /** The number of the operator's rights, as a list of them would reveal who they are. */
  permissions: number;
  language: Language;
  /** The name of the theme, as the page shows it. */
  theme: string;
  environment: string | undefined;
  window: Pick<Window, 'navigator' | 'screen' | 'innerWidth' | 'innerHeight' | 'devicePixelRatio'>;
}

/**
 * The facts that somebody who helps needs to know, without any personal data: no name, no identifier, no address of a page, which may contain both. An address of
 * the platform is cut after its path.
 */
export function facts({ version, config, permissions, language, theme, environment, window }: Situation): Fact[] {
  const { navigator, screen, innerWidth, innerHeight, devicePixelRatio } = window;
  const { origin, pathname } = new URL(config.apiUrl);
  return [
    ['version', version],
    ['platform', `${origin}${pathname}`],
    ...(environment === undefined ? [] : [['environment', environment] as const]),
    ['on', namesOf(config, true)],
    ['off', namesOf(config, false)],
    ['permissions', `${permissions}`],
    ['language', `${language} (${navigator.languages.join(', ')})`],
    ['theme', theme],
    ['browser', navigator.userAgent],
    ['screen', `${screen.width} × ${screen.height}, ${innerWidth} × ${innerHeight}, ${devicePixelRatio}`],
    ['timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone],
  ];
}

/** The names of these settings in `config.json`, which is what somebody who helps will look for. */
function namesOf({ settings }: Config, isOn: boolean): string {
  const names = Object.entries(settings).filter(([, value]) => value === isOn);
  return names.map(([name]) => name).join(', ') || '–';
}
