import { describe, expect, it } from 'vitest';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { RESOURCE, SCHEMA, vehicleFiles } from './vehicle';

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
    ['a filter', '"filters": ["brand", ', '"filters": ["brandd", ', '/list/filters/0', 'brand'],
    ['the title', '"title": "brand"', '"title": ["brend"]', '/title/0', 'brand'],
    [
      'the entity of a reference',
      '"resource": "vehicle"',
      '"resource": "vehicule"',
      '/fields/ownerId/widget/resource',
      'vehicle',
    ],
    ['an option of a reference', '"resource": "vehicle"', '"resource": "vehicle", "labelFeild": "brand"', '/fields/ownerId/widget/labelFeild', 'labelField'],
    ['a field that a reference fills', '"resource": "vehicle"', '"resource": "vehicle", "fills": { "brnad": "brand" }', '/fields/ownerId/widget/fills/brnad', 'brand'],
    [
      'the column of a table',
      '"ownerId": {',
      '"trips": { "widget": { "use": "table", "columns": ["kilometres"] } }, "ownerId": {',
      '/fields/trips/widget/columns/0',
      'kilometers',
    ],
    [
      'the field of a condition about an item',
      '"ownerId": {',
      '"trips.kilometers": { "required": { "field": "kimd", "is": 1 } }, "ownerId": {',
      '/fields/trips.kilometers/required/field',
      'kind',
    ],
    [
      'what marks a part of a document',
      '"ownerId": {',
      '"trips": { "widget": { "use": "document", "marked": { "field": "kin", "is": 1 } } }, "ownerId": {',
      '/fields/trips/widget/marked/field',
      'kind',
    ],
    ['a filter that finds a record', '"search": { "filters": ["brand"]', '"search": { "filters": ["brnad"]', '/search/filters/0', 'brand'],
    ['another filter that finds a record', '"search": { "filters": ["brand"]', '"search": { "filters": ["brand"], "by": { "brnd": "@" }', '/search/by/brnd', 'brand'],
    ['a filter of what waits', '"form":', '"counters": [{ "name": "old", "filters": { "brnad": "x" } }], "form":', '/counters/0/filters/brnad', 'brand'],
    ['the list that says what waits', '"form":', '"counters": [{ "name": "old", "item": { "field": "tripps", "where": { "kind": 1 } } }], "form":', '/counters/0/item/field', 'trips'],
    ['an item that waits', '"form":', '"counters": [{ "name": "old", "item": { "field": "trips", "where": { "kimd": 1 } } }], "form":', '/counters/0/item/where/kimd', 'kind'],
    ['the structure of an item that waits', '"form":', '"counters": [{ "name": "old", "item": { "field": "trips", "where": { "kind": 1 }, "structure": "kimd" } }], "form":', '/counters/0/item/structure', 'kind'],
    ['the choice by which what waits is counted', '"form":', '"counters": [{ "name": "old", "by": "enrgy" }], "form":', '/counters/0/by', 'energy'],
    ['the entity under which something waits', '"form":', '"counters": [{ "name": "old", "under": { "resource": "vehicl", "endpoint": "mine" } }], "form":', '/counters/0/under/resource', 'vehicle'],
    ['the field of a record that rows open', '"form":', '"opens": { "resource": "vehicle", "id": "ownerI" }, "form":', '/opens/id', 'ownerId'],
    ['the entity of a record that rows open', '"form":', '"opens": { "resource": "vehicl", "id": "ownerId" }, "form":', '/opens/resource', 'vehicle'],
    ['the entity that a creation begins', '"form":', '"actions": [{ "use": "createFromSelection", "name": "go", "on": "selection", "resource": "vehicl", "field": "brand" }], "form":', '/actions/0/resource', 'vehicle'],
    ['the field that a creation begins with', '"form":', '"actions": [{ "use": "createFromSelection", "name": "go", "on": "selection", "resource": "vehicle", "field": "brend" }], "form":', '/actions/0/field', 'brand'],
    [
      'what a condition inside a list looks at',
      '"ownerId": {',
      '"trips.kilometers": { "visible": { "field": "kin", "is": 1 } }, "ownerId": {',
      '/fields/trips.kilometers/visible/field',
      'kind',
    ],
    [
      'a field that shares a line in the items of a list',
      '"ownerId": {',
      '"trips": { "widget": { "use": "table", "rows": [["kin", "kilometers"]] } }, "ownerId": {',
      '/fields/trips/widget/rows/0/0',
      'kind',
    ],
    ['a translated field', '"form":', '"translated": ["brnad"], "form":', '/translated/0', 'brand'],
    [
      'the tone of a status',
      '"ownerId": {',
      '"energy": { "widget": { "use": "status", "tones": { "1": "sucess" } } }, "ownerId": {',
      '/fields/energy/widget/tones/1',
      'success',
    ],
    [
      'the name of an uploaded file',
      '"ownerId": {',
      '"trips": { "widget": { "use": "upload", "endpoint": "admin/trips", "owner": "vehicleId", "file": "file", "name": "kinds" } }, "ownerId": {',
      '/fields/trips/widget/name',
      'kind',
    ],
    [
      'the field that names an address',
      '"ownerId": {',
      '"brand": { "widget": { "use": "url", "labelField": "energi" } }, "ownerId": {',
      '/fields/brand/widget/labelField',
      'energy',
    ],
    [
      'the field that tells homonyms apart',
      '"filters": ["brand"] }',
      '"filters": ["brand"], "detail": "seat" }',
      '/search/detail',
      'seats',
    ],
    ['a field that may be set on a selection', '"form":', '"bulkEdit": ["seat"], "form":', '/bulkEdit/0', 'seats'],
    [
      'the field of a condition',
      '"section": "identity"',
      '"section": "identity", "visible": { "field": "energie", "is": 1 }',
      '/form/0/visible/field',
      'energy',
    ],
    [
      'the setting of a condition',
      '"section": "identity"',
      '"section": "identity", "visible": { "setting": "solidari" }',
      '/form/0/visible/setting',
      'solidary',
    ],
    [
      'an icon',
      '"form":',
      '"menu": { "group": "main", "order": 1, "icon": "hitchiker" }, "form":',
      '/menu/icon',
      'hitchhiker',
    ],
    ['a source of records', '"form":', '"source": "solidaryRequest", "form":', '/source', 'solidaryRequests'],
    ['the messages of another', '"form":', '"messages": "usr", "form":', '/messages', 'user'],
    ['a field shown before a deletion', '"form":', '"deletion": { "shows": ["seat"] }, "form":', '/deletion/shows/0', 'seats'],
    ['a field to look for', '"form":', '"create": { "duplicateChecks": [{ "field": "brnad" }] }, "form":', '/create/duplicateChecks/0/field', 'brand'],
    ['the entity of what is looked for', '"form":', '"create": { "duplicateChecks": [{ "field": "brand", "resource": "vehicule" }] }, "form":', '/create/duplicateChecks/0/resource', 'vehicle'],
    ['the field of who is meant', '"form":', '"create": { "duplicateChecks": [{ "field": "brand", "known": "ownersId" }] }, "form":', '/create/duplicateChecks/0/known', 'ownerId'],
    [
      'a field that a copy starts without',
      '"form":',
      '"create": { "copy": { "without": ["brnad"] } }, "form":',
      '/create/copy/without/0',
      'brand',
    ],
    [
      'the filter that an export honours',
      '"form":',
      '"export": { "endpoint": "a", "variants": [{ "name": "short", "filters": ["brent"] }] }, "form":',
      '/export/variants/0/filters/0',
      'brand',
    ],
    [
      'the setting of an export',
      '"form":',
      '"export": { "endpoint": "a", "variants": [{ "name": "short", "when": { "setting": "extendExport" } }] }, "form":',
      '/export/variants/0/when/setting',
      'extendedExport',
    ],
    [
      'a name in the path of a value of its own',
      '"ownerId": {',
      '"score": { "endpoint": "scores/{ownrId}" }, "ownerId": {',
      '/fields/score/endpoint',
      'ownerId',
    ],
    [
      'a name in the path of a dashboard',
      '"form":',
      '"dashboard": { "path": "{id}/dashboard/{brnad}", "parameter": "vehicleId" }, "form":',
      '/dashboard/path',
      'brand',
    ],
    [
      'a parameter of a dashboard that narrows a chart',
      '"form":',
      '"dashboard": { "filters": [{ "name": "placeId", "reference": "vehicle" }], "charts": [{ "name": "a", "by": "energy", "narrowedBy": { "plaecId": "brand" } }] }, "form":',
      '/dashboard/charts/0/narrowedBy/plaecId',
      'placeId',
    ],
    [
      'a filter that narrows a chart',
      '"form":',
      '"dashboard": { "path": "{id}/figures", "parameter": "vehicleId", "charts": [{ "name": "a", "by": "energy", "narrowedBy": { "vehicleId": "brnad" } }] }, "form":',
      '/dashboard/charts/0/narrowedBy/vehicleId',
      'brand',
    ],
    [
      'the group of a filter',
      '"filters": ["brand", ',
      '"filters": [{ "name": "a", "operator": "equals", "exclusive": "owner" }, { "name": "b", "operator": "equals", "exclusive": "owner" }, { "name": "c", "operator": "equals", "exclusive": "ownr" }, "brand", ',
      '/list/filters/2/exclusive',
      'owner',
    ],
    ['a transform of the record', '"fields":', '"transform": "renamedFild", "fields":', '/transform', 'renamedField'],
    ['one of several transforms of the record', '"fields":', '"transform": [{ "use": "renamedFild" }], "fields":', '/transform/0/use', 'renamedField'],
    ['a transform of each item', '"ownerId": {', '"trips": { "items": { "transform": "renamedFild" } }, "ownerId": {', '/fields/trips/items/transform', 'renamedField'],
    ['the choice that a chart counts by', '"form":', '"dashboard": { "charts": [{ "name": "a", "by": "enregy" }] }, "form":', '/dashboard/charts/0/by', 'energy'],
    ['the entity that a chart counts', '"form":', '"dashboard": { "charts": [{ "name": "a", "resource": "vehicel", "by": "energy" }] }, "form":', '/dashboard/charts/0/resource', 'vehicle'],
    ['the entity that a dashboard is narrowed to', '"form":', '"dashboard": { "filters": [{ "name": "a", "reference": "vehicel" }] }, "form":', '/dashboard/filters/0/reference', 'vehicle'],
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
    ['a map of what is nowhere', '"sort": "brand:desc"', '"map": { "field": "seats" }, "sort": "brand:desc"', '/list/map/field', 'a field with a latitude and a longitude'],
    ['a field twice in a form', '["energy", "seats"]', '["brand", "seats"]', '/form/0/fields/1/0', 'each field once'],
    [
      'an option that a transform does not know',
      '"ownerId": {',
      '"seats": { "transform": { "use": "integer", "zero": 1 } }, "ownerId": {',
      '/fields/seats/transform/zero',
      'no options: it has none',
    ],
    [
      'an option that a transform misses',
      '"ownerId": {',
      '"trips": { "transform": "namedItems" }, "ownerId": {',
      '/fields/trips/transform/name',
      'the key "name" beside "use": what the items call the name of their value',
    ],
    [
      'a value of its own that is saved with the record',
      '"ownerId": {',
      '"seats": { "endpoint": "seats/{id}" }, "ownerId": {',
      '/fields/seats/endpoint',
      expect.stringMatching(/^a field that is "readOnly"/),
    ],
    [
      'a value of its own in each row of a list',
      '"ownerId": { "widget": { "use": "reference", "resource": "vehicle" } }\n  },\n  "list": {\n    "columns": [',
      '"score": { "endpoint": "scores/{id}" }, "ownerId": { "widget": { "use": "reference", "resource": "vehicle" } }\n  },\n  "list": {\n    "columns": ["score", ',
      '/list/columns/0',
      expect.stringMatching(/^a field of the record itself/),
    ],
    [
      'a dashboard that nobody may open',
      '"form":',
      '"dashboard": { "path": "figures" }, "form":',
      '/permissions/dashboard',
      expect.stringMatching(/^the permission of the page/),
    ],
    [
      'a dashboard of one record that does not say which',
      '"form":',
      '"dashboard": { "path": "{id}/figures" }, "form":',
      '/dashboard/path',
      expect.stringMatching(/"parameter" that receives it/),
    ],
    [
      'a chart that counts by nothing',
      '"form":',
      '"dashboard": { "charts": [{ "name": "a" }] }, "form":',
      '/dashboard/charts/0',
      expect.stringMatching(/^the key "by"/),
    ],
    [
      'a chart that counts by the date of no filter',
      '"form":',
      '"dashboard": { "charts": [{ "name": "a", "by": "brand" }] }, "form":',
      '/dashboard/charts/0/by',
      expect.stringMatching(/^a date filter/),
    ],
    [
      'a timetable of what has no times of day',
      '"ownerId": {',
      '"trips": { "widget": "timetable" }, "ownerId": {',
      '/fields/trips/widget',
      expect.stringMatching(/times of day/),
    ],
    [
      'an address with another transform than its own',
      '"ownerId": {',
      '"seats": { "widget": "address", "transform": "integer" }, "ownerId": {',
      '/fields/seats/transform',
      '"address", which the widget "address" goes with',
    ],
    [
      'a condition about nothing',
      '"section": "identity"',
      '"section": "identity", "visible": { "is": 1 }',
      '/form/0/visible',
      expect.stringMatching(/^one subject among/),
    ],
    [
      'an entity that depends on a record',
      '"form":',
      '"when": { "field": "energy", "is": 1 }, "form":',
      '/when/field',
      expect.stringMatching(/^a key among setting, fault, session/),
    ],
    [
      'a field that depends on the session',
      '"section": "identity"',
      '"section": "identity", "visible": { "session": "structureTransport" }',
      '/form/0/visible/session',
      expect.stringMatching(/^a key among setting, fault, permission/),
    ],
    [
      'a condition about two things',
      '"section": "identity"',
      '"section": "identity", "visible": { "mode": "edit", "permission": "a" }',
      '/form/0/visible',
      expect.stringMatching(/^one subject among/),
    ],
    [
      'a condition on a choice that does not exist',
      '"section": "identity"',
      '"section": "identity", "visible": { "field": "energy", "is": 3 }',
      '/form/0/visible/is',
      'a choice of "energy": 1, 2',
    ],
    [
      'a filter that cannot know how to compare',
      '"filters": ["brand", ',
      '"filters": [{ "name": "q" }, "brand", ',
      '/list/filters/0/operator',
      expect.stringMatching(/"operator"/),
    ],
    [
      'what a filter asks at first and does not offer',
      '"filters": ["brand", ',
      '"filters": [{ "name": "cheap", "operator": "yesNo", "values": { "yes": "1" }, "value": "no" }, "brand", ',
      '/list/filters/0/value',
      'a value that the filter offers',
    ],
    [
      'a fixed filter without its value',
      '"filters": ["brand", ',
      '"filters": [{ "name": "cheap", "shown": "fixed" }, "brand", ',
      '/list/filters/0',
      expect.stringMatching(/^the key "value"/),
    ],
    [
      'a fixed filter that could be chosen',
      '"filters": ["brand", ',
      '"filters": [{ "name": "cheap", "shown": "fixed", "value": "1", "multiple": true }, "brand", ',
      '/list/filters/0/multiple',
      expect.stringMatching(/^no "multiple"/),
    ],
    [
      'what a range asks at first',
      '"filters": ["brand", ',
      '"filters": [{ "name": "cheap", "operator": "numberRange", "value": "1.." }, "brand", ',
      '/list/filters/0/value',
      'no "value": only a text, a choice, or yes or no has one',
    ],
    [
      'choices of a field that has none',
      '"filters": ["brand", ',
      '"filters": [{ "name": "brand", "operator": "oneOf" }, ',
      '/list/filters/0',
      expect.stringMatching(/enum/),
    ],
    [
      'copies of records whose reading has a side effect',
      '"form":',
      '"source": "solidaryRequests", "create": { "copy": true }, "form":',
      '/create/copy',
      expect.stringMatching(/side effect/),
    ],
    [
      'a reading before a deletion where reading has a side effect',
      '"create": "vehicle_create" },',
      '"create": "vehicle_create", "delete": "vehicle_delete" }, "source": "solidaryRequests", "deletion": { "shows": ["brand"] },',
      '/deletion',
      expect.stringMatching(/side effect/),
    ],
    [
      'copies that nobody may read',
      '"show": "vehicle_read", "create": "vehicle_create" },',
      '"create": "vehicle_create" }, "create": { "copy": true },',
      '/permissions/show',
      expect.stringMatching(/which a copy asks/),
    ],
    [
      'an export that nobody is offered',
      '"form":',
      '"export": { "endpoint": "a", "variants": [{ "name": "short" }] }, "form":',
      '/export',
      expect.stringMatching(/^the key "export" in "permissions"/),
    ],
    [
      'an export written twice',
      '"form":',
      '"export": { "endpoint": "a", "variants": [{ "name": "short" }, { "name": "short" }] }, "form":',
      '/export/variants/1/name',
      'each export once',
    ],
    [
      'an age of what is no day',
      '"section": "identity"',
      '"section": "identity", "visible": { "field": "brand", "youngerThan": 18 }',
      '/form/0/visible/field',
      expect.stringMatching(/^a field whose format is "date"/),
    ],
    [
      'a table of what is no list',
      '"ownerId": {',
      '"seats": { "widget": "table" }, "ownerId": {',
      '/fields/seats/widget',
      'a field that is a list of objects',
    ],
    [
      'a unit that nobody knows',
      '"ownerId": {',
      '"seats": { "widget": { "use": "number", "unit": "kilo" } }, "ownerId": {',
      '/fields/seats/widget/unit',
      'one of byte, metre',
    ],
    ['a reference to an entity that does not say how it is searched', '"title": "brand",\n  "search": { "filters": ["brand"] },', '"title": "id",', '/fields/ownerId/widget/resource', expect.stringMatching(/^an entity that says how its records are found: "search"/)],
    [
      'an object where the name of an entity is expected',
      '"filters": ["brand", ',
      '"filters": [{ "name": "owner", "reference": { "resource": "vehicle" } }, "brand", ',
      '/list/filters/0/reference',
      'a text: the folder of an entity, which says itself how its records are found',
    ],
    [
      'a filter that refers to records and compares in another way',
      '"filters": ["brand", ',
      '"filters": [{ "name": "owner", "operator": "equals", "reference": "vehicle" }, "brand", ',
      '/list/filters/0/operator',
      'no "operator": "reference" says how it filters',
    ],
    ['a convention of the platform for an operation that it has none for', '"create": "vehicle_create"', '"create": "vehicle_create", "import": true', '/permissions/import', expect.stringMatching(/^this: One permission/)],
    ['an operation that is switched off', '"create": "vehicle_create"', '"create": false', '/permissions/create', expect.stringMatching(/^this: true for the permission that the conventions/)],
    ['a list of all records under one of them', '"form":', '"related": [{ "resource": "vehicle" }], "form":', '/related/0', expect.stringMatching(/^the key "parent"/)],
    [
      'a filter by the record where the endpoint names it',
      '"endpoint": "admin/vehicles"',
      '"endpoint": "admin/fleets/{parent}/vehicles", "related": [{ "resource": "vehicle", "parent": "fleet" }]',
      '/related/0/parent',
      'no "parent": the endpoint of "vehicle" has {parent}',
    ],
    ['a list where a name is expected', '"title": "brand"', '"title": []', '/title', 'at least 1 in the list'],
    [
      'a number where a widget is expected',
      '"widget": { "use": "reference", "resource": "vehicle" }',
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

describe('what only some records have', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const condition = JSON.stringify({ if: { properties: { energy: { const: 2 } } }, then: { properties: { range: { type: 'integer' } }, required: ['range'] } }).slice(1, -1);

  it('has its place in the form, like any field', () => {
    const changed = { [SCHEMA]: ['"required": ["brand"],', `"required": ["brand"], ${condition},`] as [string, string] };
    const { mistakes } = readResourceFiles(vehicleFiles(changed));
    expect(mistakes.map(({ pointer, expected }) => ({ pointer, expected }))).toEqual([{ pointer: '/form', expected: 'a section with "range", which a condition of schema.json brings' }]);

    const placed = readResourceFiles(vehicleFiles({ ...changed, [RESOURCE]: ['["energy", "seats"]', '["energy", "range"]'] }));
    expect(placed.mistakes.map(({ expected }) => expected)).not.toContain(expect.stringContaining('a section with'));
    expect(placed.mistakes.every(({ file }) => file !== SCHEMA && file !== RESOURCE)).toBe(true);
  });
});

describe('a key that the language had', () => {
  it.each([
    ['an entity', '"title": "brand"', '"title": "brand", "inSession": true', '/inSession', '"ownStructure" has the field "id"'],
    ['what a deletion takes along', '"form":', '"deletion": { "takes": [{ "name": "trips", "resource": "vehicle", "own": true }] }, "form":', '/deletion/takes/0/own', 'without "filter" and "field"'],
    ['a chart', '"form":', '"dashboard": { "charts": [{ "name": "a", "byChoice": "energy" }] }, "form":', '/dashboard/charts/0/byChoice', 'the key "by"'],
    ['a map', '"sort": "brand:desc"', '"sort": "brand:desc", "map": { "field": "brand", "boundsParameter": "bounds" }', '/list/map/boundsParameter', 'the key "parameter"'],
    ['a field', '"ownerId": {', '"brand": { "unclearable": { "setting": "solidary" } }, "ownerId": {', '/fields/brand/unclearable', '{ "cleared": { "not": … } }'],
    ['a transform', '"ownerId": {', '"trips": { "transform": { "use": "groupedList", "kind": "kind" } }, "ownerId": {', '/fields/trips/transform/kind', 'always called "kind"'],
    ['a widget', '"ownerId": {', '"trips": { "widget": { "use": "document", "title": "kind" } }, "ownerId": {', '/fields/trips/widget/title', 'the first text of an item is its title'],
    ['the names of several references', '"ownerId": {', '"trips": { "widget": { "use": "references", "resource": "vehicle", "names": ["kind"] } }, "ownerId": {', '/fields/trips/widget/names', 'apart from the "detail"'],
    ['an answer', '"ownerId": {', '"trips.kind": { "widget": { "use": "answer", "definition": "kind" } }, "ownerId": {', '/fields/trips.kind/widget/definition', 'who asks is always a structure'],
    ['a list of records', '"ownerId": {', '"trips": { "transform": { "use": "embeddedList", "fallsBackTo": { "kind": "kind" } } }, "ownerId": {', '/fields/trips/transform/fallsBackTo', 'under "items"'],
    ['a yes/no', '"ownerId": {', '"brand": { "transform": { "use": "intBoolean", "absent": false } }, "ownerId": {', '/fields/brand/transform/absent', 'the "default" of the schema'],
    ['an ordered list', '"ownerId": {', '"trips": { "transform": { "use": "positionedList", "emptied": ["kind"] } }, "ownerId": {', '/fields/trips/transform/emptied', 'is sent as "" when it is empty'],
    ['a table', '"ownerId": {', '"trips": { "widget": { "use": "table", "ordered": false } }, "ownerId": {', '/fields/trips/widget/ordered', '"embeddedList" have no order'],
    ['the proofs of a structure', '"ownerId": {', '"trips": { "widget": { "use": "proofs", "rows": ["kind"] } }, "ownerId": {', '/fields/trips/widget/rows', 'those of the proofs that a structure asks for'],
    ['the roles of a person', '"ownerId": {', '"trips": { "widget": { "use": "roleAssignments", "territory": "vehicle" } }, "ownerId": {', '/fields/trips/widget/territory', 'the widget "reference"'],
    ['the roles that have words', '"ownerId": {', '"trips": { "widget": { "use": "roleAssignments", "known": [1] } }, "ownerId": {', '/fields/trips/widget/known', 'those of the platform'],
    ['what a structure asks', '"ownerId": {', '"trips.kind": { "widget": { "use": "answer", "lists": ["proofs"] } }, "ownerId": {', '/fields/trips.kind/widget/lists', 'who asks is always a structure'],
    ['a page on another site', '"form":', '"actions": [{ "use": "visit", "name": "quote", "site": "loginDelegateUrl", "path": "{brand}" }], "form":', '/actions/0/site', '"loginDelegateUrl" of config.json'],
    ['one list in place of several', '"title": "brand"', '"title": "brand", "transform": { "use": "splitList", "from": "trips" }', '/transform/use', '"proofLists"'],
    ['the parts of a week', '"title": "brand"', '"title": "brand", "transform": { "use": "flagList", "field": "trips", "flags": ["mMon"] }', '/transform/use', '"weekParts"'],
    ['the fields of a campaign', '"title": "brand"', '"title": "brand", "transform": { "use": "gatheredFields", "field": "brand" }', '/transform/field', 'become "recipients"'],
    ['a diary', '"title": "brand"', '"title": "brand", "transform": { "use": "diaryRequests", "from": "trips" }', '/transform/from', 'become the list "requests"'],
    ['the recipients', '"ownerId": {', '"trips": { "widget": { "use": "recipients", "sources": [] } }, "ownerId": {', '/fields/trips/widget/sources', 'the kinds of recipients are those of the platform'],
    ['the body of an e-mail', '"ownerId": {', '"trips": { "transform": { "use": "jsonList", "always": true } }, "ownerId": {', '/fields/trips/transform/always', 'an empty list is always sent'],
    ['the transforms of a record', '"title": "brand"', '"title": "brand", "transform": { "use": "renamedPrefix", "prefix": "v" }', '/transform/use', '"adminPrefix", or a transform of your own'],
    ['the transforms', '"ownerId": {', '"brand": { "transform": "delimitedList" }, "ownerId": {', '/fields/brand/transform', 'a transform of your own'],
  ])('of %s is refused with what is written instead', (_what, key, written, pointer, remedy) => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [RESOURCE]: [key, written] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ file: RESOURCE, pointer, expected: expect.stringContaining(remedy) as string }));
  });

  it('is any other unknown key where another place has it', () => {
    const { mistakes } = readResourceFiles(vehicleFiles({ [RESOURCE]: ['"title": "brand"', '"title": "brand", "own": true'] }));
    expect(mistakes).toContainEqual(expect.objectContaining({ pointer: '/own', expected: expect.stringMatching(/^a key among/) as string }));
  });
});

describe('how a field is cleared', () => {
  const mistakesOf = (cleared: unknown) => readResourceFiles(vehicleFiles({ [RESOURCE]: ['"ownerId": {', `"brand": { "cleared": ${JSON.stringify(cleared)} }, "ownerId": {`] })).mistakes.map(({ pointer }) => pointer);

  it('is one of four words, or a condition on the record', () => {
    expect([mistakesOf('refused'), mistakesOf({ not: { fault: 'addressClearing' } }), mistakesOf({ field: 'energy', is: 1 })]).toEqual([[], [], []]);
    expect([mistakesOf('never'), mistakesOf({ field: 'energi', is: 1 })]).toEqual([['/fields/brand/cleared'], ['/fields/brand/cleared/field']]);
  });
});
