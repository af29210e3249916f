import type { PlatformFaultName } from './platformFaults';

/**
 * The runtime configuration: what a deployment says in `config.json`.
 * Read and checked once at boot by `loadConfig`; never changed afterwards.
 */
export interface Config {
  /** The platform's REST API: an absolute address without a trailing slash (`config.json` may give it relative to the app's base). */
  apiUrl: string;
  /** Where uploaded images live when the API gives relative addresses; `<apiUrl>/upload` unless said (contract images.upload). */
  dataUrl: string;
  /** The public site, which draws those who have no picture: their addresses are paths without a host. */
  siteUrl?: string;
  /** Seconds without activity after which the session ends. */
  sessionDuration: number;
  /** The language that the platform's own texts are written in, as a code (`fr`). */
  platformLanguage: string;
  /**
   * Where visitors sign in, when it is not here: they are sent there with the address to come back to in `loginReturnParameter`. It writes both
   * tokens under the names that `src/api/tokens.ts` documents.
   */
  loginUrl?: string;
  /** Where the public site lets an operator in as somebody else, once they have typed their own password there (contract session.delegation). */
  loginDelegateUrl?: string;
  title: LocalisedText;
  subtitle: LocalisedText;
  logoUrl?: string;
  theme: { primary: string; secondary: string };
  /** `system` follows the device until the operator chooses. */
  darkTheme: boolean | 'system';
  /** Every command names itself in the header `Idempotency-Key`, so that what stands before the API can tell one that comes again. */
  idempotencyKeys: boolean;
  /** The refresh token stays in a cookie that no script reads: what stands before the API, on the origin of the app, keeps it there. */
  refreshCookie: boolean;
  /** Of the external dashboard. */
  dashboard: { url?: string; instance?: string; generalId?: string; communityId?: string };
  /** The application that draws the figures of the dashboards inside the back office. */
  analytics: {
    /** Where it is: only pages from there are shown inside ours. Without it they open in another tab. */
    url?: string;
    /** By entity, which of the platform's analytics its dashboard shows; `summary` unless said. */
    types: Readonly<Record<string, string>>;
  };
  /** The background of maps, from a provider of the deployment's choice; without it they show markers alone. */
  mapTiles?: {
    /** With `{z}`, `{x}`, `{y}`, and `{s}` or `{r}` where the provider has them. */
    url: string;
    /** Whom it is owed to, as the provider asks: text with links, in HTML. */
    attribution: string;
  };
  /** The partner's administration, behind the home page's button. */
  adminButtonUrl?: string;
  /** Said on every page and in the tab's title, so that a copy is not taken for the real platform. Its colour is that of the banner. */
  environment?: { name: LocalisedText; colour: string };
  /** Whom operators write to, or the page where they ask. */
  supportEmail?: string;
  supportUrl?: string;
  helpUrl?: string;
  /** The legal notice. */
  legalUrl?: string;
  /** The statement that the law asks of public bodies. */
  accessibilityUrl?: string;
  /** How much of the app conforms, which the same law asks to be said in the words of the link to that statement. */
  accessibilityStatus?: AccessibilityStatus;
  /** Where failures of the app are reported to, without a word of what was on screen; none are unless it is said. */
  errorReportUrl?: string;
  settings: Settings;
}

export type Settings = Readonly<Record<Setting, boolean>> & {
  /** Faults of the platform that the one of this deployment has no more. */
  readonly mended?: readonly PlatformFaultName[];
};

/** The other sites of the deployment, below whose address an action may lead: see `src/actions/visit.ts`. */
export const SITES = ['loginDelegateUrl'] as const satisfies readonly (keyof Config)[];

export type Site = (typeof SITES)[number];

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

/** Parts of a module, which are off with it. */
export const PART_OF: Partial<Record<Setting, Setting>> = { solidaryTransport: 'solidary' };

/** What a deployment that says nothing gets; only `apiUrl` must be said. */
export const DEFAULT_CONFIG = {
  sessionDuration: 3600,
  platformLanguage: 'fr',
  darkTheme: false,
  /** Of an API on another origin, whose CORS may refuse the header; on the app's own they are sent. */
  idempotencyKeys: false,
  refreshCookie: false,
  title: { fr: 'Back-office mobilité', en: 'Mobility back office' },
  subtitle: { fr: 'Administration', en: 'Administration' },
  theme: { primary: '#1f5f8b', secondary: '#2e6f40' },
  environmentColour: '#8a5300',
  analytics: { types: {} },
} as const satisfies Partial<Config> & { environmentColour: string };
