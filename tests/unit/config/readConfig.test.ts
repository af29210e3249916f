import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '@/api/loadConfig';
import { DEFAULT_SETTINGS, type Config } from '@/config/Config';
import { stands } from '@/config/platformFaults';
import type { ConfigMistake } from '@/config/ConfigMistake';
import { configMistakeText } from '@/config/configMistakeText';
import { readConfig, readConfigText } from '@/config/readConfig';
import errorsEn from '@/i18n/locales/en/errors.json';
import errorsFr from '@/i18n/locales/fr/errors.json';
import { configWarnings } from '@/ui/configWarnings';
import { readResources } from '../../../scripts/resources/readResources';
import sandboxConfig from '../../../src/public/config.json';

const DASHBOARDS = readResources('schemas').entities.flatMap(({ resource }) => (resource.dashboard ? resource.name : []));
const BASE = 'https://admin.test/back/';
const read = (json: unknown) => readConfig(json, BASE) as { config: Config };
const warningsOf = (config: Config) => configWarnings(config, { origin: 'https://admin.test', dashboards: DASHBOARDS });
const mistakesOf = (json: unknown) => (readConfig(json, BASE) as { mistakes: ConfigMistake[] }).mistakes;

describe('the defaults', () => {
  it('are those that the specification gives', () => {
    const { config } = read({ apiUrl: 'https://platform.test' });
    expect(config.sessionDuration).toBe(3600);
    expect(config.darkTheme).toBe(false);
    expect(config.platformLanguage).toBe('fr');
    expect(Object.entries(config.settings).filter(([, on]) => on).map(([name]) => name)).toEqual([
      'solidary',
      'solidaryTransport',
      'editorial',
      'campaign',
      'event',
      'eventDescriptionRequired',
      'analytics',
      'externalJourneys',
      'community',
      'communityFreeCarpool',
      'utcTime',
      'minorProtection',
      'export',
      'extendedExport',
    ]);
    expect(Object.entries(config.settings).filter(([, on]) => !on).map(([name]) => name)).toEqual([
      'dashboardDisplay',
      'hitchHiking',
      'eventCommunity',
      'eventCommunityRequired',
      'adminButton',
    ]);
    expect(warningsOf(config)).toEqual([]);
  });

  it('leave out what has none', () => {
    expect(Object.keys(read({ apiUrl: 'https://platform.test' }).config)).toEqual([
      'apiUrl',
      'dataUrl',
      'sessionDuration',
      'platformLanguage',
      'title',
      'subtitle',
      'theme',
      'darkTheme',
      'idempotencyKeys',
      'refreshCookie',
      'dashboard',
      'analytics',
      'settings',
    ]);
  });
});

describe('an address', () => {
  it.each([
    ['https://platform.test', 'https://platform.test'],
    ['https://platform.test/api/', 'https://platform.test/api'],
    ['/api', 'https://admin.test/api'],
    ['api', 'https://admin.test/back/api'],
  ])('%s is resolved as a link of the app to %s', (apiUrl, resolved) => {
    expect(read({ apiUrl }).config).toMatchObject({ apiUrl: resolved, dataUrl: `${resolved}/upload` });
  });

  it.each(['', 'javascript:alert(1)', 'http://', 'data:text/html,x'])('%o is refused', (apiUrl) => {
    expect(mistakesOf({ apiUrl })).toEqual([{ path: 'apiUrl', key: 'notUrl', params: { found: apiUrl } }]);
  });
});

describe('the keys of commands', () => {
  it.each([
    ['api', true],
    ['https://admin.test/elsewhere', true],
    ['https://platform.test', false],
  ])('are sent to %s: %s, as a platform on another origin may refuse the header', (apiUrl, sent) => {
    expect(read({ apiUrl }).config.idempotencyKeys).toBe(sent);
  });

  it('are what the file says', () => {
    expect(read({ apiUrl: 'api', idempotencyKeys: false }).config.idempotencyKeys).toBe(false);
    expect(read({ apiUrl: 'https://platform.test', idempotencyKeys: true }).config.idempotencyKeys).toBe(true);
  });
});

describe('the background of maps', () => {
  const tiles = { url: 'https://{s}.tiles.test/{z}/{x}/{y}{r}.png?key={a}', attribution: '© <a href="https://tiles.test">Tiles</a>' };

  it('is none unless a provider is named', () => {
    expect(Object.keys(read({ apiUrl: '/api' }).config)).not.toContain('mapTiles');
  });

  it('keeps the places where the numbers of a tile go', () => {
    expect(read({ apiUrl: '/api', mapTiles: tiles }).config.mapTiles).toEqual(tiles);
    expect(read({ apiUrl: '/api', mapTiles: { ...tiles, url: 'tiles/{z}/{x}/{y}' } }).config.mapTiles?.url).toBe(`${BASE}tiles/{z}/{x}/{y}`);
  });

  it.each([
    [{ url: tiles.url }, 'mapTiles.attribution', 'missing'],
    [{ attribution: '©' }, 'mapTiles.url', 'missing'],
    [{ ...tiles, url: 'https://tiles.test/{z}/{x}.png' }, 'mapTiles.url', 'notTileUrl'],
    [{ ...tiles, url: 'javascript:{z}{x}{y}' }, 'mapTiles.url', 'notUrl'],
    [{ ...tiles, atribution: '©' }, 'mapTiles.atribution', 'unknownKeyNear'],
    ['https://tiles.test', 'mapTiles', 'wrongType'],
  ])('is refused as %o', (mapTiles, path, key) => {
    expect(mistakesOf({ apiUrl: '/api', mapTiles })).toContainEqual(expect.objectContaining({ path, key }));
  });
});

describe('the place of pictures', () => {
  it.each([
    ['https://pictures.test/', 'https://pictures.test'],
    ['/pictures', 'https://admin.test/pictures'],
  ])('of %s is %s', (dataUrl, resolved) => {
    expect(read({ apiUrl: '/api', dataUrl }).config.dataUrl).toBe(resolved);
  });
});

describe('the application that draws dashboards', () => {
  it('is none, and each shows the summary, unless said', () => {
    expect(read({ apiUrl: '/api' }).config.analytics).toEqual({ types: {} });
  });

  it('has an address, and a type for some entities', () => {
    const analytics = { url: 'https://figures.test/', types: { hitchhiker: 'autostop' } };
    expect(read({ apiUrl: '/api', analytics }).config.analytics).toEqual(analytics);
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'analytics.url', 'notUrl'],
    [{ type: {} }, 'analytics.type', 'unknownKeyNear'],
    [{ types: { hitchhiker: 4 } }, 'analytics.types.hitchhiker', 'wrongType'],
  ])('is refused as %o', (analytics, path, key) => {
    expect(mistakesOf({ apiUrl: '/api', analytics })).toContainEqual(expect.objectContaining({ path, key }));
  });
});

describe('a value', () => {
  it('that is one text stands for both languages', () => {
    const { title, subtitle } = read({ apiUrl: '/api', title: 'Essai', subtitle: { fr: 'Bonjour', en: 'Hello' } }).config;
    expect([title, subtitle]).toEqual([{ fr: 'Essai' }, { fr: 'Bonjour', en: 'Hello' }]);
  });

  it('of a setting replaces its default alone', () => {
    expect(read({ apiUrl: '/api', settings: { community: false, hitchHiking: true } }).config.settings).toEqual({
      ...DEFAULT_SETTINGS,
      community: false,
      hitchHiking: true,
    });
  });

  it('of a part of a module is off with the module', () => {
    const { settings } = read({ apiUrl: '/api', settings: { solidary: false, solidaryTransport: true } }).config;
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, solidary: false, solidaryTransport: false });
  });

  it('of settings.mended names the faults that the platform has no more', () => {
    const { settings } = read({ apiUrl: '/api', settings: { mended: ['carpoolerChoice'] } }).config;
    expect([stands('carpoolerChoice', settings), stands('flexibleMatch', settings)]).toEqual([false, true]);
    expect(stands('carpoolerChoice', read({ apiUrl: '/api' }).config.settings)).toBe(true);
  });

  it('of settings.mended that is no fault is told, with the one that was meant', () => {
    const settings = { mended: ['flexibleMatch', 'carpoolerChoise'] };
    const params = { expected: 'carpoolerChoice', found: '"carpoolerChoise"' };
    expect(mistakesOf({ apiUrl: '/api', settings })).toEqual([{ path: 'settings.mended.1', key: 'notOneOf', params }]);
  });

  it.each([true, false, 'system'])('darkTheme may be %o', (darkTheme) => {
    expect(read({ apiUrl: '/api', darkTheme }).config.darkTheme).toBe(darkTheme);
  });
});

describe('the banner of an environment', () => {
  it('has a name in both languages, and a colour of its own unless said', () => {
    const name = { fr: 'Recette', en: 'Staging' };
    expect(read({ apiUrl: '/api', environment: { name } }).config.environment).toEqual({ name, colour: '#8a5300' });
    expect(read({ apiUrl: '/api', environment: { name: 'Recette', colour: '#fc0' } }).config.environment).toEqual({ name: { fr: 'Recette' }, colour: '#fc0' });
  });

  it.each([
    [{}, 'environment.name', 'missing'],
    [{ name: 'Recette', colour: 'red' }, 'environment.colour', 'notColour'],
    [{ name: 'Recette', color: '#fc0' }, 'environment.color', 'unknownKeyNear'],
    ['Recette', 'environment', 'wrongType'],
  ])('is refused as %o', (environment, path, key) => {
    expect(mistakesOf({ apiUrl: '/api', environment })).toContainEqual(expect.objectContaining({ path, key }));
  });
});

describe('the address of the support', () => {
  it('is one e-mail address', () => {
    expect(read({ apiUrl: '/api', supportEmail: 'aide@exemple.fr' }).config.supportEmail).toBe('aide@exemple.fr');
  });

  it.each(['aide', 'a@b.fr,c@d.fr', 'a@b.fr?bcc=c@d.fr', 'a b@c.fr', ''])('is not %o', (supportEmail) => {
    expect(mistakesOf({ apiUrl: '/api', supportEmail })).toEqual([{ path: 'supportEmail', key: 'notEmail', params: { found: supportEmail } }]);
  });
});

it.each(['siteUrl', 'loginUrl', 'loginDelegateUrl', 'logoUrl', 'adminButtonUrl', 'supportUrl', 'helpUrl', 'legalUrl', 'accessibilityUrl', 'errorReportUrl'])(
  'the address %s is resolved as a link, and never runs anything',
  (key) => {
    expect(read({ apiUrl: '/api', [key]: 'page' }).config).toHaveProperty(key, `${BASE}page`);
    expect(mistakesOf({ apiUrl: '/api', [key]: 'javascript:alert(1)' })).toEqual([expect.objectContaining({ path: key, key: 'notUrl' })]);
  },
);

it.each(['?lang=fr', '?', '#top'])('a site whose pages are below its address cannot end in %s', (end) => {
  const loginDelegateUrl = `https://site.test/login-admin${end}`;
  expect(mistakesOf({ apiUrl: '/api', loginDelegateUrl })).toEqual([{ path: 'loginDelegateUrl', key: 'notSite', params: { found: loginDelegateUrl } }]);
});

describe('mistakes', () => {
  const wrong = {
    apiUrll: 'x',
    sessionDuration: '3600',
    title: { en: 'Only English' },
    subtitle: 4,
    logoUrl: 'javascript:alert(1)',
    loginDelegateUrl: 'https://site.test/?page=',
    theme: { primary: 'blue', secundary: '#123456' },
    darkTheme: 'yes',
    dashboard: [],
    adminButtonUrl: null,
    mapTiles: { url: 'https://tiles.test', attribution: '©' },
    supportEmail: 'aide',
    settings: { solidary: 'true', hitchhiking: true, quantum: true },
  };

  it.each(['theme', 'dashboard', 'analytics', 'mapTiles', 'environment', 'settings'])('are told of a key of "%s" that nothing reads', (part) => {
    const [mistake] = mistakesOf({ apiUrl: '/api', [part]: { zzzzzzzzzzzz: 1 } });
    expect(mistake).toMatchObject({ path: `${part}.zzzzzzzzzzzz`, key: 'unknownKey' });
  });

  it('are all told at once', () => {
    expect(mistakesOf(wrong).map(({ path, key }) => `${path} ${key}`).toSorted()).toEqual([
      'adminButtonUrl wrongType',
      'apiUrl missing',
      'apiUrll unknownKeyNear',
      'darkTheme notOneOf',
      'dashboard wrongType',
      'loginDelegateUrl notSite',
      'logoUrl notUrl',
      'mapTiles.url notTileUrl',
      'sessionDuration wrongType',
      'settings.hitchhiking unknownKeyNear',
      'settings.quantum unknownKey',
      'settings.solidary notOneOf',
      'subtitle wrongType',
      'supportEmail notEmail',
      'theme.primary notColour',
      'theme.secundary unknownKeyNear',
      'title.fr missing',
    ]);
  });

  it.each([
    [{ apiUrll: 'x' }, 'apiUrll', { near: 'apiUrl' }],
    [{ settings: { hitchhiking: true } }, 'settings.hitchhiking', { near: 'hitchHiking' }],
    [{ sessionDuration: '3600' }, 'sessionDuration', { expected: 'number', found: 'text' }],
    [{ sessionDuration: -1 }, 'sessionDuration', { found: '-1' }],
    [{ settings: { solidary: 'true' } }, 'settings.solidary', { expected: 'true, false', found: '"true"' }],
    [{ adminButtonUrl: null }, 'adminButtonUrl', { expected: 'text', found: 'nothing' }],
  ])('in %o say what was found and expected', (json, path, params) => {
    expect(mistakesOf({ apiUrl: '/api', ...json })).toEqual([expect.objectContaining({ path, params })]);
  });

  it.each([[[]], [null], ['text'], [3]])('of a file that is %o are told, and do not throw', (json) => {
    expect(mistakesOf(json)[0]).toMatchObject({ path: '', key: 'wrongType' });
  });

  it('of a file that is no JSON carry the reason', () => {
    const { mistakes } = readConfigText('{ "apiUrl": ', BASE) as { mistakes: ConfigMistake[] };
    expect(mistakes).toEqual([{ path: '', key: 'notJson', params: { reason: expect.stringMatching(/JSON/) } }]);
  });

  it.each<[object, string, string]>([
    [{ apiUrl: undefined }, 'Cette clé est obligatoire', 'This key is required'],
    [{ title: true }, 'Attendu\u202f: un texte, ou un texte par langue (fr, en). Trouvé\u202f: true ou false', 'Expected: a text, or a text per language (fr, en). Found: true or false'],
    [{ logoUrl: 4 }, 'Attendu\u202f: un texte. Trouvé\u202f: un nombre', 'Expected: a text. Found: a number'],
    [{ theme: [] }, 'Attendu\u202f: un objet. Trouvé\u202f: une liste', 'Expected: an object. Found: a list'],
    [{ sessionDuration: null }, 'Attendu\u202f: un nombre. Trouvé\u202f: rien', 'Expected: a number. Found: nothing'],
    [{ theme: { zzzzzzzzzzzz: 1 } }, 'Clé inconnue. Clés possibles\u202f: primary, secondary', 'Unknown key. Possible keys: primary, secondary'],
    [{ logoURL: 'x' }, 'Clé inconnue. Vouliez-vous dire «\u202flogoUrl\u202f»\u202f?', 'Unknown key. Did you mean “logoUrl”?'],
    [{ settings: { solidary: 'yes' } }, 'Valeurs possibles\u202f: true, false. Trouvé\u202f: "yes"', 'Possible values: true, false. Found: "yes"'],
    [{ sessionDuration: 0 }, 'Attendu\u202f: un nombre supérieur à zéro. Trouvé\u202f: 0', 'Expected: a number above zero. Found: 0'],
    [{ theme: { primary: 'blue' } }, 'Attendu\u202f: une couleur comme #1f5f8b. Trouvé\u202f: blue', 'Expected: a colour such as #1f5f8b. Found: blue'],
    [{ logoUrl: 'http://' }, 'Attendu\u202f: une adresse web. Trouvé\u202f: http://', 'Expected: a web address. Found: http://'],
    [{ loginDelegateUrl: '/?' }, 'Attendu\u202f: une adresse web sans «\u202f?\u202f» ni «\u202f#\u202f». Trouvé\u202f: https://admin.test/?', 'Expected: a web address without “?” or “#”. Found: https://admin.test/?'],
    [{ supportEmail: 'aide' }, 'Attendu\u202f: une adresse e-mail. Trouvé\u202f: aide', 'Expected: an email address. Found: aide'],
    [{ mapTiles: { url: '/z', attribution: '©' } }, 'Attendu\u202f: une adresse où figurent {z}, {x} et {y}. Trouvé\u202f: https://admin.test/z', 'Expected: an address with {z}, {x} and {y} in it. Found: https://admin.test/z'],
  ])('in %o read as an administrator understands them', async (json, french, english) => {
    expect(await textsOf(mistakesOf({ apiUrl: '/api', ...json }))).toEqual([[french, english]]);
  });

  it('of a file that cannot be read, or is no JSON, say why', async () => {
    const unread = [
      { path: '', key: 'unreachable', params: { reason: '404' } },
      { path: '', key: 'notJson', params: { reason: 'Unexpected end' } },
    ] as const;
    expect(await textsOf(unread)).toEqual([
      ['Le fichier config.json n’a pas pu être lu (404)', 'The file config.json could not be read (404)'],
      ['Le fichier n’est pas du JSON\u202f: Unexpected end', 'The file is not JSON: Unexpected end'],
    ]);
  });

  it('with which the app starts all the same say what will not work', async () => {
    const wanting = {
      theme: { primary: '#888' },
      loginUrl: 'https://login.test/',
      dashboard: { url: 'https://figures.test/{id}', generalId: '7' },
      analytics: { types: { comunity: 'community' } },
      settings: { adminButton: true, dashboardDisplay: true },
    };
    const texts = await textsOf(warningsOf(read({ apiUrl: '/api', ...wanting }).config));
    expect(texts.map(([french = '']) => french).toSorted()).toEqual([
      expect.stringMatching(/^Aucun tableau de bord ne porte ce nom\. Noms possibles\u202f: .*community/),
      'Cette adresse manque\u202f: settings.adminButton la demande',
      'Cette page n’est pas sur l’origine https://admin.test\u202f: l’application ne pourra jamais y lire de session',
      expect.stringMatching(/^Contraste insuffisant avec les fonds clairs\u202f: .*, au moins .* attendu\. La couleur est assombrie à l’écran$/),
      'L’adresse dashboard.url contient {id} mais cette valeur manque',
    ]);
    for (const text of texts.flat()) expect(text).not.toMatch(/config\.[a-z]|\{\{/);
  });
});

/** The sentences of mistakes, each in French and in English. */
async function textsOf(mistakes: readonly ConfigMistake[]): Promise<string[][]> {
  const i18n = createInstance();
  await i18n.init({ resources: { fr: { errors: errorsFr }, en: { errors: errorsEn } }, interpolation: { escapeValue: false } });
  return mistakes.map((mistake) => ['fr', 'en'].map((language) => configMistakeText(mistake, i18n.getFixedT(language))));
}

describe('loading config.json', () => {
  it('asks for it below the base', async () => {
    const asked: string[] = [];
    const reading = await loadConfig(BASE, async (url) => {
      asked.push(url);
      return Response.json({ apiUrl: 'api' });
    });
    expect(asked).toEqual(['https://admin.test/back/config.json']);
    expect(reading).toMatchObject({ config: { apiUrl: 'https://admin.test/back/api' } });
  });

  it.each([
    ['a missing file', async () => new Response('', { status: 404 }), '404'],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('tells %s as a mistake', async (_, fetch, reason) => {
    expect(await loadConfig(BASE, fetch)).toEqual({ mistakes: [{ path: '', key: 'unreachable', params: { reason } }] });
  });
});

describe('the configuration of the sandbox', () => {
  it('is right, without a warning, and turns every module on', () => {
    const { config } = read(sandboxConfig);
    expect(warningsOf(config)).toEqual([]);
    expect(Object.entries(config.settings).filter(([, on]) => !on).map(([name]) => name)).toEqual(['eventCommunityRequired']);
    // The sandbox is below the app's own address, where its server mounts it.
    expect([config.apiUrl, config.dataUrl]).toEqual(['https://admin.test/back/api', 'https://admin.test/back/api/upload']);
  });
});
