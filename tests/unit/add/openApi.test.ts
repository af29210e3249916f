import { describe, expect, it } from 'vitest';
import { obeys } from '../../../scripts/sandbox/seed/conditions';
import { added, entitiesIn } from './added';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const answer = (schema: object) => ({ responses: { 200: { description: 'Done', ...json(schema) } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const query = (name: string, schema: object = { type: 'string' }) => ({ name, in: 'query', schema });

/** A pet shop in OpenAPI 3.0, with nullable fields, references to parameters and answers, and different bodies for creation and change. */
const SHOP = {
  openapi: '3.0.3',
  servers: [{ url: 'https://shop.example.org/v2' }],
  paths: {
    '/animals': {
      parameters: [{ $ref: '#/components/parameters/Page' }, query('perPage', { type: 'integer', maximum: 20 })],
      get: { parameters: [query('name'), query('status', { type: 'string', enum: ['in_stock', 'sold'] }), query('order[name]'), query('vaccinated', { type: 'boolean' })], responses: { 200: { $ref: '#/components/responses/Animals' } } },
      post: { requestBody: json(ref('NewAnimal')), ...answer(ref('Animal')) },
    },
    '/animals/{animalId}': {
      get: answer(ref('Animal')),
      patch: { requestBody: json({ allOf: [ref('NewAnimal'), { properties: { sold_on: { type: 'string', format: 'date' } } }] }), ...answer(ref('Animal')) },
      delete: { responses: { 204: { description: 'Gone' } } },
    },
    '/kennels': { get: answer({ type: 'array', items: ref('Kennel') }) },
    '/kennels/{id}': { get: answer(ref('Kennel')) },
    '/health': { get: answer({ type: 'object', properties: { ok: { type: 'boolean' } } }) },
  },
  components: {
    parameters: { Page: query('page', { type: 'integer' }) },
    responses: { Animals: { description: 'A page', ...json({ type: 'object', properties: { 'hydra:member': { type: 'array', items: ref('Animal') }, 'hydra:totalItems': { type: 'integer' } } }) } },
    schemas: {
      Animal: {
        type: 'object',
        title: 'AnimalResponse',
        required: ['id', 'name', 'createdAt'],
        properties: {
          id: { type: 'integer', format: 'int64' },
          name: { type: 'string' },
          status: { type: 'string', enum: ['in_stock', 'sold'], description: 'Whether it is still there' },
          weight: { type: 'number', nullable: true },
          kennel_id: { type: 'integer' },
          sold_on: { type: 'string', format: 'date', nullable: true },
          address: ref('Address'),
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      NewAnimal: {
        type: 'object',
        required: ['name', 'origin'],
        properties: { name: { type: 'string', minLength: 1 }, status: { type: 'string', enum: ['in_stock', 'sold'] }, weight: { type: 'number', nullable: true }, kennel_id: { type: 'integer' }, address: ref('Address'), origin: { type: 'string' } },
      },
      Address: { type: 'object', properties: { street: { type: 'string' }, country: ref('Country') } },
      Country: { type: 'string', enum: ['FR', 'BE'] },
      Kennel: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
    },
  },
};

describe('an OpenAPI document', () => {
  const { files, texts, report } = added(SHOP);

  it('is one folder for each collection that has a path for its records', () => {
    expect(Object.keys(files)).toEqual(['animal/schema.json', 'animal/resource.json', 'kennel/schema.json', 'kennel/resource.json']);
  });

  it('has in one schema what is answered and what is sent', () => {
    expect(files['animal/schema.json']).toEqual({
      type: 'object',
      required: ['name', 'origin'],
      properties: {
        id: { type: 'integer', format: 'int64', readOnly: true },
        name: { type: 'string', minLength: 1 },
        status: { type: 'string', enum: ['in_stock', 'sold'], description: 'Whether it is still there' },
        weight: { type: 'number', nullable: true },
        kennel_id: { type: 'integer' },
        sold_on: { type: 'string', format: 'date' },
        address: { $ref: '#/$defs/Address' },
        createdAt: { type: 'string', format: 'date-time', readOnly: true },
        origin: { type: 'string', writeOnly: true },
      },
      $defs: {
        Address: { type: 'object', properties: { street: { type: 'string' }, country: { $ref: '#/$defs/Country' } } },
        Country: { type: 'string', enum: ['FR', 'BE'] },
      },
    });
  });

  it('says beside it what its calls are, and nothing that is derived', () => {
    expect(files['animal/resource.json']).toEqual({
      $schema: '../resource.schema.json',
      endpoint: 'animals',
      permissions: { list: true, show: true, create: true, edit: true, delete: true, export: true },
      fields: { sold_on: { only: 'edit' }, kennel_id: { widget: { use: 'reference', resource: 'kennel' } } },
      search: { filters: ['name'] },
      list: {
        columns: ['name', ...['status', 'weight', 'kennel_id', 'sold_on', 'createdAt'].map((field) => ({ field, sortable: false })), ...['address', 'id'].map((field) => ({ field, hidden: true, sortable: false }))],
        sort: 'name:asc',
        filters: [{ name: 'name', shown: 'always' }, 'status'],
        pageSize: 20,
      },
    });
  });

  it('is read by pages where it has some, and whole where it has none', () => {
    expect(files['kennel/resource.json']).toMatchObject({ endpoint: 'kennels', permissions: { list: true, show: true, export: true }, search: { filters: ['name'] }, list: { paging: 'client' } });
  });

  it('passes the checks, and has a list, a form and rows', () => {
    const { animal, kennel } = entitiesIn(texts);
    expect(animal?.resource.form.flatMap(({ rows }) => rows.flat())).toEqual(['name', 'status', 'weight', 'kennel_id', 'sold_on', 'address', 'origin']);
    expect(animal?.resource.list?.columns.map(({ field }) => field)).toEqual(['name', 'status', 'weight', 'kennel_id', 'sold_on', 'createdAt', 'address', 'id']);
    expect([kennel?.resource.form, kennel?.resource.menu?.group]).toEqual([[], 'main']);
    expect([obeys(animal?.schema ?? {}, animal?.row), animal?.row]).toEqual([true, expect.objectContaining({ name: expect.any(String), origin: expect.any(String) })]);
  });

  it('is told with what was guessed and what to look at, each with its place', () => {
    expect(report.split('\n')).toEqual([
      '  look at: the calls are below https://shop.example.org/v2: "apiUrl" of config.json (#/servers/0)',
      'wrote schemas/animal/schema.json, schemas/animal/resource.json',
      '  guessed: "kennel_id" is the id of a record of kennel (#/paths/~1animals/get)',
      '  look at: "vaccinated" is about no field of the record: no filter is made of it (#/paths/~1animals/get/parameters/3)',
      'wrote schemas/kennel/schema.json, schemas/kennel/resource.json',
      '  guessed: no parameter asks for a page: the list is read whole ("paging": "client") (#/paths/~1kennels/get)',
      '2 entities written, 0 left as they are, 0 not written',
    ]);
  });

  it('leaves what is there, and what is not named', () => {
    const there = { 'schemas/kennel/schema.json': texts['schemas/kennel/schema.json'] ?? '', 'schemas/kennel/resource.json': texts['schemas/kennel/resource.json'] ?? '' };
    const again = added(SHOP, { there });
    expect([Object.keys(again.files), again.report]).toEqual([['animal/schema.json', 'animal/resource.json'], expect.stringContaining('left as it is: schemas/kennel, which exists')]);
    expect(again.files['animal/resource.json']).toEqual(files['animal/resource.json']);
    const beside = added(SHOP, { prefix: 'shop' });
    expect(Object.keys(beside.files)).toEqual(['shopAnimal/schema.json', 'shopAnimal/resource.json', 'shopKennel/schema.json', 'shopKennel/resource.json']);
    expect(beside.files['shopAnimal/resource.json']).toMatchObject({ endpoint: 'animals', fields: { kennel_id: { widget: { use: 'reference', resource: 'shopKennel' } } } });
    expect(added(SHOP, { prefix: 'shop', there: beside.texts }).report).toMatch(/^left as it is: schemas\/shopKennel, which exists$/m);
    const named = added(SHOP, { only: ['kennel', 'cat'] });
    expect([Object.keys(named.files), named.report]).toEqual([['kennel/schema.json', 'kennel/resource.json'], expect.stringContaining('"cat" is not found')]);
  });
});

/** A document with one collection, with the given answers and bodies. */
function collection(record: object, { schemas = {}, list = { type: 'array', items: record }, item = record, body = {}, parameters = [] }: { schemas?: object; list?: object; item?: object; body?: object; parameters?: object[] } = {}) {
  return {
    openapi: '3.1.0',
    paths: {
      '/things': { get: { parameters: [query('page'), ...parameters], ...answer(list) }, post: { requestBody: json(body), ...answer(item) } },
      '/things/{id}': { get: answer(item) },
    },
    components: { schemas },
  };
}

const RECORD = { type: 'object', properties: { id: { type: 'integer' }, label: { type: 'string' } } };

describe('the dialects', () => {
  it.each([
    ['a list alone, as the platform', { type: 'array', items: RECORD }, undefined],
    ['data', { type: 'object', properties: { data: { type: 'array', items: RECORD }, meta: { type: 'object', properties: { total: { type: 'integer' } } } } }, { items: 'data', total: 'meta.total' }],
    ['results', { type: 'object', properties: { count: { type: 'integer' }, next: { type: 'string', nullable: true }, results: { type: 'array', items: RECORD } } }, { items: 'results', total: 'count' }],
    ['the name of the collection', { type: 'object', properties: { total: { type: 'integer' }, things: { type: 'array', items: RECORD } } }, { items: 'things', total: 'total' }],
    ['another name', { type: 'object', properties: { all: { type: 'array', items: RECORD }, next: { type: 'string' } } }, { items: 'all', next: 'next' }],
    ['_embedded', { type: 'object', properties: { _embedded: { type: 'object', properties: { things: { type: 'array', items: RECORD } } }, page: { type: 'object', properties: { totalElements: { type: 'integer' } } } } }, { items: '_embedded.things', total: 'page.totalElements' }],
  ])('wrap a list in %s', (_what, list, dialect) => {
    const { files, texts } = added(collection(RECORD, { list }));
    expect(Object.keys(files['thing/schema.json']?.['properties'] ?? {})).toEqual(['id', 'label']);
    expect(files['thing/resource.json']?.['dialect']).toEqual(dialect && { use: 'rest', ...dialect, page: { parameter: 'page', size: '' } });
    expect(entitiesIn(texts)['thing']).toBeDefined();
  });

  it('wrap a record', () => {
    const envelope = { type: 'object', properties: { data: RECORD } };
    const { files } = added(collection(RECORD, { item: envelope, body: { type: 'object', properties: { data: RECORD } } }));
    expect(Object.keys(files['thing/schema.json']?.['properties'] ?? {})).toEqual(['id', 'label']);
    expect(files['thing/resource.json']).toMatchObject({ dialect: { use: 'rest', record: 'data', body: 'data' } });
  });

  it('do not take a record with a list in it for a list', () => {
    const order = { type: 'object', properties: { id: { type: 'integer' }, items: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } } } };
    expect(Object.keys(added(collection(order)).files['thing/schema.json']?.['properties'] ?? {})).toEqual(['id', 'items']);
  });

  it('say in 3.1 that a value may be nothing, and need no id', () => {
    const { files, texts } = added(collection({ type: 'object', properties: { label: { type: ['string', 'null'] }, until: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] } } }));
    expect(files['thing/schema.json']?.['properties']).toMatchObject({ label: { type: ['string', 'null'] } });
    expect(entitiesIn(texts)['thing']?.schema.properties).toMatchObject({ id: { type: 'integer', readOnly: true }, until: { type: ['string', 'null'], format: 'date' } });
  });

  it('inherit by allOf, and tell the kinds apart by a discriminator', () => {
    const schemas = {
      Thing: { type: 'object', required: ['kind'], properties: { id: { type: 'integer' }, kind: { type: 'string' }, label: { type: 'string' } }, discriminator: { propertyName: 'kind', mapping: { book: '#/components/schemas/Book', film: 'Film' } } },
      Book: { allOf: [ref('Thing'), { type: 'object', required: ['pages'], properties: { pages: { type: 'integer' } } }] },
      Film: { allOf: [ref('Thing'), { type: 'object', properties: { minutes: { type: 'integer' } } }] },
    };
    const { files, texts } = added(collection(ref('Thing'), { schemas, body: ref('Thing') }));
    expect(files['thing/schema.json']).toEqual({
      type: 'object',
      required: ['kind'],
      properties: { id: { type: 'integer', readOnly: true }, kind: { type: 'string', enum: ['book', 'film'] }, label: { type: 'string' } },
      oneOf: [
        { properties: { kind: { const: 'book' }, pages: { type: 'integer' } }, required: ['pages'] },
        { properties: { kind: { const: 'film' }, minutes: { type: 'integer' } } },
      ],
    });
    const { thing } = entitiesIn(texts);
    expect(thing?.resource.form.flatMap(({ rows }) => rows.flat())).toEqual(['kind', 'label', 'pages', 'minutes']);
    expect(obeys(thing?.schema ?? {}, thing?.row)).toBe(true);
  });

  it('inherit from who inherits too, and tell the kinds of a kind apart by another field', () => {
    const schemas = {
      Thing: { type: 'object', required: ['kind'], properties: { id: { type: 'integer' }, kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } },
      Book: { allOf: [ref('Thing'), { type: 'object', properties: { pages: { type: 'integer' } } }] },
      Atlas: { allOf: [ref('Book'), { type: 'object', properties: { maps: { type: 'integer' } } }] },
      Film: { allOf: [ref('Thing')], type: 'object', required: ['reel'], properties: { reel: { type: 'string' } }, oneOf: [ref('Short'), ref('Long')], discriminator: { propertyName: 'reel', mapping: { short: '#/components/schemas/Short', long: '#/components/schemas/Long' } } },
      Short: { type: 'object', required: ['minutes'], properties: { reel: { type: 'string' }, minutes: { type: 'integer' } } },
      Long: { type: 'object', properties: { reel: { type: 'string' }, hours: { type: 'number' } } },
    };
    const { files, texts } = added(collection(ref('Thing'), { schemas, body: ref('Thing') }));
    const where = (reel: string, holds: object) => ({
      if: { properties: { kind: { const: 'Film' }, reel: { const: reel } }, required: ['kind', 'reel'] },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
      then: holds,
    });
    expect(files['thing/schema.json']).toMatchObject({
      properties: { kind: { type: 'string', enum: ['Book', 'Atlas', 'Film'] } },
      oneOf: [
        { properties: { kind: { const: 'Book' }, pages: { type: 'integer' } } },
        { properties: { kind: { const: 'Atlas' }, pages: { type: 'integer' }, maps: { type: 'integer' } } },
        { properties: { kind: { const: 'Film' }, reel: { type: 'string', enum: ['short', 'long'] } }, required: ['reel'] },
      ],
      allOf: [where('short', { properties: { minutes: { type: 'integer' } }, required: ['minutes'] }), where('long', { properties: { hours: { type: 'number' } } })],
    });
    const { thing } = entitiesIn(texts);
    expect(thing?.resource.form.flatMap(({ rows }) => rows.flat())).toEqual(expect.arrayContaining(['kind', 'pages', 'maps', 'reel', 'minutes', 'hours']));
    expect(obeys(thing?.schema ?? {}, thing?.row)).toBe(true);
  });

  it('list the kinds of a record without saying what they share', () => {
    const cat = { type: 'object', properties: { id: { type: 'integer' }, type: { type: 'string' }, lives: { type: 'integer' } } };
    const dog = { type: 'object', properties: { id: { type: 'integer' }, type: { type: 'string' }, tricks: { type: 'string' } } };
    const { files } = added(collection({ oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'type' } }, { schemas: { Cat: cat, Dog: dog } }));
    expect(files['thing/schema.json']?.['properties']).toEqual({ id: { type: 'integer', readOnly: true }, type: { type: 'string', enum: ['Cat', 'Dog'] } });
  });

  it('know a format by another name, and some that nobody knows', () => {
    const { files, report } = added(collection({ type: 'object', properties: { key: { type: 'string', format: 'guid' }, price: { type: 'string', format: 'money', default: 12 }, contact: { type: 'string', format: 'emial' } } }));
    expect(files['thing/schema.json']?.['properties']).toEqual({ key: { type: 'string', format: 'uuid' }, price: { type: 'string', format: 'money' }, contact: { type: 'string' } });
    expect(report).toMatch(/left out: found "emial", expected a format among .* \(schemas\/thing\/schema\.json#\/properties\/contact\/format\)/);
  });

  it('refer to a record by an id of the kind that its entity has', () => {
    const keeper = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
    const visits = collection({ type: 'object', properties: { id: { type: 'string', format: 'uuid' }, keeperId: { type: 'string' }, keeper_id: { type: 'integer' }, thing_id: { type: 'string', format: 'uuid' } } });
    const { files, texts } = added({ ...visits, paths: { ...visits.paths, '/keepers': { get: answer({ type: 'array', items: keeper }) }, '/keepers/{id}': { get: answer(keeper) } } });
    expect(files['thing/resource.json']?.['fields']).toEqual({ keeperId: { widget: { use: 'reference', resource: 'keeper' } } });
    expect(entitiesIn(texts)['thing']).toBeDefined();
  });

  it('answer otherwise than they are sent', () => {
    const { files, report } = added(collection({ type: 'object', properties: { owner: { type: 'object', properties: { name: { type: 'string' } } } } }, { body: { type: 'object', required: ['owner'], properties: { owner: { type: 'integer' } } } }));
    expect(files['thing/schema.json']).toMatchObject({ properties: { owner: { type: 'object', readOnly: true } } });
    expect(report).toContain('"owner" is answered as an object and sent as a number: it is only shown');
  });

  it('call pages, orders and searches otherwise', () => {
    const parameters = [query('per_page'), query('sort', { type: 'string', enum: ['label', '-label', 'label:desc'] }), query('q'), query('created_at[after]'), query('created_at[before]'), query('labels[]', { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }), query('size')];
    const record = { type: 'object', properties: { label: { type: 'string' }, createdAt: { type: 'string', format: 'date-time' }, labels: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, note: { type: 'string' } } };
    const { files, report } = added(collection(record, { parameters }));
    expect(files['thing/resource.json']).toMatchObject({
      search: { filters: ['search'] },
      list: {
        sort: 'label:asc',
        columns: ['label', { field: 'createdAt', sortable: false }, { field: 'note', sortable: false }, { field: 'labels', hidden: true, sortable: false }, { field: 'id', sortable: false }],
        filters: [{ name: 'search', parameter: 'q', operator: 'contains', shown: 'always' }, { name: 'createdAt', parameter: 'created_at' }, { name: 'labels', multiple: true }],
      },
    });
    expect(files['thing/resource.json']?.['dialect']).toEqual({
      use: 'rest',
      page: { parameter: 'page', size: 'per_page' },
      sort: { ascending: '{name}:asc', descending: '{name}:desc' },
      filter: { several: '{name}[]', from: '{name}[after]', to: '{name}[before]', untilNextDay: true },
    });
    expect(report).toContain('guessed: the dialect "rest": records are answered as a list, pages are asked for by "page"');
    expect(report).toContain('without the header X-Total-Count the list says that there are more');
  });

  it.each<[string, object[], object]>([
    ['at a number from 0, as Spring does', [query('page', { type: 'integer', default: 0 }), query('size', { type: 'integer', maximum: 50 }), query('sort')], { page: { parameter: 'page', size: 'size', first: 0, largest: 50 } }],
    ['at an offset, as Django does, with an order', [query('offset'), query('limit'), query('ordering')], { page: { by: 'offset', parameter: 'offset', size: 'limit' }, sort: { parameter: 'ordering' } }],
    ['by a cursor, without an order', [query('limit'), query('starting_after')], { next: 'Link', page: { by: 'cursor', parameter: 'starting_after', size: 'limit' } }],
    ['with an order and its direction apart', [query('page'), query('per_page'), query('sort_by'), query('order', { type: 'string', enum: ['asc', 'desc'] })], { page: { parameter: 'page', size: 'per_page' }, sort: { parameter: 'sort_by', direction: 'order' } }],
    ['with a direction in words of its own, and records counted from 1', [query('startIndex'), query('count'), query('sortBy'), query('sortOrder', { type: 'string', enum: ['ascending', 'descending'] })], { page: { by: 'offset', parameter: 'startIndex', size: 'count', first: 1 }, sort: { parameter: 'sortBy', direction: 'sortOrder', directions: ['ascending', 'descending'] } }],
    ['with an offset that begins at 1', [query('offset', { type: 'integer', minimum: 1 }), query('limit')], { page: { by: 'offset', parameter: 'offset', size: 'limit', first: 1 } }],
    ['in French', [query('page'), query('taille_page'), query('tri', { type: 'string', enum: ['label', '-label'] })], { page: { parameter: 'page', size: 'taille_page' }, sort: { parameter: 'tri' } }],
    ['whole, with ranges', [query('label__gte'), query('label__lte'), query('sort')], { page: { by: 'none' }, filter: { from: '{name}__gte', to: '{name}__lte' } }],
    ['as API Platform does, but for the size of a page', [query('page'), query('itemsPerPage'), query('order[label]')], { page: { parameter: 'page', size: 'itemsPerPage' }, sort: { parameter: 'order[{name}]', ascending: 'asc', descending: 'desc' } }],
  ])('ask for a list %s', (_what, parameters, asking) => {
    const paths = { '/things': { get: { parameters, ...answer({ type: 'array', items: RECORD }) } }, '/things/{id}': { get: answer(RECORD) } };
    const { files, texts } = added({ openapi: '3.0.3', paths });
    expect(files['thing/resource.json']?.['dialect']).toEqual({ use: 'rest', ...asking });
    expect(entitiesIn(texts)['thing']).toBeDefined();
  });

  it('have records inside the items of a list: nodes of edges, resources of entries', () => {
    const edges = { type: 'object', properties: { edges: { type: 'array', items: { type: 'object', properties: { cursor: { type: 'string' }, node: RECORD } } }, totalCount: { type: 'integer' } } };
    const paths = { '/things': { get: answer(edges) }, '/things/{id}': { get: answer(RECORD) } };
    const { files, texts, report } = added({ openapi: '3.0.3', paths });
    expect(files['thing/resource.json']?.['dialect']).toMatchObject({ items: 'edges', each: 'node', total: 'totalCount' });
    expect(Object.keys(entitiesIn(texts)['thing']?.schema.properties ?? {})).toEqual(Object.keys(RECORD.properties));
    expect(report).toContain('records are answered in "edges", each as "node" of its item');
  });

  it('name a header with the number of records', () => {
    const list = { responses: { 200: { description: 'A page', headers: { 'X-Total': { schema: { type: 'integer' } }, 'X-Total-Pages': { schema: { type: 'integer' } } }, ...json({ type: 'array', items: RECORD }) } } };
    const paths = { '/things': { get: { parameters: [query('page'), query('per_page')], ...list } }, '/things/{id}': { get: answer(RECORD) } };
    expect(added({ openapi: '3.0.3', paths }).files['thing/resource.json']).toMatchObject({ dialect: { totalHeader: 'X-Total' } });
  });

  it('are JSON:API, whose attributes make the record', () => {
    const identifier = (type: string) => ({ type: 'object', properties: { type: { type: 'string', const: type }, id: { type: 'string' } } });
    const resource = {
      type: 'object',
      required: ['type', 'id'],
      properties: {
        type: { type: 'string' },
        id: { type: 'string' },
        attributes: { type: 'object', required: ['label'], properties: { label: { type: 'string' }, pages: { type: 'integer' } } },
        relationships: { type: 'object', properties: { author: { type: 'object', properties: { data: identifier('people') } }, tags: { type: 'object', properties: { data: { type: 'array', items: identifier('tags') } } } } },
      },
    };
    const body = { type: 'object', properties: { data: { type: 'object', properties: { type: { type: 'string' }, attributes: { type: 'object', required: ['label'], properties: { label: { type: 'string' } } } } } } };
    const list = { type: 'object', properties: { data: { type: 'array', items: resource }, meta: { type: 'object', properties: { count: { type: 'integer' } } } } };
    const parameters = [query('page[number]'), query('page[size]'), query('filter[label]'), query('sort')];
    const { files, texts } = added({
      openapi: '3.1.0',
      paths: {
        '/things': { get: { parameters, ...answer(list) }, post: { requestBody: json(body), ...answer({ type: 'object', properties: { data: resource } }) } },
        '/things/{id}': { get: answer({ type: 'object', properties: { data: resource } }) },
      },
    });
    expect(files['thing/schema.json']).toMatchObject({
      required: ['label'],
      properties: { id: { type: 'string', readOnly: true }, label: { type: 'string' }, pages: { type: 'integer', readOnly: true }, author: { type: 'string', readOnly: true }, tags: { type: 'array', readOnly: true } },
    });
    expect(files['thing/resource.json']).toMatchObject({
      dialect: { use: 'jsonApi', total: 'meta.count', relationships: { author: 'people', tags: 'tags' }, page: { parameter: 'page[number]', size: 'page[size]' } },
      list: { filters: [{ name: 'label', shown: 'always' }], sort: 'label:asc' },
    });
    expect(entitiesIn(texts)['thing']).toBeDefined();
  });
});

describe('paths', () => {
  const paths = {
    '/pet': { post: { requestBody: json(ref('Pet')), ...answer(ref('Pet')) } },
    '/pet/findByStatus': { get: { parameters: [query('status', { type: 'string', enum: ['sold'] })], ...answer({ type: 'array', items: ref('Pet') }) } },
    '/pet/findByTags': { get: answer({ type: 'array', items: ref('Pet') }) },
    '/pet/{petId}': { get: answer(ref('Pet')), put: { requestBody: json(ref('Pet')), ...answer(ref('Pet')) } },
    '/api/v1/owners/': { get: answer({ type: 'array', items: ref('Owner') }) },
    '/api/v1/owners/{slug}/': { get: answer(ref('Owner')) },
    '/api/v1/owners/{slug}/visits': { get: answer({ type: 'array', items: ref('Visit') }) },
    '/api/v1/owners/{slug}/visits/{visit}/notes': { get: answer({ type: 'array', items: RECORD }) },
    '/countries': { get: answer({ type: 'array', items: RECORD }) },
    '/shops/{shop}/sales': { get: answer({ type: 'array', items: RECORD }) },
  };
  const schemas = { Pet: RECORD, Owner: { type: 'object', properties: { slug: { type: 'string' } } }, Visit: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } } };
  const { files, texts, report } = added({ openapi: '3.0.0', paths, components: { schemas } });

  it('may differ for a list and its records', () => {
    expect(files['pet/resource.json']).toMatchObject({ endpoint: { list: 'pet/findByStatus', item: 'pet' } });
    expect(Object.keys(entitiesIn(texts)['pet']?.resource.permissions ?? {})).toEqual(['list', 'show', 'create', 'edit', 'export']);
    expect(report).toContain('another list of pet (#/paths/~1pet~1findByTags/get)');
    expect(files['pet/resource.json']).toMatchObject({ dialect: { use: 'rest', update: { method: 'PUT' }, page: { by: 'none' } } });
    expect(report).toContain('a change is sent by PUT, with the whole record as it was just read');
  });

  it('may lead below a record: a list under its page', () => {
    expect(files['owner/resource.json']).toMatchObject({ endpoint: 'api/v1/owners', related: [{ resource: 'visit' }] });
    expect(files['visit/resource.json']).toMatchObject({ endpoint: { list: 'api/v1/owners/{parent}/visits' }, permissions: { list: true, export: true } });
    const { owner, visit } = entitiesIn(texts);
    expect([owner?.resource.related[0]?.parent, visit?.resource.menu]).toEqual([{ path: true }, undefined]);
  });

  it('may know a record by something else than a number', () => {
    expect(report).toContain('guessed: a record is known by "slug" (#/paths/~1api~1v1~1owners~1{slug}~1/get)');
    expect(files['owner/resource.json']).toMatchObject({ dialect: { use: 'rest', id: 'slug' } });
    expect(files['owner/schema.json']).toMatchObject({ properties: { id: { type: 'string', readOnly: true }, slug: { type: 'string' } } });
    expect(report).not.toContain('"id" is of the type');
  });

  it('may be of no resource that the back office shows', () => {
    expect(report).toContain('a list under several records: the back office has lists under one (#/paths/~1api~1v1~1owners~1{slug}~1visits~1{visit}~1notes/get)');
    expect(report).toContain('"sale" is left out: it is a list under a record of shops, which has no list of its own');
    expect(report).toContain('"country" is left out: it has no path for one record: "--only country" lists it all the same');
    expect(Object.keys(added({ openapi: '3.0.0', paths, components: { schemas } }, { only: ['country'] }).files)).toEqual(['country/schema.json', 'country/resource.json']);
  });
});

describe('what a call sends', () => {
  const Flow = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const shop = (body: object) => ({
    openapi: '3.0.0',
    components: { schemas: { Flow } },
    paths: {
      '/flows': { get: answer({ type: 'array', items: ref('Flow') }), post: { ...body, ...answer(ref('Flow')) } },
      '/flows/{id}': { get: answer(ref('Flow')), patch: { ...body, ...answer(ref('Flow')) } },
    },
  });

  it.each(['anyOf', 'oneOf'])('may be one alternative, which is no choice: %s', (keyword) => {
    const { files, texts } = added(shop({ requestBody: json({ [keyword]: [ref('Flow')] }) }));
    expect(Object.keys(entitiesIn(texts)['flow']?.resource.permissions ?? {})).toEqual(['list', 'show', 'create', 'edit', 'export']);
    expect(files['flow/schema.json']).toMatchObject({ properties: { name: { type: 'string' } } });
    expect(files['flow/schema.json']).not.toMatchObject({ properties: { name: { readOnly: true } } });
  });

  it('may not be said: that nothing can be changed then is', () => {
    const { report } = added(shop({}));
    expect(report).toContain('what a creation sends is not said, or is no object with fields (#/paths/~1flows/post)');
    expect(report).toContain('what a change sends is not said, or is no object with fields (#/paths/~1flows~1{id}/patch)');
  });
});

describe('lists without a path for one record', () => {
  it('are named in one sentence, where they are many', () => {
    const list = { get: answer({ type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } }) };
    const { report } = added({ openapi: '3.0.0', paths: { '/countries': list, '/towns': list, '/roads': list, '/rivers': list } });
    expect(report).toContain('4 lists are left out, as they have no path for one record ("country", "town", "road", "river"): "--only country" lists one all the same (#/paths/~1countries/get)');
  });
});

describe('records without a list', () => {
  it('are told, as nothing is made of them', () => {
    const one = { get: answer({ type: 'object', properties: { id: { type: 'integer' } } }) };
    const { report } = added({ openapi: '3.0.0', paths: { '/orders/{id}': one, '/users/{name}': one, '/shops/{id}/till/{number}': one, '/pets': { get: answer({ type: 'array', items: ref('Pet') }) }, '/pets/{id}': { get: answer(ref('Pet')) } }, components: { schemas: { Pet: { type: 'object', properties: { id: { type: 'integer' } } } } } });
    expect(report).toContain('records that no list answers are left out: orders/{id}, users/{name} (#/paths/~1orders~1{id}/get)');
  });
});

/** A document with a list of pets and one pet, the calls of the list and of one record beside it. */
function pets({ list = {}, one = {}, path = '/pets', item = `${path}/{petId}`, schema = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } }, ...others }: { list?: object; one?: object; path?: string; item?: string; schema?: object; paths?: object } = {}) {
  return { openapi: '3.0.0', paths: { [path]: { get: answer({ type: 'array', items: ref('Pet') }), ...list }, [item]: { get: answer(ref('Pet')), ...one }, ...others.paths }, components: { schemas: { Pet: schema } } };
}

const dialectOf = (document: object): unknown => (added(document).files['pet/resource.json'] as { dialect?: unknown } | undefined)?.dialect;

it('a creation by alternatives that have nothing in common is not offered, and told', () => {
  const way = (name: string) => ({ type: 'object', required: [name], properties: { [name]: { type: 'string' } } });
  const list = { post: { requestBody: json({ oneOf: [way('copyOf'), way('template')] }), ...answer(ref('Pet')) } };
  const { files, report } = added(pets({ list, one: { patch: { requestBody: json({ type: 'object', properties: { name: { type: 'string' } } }), ...answer(ref('Pet')) } } }));
  expect(files['pet/resource.json']).toHaveProperty('permissions', { list: true, show: true, edit: true, export: true });
  expect(report).toContain('what a creation sends is not said, or is no object with fields (#/paths/~1pets/post)');
});

it('what every kind of record must have is required of all of them, and what one kind must have of that kind', () => {
  const Base = { type: 'object', required: ['kind', 'brand'], properties: { id: { type: 'integer' }, kind: { type: 'string' }, brand: { type: 'string' }, note: { type: 'string' } } };
  const Car = { allOf: [ref('Base'), { required: ['plate', 'note'], properties: { plate: { type: 'string' } } }] };
  const Bike = { allOf: [ref('Base'), { properties: { gears: { type: 'integer' } } }] };
  const Pet = { oneOf: [ref('Car'), ref('Bike')], discriminator: { propertyName: 'kind' } };
  const document = pets();
  const { files } = added({ ...document, components: { schemas: { Base, Car, Bike, Pet } } });
  expect(files['pet/schema.json']).toMatchObject({ required: ['kind', 'brand'], oneOf: [{ required: ['plate', 'note'] }, { properties: { kind: { const: 'Bike' } } }] });
});

describe('a document of which nothing can be made', () => {
  const paths = (all: object, components = {}) => ({ openapi: '3.1.0', paths: all, components });
  const Pet = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
  it.each<[string, object, string[]]>([
    ['no calls', paths({}, { schemas: { Pet } }), ['the document has no calls, which would say where records are (#/paths)', '"--only" takes a schema alone: pet (#/components/schemas)']],
    ['answers without a schema', paths({ '/pets': { get: { responses: { 200: { description: 'Pets' } } } } }), ['what these answer has no schema: GET pets (#/paths/~1pets/get)']],
    ['lists that answer a POST', paths({ '/pets/search': { post: answer({ type: 'array', items: Pet }) } }), ['these are answered to a POST: they need a dialect or a source of one’s own: POST pets/search (#/paths/~1pets~1search/post)']],
    ['parts in other files', paths({ '/pets': { get: answer({ type: 'array', items: { $ref: './Pet.yaml' } }) } }), ['parts of the document are in other files (./Pet.yaml): "npx @redocly/cli bundle FILE -o api.yaml", for example, makes one file of them (#)']],
    ['no list at all', paths({ '/getPet': { get: answer(Pet) } }), ['no GET answers a list of objects with fields: GET getPet (#/paths)']],
  ])('says why, and what to do: %s', (_what, document, sentences) => {
    const { files, report } = added(document);
    expect(files).toEqual({});
    for (const sentence of sentences) expect(report).toContain(`look at: ${sentence.startsWith('these') ? 'lists of records are asked for by GET, and ' : ''}${sentence}`);
    expect(report.match(/look at:/g)).toHaveLength(sentences.length);
  });

  it('has a schema that can be taken alone, as no list says where its records are', () => {
    const { files, report } = added(paths({ '/pets/search': { post: answer({ type: 'array', items: ref('Pet') }) } }, { schemas: { Pet } }), { only: ['pet'] });
    expect(files).toEqual({ 'pet/schema.json': Pet });
    expect(report).toContain('look at: no list of the document has these records: "endpoint", "dialect" and "permissions" of resource.json say where they are');
  });

  it('has a schema that can be taken alone with its kinds, which a discriminator tells apart', () => {
    const Kind = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } };
    const Car = { allOf: [ref('Kind'), { type: 'object', properties: { doors: { type: 'integer' } } }] };
    const Bike = { allOf: [ref('Kind'), { type: 'object', properties: { gears: { type: 'integer' } } }] };
    expect(added(paths({}, { schemas: { Kind, Car, Bike } }), { only: ['kind'] }).files['kind/schema.json']).toMatchObject({
      properties: { kind: { enum: ['Car', 'Bike'] } },
      oneOf: [{ properties: { kind: { const: 'Car' }, doors: { type: 'integer' } } }, { properties: { kind: { const: 'Bike' }, gears: { type: 'integer' } } }],
    });
  });

  it('is told once why its only list is left out', () => {
    const { report } = added({ openapi: '3.0.0', paths: { '/shops/{shopId}/pets': { get: answer({ type: 'array', items: Pet }) } } });
    expect(report.match(/look at: .*/g)).toEqual(['look at: "pet" is left out: it is a list under a record of shops, which has no list of its own, and the lists of the back office stand alone or on the page of a record (#/paths/~1shops~1{shopId}~1pets/get)']);
  });
});

describe('the calls of a document', () => {
  it.each([
    ['all', pets({ path: '/pets/', item: '/pets/{petId}/' })],
    ['lists', pets({ path: '/pets/', item: '/pets/{petId}' })],
    [undefined, pets()],
  ])('keep the slash at the end of their addresses: %s', (trailingSlash, document) => {
    expect(dialectOf(document)).toEqual(trailingSlash && { use: 'rest', trailingSlash, page: { by: 'none' } });
    expect(added(document).files['pet/resource.json']).toMatchObject({ endpoint: 'pets' });
  });

  it('are asked for the media type of JSON-LD where it is the only one, whose marks are no fields', () => {
    const linked = (schema: object) => ({ responses: { 200: { description: 'Done', content: { 'application/ld+json': { schema } } } } });
    const schema = { type: 'object', properties: { '@id': { type: 'string' }, '@type': { type: 'string' }, id: { type: 'integer' }, name: { type: 'string' } } };
    const list = { get: linked({ type: 'object', properties: { member: { type: 'array', items: ref('Pet') }, totalItems: { type: 'integer' } } }) };
    const document = pets({ item: '/pets/{id}', list, one: { get: linked(ref('Pet')) }, schema });
    expect(dialectOf(document)).toEqual({ use: 'rest', items: 'member', total: 'totalItems', mediaType: 'application/ld+json', page: { by: 'none' } });
    expect(Object.keys((added(document).files['pet/schema.json'] as unknown as { properties: object }).properties)).toEqual(['id', 'name']);
  });

  it('are read with each field of an object as a parameter of its own', () => {
    const asking = (parameters: object[]) => dialectOf(pets({ list: { get: { parameters, ...answer({ type: 'array', items: ref('Pet') }) } } }));
    const pageable = { type: 'object', properties: { page: { type: 'integer', minimum: 0 }, size: { type: 'integer' } } };
    expect(asking([query('pageable', pageable)])).toEqual({ use: 'rest', page: { parameter: 'page', size: 'size', first: 0 } });
    expect(asking([{ ...query('pagination', pageable), style: 'deepObject' }])).toMatchObject({ page: { parameter: 'pagination[page]', size: 'pagination[size]' } });
    expect(asking([{ ...query('pageable', pageable), explode: false }])).toBeUndefined();
  });

  it('open the next page, and not the one before, where both have a cursor', () => {
    const cursors = [query('ending_before'), query('starting_after'), query('limit', { type: 'integer' })];
    const paged = { get: { parameters: cursors, ...answer({ type: 'object', properties: { data: { type: 'array', items: ref('Pet') }, has_more: { type: 'boolean' } } }) } };
    expect(dialectOf(pets({ list: paged }))).toMatchObject({ next: 'has_more', page: { by: 'cursor', parameter: 'starting_after' } });
  });

  it('that the back office could not send are not offered, and told', () => {
    const form = { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: ref('Pet') } } }, ...answer(ref('Pet')) };
    const { files, report } = added(pets({ list: { post: form, put: { requestBody: json(ref('Pet')), ...answer(ref('Pet')) } } }));
    expect(files['pet/resource.json']).toMatchObject({ permissions: { list: true, show: true, export: true } });
    expect(report).toContain('POST pets takes a form only, and records are sent as JSON: it is not offered (#/paths/~1pets/post)');
    expect(report).toContain('PUT pets is at the address of the list, and a record is changed at its own: it is not offered (#/paths/~1pets/put)');
  });

  it('that cannot do without a parameter are told', () => {
    const parameters = [{ ...query('status'), required: true }, { ...query('page'), required: true }];
    const { report } = added(pets({ list: { get: { parameters, ...answer({ type: 'array', items: ref('Pet') }) } } }));
    expect(report.match(/the list cannot be asked without .*/g)).toEqual(['the list cannot be asked without "status": a filter with "shown": "fixed" sends a value of it (#/paths/~1pets/get/parameters/0)']);
  });

  it('give the plain name to those that are not deprecated', () => {
    const v1 = pets({ path: '/v1/pets', list: { get: { deprecated: true, ...answer({ type: 'array', items: ref('Pet') }) } } });
    expect(Object.keys(added({ ...v1, paths: { ...v1.paths, ...pets({ path: '/v2/pets' }).paths } }).files)).toEqual(['v1Pet/schema.json', 'v1Pet/resource.json', 'pet/schema.json', 'pet/resource.json']);
  });

  it('answer the record that the list has, and not what is left of it once it is deleted', () => {
    const Gone = { type: 'object', properties: { id: { type: 'string' }, deleted: { type: 'boolean' } } };
    const document = pets({ one: { get: answer({ anyOf: [ref('Pet'), ref('Gone')] }) } });
    const { files } = added({ ...document, components: { schemas: { ...document.components.schemas, Gone } } });
    expect(files['pet/schema.json']).toMatchObject({ properties: { id: { type: 'integer' }, name: { type: 'string' } } });
    expect(files['pet/schema.json']).not.toHaveProperty('anyOf');
  });

  it('name records by whole numbers, even where these are called numbers', () => {
    expect(added(pets({ schema: { type: 'object', properties: { id: { type: 'number' }, name: { type: 'string' } } } })).files['pet/schema.json']).toMatchObject({ properties: { id: { type: 'integer' } } });
  });
});

describe('how people sign in', () => {
  it.each<[string, object, string]>([
    ['a token', { Auth: { type: 'http', scheme: 'Bearer' } }, 'people sign in by bearer: "session" of defaults.json (#/components/securitySchemes/Auth)'],
    ['several ways', { Basic: { type: 'http', scheme: 'basic' }, Cookie: { type: 'apiKey', in: 'cookie', name: 'id' } }, 'people sign in by basic or cookie: "session"'],
    ['a password of OAuth 2', { OAuth: { type: 'oauth2', flows: { password: { tokenUrl: '/token' } } } }, 'people sign in by bearer (with "form", at /token): "session"'],
    ['a token in a header that the document names', { Token: { type: 'apiKey', in: 'header', name: 'Authorization' } }, 'people sign in by bearer (with "header"): "session"'],
    ['a key that nobody types', { Key: { type: 'apiKey', in: 'header', name: 'X-Key' } }, 'none of "Key" is a way by which a person signs in here: an extension can add one: "session"'],
  ])('is told: %s', (_what, securitySchemes, sentence) => {
    expect(added({ ...SHOP, components: { ...SHOP.components, securitySchemes } }).report).toContain(sentence);
  });
});

describe('a document of another kind', () => {
  it('is refused with what to do', () => {
    expect(() => added('[1, 2]')).toThrow('it holds no object');
    expect(() => added('{ "a": ')).toThrow('it is neither JSON nor YAML');
  });
});
