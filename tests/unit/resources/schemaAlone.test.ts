import { describe, expect, it } from 'vitest';
import { explanation } from '../../../scripts/explain';
import { readResourceFiles } from '../../../scripts/resources/readResources';

const SCHEMA = `{
  "title": { "fr": "Point de vente", "en": "Shop" },
  "type": "object",
  "required": ["label", "kind"],
  "properties": {
    "opened_on": { "type": "string", "format": "date" },
    "label": { "title": "Enseigne", "type": "string", "minLength": 1 },
    "kind": { "type": "string", "enum": ["open_air", "indoors", "UTC"], "description": { "fr": "Comme sur la façade.", "en": "As on its front." } },
    "parking": { "type": "boolean" },
    "story": { "type": "string", "maxLength": 2000 },
    "billing": { "$ref": "#/definitions/address" },
    "shipping": { "title": "Livraison", "$ref": "#/definitions/address" },
    "ownerVATNumber": { "type": "string" },
    "createdAt": { "type": "string", "format": "date-time", "readOnly": true }
  },
  "definitions": { "address": { "title": "Address", "description": "Somewhere.", "type": "object", "properties": { "street": { "type": "string" }, "town": { "type": "string" } } } }
}`;

function read(files: Record<string, string> = {}) {
  const all = Object.entries({ 'schema.json': SCHEMA, ...files }).map(([name, text]): [string, string] => [`schemas/shopFront/${name}`, text]);
  return readResourceFiles({ files: new Map(all), messageContexts: [] });
}

/** The only entity, with its words as one object. */
function shop(files: Record<string, string> = {}) {
  const { entities, mistakes } = read(files);
  expect(mistakes).toEqual([]);
  const [entity] = entities;
  if (!entity) throw new Error('There is no entity.');
  return { ...entity, ...(entity.words as Record<'fr' | 'en', Record<string, never>>) };
}

const manySchema = (count: number) =>
  JSON.stringify({ type: 'object', required: ['f1'], properties: Object.fromEntries(Array.from({ length: count }, (_one, index) => [`f${index + 1}`, { type: 'string' }])) });

describe('a schema alone', () => {
  it('has pages, calls and permissions named after its folder, as the conventions of the platform say', () => {
    const { resource } = shop();
    expect([resource.route, resource.endpoint.list, resource.menu?.group]).toEqual(['/shop-fronts', 'admin/shop_fronts', 'main']);
    expect(resource.permissions).toMatchObject({ list: { any: ['shop_front_list'] }, create: { any: ['shop_front_create'] }, edit: { any: ['shop_front_update'] } });
    expect(resource.permissions.delete).toBeUndefined();
  });

  it('has no filter by whose parameter the list asks for its pages or its order', () => {
    const { resource } = shop({ 'schema.json': JSON.stringify({ type: 'object', properties: { label: { type: 'string' }, order: { enum: ['up', 'down'] }, page: { type: 'boolean' }, open: { type: 'boolean' } } }) });
    expect(resource.list?.filters.map(({ name }) => name)).toEqual(['label', 'open']);
  });

  it('has numbers to choose from as they are written in each language, with all their digits', () => {
    const { fr, en } = shop({ 'schema.json': JSON.stringify({ type: 'object', properties: { label: { type: 'string' }, size: { enum: [0.5, 1500, -2] } } }) });
    expect([fr['enums'], en['enums']]).toEqual([{ size: { 0.5: '0,5', 1500: '1500', '-2': '-2' } }, { size: { 0.5: '0.5', 1500: '1500', '-2': '-2' } }]);
  });

  it('is only read where its schema is', () => {
    const { resource } = shop({ 'schema.json': JSON.stringify({ ...(JSON.parse(SCHEMA) as object), readOnly: true }) });
    expect(Object.keys(resource.permissions).filter((operation) => ['show', 'create', 'edit'].includes(operation))).toEqual(['show']);
  });

  it('is called after the names on the wire, where no box can have them', () => {
    const names = ['constructor', 'first name', 'a.b', 'a~b', '😀'];
    const { fr } = shop({ 'schema.json': JSON.stringify({ type: 'object', properties: Object.fromEntries(['label', ...names].map((name) => [name, { type: 'string' }])) }) });
    expect(Object.values(fr['fields'] ?? {})).toEqual(expect.arrayContaining(['Constructor', 'Prénom', 'a.b', 'a~b', '😀']));
  });

  it('has a number', () => {
    expect(shop().schema.properties['id']).toEqual({ type: 'integer', readOnly: true });
  });

  it.each<[string, object, string[], { textIds?: true; isAsked?: true }]>([
    ['a number, whatever is said of it', { type: 'integer' }, ['id'], {}],
    ['a text that the server gives', { type: 'string' }, [], { textIds: true }],
    ['a UUID, which nobody types', { type: 'string', format: 'uuid' }, ['id'], { textIds: true }],
    ['a text that is only read', { type: 'string', readOnly: true }, ['id'], { textIds: true }],
    ['a text that must be there: it is typed in a creation, and never changed', { type: 'string' }, ['id'], { textIds: true, isAsked: true }],
  ])('is named by %s', (_what, id, required, { textIds, isAsked }) => {
    const { resource, schema } = shop({ 'schema.json': JSON.stringify({ type: 'object', required, properties: { id, label: { type: 'string' } } }) });
    expect([resource.textIds, schema.properties['id']?.readOnly]).toEqual([textIds, isAsked ? undefined : true]);
    expect(resource.form.flatMap(({ rows }) => rows.flat())).toEqual(isAsked ? ['id', 'label'] : ['label']);
    expect([resource.fields['id']?.only, resource.title, resource.list?.columns.map(({ field }) => field)]).toEqual([isAsked ? 'create' : undefined, ['label'], ['label', 'id']]);
    expect(resource.show.flatMap(({ rows }) => rows.flat()).filter((field) => field === 'id')).toEqual(['id']);
  });

  it.each<[string, object, string[], object]>([
    ['a UUID, which nobody types', { type: 'string', format: 'uuid' }, ['code'], { type: 'string', format: 'uuid', readOnly: true }],
    ['a text that the server gives', { type: 'string' }, [], { type: 'string', readOnly: true }],
    ['a text that is typed in a creation', { type: 'string' }, ['code'], { type: 'string' }],
  ])('is named by the field that its dialect says, which holds %s', (_what, code, required, expected) => {
    const { resource, schema } = shop({ 'schema.json': JSON.stringify({ type: 'object', required, properties: { code, label: { type: 'string' } } }), 'resource.json': '{ "dialect": { "use": "rest", "id": "code" } }' });
    expect([resource.textIds, schema.properties['id'], schema.properties['code']]).toEqual([true, { ...code, readOnly: true }, expected]);
    const isTyped = !Object.hasOwn(expected, 'readOnly');
    expect([resource.form.flatMap(({ rows }) => rows.flat()), resource.fields['code']?.only]).toEqual(isTyped ? [['code', 'label'], 'create'] : [['label'], undefined]);
  });

  it.each<[string, object, string, string[]]>([
    ['where another field looks like what names it', { uuid: { type: 'string' } }, '{}', ['/properties/uuid']],
    ['unless the schema has an id', { uuid: { type: 'string' }, id: { type: 'integer' } }, '{}', []],
    ['unless the dialect says what names it', { _id: { type: 'string' } }, '{ "dialect": { "use": "rest", "id": "_id" } }', []],
    ['unless the dialect always has an id', { uuid: { type: 'string' } }, '{ "dialect": "jsonApi" }', []],
    ['unless no field looks so', { label: { type: 'string' } }, '{}', []],
  ])('is told that it is named by a number %s', (_when, properties, resource, pointers) => {
    const { mistakes, warnings } = read({ 'schema.json': JSON.stringify({ type: 'object', properties }), 'resource.json': resource });
    expect([mistakes, warnings.map(({ pointer }) => pointer)]).toEqual([[], pointers]);
  });

  it('names a record by a usual name, and lists first what names it, then what fits in a cell', () => {
    const { resource } = shop();
    expect(resource.title).toEqual(['label']);
    expect(resource.list?.columns.map(({ field, hidden }) => (hidden ? `(${field})` : field))).toEqual(['label', 'opened_on', 'kind', 'parking', 'ownerVATNumber', 'createdAt', '(story)', '(billing)', '(shipping)', '(id)']);
    expect(resource.list?.sort).toEqual({ field: 'label', direction: 'asc' });
    expect(resource.search?.filters).toEqual(['label']);
  });

  it('has beside its name, on its page, how to reach somebody and when it was made, after what is shown as its state', () => {
    const properties = {
      mail: { type: 'string', format: 'email' },
      phone: { type: 'string', format: 'telephone' },
      second: { type: 'string', format: 'telephone' },
      stage: { enum: [1, 2] },
      created_at: { type: 'string', format: 'date-time' },
    };
    const headOf = (resource: object) => {
      const files = { 'schema.json': JSON.stringify({ type: 'object', properties }), 'resource.json': JSON.stringify({ fields: { stage: { widget: { use: 'status' } } }, ...resource }) };
      return read(files).entities[0]?.resource.head;
    };
    expect(headOf({})).toEqual(['stage', 'phone', 'mail', 'created_at']);
    expect(headOf({ head: ['second'] })).toEqual(['second']);
  });

  it('is filtered by what names a record, by choices, by yes or no and by days', () => {
    expect(shop().resource.list?.filters.map(({ parameter, operator, shown }) => [parameter, operator, shown])).toEqual([
      ['label', 'contains', 'always'],
      ['opened_on', 'dateRange', undefined],
      ['kind', 'oneOf', undefined],
      ['parking', 'yesNo', undefined],
      ['createdAt', 'dateRange', undefined],
    ]);
  });

  it('is filled in where it is not readOnly, and read whole', () => {
    const { resource } = shop();
    const fields = ['opened_on', 'label', 'kind', 'parking', 'story', 'billing', 'shipping', 'ownerVATNumber'];
    expect(resource.form).toEqual([{ name: 'shopFront', rows: fields.map((field) => [field]) }]);
    expect(resource.show.at(-1)).toEqual({ name: 'recordInfo', rows: [['createdAt'], ['id']] });
  });

  it.each<[string, object, string[], string[]]>([
    ['the first object that has a name', { size: { type: 'integer' }, at: { properties: { day: { type: 'string', format: 'date' } } }, person: { properties: { email: { type: 'string' }, name: { type: 'string' } } } }, ['person.name'], ['person', 'size', '(at)', '(id)']],
    ['a given name and a family name in it', { person: { properties: { givenName: { type: 'string' }, familyName: { type: 'string' } } } }, ['person.givenName', 'person.familyName'], ['person', '(id)']],
    ['a text of its own rather than one in an object', { person: { properties: { name: { type: 'string' } } }, note: { type: 'string' } }, ['note'], ['note', '(person)', '(id)']],
    ['its number where its names are in a list', { people: { type: 'array', items: { properties: { name: { type: 'string' } } } } }, ['id'], ['(people)', 'id']],
  ])('is named by %s', (_what, properties, title, columns) => {
    const { resource } = shop({ 'schema.json': JSON.stringify({ type: 'object', properties }) });
    expect([resource.title, resource.list?.columns.map(({ field, hidden }) => (hidden ? `(${field})` : field))]).toEqual([title, columns]);
  });

  it('has what is required in a section of its own where the form is long', () => {
    const sections = (count: number) => shop({ 'schema.json': manySchema(count) }).resource.form.map(({ name, rows }) => [name, rows.length]);
    expect(sections(12)).toEqual([['shopFront', 12]]);
    expect(sections(13)).toEqual([['shopFront', 1], ['otherDetails', 12]]);
  });

  it.each(['time', 'duration', 'uuid'])('is not named by a text of the format %s', (format) => {
    const { resource } = shop({ 'schema.json': JSON.stringify({ type: 'object', required: ['daily'], properties: { daily: { type: 'string', format }, place: { type: 'string' } } }) });
    expect(resource.title).toEqual(['place']);
  });

  it('speaks both languages: the titles of the schema, the usual names, else the names themselves', () => {
    const { fr, en } = shop();
    expect(fr['fields']).toEqual({
      label: 'Enseigne', opened_on: 'Opened on', kind: 'Type', parking: 'Parking', ownerVATNumber: 'Owner VAT number', createdAt: 'Créé le', id: 'Identifiant', story: 'Story',
      billing: 'Billing', 'billing.street': 'Rue', 'billing.town': 'Town', shipping: 'Livraison', 'shipping.street': 'Rue', 'shipping.town': 'Town',
    });
    expect([fr['enums'], fr['help'], en['help']]).toEqual([{ kind: { open_air: 'Open air', indoors: 'Indoors', UTC: 'UTC' } }, { kind: 'Comme sur la façade.' }, { kind: 'As on its front.' }]);
  });

  it('says the usual word of one field only: those that would share it have their own names in words', () => {
    const { fr } = shop({ 'schema.json': JSON.stringify({ type: 'object', properties: { name: { type: 'string' }, openingKind: { type: 'string' }, kind: { type: 'string' }, type: { type: 'string' } } }) });
    expect(fr['fields']).toMatchObject({ openingKind: 'Opening kind', kind: 'Kind', type: 'Type' });
  });

  it('calls the filter by which records are found a search, whatever its name', () => {
    const { fr, en } = shop({ 'resource.json': '{ "search": { "filters": ["q"] }, "list": { "columns": ["label"], "filters": [{ "name": "q", "operator": "contains" }, { "name": "since", "operator": "contains" }] } }' });
    expect([fr['filters'], en['filters']]).toEqual([{ q: 'Recherche', since: 'Since' }, { q: 'Search', since: 'Since' }]);
  });

  it('has sentences that read well for any noun', () => {
    const { fr, en } = shop();
    expect([fr['menu'], en['menu'], fr['actions'], en['actions']]).toEqual(['Points de vente', 'Shops', { create: 'Créer une fiche point de vente' }, { create: 'New shop' }]);
    expect(fr['states']).toMatchObject({ none: 'Aucune fiche point de vente pour le moment' });
    expect(JSON.stringify([fr, en])).not.toMatch(/(?<!\{)\{\w+\}(?!\})/);
  });

  it('follows the typography of both languages', () => {
    const { fr, en } = shop({ 'resource.json': '{ "permissions": { "list": true, "show": true, "create": true, "edit": true, "delete": true } }' });
    expect(JSON.stringify(fr)).toContain('«\u202f{{title}}\u202f»\u202f?');
    expect(JSON.stringify(fr)).not.toMatch(/[^\u202f][!?»]|\.\.\.|[a-z]'/);
    expect(JSON.stringify(en)).not.toMatch(/\s[;:!?]|\.\.\.|[a-z]'/);
  });

  it('has the title of the other language for none of them: the name of its folder stands in', () => {
    const { fr, en } = shop({ 'schema.json': SCHEMA.replace('{ "fr": "Point de vente", "en": "Shop" }', '{ "fr": "Cheval" }') });
    expect([fr['menu'], en['menu']]).toEqual(['Chevaux', 'Shop fronts']);
  });

  it('is told of a title in a language that there is not', () => {
    const { mistakes } = read({ 'schema.json': SCHEMA.replace('"en": "Shop"', '"eng": "Shop"') });
    expect(mistakes).toMatchObject([{ pointer: '/title/eng', suggestion: 'en' }]);
  });

  it('neither creates nor edits where nothing can be written', () => {
    const files = { 'schema.json': '{ "type": "object", "properties": { "total": { "type": "number", "readOnly": true } } }' };
    const { resource } = shop(files);
    expect([Object.keys(resource.permissions), resource.form, resource.title]).toEqual([['list', 'show', 'export'], [], ['id']]);
    const { mistakes } = read({ ...files, 'resource.json': '{ "permissions": { "create": true, "list": true }, "formAs": "steps" }' });
    expect(mistakes.map(({ pointer, expected }) => [pointer, expected])).toEqual([
      ['/permissions/create', 'the key "form" for the page that it permits'],
      ['/formAs', 'the key "form" beside "formAs": the sections that are its steps'],
    ]);
  });
});

describe('what a file says beside the schema', () => {
  it('takes the place of what is derived, key by key', () => {
    const { resource } = shop({ 'resource.json': '{ "title": "ownerVATNumber", "menu": { "group": "settings", "order": 3, "icon": "place" } }' });
    expect([resource.title, resource.menu?.group, resource.list?.sort?.field, resource.form[0]?.rows.length]).toEqual([['ownerVATNumber'], 'settings', 'ownerVATNumber', 8]);
  });

  it('leaves the rest of a list that it says: its order is that of the first column, where the server can sort by it', () => {
    const sortOf = (list: object) => shop({ 'resource.json': JSON.stringify({ list }) }).resource.list?.sort;
    expect(sortOf({ columns: ['opened_on', 'label'] })).toEqual({ field: 'opened_on', direction: 'asc' });
    expect(sortOf({ columns: ['opened_on', 'label'], sort: 'label:desc' })).toEqual({ field: 'label', direction: 'desc' });
    expect(sortOf({ columns: [{ field: 'opened_on', sortable: false }, 'label'] })).toBeUndefined();
  });

  it('is searched by the filters of its list on what names a record, on an e-mail and on a telephone', () => {
    const properties = { givenName: { type: 'string' }, familyName: { type: 'string' }, mail: { type: 'string', format: 'email' }, mobile: { type: 'string', format: 'telephone' } };
    const searchOf = (filters: unknown[], title?: string) =>
      shop({ 'schema.json': JSON.stringify({ type: 'object', properties }), 'resource.json': JSON.stringify({ title, list: { columns: ['familyName'], filters } }) }).resource.search;
    expect(searchOf(['familyName', { name: 'first', field: 'givenName' }, 'mail', 'mobile'])).toEqual({ filters: ['first', 'familyName'], by: { mail: '@', mobile: expect.any(String) as string }, detail: 'mail' });
    expect(searchOf([{ name: 'familyName', value: 'x', shown: 'fixed' }, 'givenName'])).toEqual({ filters: ['givenName'], by: {} });
    expect(searchOf(['mail'])).toBeUndefined();
    expect(searchOf(['mail'], 'mail')).toEqual({ filters: ['mail'], by: {} });
  });

  it('leaves to a widget what follows from it: the transform of an address, the name beside a reference', () => {
    const properties = { label: { type: 'string' }, ownerId: { type: 'integer' }, ownerName: { type: 'string' }, heirId: { type: 'integer' }, heir: { type: 'integer' }, place: { type: 'object', properties: { street: { type: 'string' } } } };
    const reference = { use: 'reference', resource: 'shopFront' };
    const fieldsOf = (fields: object) => shop({ 'schema.json': JSON.stringify({ type: 'object', properties }), 'resource.json': JSON.stringify({ fields }) }).resource.fields;
    expect(fieldsOf({ place: { widget: 'address' }, ownerId: { widget: reference }, heirId: { widget: reference } })).toMatchObject({
      place: { transform: { use: 'address' }, widget: { use: 'address' } },
      ownerId: { widget: { ...reference, labelField: 'ownerName' } },
      heirId: { widget: reference },
    });
    expect(fieldsOf({ ownerId: { widget: { ...reference, labelField: 'label' } } })['ownerId']?.widget).toEqual({ ...reference, labelField: 'label' });
    expect(fieldsOf({ heirId: { widget: reference } })['heirId']?.widget).toEqual(reference);
  });

  it('offers an action on a row, asks before what is dangerous, and shows the figures of the platform', () => {
    const close = (action: object, dialog: object = {}) => {
      const words = JSON.stringify({ actions: { close: 'x', closeDone: 'x', ...dialog } });
      const resource = { permissions: { list: true, dashboard: 'figures' }, actions: [{ use: 'setField', name: 'close', field: 'parking', value: false, ...action }] };
      return shop({ 'resource.json': JSON.stringify(resource), 'fr.json': words, 'en.json': words }).resource;
    };
    expect(close({ danger: true }, { closeTitle: 'x', closeBody: 'x', closeConfirm: 'x' }).actions).toMatchObject([{ on: 'row', danger: true, confirms: true }]);
    expect(close({ danger: true, confirms: false, on: 'selection' }).actions).toMatchObject([{ on: 'selection', confirms: false }]);
    expect(close({}).dashboard).toMatchObject({ endpoint: 'admin/analytics', messages: 'analytic' });
  });

  it('takes the place of a word, and leaves the others', () => {
    const { fr, en } = shop({ 'fr.json': '{ "menu": "Boutiques", "fields": { "kind": "Sorte" } }' });
    expect([fr['menu'], fr['fields']?.['kind'], fr['fields']?.['label'], en['menu']]).toEqual(['Boutiques', 'Sorte', 'Enseigne', 'Shops']);
  });

  it('makes a lookup of it', () => {
    const { resource } = shop({ 'resource.json': '{ "menu": false }' });
    expect([resource.route, resource.menu, resource.list]).toEqual([undefined, undefined, undefined]);
  });

  it('must still say what an action is called', () => {
    const { mistakes } = read({ 'resource.json': '{ "actions": [{ "use": "setField", "name": "close", "on": "row", "field": "parking", "value": false }] }' });
    expect(mistakes.map(({ file, expected }) => [file, expected])).toContainEqual(['schemas/shopFront/fr.json', 'the text "actions.close"']);
  });
});

describe('what is derived', () => {
  it('is printed under the file that could say it, with its reason', () => {
    const text = explanation('shopFront', read().derived['shopFront'] ?? []);
    expect(text).toContain('schemas/shopFront/resource.json\n  "endpoint": "admin/shop_fronts"\n    the name of the folder, as defaults.json says\n');
    expect(text).toContain('\n\nschemas/shopFront/fr.json\n  "menu": "Points de vente"\n');
    expect(explanation('user', [])).toBe('Nothing of "user" is derived: its files say it all.');
  });

  it('is told, with the rule that it comes from', () => {
    const told = read().derived['shopFront'] ?? [];
    expect(told.find(({ key }) => key === 'route')).toEqual({ file: 'resource.json', key: 'route', value: 'shop-fronts', because: 'the name of the folder, as defaults.json says' });
    expect(told.find(({ file, key }) => file === 'en.json' && key === 'fields.label')).toMatchObject({ value: 'Enseigne', because: 'the title in schema.json' });
    expect(told.filter(({ file, key }, index) => told.findIndex((one) => one.file === file && one.key === key) !== index)).toEqual([]);
  });
});
