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
      [EN]: ['"loading": "x", ', ''],
    });
    expect(mistakes).toEqual([
      `${EN}:11:3  /states/loading  found nothing, expected the text "states.loading"`,
      `${FR}:9:3  /sections/identity  found nothing, expected the text "sections.identity"`,
      `${FR}:9:17  /sections/identiti  found "identiti", expected a section of resource.json (identity); did you mean "identity"?`,
      `${RESOURCE}:10:37  /list/columns/1/field  found "seat", expected a field of schema.json; did you mean "seats"?`,
      expect.stringMatching(
        /schema\.json:8:35 {2}\/properties\/seats\/minimun {2}found "minimun", .*; did you mean "minimum"\?$/,
      ),
    ]);
  });

  it('counts the mistakes on the last line', () => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [EN]: ['"loading": "x", ', ''] }));
    expect(formatMistakes(mistakes)).toMatch(/\n1 mistake in schemas\/$/);
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

  it('misses one of the four files', () => {
    const { files } = vehicleFiles();
    const without = new Map([...files].filter(([path]) => path !== EN));
    const { mistakes } = readResourceFiles({ files: without, messageContexts: [] });
    expect(mistakes).toMatchObject([{ file: EN, found: 'no file' }]);
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
    both.set('schemas/boat/resource.json', '{}');
    const { entities } = readResourceFiles({ files: both, messageContexts: [] });
    expect(entities.map(({ resource }) => resource.name)).toEqual(['vehicle']);
  });

  it('refuses a route that another entity has', () => {
    const { files } = vehicleFiles();
    const both = new Map([
      ...files,
      ...[...files].map(([path, text]): [string, string] => [path.replace('vehicle', 'van'), text]),
    ]);
    const { mistakes } = readResourceFiles({ files: both, messageContexts: [] });
    expect(mistakes).toMatchObject([
      { pointer: '/route', found: '"vehicles"', expected: 'a route of its own: "van" has this one' },
    ]);
  });
});

describe('a mistake in resource.json', () => {
  it.each([
    ['an unknown key', '"title": "brand"', '"title": "brand", "tittle": "brand"', '/tittle', 'title'],
    ['a widget', '"use": "reference"', '"use": "referense"', '/fields/ownerId/widget/use', 'reference'],
    [
      'a transform',
      '{ "widget": { "use"',
      '{ "transform": "intBolean", "widget": { "use"',
      '/fields/ownerId/transform',
      'intBoolean',
    ],
    ['the field of a section', '["energy", "seats"]', '["energi", "seats"]', '/form/0/fields/1/0', 'energy'],
    ['a key of fields', '"ownerId": {', '"ownersId": {', '/fields/ownersId', 'ownerId'],
    ['the field of the sort', '"brand:desc"', '"brant:desc"', '/list/sort', 'brand'],
    ['a filter', '"filters": ["brand"', '"filters": ["brandd"', '/list/filters/0', 'brand'],
    ['the title', '"title": "brand"', '"title": ["brend"]', '/title/0', 'brand'],
    [
      'the entity of a reference',
      '"resource": "vehicle"',
      '"resource": "vehicule"',
      '/fields/ownerId/widget/resource',
      'vehicle',
    ],
    ['an option of a reference', '"search": "brand"', '"serach": "brand"', '/fields/ownerId/widget/serach', 'search'],
    ['a field that may be set on a selection', '"form":', '"bulkEdit": ["seat"], "form":', '/bulkEdit/0', 'seats'],
    [
      'the field of a condition',
      '"section": "identity"',
      '"section": "identity", "visibleWhen": { "field": "energie", "is": 1 }',
      '/form/0/visibleWhen/field',
      'energy',
    ],
    [
      'the setting of a condition',
      '"section": "identity"',
      '"section": "identity", "visibleWhen": { "setting": "solidari" }',
      '/form/0/visibleWhen/setting',
      'solidary',
    ],
    ['a default', '"form":', '"create": { "defaults": { "seatz": 4 } }, "form":', '/create/defaults/seatz', 'seats'],
    [
      'an icon',
      '"form":',
      '"menu": { "group": "main", "order": 1, "icon": "hitchiker" }, "form":',
      '/menu/icon',
      'hitchhiker',
    ],
    ['the messages of another', '"form":', '"messages": "usr", "form":', '/messages', 'user'],
    ['an action', '"form":', '"actions": [{ "use": "setFields", "on": "row" }], "form":', '/actions/0/use', 'setField'],
  ])('guesses %s', (_what, from, to, pointer, suggestion) => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [RESOURCE]: [from, to] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ file: RESOURCE, pointer, suggestion }));
  });

  it.each([
    [
      'a column written twice',
      '"columns": ["brand", ',
      '"columns": ["brand", "brand", ',
      '/list/columns/1',
      'each column once',
    ],
    ['a field twice in a form', '["energy", "seats"]', '["brand", "seats"]', '/form/0/fields/1/0', 'each field once'],
    [
      'an option that a transform does not know',
      '"ownerId": {',
      '"seats": { "transform": { "use": "integer", "zero": 1 } }, "ownerId": {',
      '/fields/seats/transform',
      'options that it knows',
    ],
    [
      'an option that a transform misses',
      '"ownerId": {',
      '"seats": { "transform": "default" }, "ownerId": {',
      '/fields/seats/transform',
      'options that it knows',
    ],
    [
      'a condition about nothing',
      '"section": "identity"',
      '"section": "identity", "visibleWhen": { "is": 1 }',
      '/form/0/visibleWhen',
      expect.stringMatching(/^one subject among/),
    ],
    [
      'a condition about two things',
      '"section": "identity"',
      '"section": "identity", "visibleWhen": { "mode": "edit", "permission": "a" }',
      '/form/0/visibleWhen',
      expect.stringMatching(/^one subject among/),
    ],
    [
      'a condition on a choice that does not exist',
      '"section": "identity"',
      '"section": "identity", "visibleWhen": { "field": "energy", "is": 3 }',
      '/form/0/visibleWhen/is',
      'a choice of "energy": 1, 2',
    ],
    [
      'a filter that cannot know how to compare',
      '"filters": ["brand"',
      '"filters": [{ "name": "q" }, "brand"',
      '/list/filters/0/operator',
      expect.stringMatching(/"operator"/),
    ],
    [
      'choices of a field that has none',
      '"filters": ["brand"',
      '"filters": [{ "name": "brand", "operator": "oneOf" }',
      '/list/filters/0',
      expect.stringMatching(/enum/),
    ],
    [
      'an operation without its page',
      '"form":',
      '"show":',
      '/permissions/create',
      'the key "form" for the page that it permits',
    ],
    ['a list where a name is expected', '"title": "brand"', '"title": []', '/title', 'at least 1 in the list'],
    [
      'a number where a widget is expected',
      '"widget": { "use": "reference", "resource": "vehicle", "search": "brand" }',
      '"widget": 3',
      '/fields/ownerId/widget',
      expect.stringMatching(/^this: A widget by its name/),
    ],
    [
      'a slash at the wrong end of a path',
      '"admin/vehicles"',
      '"/admin/vehicles"',
      '/endpoint',
      expect.stringMatching(/without a slash at either end/),
    ],
  ])('refuses %s', (_what, from, to, pointer, expected) => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [RESOURCE]: [from, to] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ file: RESOURCE, pointer, expected }));
  });
});

describe('a mistake in schema.json', () => {
  it.each([
    ['a format', '"date-time"', '"datetime"', '/properties/seenAt/format', 'date-time'],
    ['a required field', '"required": ["brand"]', '"required": ["brend"]', '/required/0', 'brand'],
    ['a type', '"type": "boolean"', '"type": "booleen"', '/properties/shared/type', 'boolean'],
  ])('guesses %s', (_what, from, to, pointer, suggestion) => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [SCHEMA]: [from, to] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ file: SCHEMA, pointer, suggestion }));
  });

  it('refuses a record without an id', () => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [SCHEMA]: ['"id":', '"key":'] }));
    expect(mistakes).toContainEqual(
      expect.objectContaining({ file: SCHEMA, pointer: '/properties/id', line: 4, found: 'nothing' }),
    );
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
    ['a word for a choice that does not exist', '"2": "x"', '"2": "x", "3": "x"', '/enums/energy/3', '1'],
    ['an unknown group of words', '"sections":', '"section":', '/section', 'sections'],
  ])('is %s', (_what, from, to, pointer, suggestion) => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [FR]: [from, to] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ file: FR, pointer, suggestion }));
  });

  it('is a choice without a word, an empty text and a missing plural', () => {
    const { mistakes } = readResourceFiles(
      vehicleFiles({
        [FR]: ['"1": "x", ', ''],
        [EN]: ['"count_one": "x", "count_many": "x", "count_other": "x"', '"count_one": "", "count_many": "x"'],
      }),
    );
    expect(mistakes.map(({ file, pointer, expected }) => [file, pointer, expected])).toEqual([
      [EN, '/count_other', 'the text "count_other"'],
      [EN, '/count_one', 'a text that is not empty'],
      [FR, '/enums/energy/1', 'the text "enums.energy.1"'],
    ]);
  });

  it('is not asked of a lookup, but for its fields', () => {
    const { files } = vehicleFiles({ [RESOURCE]: ['"route": "vehicles",', ''] });
    const words =
      '{ "fields": { "brand": "x", "seats": "x", "energy": "x", "seenAt": "x", "shared": "x" }, "enums": { "energy": { "1": "x", "2": "x" } } }';
    const lookup = new Map([...files, [FR, words], [EN, words]]);
    const { mistakes } = readResourceFiles({ files: lookup, messageContexts: [] });
    expect(mistakes.map(({ file, pointer }) => [file, pointer])).toEqual([
      [EN, '/filters/ownerId'],
      [FR, '/filters/ownerId'],
    ]);
  });
});
