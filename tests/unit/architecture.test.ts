import { expect, it } from 'vitest';
import { isCode, readSources } from '../../scripts/imports.mjs';

/** The layers, lowest first: a file may import from its own folder and from those before it, never from one after it. */
const LAYERS = ['generated', 'config', 'i18n', 'ui', 'api', 'session', 'engine', 'widgets', 'actions', 'features', 'screens', 'app'];

/** The layers within the engine. `routes.tsx` at its top puts them together. */
const ROOMS = ['model', 'data', 'fields', 'page', 'action', 'bulk', 'exchange', 'form', 'list', 'show', 'insight'];

/** The layers whose parts do not know each other: what two of them share belongs lower. */
const SEPARATE = ['widgets', 'actions', 'features', 'screens'];

/** A library is imported in one place, so that it can be replaced in one place. */
const OWNERS: [library: RegExp, owner: RegExp][] = [
  [/^@rjsf\//, /^engine\/(form|fields)(\/|$)/],
  [/^dompurify$/, /^ui$/],
  [/^@tiptap\//, /^widgets\/richText$/],
  [/^ag-grid-|^@ag-grid-community\//, /^engine\/list\/grid$/],
];

const FORBIDDEN_LIBRARIES: [layer: string, library: RegExp][] = [
  ['api', /^react/],
  ['config', /^react/],
  ['ui', /^swr/],
];

/** The module that opens a feature: only the list of all of them may. */
const FEATURES = '@/features/registry';

const files = Object.fromEntries(
  Object.entries(readSources(['src']))
    .filter(([file]) => isCode(file) && file.split('/').length > 2)
    .map(([file, source]) => [`/${file}`, source]),
);
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The folders of a file: `['engine', 'list']` for one in src/engine/list. */
function placeOf(path: string): string[] {
  return path.split('/').slice(2, -1);
}

/** The folders that an import leads to; undefined for a package. */
function placeOfImport(file: string, specifier: string): string[] | undefined {
  const path = specifier.replace(/^@\//, '/src/');
  if (!/^[./]/.test(path)) return undefined;
  return placeOf(new URL(path, `file://${file}`).pathname);
}

it('finds the layers it checks', () => {
  const found = new Set(Object.keys(files).map((file) => placeOf(file)[0]));
  expect([...found].filter((layer) => layer !== undefined && !LAYERS.includes(layer) && layer !== 'public')).toEqual([]);
});

it('no two modules are one where names do not tell capital letters from small ones, as on most Macs and on Windows', () => {
  const stems = Object.keys(readSources(['src', 'scripts', 'tests'])).filter(isCode).map((file) => file.replace(/\.[^./]+$/, '').toLowerCase());
  expect(stems.filter((stem, place) => stems.indexOf(stem) < place)).toEqual([]);
});

it.each(Object.entries(files))('%s keeps to its layer', (file, source) => {
  const place = placeOf(file);
  const [layer = '', part] = place;

  for (const [, specifier = ''] of source.matchAll(IMPORT)) {
    const [otherLayer, otherPart] = placeOfImport(file, specifier) ?? [];
    if (!otherLayer) {
      for (const [library, owner] of OWNERS) {
        if (library.test(specifier)) expect(place.join('/'), `${specifier} is imported elsewhere`).toMatch(owner);
      }
      for (const [forbidden, library] of FORBIDDEN_LIBRARIES) {
        if (layer === forbidden) expect(specifier).not.toMatch(library);
      }
      continue;
    }
    expect(LAYERS.indexOf(otherLayer), `${specifier} is above ${layer}`).toBeLessThanOrEqual(LAYERS.indexOf(layer));
    if (otherLayer === 'features' && layer !== 'features') expect(specifier, 'a feature is known by the list of features alone').toBe(FEATURES);
    const areSiblings = layer === otherLayer && part && otherPart && part !== otherPart;
    if (areSiblings && SEPARATE.includes(layer)) expect.fail(`${layer}/${part} and ${layer}/${otherPart} must not know each other`);
  }
});

const inEngine = Object.entries(files).filter(([file]) => placeOf(file)[0] === 'engine');

it('finds the rooms of the engine, each of them', () => {
  const found = new Set(inEngine.map(([file]) => placeOf(file)[1]).filter((room) => room !== undefined));
  expect([...found].toSorted()).toEqual(ROOMS.toSorted());
});

it.each(inEngine)('%s imports its own room and those before it', (file, source) => {
  const height = (room: string | undefined) => (room === undefined ? ROOMS.length : ROOMS.indexOf(room));
  for (const [, specifier = ''] of source.matchAll(IMPORT)) {
    const [layer, room] = placeOfImport(file, specifier) ?? [];
    if (layer === 'engine') expect(height(room), `${specifier} is above`).toBeLessThanOrEqual(height(placeOf(file)[1]));
  }
});

it('knows what a resource is without a component', () => {
  const rendering = /^import (?!type)[^;]*'(react|swr|react-router-dom|@mui[^']*)'/m;
  expect(inEngine.filter(([file, source]) => placeOf(file)[1] === 'model' && rendering.test(source)).map(([file]) => file)).toEqual([]);
});

it('keeps the charts apart from the page that shows them', () => {
  const leading = inEngine.filter(
    ([file, source]) => placeOf(file)[2] === 'charts' && [...source.matchAll(IMPORT)].some(([, specifier = '']) => placeOfImport(file, specifier)?.[2] === 'dashboard'),
  );
  expect(leading.map(([file]) => file)).toEqual([]);
});

it('calls fetch in api only', () => {
  const callers = Object.entries(files).filter(([file, source]) => placeOf(file)[0] !== 'api' && /(?<![\w.])fetch\(/.test(source));
  expect(callers.map(([file]) => file)).toEqual([]);
});

it('does not name an entity in the engine', () => {
  const entities = Object.keys(import.meta.glob('/schemas/*/schema.json')).map((file) => file.split('/')[2] ?? '');
  // The name of an entity as a text of its own, as a namespace of words, or as the context of a sentence of the shell.
  const names = new RegExp(`(['"\`]|messages:)(${entities.join('|')})['"\`:.]`);
  const culprits = Object.entries(files).filter(([file, source]) => placeOf(file)[0] === 'engine' && names.test(source));
  expect(culprits.map(([file]) => file)).toEqual([]);
});

it('lets no part that does not come take its page along: what is loaded apart waits and fails in a boundary', () => {
  // These files may, because there is no page to keep yet, or because the router shows the failure in place of the page.
  const own = ['/src/ui/PartBoundary.tsx', '/src/app/Boot.tsx', '/src/ui/messages/MessageProvider.tsx', '/src/app/layout/DashboardLayout.tsx'];
  const others = Object.entries(files).filter(([file, source]) => source.includes('<Suspense') && !own.includes(file));
  expect(others.map(([file]) => file)).toEqual([]);
});
