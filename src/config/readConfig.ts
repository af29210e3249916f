import { ACCESSIBILITY_STATUSES, DEFAULT_CONFIG, DEFAULT_SETTINGS, PART_OF, type Config, type Setting, type Settings } from './Config';
import { ConfigReader } from './ConfigReader';
import type { ConfigMistake } from './ConfigMistake';
import { PLATFORM_FAULTS } from './platformFaults';

export type ConfigReading = { config: Config } | { mistakes: ConfigMistake[] };

/** Every key that `config.json` may have. */
export const CONFIG_KEYS = [
  'apiUrl',
  'dataUrl',
  'siteUrl',
  'sessionDuration',
  'platformLanguage',
  'loginUrl',
  'loginDelegateUrl',
  'title',
  'subtitle',
  'logoUrl',
  'theme',
  'darkTheme',
  'idempotencyKeys',
  'refreshCookie',
  'dashboard',
  'analytics',
  'mapTiles',
  'adminButtonUrl',
  'environment',
  'supportEmail',
  'supportUrl',
  'helpUrl',
  'legalUrl',
  'accessibilityUrl',
  'accessibilityStatus',
  'errorReportUrl',
  'settings',
] as const;

/** The addresses without a default value. */
const ADDRESSES = ['siteUrl', 'loginUrl', 'logoUrl', 'adminButtonUrl', 'supportUrl', 'helpUrl', 'legalUrl', 'accessibilityUrl', 'errorReportUrl'] as const;

/**
 * Reads the text of `config.json`, and gives either a whole configuration or every mistake of the file at once. `baseUrl` is the absolute address of the app's
 * base: addresses are resolved against it as a browser resolves a link, so `api` is below the app and `/api` at the root of its host.
 */
export function readConfigText(text: string, baseUrl: string): ConfigReading {
  try {
    return readConfig(JSON.parse(text), baseUrl);
  } catch (error) {
    return { mistakes: [{ path: '', key: 'notJson', params: { reason: error instanceof Error ? error.message : '' } }] };
  }
}

/** Reads the configuration from parsed JSON. An absent key takes its default (specification 9.21 to 9.40). */
export function readConfig(json: unknown, baseUrl: string): ConfigReading {
  const root = new ConfigReader(json, '', baseUrl);
  root.allow(CONFIG_KEYS);
  const apiUrl = withoutTrailingSlash(root.url('apiUrl') ?? root.missing('apiUrl'));
  const config: Config = {
    apiUrl,
    dataUrl: withoutTrailingSlash(root.url('dataUrl') ?? `${apiUrl}/upload`),
    sessionDuration: root.positive('sessionDuration') ?? DEFAULT_CONFIG.sessionDuration,
    platformLanguage: root.text('platformLanguage') ?? DEFAULT_CONFIG.platformLanguage,
    title: root.localisedText('title') ?? DEFAULT_CONFIG.title,
    subtitle: root.localisedText('subtitle') ?? DEFAULT_CONFIG.subtitle,
    theme: readTheme(root.object('theme')),
    darkTheme: root.oneOf('darkTheme', [true, false, 'system']) ?? DEFAULT_CONFIG.darkTheme,
    idempotencyKeys: root.oneOf('idempotencyKeys', [true, false]) ?? (isOfOrigin(apiUrl, baseUrl) || DEFAULT_CONFIG.idempotencyKeys),
    refreshCookie: root.oneOf('refreshCookie', [true, false]) ?? DEFAULT_CONFIG.refreshCookie,
    dashboard: readDashboard(root.object('dashboard')),
    analytics: readAnalytics(root.object('analytics')),
    settings: readSettings(root.object('settings')),
    ...Object.assign({}, ...ADDRESSES.map((key) => present(key, root.url(key)))),
    ...present('loginDelegateUrl', root.siteUrl('loginDelegateUrl')),
    ...present('mapTiles', readMapTiles(root)),
    ...present('environment', readEnvironment(root)),
    ...present('supportEmail', root.email('supportEmail')),
    ...present('accessibilityStatus', root.oneOf('accessibilityStatus', ACCESSIBILITY_STATUSES)),
  };
  return root.mistakes.length > 0 ? { mistakes: root.mistakes } : { config };
}

function readTheme(theme: ConfigReader): Config['theme'] {
  theme.allow(['primary', 'secondary']);
  return {
    primary: theme.colour('primary') ?? DEFAULT_CONFIG.theme.primary,
    secondary: theme.colour('secondary') ?? DEFAULT_CONFIG.theme.secondary,
  };
}

function readDashboard(dashboard: ConfigReader): Config['dashboard'] {
  dashboard.allow(['url', 'instance', 'generalId', 'communityId']);
  return {
    ...present('url', dashboard.url('url')),
    ...present('instance', dashboard.text('instance')),
    ...present('generalId', dashboard.text('generalId')),
    ...present('communityId', dashboard.text('communityId')),
  };
}

function readAnalytics(analytics: ConfigReader): Config['analytics'] {
  analytics.allow(['url', 'types']);
  return { ...present('url', analytics.url('url')), types: analytics.object('types').texts() };
}

/** A background without its attribution is refused, because providers ask to be credited. */
function readMapTiles(root: ConfigReader): Config['mapTiles'] {
  if (!root.has('mapTiles')) return undefined;
  const tiles = root.object('mapTiles');
  tiles.allow(['url', 'attribution']);
  return {
    url: tiles.tileUrl('url') ?? tiles.missing('url'),
    attribution: tiles.text('attribution') ?? tiles.missing('attribution'),
  };
}

function readEnvironment(root: ConfigReader): Config['environment'] {
  if (!root.has('environment')) return undefined;
  const environment = root.object('environment');
  environment.allow(['name', 'colour']);
  const name = environment.localisedText('name') ?? { fr: environment.missing('name') };
  return { name, colour: environment.colour('colour') ?? DEFAULT_CONFIG.environmentColour };
}

function readSettings(settings: ConfigReader): Settings {
  const names = Object.keys(DEFAULT_SETTINGS) as Setting[];
  settings.allow([...names, 'mended']);
  const said = Object.fromEntries(names.map((name) => [name, settings.oneOf(name, [true, false]) ?? DEFAULT_SETTINGS[name]])) as Record<Setting, boolean>;
  const inForce = Object.fromEntries(names.map((name) => [name, said[name] && said[PART_OF[name] ?? name]])) as Record<Setting, boolean>;
  return { ...inForce, ...present('mended', settings.listOf('mended', PLATFORM_FAULTS)) };
}

/** Leaves out the key of an absent value, as `exactOptionalPropertyTypes` asks. */
function present<Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [key in Name]: Value });
}

/** Whether an address is on the app's origin, where no CORS can refuse our header. */
function isOfOrigin(url: string, baseUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
