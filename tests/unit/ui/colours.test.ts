import type { Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { readConfig } from '@/config/readConfig';
import type { Config } from '@/config/Config';
import { contrast, inkOn, shade, tint } from '@/config/contrast';
import { configWarnings } from '@/ui/configWarnings';
import { brandVariables, onDark, onLight } from '@/ui/schemeColours';
import { appTheme } from '@/ui/theme';
import { darkScheme, lightScheme } from '@/ui/tokens';

const warningsOf = (said: object, dashboards?: string[]) => configWarnings(configOf(said), { origin: 'https://admin.test', ...(dashboards && { dashboards }) });

const configOf = (said: object) => (readConfig({ apiUrl: '/api', ...said }, 'https://admin.test/') as { config: Config }).config;

/** Colours around the colour circle, from dark to pale. */
const COLOURS = ['#000', '#000091', '#1f5f8b', '#2e6f40', '#7b1fa2', '#c9191e', '#888888', '#ff6600', '#ffcc00', '#00ff00', '#ffffff'];

describe('a contrast', () => {
  it.each([
    ['#000', '#ffffff', 21],
    ['#777777', '#fff', 4.48],
    ['#666', '#fff', 5.74],
    ['#0a0a0a', '#000', 1.06],
    ['#1f5f8b', '#1f5f8b', 1],
  ])('of %s with %s is that of WCAG', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it.each(COLOURS)('is enough for the text on %s', (colour) => {
    expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('grows on the way to white', () => {
    expect([tint('#1f5f8b', 0), tint('#1f5f8b', 0.5), tint('#123', 1)]).toEqual(['#1f5f8b', '#8fafc5', '#ffffff']);
  });

  it('grows on the way to black', () => {
    expect([shade('#1f5f8b', 0), shade('#ffd700', 0.5), shade('#123', 1)]).toEqual(['#1f5f8b', '#806c00', '#000000']);
  });
});

describe('the colours of a deployment, light', () => {
  it.each([...COLOURS, '#ffd700', '#ccc'])('let %s be read on everything that it may stand on, the focus and links drawn in it too', (colour) => {
    const { primary } = schemesOf(colour).light.palette;
    const { background, surface, selected } = lightScheme;
    for (const behind of [background, surface, selected]) expect(contrast(primary.main, behind)).toBeGreaterThanOrEqual(4.5);
    expect(brandVariables({ primary: colour, secondary: colour })['--brand']).toBe(primary.main);
  });

  it('stay as they are where they can be read', () => {
    expect(['#000091', '#2e6f40'].map(onLight)).toEqual(['#000091', '#2e6f40']);
  });
});

describe('the colours of a deployment, dark', () => {
  it.each(COLOURS)('let %s be read on everything that it may stand on', (colour) => {
    const lighter = onDark(colour);
    const { background, surface, selected } = darkScheme;
    for (const behind of [background, surface, selected]) expect(contrast(lighter, behind)).toBeGreaterThanOrEqual(4.5);
  });

  it('are the same on the login page and in the app', () => {
    const { dark, light } = schemesOf('#000091');
    expect(dark.palette.primary.main).toBe(brandVariables({ primary: '#000091', secondary: '#000091' })['--brand-on-dark']);
    expect(light.palette.primary).toMatchObject({ main: '#000091', contrastText: '#ffffff' });
  });

  it.each(COLOURS)('of a button of colour %s keep its text readable under the pointer', (primary) => {
    for (const scheme of Object.values(schemesOf(primary))) {
      const { main, dark, contrastText } = scheme.palette.primary;
      expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hex(dark), contrastText)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('text that is not the deployment’s can be read on every surface of both schemes', () => {
  for (const { background, surface, selected, ...inks } of [lightScheme, darkScheme]) {
    for (const behind of [background, surface, selected]) {
      for (const ink of [inks.text, inks.mutedText, inks.error, inks.success, inks.warning]) expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

describe('what the app can live with', () => {
  it.each([
    ['primary', '#888', '2.9'],
    ['secondary', '#fff', '1.0'],
    ['primary', '#767676', '3.8'],
  ])('is the %s colour %s, which cannot be read on all light backgrounds', (name, colour, found) => {
    expect(warningsOf({ theme: { [name]: colour } })).toEqual([
      { path: `theme.${name}`, key: 'lowContrast', params: { found, expected: '4.5' } },
    ]);
  });

  it('is not a colour that can be read', () => {
    expect(warningsOf({ theme: { primary: '#000091', secondary: '#000' } })).toEqual([]);
  });

  it('is a button without its address', () => {
    expect(warningsOf({ settings: { adminButton: true, dashboardDisplay: true } })).toEqual([
      { path: 'adminButtonUrl', key: 'neededBy', params: { setting: 'settings.adminButton' } },
      { path: 'dashboard.url', key: 'neededBy', params: { setting: 'settings.dashboardDisplay' } },
    ]);
  });

  it('is a state of accessibility without its statement', () => {
    expect(warningsOf({ accessibilityStatus: 'full' })).toEqual([{ path: 'accessibilityUrl', key: 'neededBy', params: { setting: 'accessibilityStatus' } }]);
  });

  it('is a login page from which no session can come', () => {
    expect(warningsOf({ loginUrl: 'https://login.test/' })).toEqual([{ path: 'loginUrl', key: 'otherOrigin', params: { expected: 'https://admin.test' } }]);
    expect(warningsOf({ refreshCookie: true, apiUrl: 'https://platform.test' }).map(({ path, key }) => [path, key])).toEqual([['refreshCookie', 'otherOrigin']]);
    expect(warningsOf({ refreshCookie: true })).toEqual([]);
    expect(warningsOf({ loginUrl: '/login.html' })).toEqual([]);
  });

  it.each([
    ['https://figures.test/{instance}#/{id}', {}, ['dashboard.instance', 'dashboard.generalId', 'dashboard.communityId']],
    ['https://figures.test/{id}', { instance: 'est', generalId: 'all' }, ['dashboard.communityId']],
    ['https://figures.test/{id}', { generalId: 'all', communityId: 'own' }, []],
    ['https://figures.test/today', {}, []],
  ])('is a hole in the address of the external dashboard, %s with %o', (url, values, paths) => {
    const said = { dashboard: { url, ...values }, settings: { dashboardDisplay: true } };
    expect(warningsOf(said).map(({ path, key }) => [path, key])).toEqual(paths.map((path) => [path, 'placeWithoutValue']));
    expect(warningsOf({ ...said, settings: {} })).toEqual([]);
  });

  it('is the type of a dashboard that no entity has, once the entities are known', () => {
    const said = { analytics: { types: { community: 'community', comunity: 'community' } } };
    expect(warningsOf(said)).toEqual([]);
    expect(warningsOf(said, ['community', 'hitchhiker'])).toEqual([
      { path: 'analytics.types.comunity', key: 'noDashboard', params: { expected: 'community, hitchhiker' } },
    ]);
  });
});

/** The schemes of a theme with CSS variables, which the theme's type does not have. */
function schemesOf(primary: string) {
  return (appTheme({ primary, secondary: '#2e6f40' }) as unknown as { colorSchemes: Record<'light' | 'dark', Pick<Theme, 'palette'>> }).colorSchemes;
}

/** A colour in hexadecimal form; the component library writes computed colours as `rgb(…)`. */
function hex(colour: string): string {
  const channels = colour.match(/\d+/g);
  return colour.startsWith('#') || !channels ? colour : `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
