import type { PlatformFaultName } from './platformFaults';

/**
 * The runtime configuration: what a deployment says in `config.json`.
 * Read and checked once at boot by `loadConfig`; never changed afterwards.
 */
export interface Config {
  /** The platform's REST API: an absolute address without a trailing slash (`config.json` may give it relative to the app's base). */
  apiUrl: string;
  /** Where uploaded images are when the API gives relative addresses; `<apiUrl>/upload` by default (contract images.upload). */
  dataUrl: string;
  /** The address of the public site, which draws the pictures of users who have none: the API gives their addresses as paths without a host. */
  siteUrl?: string;
  /** The seconds without activity after which the session ends. */
  sessionDuration: number;
  /** The language of the platform's own texts, as a code (`fr`). */
  platformLanguage: string;
  /**
   * The page where visitors sign in, when that is not this app. They are sent there with the address to come back to in the parameter `returnTo`. That page
   * writes both tokens under the names that `src/api/tokens.ts` documents.
   */
  loginUrl?: string;
  /** The page of the public site that signs an operator in as another user, after they have typed their own password there (contract session.delegation). */
  loginDelegateUrl?: string;
  title: LocalisedText;
  subtitle: LocalisedText;
  logoUrl?: string;
  theme: { primary: string; secondary: string };
  /** `system` follows the device until the operator chooses. */
  darkTheme: boolean | 'system';
  /** Whether every command carries a unique `Idempotency-Key` header, by which a proxy in front of the API recognises a command that is sent twice. */
  idempotencyKeys: boolean;
  /** Whether the refresh token stays in a cookie that no script can read. A proxy in front of the API, on the app's origin, keeps it there. */
  refreshCookie: boolean;
  /** The parts of the address of the external dashboard. */
  dashboard: { url?: string; instance?: string; generalId?: string; communityId?: string };
  /** The application that draws the figures of the dashboards inside the back office. */
  analytics: {
    /** The address of that application: only pages below it are shown inside ours. Without it, they open in another tab. */
    url?: string;
    /** Which of the platform's analytics the dashboard of each entity shows; `summary` by default. */
    types: Readonly<Record<string, string>>;
  };
  /** The background of maps, from a provider that the deployment chooses; without one, maps show markers only. */
  mapTiles?: {
    /** The address of a tile, with `{z}`, `{x}`, `{y}`, and `{s}` or `{r}` where the provider has them. */
    url: string;
    /** The credit that the provider asks for: text with links, in HTML. */
    attribution: string;
  };
  /** The address of the partner's administration, which a button of the home page opens. */
  adminButtonUrl?: string;
  /** The name of the environment, shown on every page and in the tab's title, so that a copy is not taken for the real platform, and the colour of its banner. */
  environment?: { name: LocalisedText; colour: string };
  /** The address that operators write to; `supportUrl` is a page where they ask for help instead. */
  supportEmail?: string;
  supportUrl?: string;
  helpUrl?: string;
  /** The address of the legal notice. */
  legalUrl?: string;
  /** The address of the accessibility statement that the law asks of public bodies. */
  accessibilityUrl?: string;
  /** How much of the app conforms. The same law wants it said in the text of the link to that statement. */
  accessibilityStatus?: AccessibilityStatus;
  /** The address that failures of the app are reported to, without anything that was on screen; without an address, nothing is reported. */
  errorReportUrl?: string;
  settings: Settings;
}

export type Settings = Readonly<Record<Setting, boolean>> & {
  /** The faults of the platform that are corrected in this deployment's platform. */
  readonly mended?: readonly PlatformFaultName[];
};

export const ACCESSIBILITY_STATUSES = ['none', 'partial', 'full'] as const;

export type AccessibilityStatus = (typeof ACCESSIBILITY_STATUSES)[number];

/** Text in both languages; French is the fallback. */
export interface LocalisedText {
  fr: string;
  en?: string;
}

/** The yes/no settings, with the defaults of specification 9.21 to 9.40. */
export const DEFAULT_SETTINGS = {
  solidary: true,
  solidaryTransport: true,
  editorial: true,
  campaign: true,
  event: true,
  eventDescriptionRequired: true,
  analytics: true,
  externalJourneys: true,
  community: true,
  communityFreeCarpool: true,
  utcTime: true,
  minorProtection: true,
  export: true,
  extendedExport: true,
  dashboardDisplay: false,
  hitchHiking: false,
  eventCommunity: false,
  eventCommunityRequired: false,
  adminButton: false,
} as const satisfies Record<string, boolean>;

export type Setting = keyof typeof DEFAULT_SETTINGS;

/** The settings that are part of a module, and are off when the module is off. */
export const PART_OF: Partial<Record<Setting, Setting>> = { solidaryTransport: 'solidary' };

/** The defaults of a configuration; only `apiUrl` has none. */
export const DEFAULT_CONFIG = {
  sessionDuration: 3600,
  platformLanguage: 'fr',
  darkTheme: false,
  /** The default where the API is on another origin, whose CORS may refuse the header; on the app's own origin the header is sent. */
  idempotencyKeys: false,
  refreshCookie: false,
  title: { fr: 'Back-office mobilité', en: 'Mobility back office' },
  subtitle: { fr: 'Administration', en: 'Administration' },
  theme: { primary: '#1f5f8b', secondary: '#2e6f40' },
  environmentColour: '#8a5300',
  analytics: { types: {} },
} as const satisfies Partial<Config> & { environmentColour: string };
