import { describe, expect, it } from 'vitest';
import { vocabulary, vocabularyWith } from '@/features/vocabulary';
import { readSources } from '../../../scripts/imports.mjs';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { vehicleFiles } from '../resources/vehicle';

const DEFAULTS = { language: 1 };

/** The vehicle of `schemas/`, together with an integrator's folders. */
function read(folders: Record<string, Record<string, unknown>>, named = vocabulary) {
  const added = Object.entries(folders).map(([folder, files]) => ({
    folder,
    files: new Map(Object.entries({ 'defaults.json': DEFAULTS, ...files }).map(([path, value]) => [`${folder}/${path}`, JSON.stringify(value, null, 2)])),
  }));
  return readResourceFiles({ ...vehicleFiles(), added }, named);
}

const BOAT = { type: 'object', required: ['name'], properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, port: { $ref: '../shared/port.json' } } };
const PORT = { type: 'object', properties: { city: { type: 'string' } } };

const resourceOf = (result: ReturnType<typeof read>, name: string) => result.entities.find(({ resource }) => resource.name === name)?.resource;

describe('a folder of one’s own', () => {
  it('adds entities, with definitions that they share', () => {
    const result = read({ own: { 'boat/schema.json': BOAT, 'shared/port.json': PORT } });
    expect(result.mistakes).toEqual([]);
    expect(result.entities.map(({ resource }) => resource.name)).toEqual(['boat', 'vehicle']);
  });

  it('changes single keys of ours, in each file', () => {
    const result = read({ own: { 'vehicle/resource.json': { list: { sort: 'brand:asc' } }, 'vehicle/en.json': { menu: 'Cars' }, 'vehicle/schema.json': { properties: { brand: { maxLength: 20 } } } } });
    expect(result.mistakes).toEqual([]);
    const [vehicle] = result.entities;
    expect(vehicle?.resource.list?.sort).toEqual({ field: 'brand', direction: 'asc' });
    expect(vehicle?.words.en).toMatchObject({ menu: 'Cars', fields: { brand: 'Brand' } });
    expect(vehicle?.schema.properties['brand']).toEqual({ type: 'string', minLength: 1, maxLength: 20 });
  });

  it('has its mistakes told in its own files', () => {
    const { mistakes } = read({ own: { 'vehicle/resource.json': { list: { sort: 'brant:asc' } }, 'vehicel/en.json': {} } });
    expect(mistakes).toEqual([
      expect.objectContaining({ file: 'own/vehicel/schema.json', found: 'no file', suggestion: 'vehicle' }),
      expect.objectContaining({ file: 'own/vehicle/resource.json', pointer: '/list/sort', suggestion: 'brand' }),
    ]);
  });

  it('changes the conventions, for the entities of all folders, and for no other reading', () => {
    const own = { 'boat/schema.json': { ...BOAT, properties: { ...BOAT.properties, port: { type: 'string' } } } };
    expect(resourceOf(read({ own: { ...own, 'defaults.json': { ...DEFAULTS, endpoint: 'api/{plural-kebab}' } } }), 'boat')?.endpoint.list).toBe('api/boats');
    expect(resourceOf(read({ own }), 'boat')?.endpoint.list).toBe('admin/boats');
  });

  it('changes the usual name of a field while it is being edited, as the development server reads it again and again', () => {
    const fieldsWith = (words: object) => read({ own: { 'boat/schema.json': { ...BOAT, properties: { name: { type: 'string' }, mooring: { type: 'string' } } }, 'defaults.json': { ...DEFAULTS, words } } }).entities.map((entity) => entity.words.en)[0];
    expect(fieldsWith({})).toMatchObject({ fields: { mooring: 'Mooring' } });
    expect(fieldsWith({ en: { fields: { mooring: 'Berth' } } })).toMatchObject({ fields: { mooring: 'Berth' } });
  });

  it('is asked for them by all that follows from them: one file reads ours', () => {
    const readers = Object.entries(readSources(['scripts', 'src'])).filter(([, source]) => source.includes("schemas/defaults.json' with"));
    expect(readers.map(([file]) => file)).toEqual(['scripts/resources/derive/defaults.ts']);
  });

  it('may choose a dialect with its options for all entities', () => {
    const own = { 'boat/schema.json': { ...BOAT, properties: { ...BOAT.properties, port: { type: 'string' } } }, 'defaults.json': { ...DEFAULTS, dialect: { use: 'rest', items: 'data' } } };
    const { entities, mistakes } = read({ own });
    expect(mistakes).toEqual([]);
    expect(entities.map(({ namedDialect }) => namedDialect)).toEqual([expect.objectContaining({ use: 'rest', options: { items: 'data' } }), expect.objectContaining({ use: 'rest' })]);
  });

  it.each([
    ['no version', {}, '', 'nothing'],
    ['another version', { language: 0 }, '/language', '0'],
    ['a convention that there is not', { ...DEFAULTS, endpiont: 'x' }, '/endpiont', '"endpiont"'],
    ['a convention of another kind', { ...DEFAULTS, columns: 'six' }, '/columns', '"six"'],
    ['a number of columns that is none', { ...DEFAULTS, columns: 0 }, '/columns', '0'],
    ['titles that are no lists', { ...DEFAULTS, title: ['name'] }, '/title/0', '"name"'],
    ['a menu with a key that it has not', { ...DEFAULTS, menu: { gruop: 'main' } }, '/menu/gruop', '"gruop"'],
    ['a menu in a group that there is not', { ...DEFAULTS, menu: { group: 'mian' } }, '/menu/group', '"mian"'],
    ['an option that its dialect has not', { ...DEFAULTS, dialect: { use: 'rest', itmes: 'data' } }, '/dialect/itmes', '"itmes"'],
    ['a dialect whose options do not go together', { ...DEFAULTS, dialect: { use: 'rest', page: { by: 'cursor' } } }, '/dialect', 'an object'],
    ['a route that is no text', { ...DEFAULTS, route: { use: 'rest' } }, '/route', 'an object'],
    ['a form of a name that there is not', { ...DEFAULTS, endpoint: 'api/{plural}' }, '/endpoint', '"api/{plural}"'],
    ['an operation that there is not', { ...DEFAULTS, offered: ['list', 'raed'] }, '/offered/1', '"raed"'],
    ['a convention that is taken away', { ...DEFAULTS, title: null }, '/title', 'null'],
    ['a sentence that is none', { ...DEFAULTS, words: { fr: { menu: 3 } } }, '/words/fr/menu', '3'],
    ['a language that nobody speaks', { ...DEFAULTS, words: { de: {} } }, '/words/de', '"de"'],
    ['a dialect that there is not', { ...DEFAULTS, dialect: 'rset' }, '/dialect', '"rset"'],
    ['a dialect that there is not, with options', { ...DEFAULTS, dialect: { use: 'jsonAip', items: 'data' } }, '/dialect/use', '"jsonAip"'],
  ])('is refused with %s', (_what, defaults, pointer, found) => {
    const { mistakes } = read({ own: { 'defaults.json': defaults } });
    expect(mistakes).toEqual([expect.objectContaining({ file: 'own/defaults.json', found })]);
    expect(mistakes[0]?.pointer).toContain(pointer);
  });

  it('made for another version learns where the remedy is', () => {
    expect(read({ own: { 'defaults.json': { language: 0 } } }).mistakes[0]?.expected).toContain('schemas/CHANGELOG.md');
  });
});

describe('two folders', () => {
  it('that set one key of ours otherwise are told, with both places', () => {
    const { mistakes } = read({ one: { 'vehicle/en.json': { menu: 'Cars' } }, two: { 'vehicle/en.json': { menu: 'Lorries' } } });
    expect(mistakes).toEqual([expect.objectContaining({ file: 'two/vehicle/en.json', line: 2, pointer: '/menu', found: '"Lorries"', expected: expect.stringContaining('"Cars" (one/vehicle/en.json:2:3)') as string })]);
  });

  it('may share an entity and its definitions, in their order', () => {
    const result = read({ one: { 'boat/schema.json': BOAT, 'shared/port.json': PORT }, two: { 'boat/schema.json': { properties: { home: { $ref: '../shared/port.json' } } } } });
    expect(result.mistakes).toEqual([]);
    expect(Object.keys(result.entities.find(({ resource }) => resource.name === 'boat')?.schema.properties ?? {})).toEqual(['id', 'name', 'port', 'home']);
  });

  it('that set one convention otherwise are told', () => {
    const { mistakes } = read({ one: { 'defaults.json': { ...DEFAULTS, columns: 4 } }, two: { 'defaults.json': { ...DEFAULTS, columns: 5 } } });
    expect(mistakes).toEqual([expect.objectContaining({ file: 'two/defaults.json', pointer: '/columns' })]);
  });
});

describe('the words of an extension', () => {
  const named = vocabularyWith([{ place: import.meta.url, menuGroups: { partners: { order: 20 } } }]);
  const words = (fr: unknown, en: unknown) => read({ own: { 'fr.json': fr, 'en.json': en } }, named);

  it('are those of its groups of the menu, and what its code says', () => {
    const { ownWords, mistakes } = words({ groups: { partners: 'Partenaires' }, stars: 'Étoiles' }, { groups: { partners: 'Partners' }, stars: 'Stars' });
    expect(mistakes).toEqual([]);
    expect(ownWords.fr).toEqual({ shell: { groups: { partners: 'Partenaires' } }, own: { stars: 'Étoiles' } });
  });

  it.each([
    ['a group without a word', {}, {}, 'own/en.json', '/groups/partners'],
    ['a word in one language only', { groups: { partners: 'a' }, stars: 'b' }, { groups: { partners: 'a' } }, 'own/en.json', '/stars'],
    ['a group that nobody adds', { groups: { partners: 'a', partner: 'b' } }, { groups: { partners: 'a', partner: 'b' } }, 'own/en.json', '/groups/partner'],
    ['an empty word', { groups: { partners: 'a' } }, { groups: { partners: ' ' } }, 'own/en.json', '/groups/partners'],
  ])('are checked: %s', (_what, fr, en, file, pointer) => {
    expect(words(fr, en).mistakes).toContainEqual(expect.objectContaining({ file, pointer }));
  });
});
