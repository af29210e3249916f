// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadShellWords } from '@/app/entities';
import { startI18n } from '@/i18n/i18n';
import specification from '../../specification.json';
import { addressOf, leaves, menuOf, MODULES, OPEN, openPage } from './doors';

/** The pages that require a permission: all except that of any signed-in operator and that of a visitor. */
const pages = specification.routes.filter(({ permissions }) => permissions.length > 0).map((page) => ({ ...page, modules: modulesOf(page) }));
const entries = pages.filter(({ path }) => !/\/(?:create|import|dashboard|send)|\{/.test(path));

/** Permissions that an entry of the menu requires in addition to its page: a list of structures that cannot be opened is of no use. */
const ENTRY_ASKS: Record<string, string[]> = { '/solidarystructures': ['structure_read'] };

/** A permission that shows the group of the solidary area without opening any of its entries. */
const GROUP_ASKS: Record<string, string[]> = { solidary: ['solidary_delete'] };

/** The names of the groups in the menu; the first has none. */
const GROUPS: Record<string, string> = { main: '', solidary: 'Solidaire', settings: 'Paramètres' };

const EVERY_RIGHT = [...new Set([...pages.flatMap(({ permissions }) => permissions), ...Object.values(GROUP_ASKS).flat()])];
const allBut = (missing: string) => EVERY_RIGHT.filter((right) => right !== missing);
const without = (module: string) => MODULES.filter((one) => one !== module);

beforeAll(async () => {
  startI18n('fr');
  await loadShellWords('fr');
});

// The code of the opened pages is still loading.
afterAll(() => vi.dynamicImportSettled());

describe.each(pages)('the page $path', ({ path, permissions, modules }) => {
  it('opens for who holds its right, and needs no module but its own', () => {
    openPage(path, permissions, modules);
    expect(screen.getByText(OPEN)).toBeDefined();
  });

  it.each(permissions)('is refused in words to who holds every right but %s', async (missing) => {
    openPage(path, allBut(missing));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Accès refusé');
    const said = screen.getByText(/^Votre compte n’a pas le droit /).textContent;
    expect(said).toContain(i18next.t(`rights:${missing}`));
    expect(said).not.toMatch(/[a-z]_[a-z]/);
    expect(screen.queryByText(OPEN)).toBeNull();
  });

  it.each(modules)('is not there without the module %s, and says so', (module) => {
    openPage(path, EVERY_RIGHT, without(module));
    expect(screen.getByText('Cette page n’est pas disponible avec la configuration actuelle de la plateforme.')).toBeDefined();
    expect(screen.queryByText(OPEN)).toBeNull();
  });
});

describe.each(entries)('the menu entry of $path', ({ path, permissions, modules, group }) => {
  const asked = [...permissions, ...(ENTRY_ASKS[path] ?? [])];

  it('is the whole menu of who holds its right and nothing else, in its group', () => {
    const held = [...asked, ...(GROUP_ASKS[group ?? ''] ?? [])];
    expect(menuOf(held, modules).map((link) => [groupOf(link), addressOf(link)])).toEqual([[GROUPS[group ?? ''], path]]);
  });

  it.each(asked)('is not in the menu of who holds every right but %s', (missing) => {
    expect(menuOf(allBut(missing)).map(addressOf)).not.toContain(path);
  });

  it.each(modules)('is not in the menu without the module %s', (module) => {
    expect(menuOf(EVERY_RIGHT, without(module)).map(addressOf)).not.toContain(path);
  });
});

it('the menu of who may do everything has every entry, in the order of the specification', () => {
  const menu = menuOf(EVERY_RIGHT).map(addressOf);
  const ordered = entries.filter(({ group }) => group === 'main').toSorted((a, b) => Number(a.order) - Number(b.order));
  expect(menu.slice(0, ordered.length)).toEqual(ordered.map(({ path }) => path));
  expect(menu.toSorted()).toEqual(entries.map(({ path }) => path).toSorted());
});

it('no page stands at an address that the specification does not have, but the one about the app', () => {
  const addresses = leaves().map(({ path = '' }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  const known = specification.routes.map(({ path }) => path.replace('{communityId}', '{id}'));
  expect(addresses.filter((address) => !known.includes(address))).toEqual(['/about', '*']);
});

/** The modules of a page. Every dashboard belongs to the analytics, and transport is part of the solidary area. */
function modulesOf({ path, setting }: { path: string; setting: string | null }): string[] {
  const modules = [setting, setting === 'solidaryTransport' && 'solidary', /dashboard|analytics/.test(path) && 'analytics'];
  return [...new Set(modules.filter((module) => typeof module === 'string'))];
}

/** The group of a link in the menu, by the name of its list. */
function groupOf(link: HTMLElement): string {
  const heading = link.closest('ul')?.getAttribute('aria-labelledby');
  return heading ? (document.getElementById(heading)?.textContent ?? '') : '';
}
