import { describe, expect, it } from 'vitest';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { RESOURCE, vehicleFiles } from './vehicle';

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
