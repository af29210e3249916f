import { describe, expect, it } from 'vitest';
import { formatMistakes, readResourceFiles } from '../../../scripts/resources/readResources';
import { EN, FR, RESOURCE, SCHEMA, vehicleFiles } from './vehicle';

function mistakesOf(changes: Parameters<typeof vehicleFiles>[0]): string[] {
  return formatMistakes(readResourceFiles(vehicleFiles(changes)).mistakes)
    .split('\n')
    .slice(0, -1);
}

describe('the reader of schemas/', () => {
  it('finds nothing wrong with a complete entity', () => {
    expect(readResourceFiles(vehicleFiles()).mistakes).toEqual([]);
  });

  it('tells the mistakes of every file at once, each with its line, column, pointer and the name that was meant', () => {
    const mistakes = mistakesOf({
      [SCHEMA]: ['"minimum": 1', '"minimun": 1'],
      [RESOURCE]: ['{ "field": "seats", "sortable": false }', '{ "field": "seat", "sortable": false }'],
      [FR]: ['"identity": "x"', '"identiti": "x"'],
      [EN]: ['"loading": "x"', '"loading": ""'],
    });
    expect(mistakes).toEqual([
      `${EN}:11:26  /states/loading  found "", expected a text that is not empty`,
      `${FR}:9:17  /sections/identiti  found "identiti", expected a section of resource.json (identity); did you mean "identity"?`,
      `${RESOURCE}:11:37  /list/columns/1/field  found "seat", expected a field of schema.json; did you mean "seats"?`,
      expect.stringMatching(
        /schema\.json:8:35 {2}\/properties\/seats\/minimun {2}found "minimun", .*; did you mean "minimum"\?$/,
      ),
    ]);
  });

  it('counts the mistakes on the last line', () => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [EN]: ['"loading": "x"', '"loading": ""'] }));
    expect(formatMistakes(mistakes)).toMatch(/\n1 mistake$/);
  });

  it('says where the syntax breaks, and nothing else about that file', () => {
    expect(mistakesOf({ [RESOURCE]: ['"route": "vehicles",', '"route": "vehicles"'] })).toEqual([
      `${RESOURCE}:3:3  /  found "\\"endpoint\\"", expected a comma before it`,
    ]);
  });

  it('refuses a key that is written twice', () => {
    expect(mistakesOf({ [FR]: ['"menu": "Véhicules",', '"menu": "Véhicules", "menu": "Voitures",'] })).toEqual([
      `${FR}:2:24  /menu  found the key "menu" a second time, expected each key once`,
    ]);
  });

  it('misses the schema alone of the four files', () => {
    const { files } = vehicleFiles();
    const without = (gone: string) => new Map([...files].filter(([path]) => path !== gone));
    expect(readResourceFiles({ files: without(SCHEMA), messageContexts: [] }).mistakes).toMatchObject([{ file: SCHEMA, found: 'no file' }]);
    expect(readResourceFiles({ files: without(EN), messageContexts: [] }).mistakes).toEqual([]);
  });

  it('guesses the name of a file that nothing reads', () => {
    const { files } = vehicleFiles();
    const renamed = new Map([...files].map(([path, text]) => [path.replace('resource.json', 'ressource.json'), text]));
    const { mistakes } = readResourceFiles({ files: renamed, messageContexts: [] });
    expect(mistakes.map(({ suggestion }) => suggestion)).toContain('resource.json');
  });

  it('leaves an entity out when its resource is wrong, and keeps the others', () => {
    const { files } = vehicleFiles();
    const both = new Map([
      ...files,
      ...[...files].map(([path, text]): [string, string] => [path.replace('vehicle', 'boat'), text]),
    ]);
    both.set('schemas/boat/resource.json', '{ "title": "nobody" }');
    const { entities } = readResourceFiles({ files: both, messageContexts: [] });
    expect(entities.map(({ resource }) => resource.name)).toEqual(['vehicle']);
  });

  it.each([['itself', '../shared/part.json'], ['through another file', '../shared/whole.json']])('leaves out an entity that refers to a wrong file %s', (_how, $ref) => {
    const thing = { type: 'object', properties: { name: { type: 'string' } } };
    const files = { 'schemas/good/schema.json': thing, 'schemas/bad/schema.json': { ...thing, properties: { part: { $ref } } }, 'schemas/shared/whole.json': { type: 'object', properties: { part: { $ref: './part.json' } } }, 'schemas/shared/part.json': { type: 'object', properties: { size: { type: 'integer', minimum: 5, maximum: 3 } } } };
    const { entities, mistakes } = readResourceFiles({ files: new Map(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)])), messageContexts: [] });
    expect([entities.map(({ resource }) => resource.name), mistakes.map(({ file }) => file)]).toEqual([['good'], ['schemas/shared/part.json']]);
  });

  it('refuses a route that follows from the name of a folder and that another entity has', () => {
    const { files } = vehicleFiles({ [RESOURCE]: ['"route": "vehicles"', '"route": "yachts"'] });
    const { files: others } = vehicleFiles({ [RESOURCE]: ['"route": "vehicles"', '"menu": { "group": "main", "order": 1, "icon": "car" }'] });
    const both = new Map([...files, ...[...others].map(([path, text]): [string, string] => [path.replace('vehicle', 'yacht'), text])]);
    const { mistakes } = readResourceFiles({ files: both, messageContexts: [] });
    expect(mistakes.filter(({ pointer }) => pointer === '/route')).toMatchObject([
      { file: 'schemas/yacht/resource.json', line: 1, pointer: '/route', found: '"yachts"', expected: 'a route of its own: "vehicle" has this one' },
    ]);
  });

  it('refuses a route that another entity has', () => {
    const { files } = vehicleFiles();
    const both = new Map([
      ...files,
      ...[...files].map(([path, text]): [string, string] => [path.replace('vehicle', 'van'), text]),
    ]);
    const { mistakes } = readResourceFiles({ files: both, messageContexts: [] });
    expect(mistakes.filter(({ pointer }) => pointer === '/route')).toMatchObject([
      { pointer: '/route', found: '"vehicles"', expected: 'a route of its own: "van" has this one' },
    ]);
  });
});

describe('a mistake in schema.json', () => {
  it.each([
    ['a format', '"date-time"', '"date-tme"', '/properties/seenAt/format', 'date-time'],
    ['a required field', '"required": ["brand"]', '"required": ["brend"]', '/required/0', 'brand'],
    ['a type', '"type": "boolean"', '"type": "booleen"', '/properties/shared/type', 'boolean'],
  ])('guesses %s', (_what, from, to, pointer, suggestion) => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [SCHEMA]: [from, to] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ file: SCHEMA, pointer, suggestion }));
  });

  it.each([
    ['a default that is no choice', '"enum": [1, 2]', '"enum": [1, 2], "default": 3', '/properties/energy/default'],
    ['a default that is no multiple', '"minimum": 1', '"minimum": 1, "multipleOf": 2, "default": 3', '/properties/seats/default'],
    ['a default at an excluded bound', '"minimum": 1', '"exclusiveMinimum": 1, "default": 1', '/properties/seats/default'],
    ['a default list with an item of another kind', '"type": "boolean"', '"type": "array", "items": { "type": "string" }, "default": ["a", 2]', '/properties/shared/default'],
    ['a default list that is too long', '"type": "boolean"', '"type": "array", "maxItems": 1, "default": ["a", "b"]', '/properties/shared/default'],
    [
      'an example of another type',
      '"minimum": 1',
      '"minimum": 1, "examples": [2, "4"]',
      '/properties/seats/examples/1',
    ],
    ['an example out of bounds', '"minimum": 1', '"minimum": 1, "examples": [0]', '/properties/seats/examples/0'],
    [
      'an example of another format',
      '"format": "date-time"',
      '"format": "date-time", "examples": ["2026-02-30T10:00:00Z"]',
      '/properties/seenAt/examples/0',
    ],
    [
      'an example that is too short',
      '"minLength": 1',
      '"minLength": 1, "examples": [""]',
      '/properties/brand/examples/0',
    ],
  ])('warns of %s, and leaves it out', (_what, from, to, pointer) => {
    const { mistakes, warnings, entities } = readResourceFiles(vehicleFiles({ [SCHEMA]: [from, to] }));
    expect(mistakes).toEqual([]);
    expect(warnings).toMatchObject([{ file: SCHEMA, pointer, expected: expect.stringMatching(/: this (example|default) is ignored$/) as string }]);
    const [, , field = ''] = pointer.split('/');
    const { examples, default: preset } = entities[0]?.schema.properties[field] ?? {};
    expect([examples, preset]).toEqual([to.includes('[2, ') ? [2] : undefined, undefined]);
  });

  it.each(['first name', 'a.b', 'constructor'])('refuses the name "%s" where an alternative of an object inside the record has it, and tells it once', (name) => {
    const part = { type: 'object', oneOf: [{ properties: { [name]: { type: 'string' } } }, { properties: { breed: { type: 'string' } } }] };
    const { mistakes } = readResourceFiles({ files: new Map([['schemas/row/schema.json', JSON.stringify({ type: 'object', properties: { part } })]]), messageContexts: [] });
    expect(mistakes).toMatchObject([{ file: 'schemas/row/schema.json', pointer: `/properties/part/oneOf/0/properties/${name}`, found: JSON.stringify(name), expected: expect.stringContaining('a condition or an alternative') as string }]);
  });

  it.each(['prénom', '名前', 'with-dash', '1st', '@language'])('takes the name "%s"', (name) => {
    const { mistakes } = readResourceFiles({ files: new Map([['schemas/row/schema.json', `{ "type": "object", "properties": { "${name}": { "type": "string" } } }`]]), messageContexts: [] });
    expect(mistakes).toEqual([]);
  });

  it('refuses a route at which the back office itself answers, and derives none', () => {
    const read = (texts: Record<string, string>) => readResourceFiles({ files: new Map(Object.entries({ 'schemas/asset/schema.json': '{ "type": "object", "properties": { "name": { "type": "string" } } }', ...texts })), messageContexts: [] });
    expect(read({}).entities.map(({ resource }) => resource.route)).toEqual(['/asset']);
    const { mistakes } = read({ 'schemas/asset/resource.json': '{ "route": "assets" }' });
    expect(mistakes).toMatchObject([{ pointer: '/route', found: '"assets"', expected: 'another "route" in resource.json: /assets is an address of the back office itself' }]);
  });

  it.each<[object | string, string]>([['permissions', '/endpoint'], [{ list: 'admin/rights', item: 'users/me' }, '/endpoint/item']])('refuses an endpoint at which an operator signs in: %o', (endpoint, pointer) => {
    const files = { 'schema.json': { type: 'object', properties: { name: { type: 'string' } } }, 'resource.json': { endpoint } };
    const { mistakes } = readResourceFiles({ files: new Map(Object.entries(files).map(([name, file]) => [`schemas/right/${name}`, JSON.stringify(file)])), messageContexts: [] });
    expect(mistakes).toMatchObject([{ file: 'schemas/right/resource.json', pointer, expected: 'another "endpoint" in resource.json, or another "session" in defaults.json: an operator signs in there' }]);
  });

  it('refuses a pattern that is no regular expression', () => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [SCHEMA]: ['"minLength": 1', '"pattern": "["'] }));
    expect(mistakes).toMatchObject([{ pointer: '/properties/brand/pattern' }]);
  });
});

describe('a mistake in the words', () => {
  it('is a text that the other language has', () => {
    expect(mistakesOf({ [FR]: ['"fields": {', '"help": { "seats": "Sans le conducteur" },\n  "fields": {'] })).toEqual([
      `${EN}:1:1  /help/seats  found nothing, expected the text "help.seats", which fr.json has`,
    ]);
  });

  it.each([
    [
      'help for a field that does not exist',
      '"fields": {',
      '"help": { "seat": "?" }, "fields": {',
      '/help/seat',
      'seats',
    ],
    ['a word for the items of what is no list', '"fields": {', '"items": { "trip": "?" }, "fields": {', '/items/trip', 'trips'],
    ['a word for a choice that does not exist', '"2": "x"', '"2": "x", "3": "x"', '/enums/energy/3', '1'],
    ['an unknown group of words', '"sections":', '"section":', '/section', 'sections'],
  ])('is %s', (_what, from, to, pointer, suggestion) => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [FR]: [from, to] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ file: FR, pointer, suggestion }));
  });

  it('is none where a column of a table, its choices, or a role has no word: it has that of its name', () => {
    const unwritten = (widget: string) => {
      const changed = vehicleFiles({ [RESOURCE]: ['"ownerId": {', `"trips": { "widget": ${widget} }, "ownerId": {`] });
      const shown = vehicleFiles({ [RESOURCE]: ['["energy", "seats"]', '"trips"'] }).files.get(RESOURCE) ?? '';
      const text = shown.replace('"ownerId": {', `"trips": { "widget": ${widget} }, "ownerId": {`);
      const { mistakes, derived } = readResourceFiles({ ...changed, files: new Map([...changed.files, [RESOURCE, text]]) });
      expect(mistakes).toEqual([]);
      return derived['vehicle']?.filter(({ file }) => file === 'fr.json').map(({ key }) => key);
    };
    expect(unwritten('"table"')).toEqual(['fields.trips', 'fields.trips.kilometers', 'fields.trips.kind', 'enums.trips.kind.1', 'enums.trips.kind.2']);
    expect(unwritten('{ "use": "table", "columns": ["kilometers"] }')).toEqual(['fields.trips', 'fields.trips.kilometers']);
  });

  it('is an empty text, and not a choice or a plural without a word', () => {
    const { mistakes, derived } = readResourceFiles(
      vehicleFiles({
        [FR]: ['"1": "x", ', ''],
        [EN]: ['"count_one": "x", "count_many": "x", "count_other": "x"', '"count_one": "", "count_many": "x"'],
      }),
    );
    expect(mistakes.map(({ file, pointer, expected }) => [file, pointer, expected])).toEqual([[EN, '/count_one', 'a text that is not empty']]);
    expect(derived['vehicle']?.filter(({ file }) => file !== 'resource.json').map(({ file, key, value }) => [file, key, value])).toEqual([
      ['fr.json', 'enums.energy.1', '1'],
      ['en.json', 'count_other', '{{count, number}} vehicles'],
    ]);
  });

  it('is not asked of a lookup, but for its fields', () => {
    const { files } = vehicleFiles({ [RESOURCE]: ['"route": "vehicles",', '"menu": false,'] });
    const words =
      '{ "fields": { "brand": "x", "seats": "x", "energy": "x", "seenAt": "x", "shared": "x" }, "enums": { "energy": { "1": "x", "2": "x" } } }';
    const lookup = new Map([...files, [FR, words], [EN, words]]);
    const { derived } = readResourceFiles({ files: lookup, messageContexts: [] });
    expect(derived['vehicle']?.map(({ file, key }) => [file, key])).toEqual([
      ['fr.json', 'fields.ownerId'],
      ['en.json', 'fields.ownerId'],
    ]);
  });
});
