import { describe, expect, it } from 'vitest';
import type { Operation, Resource } from '@/engine/Resource';
import { recordScreens } from '@/screens/recordScreens';
import { readResources } from '../../scripts/resources/readResources';
import specification from '../specification.json';
import { missingTest } from '../support/missingTest';

/** One sentence, table row, message or constant of the specification, in our words. */
interface Entry {
  id: string;
  section: string;
  text: string;
  /** `<file> › <name of the test>`, or `later`. */
  test: string;
  /** The issue that is to prove it; there while `test` is `later`. */
  issue?: number;
}

/** A row of the specification's route table; several permissions are all needed. */
interface Route {
  path: string;
  entry: string;
  permissions: string[];
  group: string | null;
  order: number | null;
  /** The module that it belongs to; null is always on. */
  setting: string | null;
}

const entries: Entry[] = specification.entries;
const routes: Route[] = specification.routes;
const proved = entries.filter(({ test }) => test !== 'later');

describe('tests/specification.json', () => {
  it('numbers the entries of each section from 1, in order', () => {
    const counts = new Map<string, number>();
    const expected = entries.map(({ section }) => {
      const number = (counts.get(section) ?? 0) + 1;
      counts.set(section, number);
      return `${section}.${number}`;
    });
    expect(entries.map(({ id }) => id)).toEqual(expected);
  });

  it('covers sections 1 to 9, in order', () => {
    expect([...new Set(entries.map(({ section }) => section))]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('says each thing once, in one short line', () => {
    const said = entries.map(({ section, text }) => `${section} ${text}`);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    expect(entries.filter(({ text }) => text.length === 0 || text.length > 140 || text.includes('\n'))).toEqual([]);
  });

  it('names for each entry a test that exists, or the issue that is to prove it', () => {
    const mistakes = entries.flatMap((entry) => {
      const mistake = mistakeOf(entry);
      return mistake === undefined ? [] : [`${entry.id}: ${mistake}`];
    });
    expect(mistakes).toEqual([]);
  });

  it('counts what is proved', () => {
    expect(specification.proved).toBe(proved.length);
  });

  it('has an entry for each route of its table', () => {
    const texts = new Map(entries.map(({ id, text }) => [id, text]));
    const strangers = routes.filter(({ path, entry }) => !texts.get(entry)?.startsWith(`Route ${path}:`));
    expect(strangers).toEqual([]);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});

describe('the route table of the specification', () => {
  const { entities } = readResources('schemas');
  const offered = entities.flatMap(({ resource }) => routesOf(resource));
  const sections = new Set(offered.map(({ path }) => firstPart(path)));
  const table = routes.filter(({ path }) => sections.has(firstPart(path)));

  it.each(table.filter(({ entry }) => isProved(entry)))('has a resource for $path', ({ path }) => {
    expect(offered.map((route) => route.path)).toContain(path);
  });

  it.each(offered.filter(({ path }) => routes.some((route) => firstPart(route.path) === firstPart(path))))(
    'gives $path its permission, its module, its group and its place in the menu',
    ({ path, permissions, setting, group, order }) => {
      const row = routes.find((route) => route.path === path);
      expect({ permissions, setting, group }).toEqual({
        permissions: row?.permissions,
        setting: row?.setting,
        group: row?.group,
      });
      // The specification orders the main group only.
      if (row?.order !== null) expect(order).toBe(row?.order);
    },
  );
});

function mistakeOf({ test, issue }: Entry): string | undefined {
  if (test === 'later') return issue === undefined ? 'no issue is to prove it' : undefined;
  return issue === undefined ? missingTest(test) : 'proved, and still with an issue';
}

/** The addresses that a resource offers, as the route table writes them. */
function routesOf({ name, route, permissions, menu, enabledBy, dashboard, importPath = 'import' }: Resource): Omit<Route, 'entry'>[] {
  if (route === undefined) return [];
  const path = `/${route.replace(/^\//, '')}`;
  const paths = {
    list: path,
    create: `${path}/create`,
    import: `${path}/${importPath}`,
    show: `${path}/show/{id}`,
    edit: `${path}/{id}`,
    dashboard: dashboard?.path ? `${path}/${dashboard.path.replace('{id}', `{${dashboard.parameter}}`)}` : path,
  };
  const written = recordScreens.filter((screen) => screen.name === name).map((screen) => [screen.operation, `${screen.route}/${screen.path.replace(':id', '{id}')}`] as const);
  const made = Object.entries(paths).map(([operation, page]) => [operation as keyof typeof paths, page] as const);
  // A hand-written page may stand at the address of one that the engine would make.
  const pages: (readonly [Operation, string])[] = [...made.filter(([, page]) => written.every(([, address]) => address !== page)), ...written];
  return pages.flatMap(([operation, page]) => {
    const rule = permissions[operation];
    if (!rule) return [];
    const names = 'all' in rule ? rule.all : [rule.any.join(' or ')];
    const { group = null, order = null } = menu ?? {};
    return [{ path: page, permissions: names, group, order, setting: enabledBy ?? null }];
  });
}

function firstPart(path: string): string | undefined {
  return path.split('/')[1];
}

function isProved(id: string): boolean {
  return proved.some((entry) => entry.id === id);
}
