// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Resource } from '@/engine/model/Resource';
import { readResources } from '../../../scripts/resources/readResources';
import { renderApp, STRUCTURES } from './renderApp';

/** The setting that switches an entity on, alone or together with other conditions. */
function moduleOf({ when }: Resource): string | undefined {
  const parts = when && 'all' in when ? when.all : [when];
  return parts.flatMap((part) => (part && 'setting' in part ? part.setting : []))[0];
}

const resources = readResources('schemas').entities.map(({ resource }) => resource);

/** Every permission that any page requires. */
const RIGHTS = [...new Set(resources.flatMap(({ permissions }) => Object.values(permissions).flatMap((rule) => ('all' in rule ? rule.all : rule.any))))];

const MODULES = ['solidary', 'solidaryTransport', 'editorial', 'campaign', 'event', 'analytics', 'community', 'hitchHiking'] as const;

const EVERYTHING = { hitchHiking: true };

async function open(address: string, settings: object) {
  const { server } = await renderApp({ address, permissions: RIGHTS, structures: STRUCTURES, config: { settings: { ...EVERYTHING, ...settings } } });
  const menu = screen.getByRole('navigation', { name: 'Menu principal' });
  const ways = within(menu).getAllByRole('link').map((link) => link.getAttribute('href'));
  return { ways, asked: server.paths() };
}

it('every module that switches an entity is in the table below', () => {
  expect([...new Set(resources.flatMap((resource) => moduleOf(resource) ?? []))].toSorted()).toEqual([...MODULES].toSorted());
});

it('volunteers belong to the solidary module, and are off with it', async () => {
  const { ways } = await open('/solidaryvolunteers', { solidary: false });
  expect(ways).not.toContain('/solidaryvolunteers');
  expect(screen.getByText('Cette page n’est pas disponible avec la configuration actuelle de la plateforme.')).toBeDefined();
});

describe.each(MODULES)('the module %s, switched off', (module) => {
  const own = resources.filter((resource) => moduleOf(resource) === module);
  const routes = own.flatMap(({ route }) => (route === undefined ? [] : `/${route.replace(/^\//, '')}`));
  // Hitchhikers are users, who are listed without the module too. Structures are read at sign-in, which another test covers.
  const others = ['admin/structures', ...resources.filter((resource) => moduleOf(resource) !== module).map(({ endpoint }) => endpoint.list)];
  const paths = own.map(({ endpoint }) => endpoint.list).filter((path) => !others.includes(path));

  it('takes its entries out of the menu and the home page, and asks nothing of its own there', async () => {
    const { ways } = await open('/', {});
    expect(ways).toEqual(expect.arrayContaining(routes));
    cleanup();

    const without = await open('/', { [module]: false });
    expect(without.ways.filter((way) => routes.includes(way ?? ''))).toEqual([]);
    expect(screen.getAllByRole('link').filter((link) => routes.some((route) => link.getAttribute('href')?.startsWith(route)))).toEqual([]);
    expect(without.asked.filter((path) => paths.includes(path))).toEqual([]);
  });

  it.each(routes)('has no page at %s, which says so', async (route) => {
    const { asked } = await open(route, { [module]: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Page non disponible' })).toBeDefined();
    expect(screen.getByText('Cette page n’est pas disponible avec la configuration actuelle de la plateforme.')).toBeDefined();
    expect(asked.filter((path) => paths.includes(path))).toEqual([]);
  });
});
