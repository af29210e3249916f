import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import conventions from '../../../schemas/defaults.json';
import { readResourceFiles } from '../../../scripts/resources/readResources';

/** The files of two entities, as objects that a test changes: cars, and the people to whom they belong. */
function garage() {
  const id = { type: 'integer', readOnly: true };
  return {
    schema: {
      type: 'object',
      required: ['brand'],
      properties: {
        id,
        brand: { type: 'string', minLength: 1 },
        energy: { type: 'integer', enum: [1, 2] },
        seats: { type: 'integer', minimum: 1, maximum: 9 },
        born: { type: 'string', format: 'date' },
        shared: { type: 'boolean' },
        note: { type: 'string' },
        trips: { type: 'array', items: { type: 'object', properties: { kind: { type: 'string' } } } },
        tags: { type: 'array', items: { type: 'string' } },
        ownerId: { type: 'integer' },
        place: { type: 'object', properties: { city: { type: 'string' } } },
        secret: { type: 'string', writeOnly: true },
      } as Record<string, object>,
    } as Json,
    resource: { menu: { group: 'main', order: 50, icon: 'car' }, fields: {}, list: { columns: ['brand', 'energy'], filters: ['brand', 'energy'] } } as Json,
    person: { menu: { group: 'main', order: 51, icon: 'people' } } as Json,
    personId: { type: 'integer', readOnly: true } as Json,
    rules: { definitions: { short: { type: 'string', maxLength: 3 }, tidy: { type: 'object', properties: { colour: { type: 'string' } } } } } as Json,
    words: {} as Json,
  };
}

type Json = Record<string, unknown>;
type Garage = ReturnType<typeof garage>;

const PERSON = { type: 'object', required: ['name'], properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' } } };

/** The mistakes in these files after a change, without those of one language that the other has too. */
function mistakesAfter(change: (files: Garage) => unknown) {
  return readAfter(change).mistakes.filter(({ file }) => !file.endsWith('en.json'));
}

function readAfter(change: (files: Garage) => unknown) {
  const files = garage();
  change(files);
  const { schema, resource, person, personId, rules, words } = files;
  const texts = { 'car/schema.json': schema, 'car/resource.json': resource, 'car/fr.json': words, 'car/en.json': words, 'person/schema.json': { ...PERSON, properties: { ...PERSON.properties, id: personId } }, 'person/resource.json': person, 'shared/rules.json': rules };
  return readResourceFiles({ files: new Map(Object.entries(texts).map(([path, text]) => [`schemas/${path}`, JSON.stringify(text, null, 1)])), messageContexts: [] });
}

const field = (name: string, said: object) => (files: Garage) => ((files.resource['fields'] as Json)[name] = said);
const list = (said: object) => (files: Garage) => (files.resource['list'] = { columns: ['brand', 'energy'], filters: ['brand'], ...said });
const property = (name: string, said: object) => (files: Garage) => ((files.schema['properties'] as Json)[name] = said);
const key = (name: string, said: unknown) => (files: Garage) => (files.resource[name] = said);
const word = (said: object) => (files: Garage) => Object.assign(files.words, said);
/** An alternative that is told by its `kind`, and requires the other fields. */
const kind = (value: string, ...names: string[]) => ({ type: 'object', required: ['kind', ...names], properties: { kind: { const: value }, ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])) } });
const noteIf = (visible: object) => field('note', { visible });

const CAR = 'schemas/car/resource.json';
const SCHEMA = 'schemas/car/schema.json';
const WORDS = 'schemas/car/fr.json';

describe('npm run check', () => {
  it('finds nothing wrong with the two entities of these tests', () => {
    expect(mistakesAfter(() => undefined)).toEqual([]);
  });

  it.each<[what: string, change: (files: Garage) => unknown, file: string, pointer: string, expected: RegExp]>([
    ['a place in the menu that another entity has', ({ person }) => (person['menu'] = { group: 'main', order: 50, icon: 'people' }), 'schemas/person/resource.json', '/menu/order', /"car" has this one/],
    ['a list that another entity shows', ({ person }) => (person['endpoint'] = 'admin/cars'), 'schemas/person/resource.json', '/endpoint', /"shown": "fixed".*"car" lists them too/],
    ['a route that is a page of another entity', ({ person }) => (person['route'] = 'cars/create'), 'schemas/person/resource.json', '/route', /\/cars\/create is a page of "car"/],
    ['a dashboard at the address of another page', ({ resource }) => Object.assign(resource, { permissions: { list: true, create: true, dashboard: 'figures' }, dashboard: { path: 'create' } }), CAR, '/route', /two pages of this entity are at \/cars\/create/],

    ['an order by what has several values', list({ sort: 'place:asc' }), CAR, '/list/sort', /a field with one value/],
    ['an order by a column that is not sorted by', list({ columns: [{ field: 'energy', sortable: false }, 'brand'], sort: 'energy:asc' }), CAR, '/list/sort', /"energy" is not "sortable"/],
    ['a column of what is never answered', list({ columns: ['brand', 'secret'] }), CAR, '/list/columns/1', /writeOnly/],
    ['two filters of one parameter', list({ filters: ['brand', { name: 'energy', parameter: 'brand' }] }), CAR, '/list/filters/1/parameter', /a parameter of its own/],
    ['a filter of the parameter of pages', list({ filters: ['brand', { name: 'energy', parameter: 'page' }] }), CAR, '/list/filters/1/parameter', /asks for its pages/],
    ['a filter on days of what is no day', list({ filters: [{ name: 'brand', operator: 'dateRange' }] }), CAR, '/list/filters/0/operator', /format is "date"/],
    ['a filter on numbers of what is no number', list({ filters: [{ name: 'brand', operator: 'numberRange' }] }), CAR, '/list/filters/0/operator', /a number/],
    ['a yes/no filter of what is neither', list({ filters: ['brand', { name: 'seats', operator: 'yesNo' }] }), CAR, '/list/filters/1/operator', /yes\/no/],
    ['a filter on a list of objects', list({ filters: ['brand', 'trips'] }), CAR, '/list/filters/1', /a field with one value/],
    ['a fact beside the name that does not exist', key('head', ['brnd']), CAR, '/head/0', /a field of schema.json/],
    ['a name that is an object', key('title', 'place'), CAR, '/title', /a text or a number/],
    ['a name that is never answered', key('title', 'secret'), CAR, '/title', /writeOnly/],

    ['a page with what is never answered', key('show', [{ section: 'a', fields: ['brand', 'secret'] }]), CAR, '/show/0/fields/1', /writeOnly/],
    ['a form without what is required', key('form', [{ section: 'a', fields: ['energy'] }]), CAR, '/form', /a section with "brand"/],
    ['a part of an object in a form', key('form', [{ section: 'a', fields: ['brand', 'place.city'] }]), CAR, '/form/0/fields/1', /with all its parts/],
    ['a field that a reference fills from nothing', field('ownerId', { widget: { use: 'reference', resource: 'person', fills: { brand: 'nmae' } } }), CAR, '/fields/ownerId/widget/fills/brand', /a field of schema.json/],

    ['a condition on a number that is a text', noteIf({ field: 'seats', is: 'five' }), CAR, '/fields/note/visible/is', /could never hold/],
    ['a condition on a yes/no value that is 1', noteIf({ field: 'shared', is: 1 }), CAR, '/fields/note/visible/is', /could never hold/],
    ['a condition on a number out of its bounds', noteIf({ field: 'seats', in: [1, 12] }), CAR, '/fields/note/visible/in/1', /could never hold/],
    ['a condition of two values at once', noteIf({ all: [{ field: 'energy', is: 1 }, { field: 'energy', in: [2] }] }), CAR, '/fields/note/visible/all/1', /can hold together with {"field":"energy","is":1}/],
    ['a condition of two modes at once', noteIf({ all: [{ mode: 'create' }, { mode: 'edit' }] }), CAR, '/fields/note/visible/all/1', /can hold together/],
    ['a condition and its opposite', noteIf({ all: [{ not: { field: 'shared', is: true } }, { field: 'shared', is: true }] }), CAR, '/fields/note/visible/all/1', /can hold together/],
    ['an entity that never exists', key('when', { all: [{ setting: 'event' }, { not: { setting: 'event' } }] }), CAR, '/when/all/1', /can hold together/],
    ['a field that shows itself', noteIf({ field: 'note', filled: true }), CAR, '/fields/note/visible/field', /would stay hidden/],

    ['fields that show one another', ({ resource }) => (resource['fields'] = { note: { visible: { field: 'born', filled: true } }, born: { visible: { all: [{ mode: 'create' }, { field: 'seats', filled: true }] } }, seats: { visible: { field: 'note', is: 'x' } } }), CAR, '/fields/note/visible', /lead back to "note": "born", "seats" would be hidden/],
    ['an action on what is never answered', key('actions', [{ use: 'setField', name: 'share', field: 'shared', value: true, when: { any: [{ field: 'secret', filled: true }] } }]), CAR, '/actions/0/when/any/0/field', /writeOnly/],
    ['a section that shows itself by what is never answered', key('show', [{ section: 'a', fields: ['brand'], visible: { not: { field: 'secret', filled: true } } }]), CAR, '/show/0/visible/not/field', /writeOnly/],
    ['a required field in a section that a new record never has', key('form', [{ section: 'a', fields: ['energy'] }, { section: 'b', fields: ['brand'], visible: { mode: 'edit' } }]), CAR, '/form/1/visible', /can hold in a new record.*requires "brand"/],
    ['a required field that a new record never has', field('brand', { visible: { all: [{ not: { mode: 'create' } }] } }), CAR, '/fields/brand/visible', /can hold in a new record/],
    ['a number that refers to records named by texts', (files) => [Object.assign(files.personId, { type: 'string', format: 'uuid' }), field('ownerId', { widget: { use: 'reference', resource: 'person' } })(files)], CAR, '/fields/ownerId/widget/resource', /"id" is a number, as "ownerId" is/],

    ['an unknown variable in a count', word({ count_one: '{{cuont}} voiture' }), WORDS, '/count_one', /no variable but {{count}}/],
    ['a variable where there is none', word({ fields: { brand: 'Marque {{brand}}' } }), WORDS, '/fields/brand', /this one is given none/],
    ['a variable that does not end', word({ count_one: '{{count} voiture' }), WORDS, '/count_one', /two braces behind/],
    ['a variable of single braces', word({ count_one: '{count} voiture' }), WORDS, '/count_one', /{{count}}: a variable has two braces/],
    ['a noun of the conventions', word({ states: { none: 'Aucune {name}' } }), WORDS, '/states/none', /only the words of a defaults.json/],
    ['an object where a text is shown', word({ fields: { brand: { short: 'x' } } }), WORDS, '/fields/brand', /^a text$/],

    ['bounds that exclude each other', property('seats', { type: 'integer', minimum: 9, maximum: 1 }), SCHEMA, '/properties/seats/minimum', /at most 1, its "maximum"/],
    ['choices of another type', property('energy', { type: 'integer', enum: ['1', '2'] }), SCHEMA, '/properties/energy/enum', /a value of the type integer/],
    ['a constant of another type', property('energy', { type: 'integer', const: '1' }), SCHEMA, '/properties/energy/const', /a value of the type integer/],
    ['no choice at all', property('energy', { enum: [] }), SCHEMA, '/properties/energy/enum', /at least one choice/],
    ['choices that a pattern refuses', property('energy', { type: 'string', enum: ['a', 'b'], pattern: '^\\d$' }), SCHEMA, '/properties/energy/enum', /matches \^\\d\$/],
    ['choices out of bounds', property('energy', { type: 'integer', enum: [1, 2], minimum: 5 }), SCHEMA, '/properties/energy/enum', /a number from 5 on/],
    ['a constant that is no choice', property('energy', { enum: [1, 2], const: 3 }), SCHEMA, '/properties/energy/const', /a choice of the field: 1, 2/],
    ['bounds without a number between them', property('seats', { type: 'number', exclusiveMinimum: 5, maximum: 5 }), SCHEMA, '/properties/seats/maximum', /leaves a number from 5 on/],
    ['bounds of draft-04 without a number between them', property('seats', { type: 'number', minimum: 5, exclusiveMinimum: true, maximum: 5 }), SCHEMA, '/properties/seats/maximum', /leaves a number from 5 on/],
    ['bounds without a whole number between them', property('seats', { type: 'integer', minimum: 1.2, maximum: 1.8 }), SCHEMA, '/properties/seats/maximum', /a multiple of 1, from 1.2 on/],
    ['bounds without a multiple between them', property('seats', { type: 'integer', minimum: 11, exclusiveMaximum: 20, multipleOf: 10 }), SCHEMA, '/properties/seats/exclusiveMaximum', /a multiple of 10, from 11 on/],
    ['more items than there are choices', property('tags', { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true, minItems: 3 }), SCHEMA, '/properties/tags/minItems', /at most 2/],
    ['more items of a kind than there may be items', property('tags', { type: 'array', items: { type: 'string' }, contains: { const: 'a' }, minContains: 3, maxItems: 2 }), SCHEMA, '/properties/tags/minContains', /at most 2, its "maxItems"/],
    ['a field that is required and forbidden', ({ schema }) => Object.assign(schema, { additionalProperties: false, required: ['brand', 'ghost'] }), SCHEMA, '/required/1', /"additionalProperties" forbids others/],
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    ['a condition on a choice that there is not', ({ schema }) => Object.assign(schema, { if: { properties: { energy: { const: 9 } } }, then: { required: ['note'] } }), SCHEMA, '/if/properties/energy/const', /1, 2, as \/properties\/energy says/],
    ['a condition in a part, on choices that there are not', ({ schema }) => Object.assign(schema, { allOf: [{ if: { properties: { energy: { enum: [8, 9] } } }, else: { required: ['note'] } }] }), SCHEMA, '/allOf/0/if/properties/energy/enum', /1, 2, as \/properties\/energy says/],
    ['types of two parts', property('note', { allOf: [{ type: 'string' }, { type: 'integer' }] }), SCHEMA, '/properties/note/allOf/1/type', /a type among string, as \/properties\/note\/allOf\/0 says/],
    ['bounds of two parts', property('seats', { type: 'integer', allOf: [{ minimum: 10 }, { maximum: 5 }] }), SCHEMA, '/properties/seats/allOf/0/minimum', /at most 5, the "maximum", as \/properties\/seats\/allOf\/1 says/],
    ['an excluded bound of another part', property('seats', { type: 'integer', minimum: 5, allOf: [{ exclusiveMaximum: 5 }] }), SCHEMA, '/properties/seats/minimum', /less than 5/],
    ['choices of two parts', property('note', { allOf: [{ enum: ['a', 'b'] }, { const: 'c' }] }), SCHEMA, '/properties/note/allOf/1/const', /a choice of the field: a, b/],
    ['a field in a part of the record', ({ schema }) => (schema['allOf'] = [{ properties: { seats: { type: 'string' } } }]), SCHEMA, '/allOf/0/properties/seats/type', /a type among integer, as \/properties\/seats says/],
    ['a definition that a part refers to', (files) => [(files.schema['definitions'] = { short: { type: 'string', maxLength: 3 } }), property('note', { type: 'string', minLength: 5, allOf: [{ $ref: '#/definitions/short' }] })(files)], SCHEMA, '/properties/note/minLength', /at most 3/],
    ['a field that a part forbids', ({ schema }) => (schema['allOf'] = [{ properties: { brand: false } }]), SCHEMA, '/required/0', /not forbidden, as \/allOf\/0\/properties\/brand says/],
    ['a rule and its opposite', ({ schema }) => (schema['not'] = { required: ['brand'] }), SCHEMA, '/not', /the schema itself demands this/],
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    ['a consequence against its condition', ({ schema }) => Object.assign(schema, { if: { properties: { energy: { const: 1 } } }, then: { properties: { energy: { const: 2 } } } }), SCHEMA, '/then/properties/energy/const', /a choice of the field: 1, as \/if/],
    ['an otherwise against the field', ({ schema }) => Object.assign(schema, { if: { required: ['note'] }, else: { properties: { seats: { type: 'string' } } } }), SCHEMA, '/else/properties/seats/type', /a type among integer/],
    ['a dependency against the field', ({ schema }) => (schema['dependencies'] = { note: { properties: { energy: { const: 3 } } } }), SCHEMA, '/dependencies/note/properties/energy/const', /a choice of the field: 1, 2/],
    ['alternatives of which none can be', ({ schema }) => (schema['oneOf'] = [{ properties: { energy: { const: 8 } } }, { properties: { energy: { const: 9 } } }]), SCHEMA, '/oneOf/1/properties/energy/const', /a choice of the field: 1, 2/],
    ['a condition on a misspelt field', ({ schema }) => Object.assign(schema, { if: { properties: { enregy: { const: 1 } } }, else: { required: ['note'] } }), SCHEMA, '/if/properties/enregy', /a name among "properties"/],
    ['a condition, in a part, on a field that there is not', ({ schema }) => (schema['allOf'] = [{ if: { properties: { colour: { const: 1 } } }, else: { required: ['note'] } }]), SCHEMA, '/allOf/0/if/properties/colour', /a name among "properties"/],
    ['a consequence that requires a misspelt field', ({ schema }) => Object.assign(schema, { if: { required: ['note'] }, else: { required: ['enregy'] } }), SCHEMA, '/else/required/0', /a name among "properties"/],
    ['a dependency of a misspelt field', ({ schema }) => (schema['dependentRequired'] = { enregy: ['note'] }), SCHEMA, '/dependentRequired/enregy', /a name among "properties"/],
    ['a dependency on a misspelt field', ({ schema }) => (schema['dependencies'] = { note: ['enregy'] }), SCHEMA, '/dependencies/note/0', /a name among "properties"/],
    ['a field that the rule about names refuses', property('place', { type: 'object', properties: { city: { type: 'string' } }, propertyNames: { pattern: '^[A-Z]' } }), SCHEMA, '/properties/place/properties/city', /"propertyNames" allows: a text that matches/],
    ['a field against the rule for names like its own', ({ schema }) => (schema['patternProperties'] = { '^sea': { type: 'string' } }), SCHEMA, '/properties/seats/type', /as \/patternProperties\/\^sea says/],
    ['an item that a list must have and cannot', property('tags', { type: 'array', items: { type: 'string' }, contains: { type: 'integer' } }), SCHEMA, '/properties/tags/contains/type', /a type among string/],
    ['more required fields than there may be', ({ schema }) => (schema['maxProperties'] = 0), SCHEMA, '/maxProperties', /at least 1/],
    ['more fields than there are', property('place', { type: 'object', properties: { city: { type: 'string' } }, additionalProperties: false, minProperties: 2 }), SCHEMA, '/properties/place/minProperties', /at most 1, the number of "properties"/],
    ['more items than there are places', property('tags', { type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 2 }), SCHEMA, '/properties/tags/minItems', /at most 1, the number of places/],
    ['a longer text than its pattern allows', property('note', { type: 'string', pattern: String.raw`^[A-Z]{2}\d{3}$`, minLength: 6 }), SCHEMA, '/properties/note/minLength', /at most 5, the longest text/],
    ['a shorter text than its pattern asks for', property('note', { type: 'string', pattern: String.raw`^\d{5,}$`, maxLength: 4 }), SCHEMA, '/properties/note/maxLength', /at least 5, the shortest text/],
    ['a longer text than the pattern of another part allows', property('note', { type: 'string', allOf: [{ pattern: String.raw`^[A-Z]{2}\d{3}$` }, { minLength: 6 }] }), SCHEMA, '/properties/note/allOf/1/minLength', /at most 5, the longest text that matches the "pattern", as \/properties\/note\/allOf\/0 says/],
    ['a shorter text than the pattern of a definition asks for', (files) => [(files.schema['definitions'] = { code: { type: 'string', pattern: '^[A-Z]{5}$' } }), property('note', { maxLength: 4, allOf: [{ $ref: '#/definitions/code' }] })(files)], SCHEMA, '/properties/note/maxLength', /at least 5, the shortest text/],
    ['a consequence that forbids what it requires', ({ schema }) => Object.assign(schema, { if: { required: ['note'] }, else: { required: ['seats'], properties: { seats: { not: {} } } } }), SCHEMA, '/else/required/0', /not forbidden, as \/else\/properties\/seats says/],
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    ['a consequence that denies its condition', ({ schema }) => Object.assign(schema, { if: { required: ['note'] }, then: { not: { required: ['note'] } } }), SCHEMA, '/then/not/required', /one may be missing, as \/if\/required says/],
    ['more different items than yes and no', property('tags', { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 }), SCHEMA, '/properties/tags/minItems', /at most 2/],
    ['more different items than choices with titles', property('tags', { type: 'array', items: { oneOf: [{ const: 1, title: 'One' }, { const: 2, title: 'Two' }] }, uniqueItems: true, minItems: 3 }), SCHEMA, '/properties/tags/minItems', /at most 2/],
    ['a rule for names that alternatives leave', ({ schema }) => Object.assign(schema, { oneOf: [{ properties: { tow: { type: 'string' } } }, { properties: { roof: { type: 'string' } } }], unevaluatedProperties: { type: 'string' } }), SCHEMA, '/unevaluatedProperties', /depends on "tow"/],
    ['a bound that a definition of another file excludes', property('note', { type: 'string', minLength: 5, allOf: [{ $ref: '../shared/rules.json#/definitions/short' }] }), SCHEMA, '/properties/note/minLength', /at most 3, the "maxLength", as schemas\/shared\/rules\.json\/definitions\/short says/],
    ['a condition on a choice that another file does not have', ({ schema, rules }) => [Object.assign(rules, { definitions: { base: { properties: { colour: { enum: ['red', 'blue'] } } } } }), Object.assign(schema, { allOf: [{ $ref: '../shared/rules.json#/definitions/base' }, { if: { properties: { colour: { const: 'green' } } }, else: { required: ['note'] } }] })], SCHEMA, '/allOf/1/if/properties/colour/const', /red, blue/],
    ['a condition on a misspelt field of another file', ({ schema }) => Object.assign(schema, { allOf: [{ $ref: '../shared/rules.json#/definitions/tidy' }, { if: { properties: { color: { const: 'red' } } }, else: { required: ['note'] } }] }), SCHEMA, '/allOf/1/if/properties/color', /a name among "properties"/],
    ['a draft that there is not', ({ schema }) => (schema['$schema'] = 'http://json-schema.org/draft-7/schema#'), SCHEMA, '/$schema', /a draft of JSON Schema/],
    ['a field that refers to itself', property('note', { $ref: '#/properties/note' }), SCHEMA, '/properties/note/$ref', /leads back to itself/],
    ['definitions that refer to one another and say nothing', (files) => [(files.schema['definitions'] = { a: { $ref: '#/definitions/b' }, b: { $ref: '#/definitions/a' } }), property('note', { $ref: '#/definitions/a' })(files)], SCHEMA, '/properties/note/$ref', /leads back to itself/],
    ['a field that is neither answered nor sent', property('note', { type: 'string', readOnly: true, writeOnly: true }), SCHEMA, '/properties/note/writeOnly', /one of "readOnly" and "writeOnly"/],
    ['an id that is no name', property('id', { type: 'object', properties: { a: { type: 'string' } } }), SCHEMA, '/properties/id', /a number or a text/],
    ['definitions that are no schemas', ({ schema }) => (schema['$defs'] = { a: 3 }), SCHEMA, '/$defs/a', /./],
  ])('names the file, the place and the remedy of %s', (_what, change, file, pointer, expected) => {
    const mistakes = mistakesAfter(change);
    expect(mistakes).toContainEqual(expect.objectContaining({ file, pointer, expected: expect.stringMatching(expected) as string }));
    for (const { line, column } of mistakes) expect([line, column].every((number) => number > 0)).toBe(true);
  });

  it('says of an entry of the menu what is wrong inside it, and nothing about the other ways to write one', () => {
    expect(mistakesAfter(key('menu', { group: 'partners', order: 50, icon: 'car' })).map(({ pointer }) => pointer)).toEqual(['/menu/group']);
  });

  const WRONG: [place: string, what: string, ...names: string[]][] = [
    ['shared', 'a text', 'text', 'longText', 'date', 'dateTime', 'clock', 'email', 'telephone', 'url', 'image', 'richText'],
    ['brand', 'a number', 'number'],
    ['seats', 'a yes/no value', 'yesNo'],
    ['brand', 'a list', 'list', 'week', 'roleAssignments'],
    ['brand', 'a list of objects', 'table', 'document', 'references', 'timetable'],
    ['brand', 'choices', 'choice', 'choices', 'status'],
    ['brand', 'an object', 'address'],
    ['tags', 'an id', 'reference'],
  ];

  it.each(WRONG.flatMap(([name, what, ...widgets]) => widgets.map((widget) => [widget, what, name] as const)))('refuses the widget "%s", which is for %s, on "%s"', (widget, _what, name) => {
    expect(mistakesAfter(field(name, { widget: { use: widget, resource: 'person', known: [1] } }))).toContainEqual(expect.objectContaining({ file: CAR, pointer: `/fields/${name}/widget`, expected: expect.stringMatching(/^a (?:field|list)/) as string }));
  });

  it.each([
    ['address', 'brand'],
    ['clockTime', 'seats'],
    ['dateOnly', 'shared'],
    ['decimalText', 'brand'],
    ['embeddedList', 'tags'],
    ['groupedList', 'tags'],
    ['integer', 'brand'],
    ['intBoolean', 'brand'],
    ['jsonList', 'place'],
    ['listOrMap', 'brand'],
    ['positionedList', 'tags'],
    ['roleAssignments', 'brand'],
    ['wallClock', 'seats'],
  ])('refuses the transform "%s" on "%s"', (transform, name) => {
    expect(mistakesAfter(field(name, { transform }))).toContainEqual(expect.objectContaining({ file: CAR, pointer: `/fields/${name}/transform`, expected: expect.stringMatching(/^a field/) as string }));
  });

  it('lets a field of several kinds, or of none, have any widget that suits one of them', () => {
    for (const kinds of [{ type: ['integer', 'string'] }, { description: 'Anything.' }, { enum: [1, 2] }, { type: ['integer', 'null'] }]) {
      const mistakes = mistakesAfter((files) => [property('seats', kinds)(files), field('seats', { widget: 'number' })(files)]);
      expect(mistakes).toEqual([]);
    }
  });
});

describe('conditions and references that can hold', () => {
  it.each<[what: string, change: (files: Garage) => unknown]>([
    ['fields of which either may be filled in', ({ resource }) => (resource['fields'] = { note: { visible: { field: 'born', filled: false } }, born: { visible: { field: 'note', filled: false } } })],
    ['a field that waits for one of several', ({ resource }) => (resource['fields'] = { note: { visible: { any: [{ field: 'born', filled: true }, { mode: 'create' }] } }, born: { visible: { field: 'note', filled: true } } })],
    ['a field that follows what is typed once', noteIf({ field: 'secret', filled: true })],
    ['a required field of a section for those who create', key('form', [{ section: 'a', fields: ['brand'], visible: { mode: 'create' } }])],
    ['a text that refers to records named by texts', (files) => [Object.assign(files.personId, { type: 'string', format: 'uuid' }), property('ownerId', { type: 'string' })(files), field('ownerId', { widget: { use: 'reference', resource: 'person' } })(files)]],
    ['bounds between which there is one number', property('seats', { type: 'integer', exclusiveMinimum: 1, maximum: 2 })],
    ['bounds of whole numbers that a browser would round', property('seats', { type: 'integer', minimum: 9007199254740992, maximum: 2 ** 63 })],
    ['decimal steps between close bounds', property('seats', { type: 'number', minimum: 0.3, maximum: 0.3, multipleOf: 0.1 })],
    ['choices of which one obeys', property('energy', { type: 'integer', enum: [1, 9], maximum: 5 })],
    ['a condition on one choice of two', ({ schema }) => Object.assign(schema, { if: { properties: { energy: { enum: [1, 9] } } }, else: { required: ['note'] } })],
    ['a required field that an alternative has', ({ schema }) => Object.assign(schema, { additionalProperties: false, required: ['brand', 'extra'], anyOf: [{ properties: { extra: { type: 'string' } } }] })],
    ['a choice in a part, and fields beside a reference, of which the older drafts say nothing', (files) => [(files.schema['definitions'] = { a: { type: 'string' } }), property('note', { $ref: '#/definitions/a', type: 'integer' })(files), property('seats', { allOf: [{ enum: [1, 2, 3] }, { minimum: 3 }] })(files)]],
    ['a field that is not there where a condition holds', ({ schema }) => Object.assign(schema, { if: { properties: { energy: { const: 1 } } }, else: { properties: { note: false, seats: { type: 'null' } } } })],
    ['names of fields that a definition describes', ({ schema }) => Object.assign(schema, { definitions: { base: { properties: { colour: { type: 'string' } } } }, allOf: [{ $ref: '#/definitions/base' }, { if: { properties: { colour: { const: 'red' } } }, else: { required: ['note'] } }] })],
    ['a condition of a definition that describes no field', ({ schema }) => (schema['definitions'] = { rule: { if: { properties: { elsewhere: { const: 1 } } }, else: { required: ['brand'] } } })],
    ['parts that lead back to one another', ({ schema }) => (schema['definitions'] = { tree: { type: 'object', properties: { next: { allOf: [{ $ref: '#/definitions/tree' }, { properties: { next: { $ref: '#/definitions/tree' } } }] } } } })],
    ['a length that the pattern of another part allows', property('note', { type: 'string', allOf: [{ pattern: '^[A-Z]{5}$' }, { minLength: 5 }, { maxLength: 5 }] })],
    ['a length that the pattern allows', property('note', { type: 'string', pattern: String.raw`^[A-Z]{2}(-\d)?$`, minLength: 4 })],
    ['as many different items as there are', property('tags', { type: 'array', items: { type: ['boolean', 'null'] }, uniqueItems: true, minItems: 3 })],
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    ['a field that is only required where it is not forbidden', ({ schema }) => Object.assign(schema, { if: { required: ['note'] }, then: { properties: { seats: false } }, else: { required: ['seats'] } })],
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    ['fields of which a consequence allows one', ({ schema }) => Object.assign(schema, { if: { required: ['note'] }, then: { not: { required: ['note', 'seats'] } } })],
    ['a field of another file', ({ schema }) => Object.assign(schema, { allOf: [{ $ref: '../shared/rules.json#/definitions/tidy' }, { if: { properties: { colour: { const: 'red' } } }, else: { required: ['note'] } }] })],
    ['a draft of another tool', ({ schema }) => (schema['$schema'] = 'https://spec.openapis.org/oas/3.1/dialect/base')],
    ['a default list of the right items', property('tags', { type: 'array', items: { type: 'string' }, maxItems: 1, default: ['a'] })],
    ['a definition that goes on to itself below something', ({ schema }) => Object.assign(schema, { definitions: { node: { type: 'object', properties: { next: { $ref: '#/definitions/node' } } } } })],
  ])('are no mistake: %s', (_what, change) => {
    expect(mistakesAfter(change).filter(({ file }) => file !== WORDS)).toEqual([]);
  });
});

describe('what is said of a schema although it keeps nothing from working', () => {
  it.each<[what: string, change: (files: Garage) => unknown, pointer: string, expected: RegExp]>([
    ['an alternative that can never be, beside one that can', property('note', { type: 'string', oneOf: [{ type: 'integer' }, { maxLength: 3 }] }), '/properties/note/oneOf/0/type', /a type among string/],
    ['two equal alternatives', property('note', { oneOf: [{ title: 'A', type: 'string' }, { title: 'B', type: 'string' }] }), '/properties/note/oneOf/1', /differs from that of place 1/],
    ['a whole number beside a number', property('note', { oneOf: [{ type: 'number' }, { type: 'integer' }] }), '/properties/note/oneOf/1', /apart from that of place 1/],
    ['a text of a format beside any text', property('note', { oneOf: [{ type: 'string', format: 'date' }, { type: 'string' }] }), '/properties/note/oneOf/0', /apart from that of place 2/],
    ['one choice in two alternatives', property('note', { oneOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }), '/properties/note/oneOf/1/enum', /"b" is one of place 1 too/],
    ['one constant in two alternatives', property('note', { oneOf: [{ const: 'a' }, { type: 'string', const: 'a' }] }), '/properties/note/oneOf/1', /apart from that of place 1/],
    ['two alternatives with one value of the discriminator', property('place', { oneOf: [kind('a', 'x'), kind('a', 'y')], discriminator: { propertyName: 'kind' } }), '/properties/place/oneOf/1/properties/kind/const', /another value than that of place 1/],
    ['a discriminator by a misspelt field', property('place', { oneOf: [kind('a', 'x'), kind('b', 'y')], discriminator: { propertyName: 'knid' } }), '/properties/place/discriminator/propertyName', /a field of the alternatives/],
    ['a discriminator with a value for what is no alternative', (files) => [Object.assign(files.schema, { definitions: { one: kind('a', 'x'), two: kind('b', 'y') } }), property('place', { oneOf: [{ $ref: '#/definitions/one' }, { $ref: '#/definitions/two' }], discriminator: { propertyName: 'kind', mapping: { a: '#/definitions/one', b: '#/definitions/tow' } } })(files)], '/properties/place/discriminator/mapping/b', /what one of the alternatives refers to/],
    ['a bound of a text', property('note', { type: 'string', minimum: 3 }), '/properties/note/minimum', /about the type number, and is ignored/],
    ['a length of a number', property('seats', { type: ['integer', 'null'], maxLength: 3 }), '/properties/seats/maxLength', /a rule about the type number or null/],
    ['a format of texts on a number', property('seats', { type: 'integer', format: 'date' }), '/properties/seats/format', /about the type string, and is ignored/],
    ['fields of a text', property('note', { type: 'string', properties: { a: { type: 'string' } } }), '/properties/note/properties', /about the type object/],
    ['a condition without a consequence', ({ schema }) => (schema['if'] = { required: ['note'] }), '/if', /a "then" or an "else" beside it/],
    ['a consequence without a condition', ({ schema }) => (schema['else'] = { required: ['note'] }), '/else', /an "if" beside it/],
  ])('names the place and the reason: %s', (_what, change, pointer, expected) => {
    const { mistakes, warnings } = readAfter(change);
    expect(mistakes.filter(({ file }) => file === SCHEMA)).toEqual([]);
    expect(warnings).toMatchObject([{ file: SCHEMA, pointer, expected: expect.stringMatching(expected) as string }]);
  });

  it.each<[what: string, said: object]>([
    ['alternatives of which each has more than the other', { oneOf: [{ required: ['x'] }, { required: ['y'] }] }],
    ['a kind that has two forms', { oneOf: [kind('a', 'x'), kind('b'), kind('a', 'y')] }],
    ['a discriminator without alternatives, as whatever extends the schema is told apart by it', { ...kind('a'), discriminator: { propertyName: 'sort' } }],
    ['alternatives that forbid other fields', { oneOf: [{ ...kind('a', 'x'), additionalProperties: false }, { ...kind('a', 'x', 'y'), additionalProperties: false }] }],
    ['an object that requires less than its parts, and more', { oneOf: [{ type: 'object', allOf: [{ $ref: '#/definitions/known' }] }, { type: 'object', required: ['x', 'w'] }] }],
    ['alternatives that are no schemas of objects', { oneOf: [true, { type: 'string' }] }],
    ['alternatives of `anyOf` that hold together', { anyOf: [{ type: 'number' }, { type: 'integer' }] }],
    ['a discriminator whose values are names of definitions', { oneOf: [{ $ref: '#/definitions/known' }, { $ref: '#/definitions/other' }], discriminator: { propertyName: 'kind', mapping: { a: 'known', b: '#/definitions/other' } } }],
  ])('says nothing of %s', (_what, said) => {
    const { mistakes, warnings } = readAfter((files) => [Object.assign(files.schema, { definitions: { known: kind('a', 'x'), other: kind('b', 'y') } }), property('place', said)(files)]);
    expect([...mistakes, ...warnings].filter(({ file }) => file === SCHEMA)).toEqual([]);
  });

  it('says nothing of formats of other tools, and of choices that may be one of two kinds', () => {
    const { warnings } = readAfter((files) => [property('seats', { type: 'integer', format: 'unix-time' })(files), property('note', { anyOf: [{ type: 'string' }, { type: 'integer' }] })(files)]);
    expect(warnings).toEqual([]);
  });
});

describe('a description or a choice of a schema that speaks of braces', () => {
  const said = (text: string) => {
    const schema = { ...PERSON, properties: { ...PERSON.properties, name: { type: 'string', description: text }, sign: { enum: [text, 'b'] } } };
    return readResourceFiles({ files: new Map([['schemas/row/schema.json', JSON.stringify(schema)]]), messageContexts: [] });
  };

  it.each(['Run with {{hookFile}} and $t(help).', 'The path /people/{name}.'])('is no mistake, and is shown as it stands: %s', async (text) => {
    const { mistakes, entities } = said(text);
    expect(mistakes).toEqual([]);
    const i18n = createInstance();
    await i18n.init({ lng: 'en', resources: { en: { words: entities[0]?.words.en ?? {} } } });
    expect(i18n.t('words:help.name').replaceAll('\u2060', '')).toBe(text);
    expect(i18n.t(`enums.sign.${text}`, { ns: 'words', nsSeparator: false }).replaceAll('\u2060', '')).toBe(text);
  });
});

describe('a file of a wrong shape', () => {
  const VALUES = [null, 3, 'x', [], {}, [null], [[]], { x: null }, { x: 3 }, true];
  const KEYWORDS = ['type', 'enum', 'properties', 'items', 'required', 'oneOf', 'allOf', 'anyOf', 'if', 'then', 'dependencies', '$ref', 'definitions', '$defs', 'examples', 'prefixItems', 'dependentRequired', 'dependentSchemas', 'additionalProperties', 'patternProperties', 'not', 'discriminator', 'nullable', 'minimum', 'exclusiveMinimum'];

  it.each(KEYWORDS)('never ends the reading: "%s" of any kind of value, of the record and of its parts', (keyword) => {
    for (const value of VALUES) {
      expect(() => mistakesAfter(({ schema }) => (schema[keyword] = value))).not.toThrow();
      expect(() => mistakesAfter(property('note', { type: 'string', [keyword]: value }))).not.toThrow();
      expect(() => mistakesAfter(property('trips', { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } }, [keyword]: value } }))).not.toThrow();
    }
  });

  it.each(['schema', 'resource', 'fr', 'en'])('is told where %s.json is no object', (name) => {
    for (const text of ['null', '3', '[]', '"x"', 'true']) {
      const files = new Map([['schemas/row/schema.json', JSON.stringify(PERSON)], [`schemas/row/${name}.json`, text]]);
      expect(readResourceFiles({ files, messageContexts: [] }).mistakes).toMatchObject([{ file: `schemas/row/${name}.json`, line: 1, column: 1, expected: 'an object: { … }' }]);
    }
  });

  const own = (texts: Record<string, string>) => ({ files: new Map<string, string>(), messageContexts: [], added: [{ folder: 'my-admin', files: new Map(Object.entries({ 'defaults.json': '{ "language": 1 }', ...texts }).map(([path, text]) => [`my-admin/${path}`, text])) }] });

  it.each([
    ['a word file that is no object', { 'fr.json': 'null' }, 'my-admin/fr.json', '', /an object/],
    ['a variable that one language has', { 'fr.json': '{ "card": "{{title}}" }', 'en.json': '{ "card": "{{titel}}" }' }, 'my-admin/en.json', '/card', /the other language has too \(title\)/],
    ['a convention of route without the name', { 'defaults.json': '{ "language": 1, "route": "things" }' }, 'my-admin/defaults.json', '/route', /a name may stand as/],
    ['a convention of endpoint with a slash', { 'defaults.json': '{ "language": 1, "endpoint": "/admin/{plural_snake}" }' }, 'my-admin/defaults.json', '/endpoint', /without a slash/],
    ['a noun that nobody knows', { 'defaults.json': '{ "language": 1, "words": { "fr": { "menu": "{Naems}" } } }' }, 'my-admin/defaults.json', '/words/fr/menu', /a noun among {Name}/],
  ])('of a folder of one’s own is told: %s', (_what, texts, file, pointer, expected) => {
    expect(readResourceFiles(own(texts as unknown as Record<string, string>)).mistakes).toContainEqual(expect.objectContaining({ file, pointer, expected: expect.stringMatching(expected) as string }));
  });

  it('is told of conventions that have the sentences of one language only', () => {
    const { en: _en, ...words } = conventions.words;
    const text = JSON.stringify({ ...conventions, words });
    expect(readResourceFiles({ files: new Map(), messageContexts: [], conventions: { path: 'schemas/defaults.json', text } }).mistakes).toMatchObject([{ file: 'schemas/defaults.json', pointer: '/words/en', expected: 'the sentences of the language "en"' }]);
  });

  it.each(['{', '{ "language": 1 }', '[]'])('is told of the conventions too: %s', (text) => {
    const { mistakes } = readResourceFiles({ files: new Map(), messageContexts: [], conventions: { path: 'schemas/defaults.json', text } });
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.every(({ file }) => file === 'schemas/defaults.json')).toBe(true);
  });
});
