import { readFileSync } from 'node:fs';
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
  /**
   * `built`: the product does it, and the test drives our code. `platform`: the server does it, and a contract test holds the sandbox to it.
   * `decided`: not built, or built otherwise, for the reason in `why`.
   */
  kind: string;
  /** `<file> › <name of the test>`; what is decided need not have one. */
  test?: string;
  why?: string;
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

  it('says of each entry what it is, and names a test that exists and can prove it, or the reason', () => {
    const mistakes = entries.flatMap((entry) => {
      const mistake = mistakeOf(entry);
      return mistake === undefined ? [] : [`${entry.id}: ${mistake}`];
    });
    expect(mistakes).toEqual([]);
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

  it.each(table)('has a resource for $path', ({ path }) => {
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

function mistakeOf({ kind, test, why }: Entry): string | undefined {
  const missing = test === undefined ? undefined : missingTest(test);
  if (missing !== undefined) return missing;
  if (kind === 'decided') return why ? undefined : 'has no reason';
  if (why !== undefined) return 'only what is decided has a reason';
  if (kind === 'built') return drivesOurCode(test) ? undefined : `${test} runs none of our code`;
  if (kind === 'platform') return test?.startsWith('tests/contract/') ? undefined : 'a fact of the server is proved by a contract test';
  return `"${kind}" is no kind`;
}

/** A browser test runs the built app, a component test draws it; any other test runs what it imports. */
function drivesOurCode(test: string | undefined): boolean {
  const [file = ''] = test?.split(' › ') ?? [];
  return /^tests\/(?:e2e|component)\//.test(file) || (file !== '' && /from '@\//.test(readFileSync(file, 'utf8')));
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
