import type { Config } from '@/config/Config';
import type { Language } from '@/i18n/language';

/** What the About page says of the app as it runs here, in its order; its words are `facts.<key>` in the namespace `about`. */
export type Fact = readonly [key: 'version' | 'platform' | 'environment' | 'on' | 'off' | 'permissions' | 'language' | 'theme' | 'browser' | 'screen' | 'timeZone', value: string];

interface Situation {
  version: string;
  config: Config;
  /** How many rights the operator holds: which ones would say who they are. */
  permissions: number;
  language: Language;
  /** As the page calls it. */
  theme: string;
  environment: string | undefined;
  window: Pick<Window, 'navigator' | 'screen' | 'innerWidth' | 'innerHeight' | 'devicePixelRatio'>;
}

/**
 * What whoever helps needs to know, and nothing about anybody: no name, no identifier, no address of a page, which may hold both. An
 * address of the platform is said without what may follow its path.
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

/** As `config.json` calls them: that is what whoever helps will look for. */
function namesOf({ settings }: Config, isOn: boolean): string {
  const names = Object.entries(settings).filter(([, value]) => value === isOn);
  return names.map(([name]) => name).join(', ') || '–';
}
