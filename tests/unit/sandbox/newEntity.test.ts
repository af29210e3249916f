import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from '../../../src/engine/model/Resource';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { createSandbox, type Sandbox } from '../../../scripts/sandbox/createSandbox';
import type { Database } from '../../../scripts/sandbox/database';
import { preparedOnDemand } from '../../../scripts/sandbox/store/preparedOnDemand';
import type { Table } from '../../../scripts/sandbox/store/rows';
import { type Call, signIn } from '../../contract/openSandbox';
import { takeEmptyDatabase, type TakenDatabase } from '../../contract/workerDatabases';
import { makeEntity } from './makeEntity';

const user = makeEntity('user', { email: { type: 'string' } });
const vehicle = makeEntity(
  'vehicle',
  {
    name: { type: 'string', maxLength: 40 },
    seats: { type: 'integer', minimum: 1, maximum: 9 },
    electric: { type: 'boolean' },
    boughtOn: { type: 'string', format: 'date' },
    garage: { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, city: { type: 'string' } } },
    ownerId: { type: 'integer' },
    ownerName: { type: 'string', readOnly: true },
  },
  {
    required: ['name', 'seats'],
    fields: { ownerId: { cleared: 'null', widget: { use: 'reference', resource: 'person', labelField: 'ownerName' } } },
    list: {
      columns: [
        { field: 'name', sortable: true, hidden: false },
        { field: 'seats', sortable: true, hidden: false },
      ],
      filters: [
        filter('electric', 'yesNo'),
        filter('seats', 'numberRange'),
        filter('garage.city', 'contains'),
        filter('boughtOn', 'dateRange'),
      ],
      fixedFilters: [],
      pageSize: 25,
      paging: 'server',
    },
  },
);
const person = makeEntity('person', { name: { type: 'string', examples: ['Zoé'] }, span: { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 } }, { required: ['name'] });

/** A record of an API that answers the records around the ids of those to which it refers. */
const crew = makeEntity(
  'crew',
  { name: { type: 'string' }, leader: { type: 'integer' }, plain: { type: 'integer' }, members: { type: 'array', items: { type: 'integer' } } },
  {
    fields: {
      leader: { cleared: 'null', transform: { use: 'recordId', shows: ['name'] }, widget: { use: 'reference', resource: 'person' } },
      plain: { cleared: 'null', transform: { use: 'recordId' }, widget: { use: 'reference', resource: 'person' } },
      members: { cleared: 'null', transform: { use: 'embeddedList', id: 'uid', shows: ['name'] }, widget: { use: 'references', resource: 'person' } },
    },
  },
);

/** A record of which some values are only written. */
const account = makeEntity('account', { name: { type: 'string' }, pin: { type: 'string', writeOnly: true }, card: { type: 'object', properties: { number: { type: 'string' }, code: { type: 'string', writeOnly: true } } }, keys: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' }, secret: { type: 'string', writeOnly: true } } } } });

const odd = (name: string) => JSON.parse(`{ "${name}": { "type": "string", "examples": ["kept"] } }`) as Record<string, object>;
/** A record of a whole number, of free names, and with a field whose name no assignment takes. */
const meter = makeEntity('meter', { ...odd('__proto__'), serial: { type: 'integer' }, labels: { type: 'object', additionalProperties: { type: 'string' } }, counts: { type: 'object', additionalProperties: { type: ['integer', 'null'] } }, state: { type: ['object', 'string'] } });

const guarded = makeEntity('depot', { name: { type: 'string' } }, { permissions: { list: { any: ['depot_list'] } } });
const closed = makeEntity('secret', { name: { type: 'string' } }, { permissions: {} });

function filter(parameter: string, operator: 'yesNo' | 'numberRange' | 'contains' | 'dateRange') {
  return { name: parameter, parameter, operator, shown: 'always' as const, multiple: false, doubleApostrophe: false };
}

const members = async (call: Call, path: string) => (await call('GET', path)).body['hydra:member'];

describe('an entity that no code knows', () => {
  let taken: TakenDatabase;
  let sandbox: Sandbox;
  let call: Call;
  beforeAll(async () => {
    taken = await takeEmptyDatabase();
    sandbox = await createSandbox({ entities: [user, vehicle, person, meter, account, crew, guarded, closed], database: taken.database });
    call = await signIn(sandbox, 'admin');
  });
  afterAll(() => taken.giveBack());

  test('has rows made from its schema, the same every time', async () => {
    const rows = await members(call, '/admin/vehicles');
    const other = await takeEmptyDatabase();
    const again = await createSandbox({ entities: [user, vehicle, person], database: other.database });
    const sameRows = await members(await signIn(again, 'admin'), '/admin/vehicles');
    await other.giveBack();
    expect(sameRows).toEqual(rows);
    expect(rows).toHaveLength(40);
    for (const row of rows) {
      expect(row.name.length).toBeLessThanOrEqual(40);
      expect(row.seats >= 1 && row.seats <= 9).toBe(true);
    }
  });

  test.each([
    ['meters', 'serial', Number.MAX_SAFE_INTEGER, 200],
    ['meters', 'serial', -Number.MAX_SAFE_INTEGER, 200],
    // The platform's own columns are known.
    ['users', 'gender', 2_147_483_647, 200],
    ['users', 'gender', 2_147_483_648, 500],
  ])('stores whole numbers of any size, where the platform has a column for its own: %s, %s %i', async (path, field, value, status) => {
    expect((await call('PATCH', `/admin/${path}/1`, { body: { [field]: value } })).status).toBe(status);
  });

  test('has, stores and answers a field whose name no assignment takes', async () => {
    const own = async () => Object.getOwnPropertyDescriptor((await call('GET', '/admin/meters/1')).body, '__proto__')?.value as unknown;
    const rows = await members(call, '/admin/meters');
    expect(rows.filter((row: object) => Object.hasOwn(row, '__proto__')).length).toBeGreaterThan(rows.length / 2);
    await call('PATCH', '/admin/meters/1', { body: JSON.parse('{ "__proto__": "sent" }') });
    expect(await own()).toBe('sent');
  });

  test('answers nothing of what is only written', async () => {
    const body = { name: 'A', pin: '1', card: { number: '2', code: '3' }, keys: [{ label: 'a', secret: 'b' }] };
    const shown = { name: 'A', card: { number: '2' }, keys: [{ label: 'a' }] };
    const { body: made } = await call('POST', '/admin/accounts', { body });
    const { body: read } = await call('GET', `/admin/accounts/${made.id}`);
    const [listed] = (await members(call, '/admin/accounts')).filter(({ id }: { id: number }) => id === made.id);
    for (const answer of [made, read, listed]) expect(answer).toMatchObject(shown);
    expect(JSON.stringify([made, read, listed])).not.toMatch(/pin|code|secret/);
  });

  test.each(['auto', { on: true }])('stores an object or a text where either may be: %j', async (state) => {
    expect((await call('PATCH', '/admin/meters/1', { body: { state } })).body.state).toEqual(state);
  });

  test('stores free names that every object has', async () => {
    const labels = { toString: 'a', constructor: 'b', '': 'c', 'x/y': 'd' };
    await call('PATCH', '/admin/meters/1', { body: { labels } });
    expect((await call('GET', '/admin/meters/1')).body.labels).toEqual(labels);
  });

  test('loses a free name for which an edit has null, as by any merge patch, and keeps a null that is a value', async () => {
    await call('PATCH', '/admin/meters/1', { body: { labels: { fr: null, en: 'Meter' }, counts: { a: null, b: 2 } } });
    expect((await call('GET', '/admin/meters/1')).body).toMatchObject({ labels: { en: 'Meter' }, counts: { a: null, b: 2 } });
    expect((await call('GET', '/admin/meters/1')).body.labels).not.toHaveProperty('fr');
  });

  test('has lists with as many items as they must have, or none', async () => {
    const lengths = (await members(call, '/admin/persons')).map((row: { span: unknown[] | null }) => row.span?.length);
    expect(new Set(lengths)).toEqual(new Set([4, undefined]));
  });

  test('refers to rows that exist and says their names', async () => {
    const rows = await members(call, '/admin/vehicles');
    for (const row of rows.filter(({ ownerId }: { ownerId: number | null }) => ownerId !== null)) {
      expect(row).toMatchObject({ ownerId: expect.any(Number), ownerName: 'Zoé' });
    }
  });

  test('answers a record around its id, where the resource says what it shows of it, and takes the id alone', async () => {
    const sent = await call('POST', '/admin/crews', { body: { name: 'A', leader: 2, plain: 3, members: [4, 5] } });
    const [read, listed] = [await call('GET', `/admin/crews/${sent.body.id}`), await members(call, '/admin/crews')];
    const shown = { leader: { id: 2, name: 'Zoé' }, plain: 3, members: [{ uid: 4, name: 'Zoé' }, { uid: 5, name: 'Zoé' }] };
    for (const answer of [sent.body, read.body, listed.find(({ id }: { id: number }) => id === sent.body.id)]) expect(answer).toMatchObject(shown);
    expect((await call('PATCH', `/admin/crews/${sent.body.id}`, { body: { leader: 999_999 } })).body.leader).toBe(999_999);
    expect(listed.some(({ leader }: { leader: { name: string } | null }) => leader?.name === 'Zoé')).toBe(true);
  });

  test('is sorted and filtered as its resource says', async () => {
    const seats = (await members(call, '/admin/vehicles?order[seats]=desc')).map((row: { seats: number }) => row.seats);
    const electric = await members(call, '/admin/vehicles?electric=true');
    const small = await members(call, '/admin/vehicles?seats[between]=2..4');
    const titled = await members(call, '/admin/vehicles?name=covoiturage');
    expect(seats).toEqual([...seats].sort((one, other) => other - one));
    expect(electric.every((row: { electric: boolean }) => row.electric)).toBe(true);
    expect(small.every((row: { seats: number }) => row.seats >= 2 && row.seats <= 4)).toBe(true);
    expect(titled.every((row: { name: string }) => /covoiturage/i.test(row.name))).toBe(true);
  });

  test('is created, found by a nested field, changed and deleted', async () => {
    const { status, body } = await call('POST', '/admin/vehicles', {
      body: { name: 'Zoé', seats: 5, boughtOn: '2024-02-29', garage: { id: 7, city: 'Épinal' } },
    });
    const found = await members(
      call,
      '/admin/vehicles?garage.city=epinal&boughtOn[after]=2024-02-29&boughtOn[before]=2024-02-29',
    );
    const changed = await call('PATCH', `/admin/vehicles/${body.id}`, { body: { garage: { id: 8, city: 'Nancy' } } });
    const refused = await call('PATCH', `/admin/vehicles/${body.id}`, { body: { electric: 1 } });
    const deleted = await call('DELETE', `/admin/vehicles/${body.id}`);
    expect([status, changed.status, refused.status, deleted.status]).toEqual([201, 200, 400, 204]);
    expect(found.map((row: { id: number }) => row.id)).toContain(body.id);
    expect(body.garage).toEqual({ id: 7, city: 'Épinal' });
    expect(changed.body).toMatchObject({
      name: 'Zoé',
      garage: { id: 8, city: 'Nancy' },
      boughtOn: '2024-02-29T00:00:00+00:00',
    });
  });

  test('is open to administrators, and to nobody else, when its permissions are new ones', async () => {
    const operator = await signIn(sandbox, 'admin.solidaire');
    expect((await call('GET', '/permissions')).body['hydra:member']).toContain('depot_list');
    expect((await call('GET', '/admin/depots')).status).toBe(200);
    expect((await operator('GET', '/admin/depots')).status).toBe(400);
  });

  test('offers only the calls its permissions name', async () => {
    const list = await call('GET', '/admin/secrets');
    const created = await call('POST', '/admin/secrets', { body: { name: 'Léa' } });
    expect([list.status, created.status]).toEqual([200, 405]);
  });
});

describe('an entity that is nothing but a schema', () => {
  let taken: TakenDatabase;
  beforeAll(async () => {
    taken = await takeEmptyDatabase();
  });
  afterAll(() => taken.giveBack());

  test('is listed, filtered, created and changed by administrators', async () => {
    const schema = { type: 'object', required: ['label', 'until'], properties: { label: { type: 'string', minLength: 1 }, until: { type: ['string', 'null'] }, kind: { enum: ['indoors', 'outdoors'] }, place: { type: 'object', properties: { town: { type: 'string' } } } } };
    const { entities } = readResourceFiles({ files: new Map([['schemas/shopFront/schema.json', JSON.stringify(schema)]]), messageContexts: [] });
    const sandbox = await createSandbox({ entities: [user, ...entities], database: taken.database });
    const call = await signIn(sandbox, 'admin');
    const { body: created } = await call('POST', '/admin/shop_fronts', { body: { label: 'Zoé', until: null, kind: 'indoors', place: { town: 'Épinal' } } });
    const changed = await call('PATCH', `/admin/shop_fronts/${created.id}`, { body: { kind: 'outdoors' } });
    const found = await members(call, '/admin/shop_fronts?label=zoe&kind=outdoors');
    const rows = await members(call, '/admin/shop_fronts?order[label]=asc');
    await sandbox.close();
    expect(changed.body).toMatchObject({ label: 'Zoé', kind: 'outdoors', place: { town: 'Épinal' } });
    expect(found.map(({ id }: { id: number }) => id)).toEqual([created.id]);
    expect(rows.every((row: { label: string; kind: string }) => row.label.length > 0 && ['indoors', 'outdoors', null].includes(row.kind))).toBe(true);
  });
});

describe('an entity whose objects have more than their properties', () => {
  let taken: TakenDatabase;
  let call: Call;
  beforeAll(async () => {
    taken = await takeEmptyDatabase();
    const company = { required: ['siret'], properties: { kind: { const: 'company' }, siret: { type: 'string', pattern: '^\\d{14}$' } } };
    const human = { properties: { kind: { const: 'person' }, born: { type: 'string', format: 'date' } } };
    const owner = { type: 'object', required: ['kind'], properties: { kind: { enum: ['person', 'company'] } }, dependencies: { kind: { oneOf: [company, human] } } };
    const prices = { type: 'object', additionalProperties: { type: 'number' }, propertyNames: { enum: ['A', 'B'] } };
    const schema = { type: 'object', required: ['owner'], additionalProperties: { type: 'integer' }, properties: { name: { type: 'string' }, owner, prices, marks: { type: 'object', patternProperties: { '^note_[ab]$': { type: 'string' }, '^size_[ab]$': { type: 'integer' } } }, stock: { type: 'object', required: ['made'], properties: { size: { type: 'integer' }, made: { type: 'string', readOnly: true, examples: ['here'] }, inner: { type: 'object', required: ['at'], properties: { at: { type: 'string', readOnly: true, examples: ['now'] }, note: { type: 'string' } } } } }, labels: { type: 'object', properties: { fr: { type: 'string' } }, additionalProperties: { type: 'string' } } } };
    const { entities } = readResourceFiles({ files: new Map([['schemas/shop/schema.json', JSON.stringify(schema)]]), messageContexts: [] });
    call = await signIn(await createSandbox({ entities: [user, ...entities], database: taken.database }), 'admin');
  });
  afterAll(() => taken.giveBack());

  test('keeps what a condition brings into an object, and values under free names', async () => {
    const body = { owner: { kind: 'company', siret: '12345678901234' }, labels: { fr: 'Zoé', de: 'Zoe' }, marks: { note_a: 'x' }, floors: 3 };
    const { body: created } = await call('POST', '/admin/shops', { body });
    const changed = await call('PATCH', `/admin/shops/${created.id}`, { body: { owner: { kind: 'person', born: '2000-02-29' } } });
    expect([created, changed.body.owner]).toMatchObject([body, { kind: 'person', born: expect.stringContaining('2000-02-29') as string }]);
    expect((await call('GET', `/admin/shops/${created.id}`)).body).toMatchObject({ labels: body.labels, marks: body.marks, floors: 3 });
  });

  test('keeps what it has written itself in an object that is sent anew', async () => {
    const rows = await members(call, '/admin/shops');
    const { id, stock } = rows.find(({ stock: own }: { stock?: { inner?: object } }) => own?.inner);
    const { body } = await call('PATCH', `/admin/shops/${id}`, { body: { stock: { size: 3, inner: { note: 'x' } } } });
    expect([stock.made, stock.inner.at, body.stock]).toEqual(['here', 'now', { size: 3, made: 'here', inner: { note: 'x', at: 'now' } }]);
  });

  test('has rows in which what the condition demands is there, under names that are allowed', async () => {
    const rows = await members(call, '/admin/shops');
    expect(rows.every(({ owner }: { owner: Record<string, string> }) => /^\d{14}$/.test(owner['siret'] ?? '') === (owner['kind'] === 'company'))).toBe(true);
    expect(new Set(rows.flatMap(({ prices }: { prices?: object }) => Object.keys(prices ?? {})))).toEqual(new Set(['A', 'B']));
    const marks = rows.flatMap(({ marks: own }: { marks?: object }) => Object.entries(own ?? {})) as [string, unknown][];
    expect(new Set(marks.map(([name, value]) => `${name.slice(0, 5)}${typeof value}`))).toEqual(new Set(['note_string', 'size_number']));
  });
});

describe('an entity whose records are named by texts', () => {
  let taken: TakenDatabase;
  let call: Call;
  beforeAll(async () => {
    taken = await takeEmptyDatabase();
    const shop = { type: 'object', required: ['id', 'name'], properties: { id: { type: 'string', pattern: '^[A-Z]{2}/[0-9]{3}$' }, name: { type: 'string' } } };
    const asset = { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, name: { type: 'string' } } };
    const coded = { type: 'object', required: ['code'], properties: { code: { type: 'string' }, name: { type: 'string' } } };
    const schemas = Object.entries({ shop, asset, coded }).map(([name, schema]): [string, string] => [`schemas/${name}/schema.json`, JSON.stringify(schema)]);
    const files = [...schemas, ['schemas/coded/resource.json', '{ "dialect": { "use": "rest", "id": "code" } }'] as const];
    const { entities } = readResourceFiles({ files: new Map(files), messageContexts: [] });
    const visit = makeEntity('visit', { shopId: { type: 'string' }, shopName: { type: 'string', readOnly: true } }, { required: ['shopId'], fields: { shopId: { cleared: 'null', widget: { use: 'reference', resource: 'shop', labelField: 'shopName' } } } });
    call = await signIn(await createSandbox({ entities: [user, ...entities, visit], database: taken.database }), 'admin');
  });
  afterAll(() => taken.giveBack());

  test('lists and reads them by these, encoded in addresses', async () => {
    const rows = await members(call, '/admin/shops');
    const ids = rows.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(40);
    expect(ids.every((id: string) => /^[A-Z]{2}\/\d{3}$/.test(id))).toBe(true);
    expect((await call('GET', `/admin/shops/${encodeURIComponent(ids[0])}`)).body).toMatchObject({ id: ids[0], name: rows[0].name, '@id': `/shops/${encodeURIComponent(ids[0])}` });
    expect(await members(call, `/admin/shops?id=${encodeURIComponent(ids[1])}`)).toMatchObject([{ id: ids[1] }]);
    expect((await call('GET', '/admin/shops/1')).body).toMatchObject({ 'hydra:description': 'Not Found' });
  });

  test('creates one under the id that was typed, once, and changes it', async () => {
    const body = { id: 'ZZ/001', name: 'Zoé' };
    expect((await call('POST', '/admin/shops', { body })).body).toMatchObject(body);
    expect((await call('POST', '/admin/shops', { body })).status).toBe(400);
    expect((await call('PATCH', '/admin/shops/ZZ%2F001', { body: { name: 'Léa' } })).body).toMatchObject({ id: 'ZZ/001', name: 'Léa' });
  });

  test('gives an id to one whose schema leaves it to the server', async () => {
    const { body } = await call('POST', '/admin/assets', { body: { name: 'x' } });
    expect(body.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect((await call('GET', `/admin/assets/${body.id}`)).body).toMatchObject({ name: 'x' });
  });

  test('takes the one that is typed in the field that the dialect says', async () => {
    const body = { code: 'ZZ 1', name: 'Zoé' };
    expect((await call('POST', '/admin/codeds', { body })).body).toMatchObject(body);
    expect((await call('GET', '/admin/codeds/ZZ%201')).body).toMatchObject(body);
  });

  test('are referred to by these, and named', async () => {
    const [visit] = await members(call, '/admin/visits');
    const { body } = await call('GET', `/admin/shops/${encodeURIComponent(visit.shopId)}`);
    expect(visit.shopName).toBe(body.name);
  });
});

describe('a schema edited between two starts', () => {
  let taken: TakenDatabase;
  beforeEach(async () => {
    taken = await takeEmptyDatabase();
  });
  afterEach(() => taken.giveBack());

  /** Starts a sandbox on the same data, works with it, and stops it. */
  async function session<Result>(entity: Entity, work: (call: Call) => Promise<Result>): Promise<Result> {
    const sandbox = await createSandbox({ entities: [user, entity], database: taken.database });
    try {
      return await work(await signIn(sandbox, 'admin'));
    } finally {
      await sandbox.close();
    }
  }

  test('keeps what operators wrote, drops nothing for good, and fills what it now requires', async () => {
    await session(person, (call) => call('PATCH', '/admin/persons/1', { body: { name: 'Éloïse' } }));
    const nicknamed = makeEntity(
      'person',
      { nickname: { type: 'string' } },
      { required: ['nickname'], title: ['nickname'] },
    );
    const [renamed, found] = await session(nicknamed, async (call) => {
      const [first] = await members(call, '/admin/persons?perPage=1');
      return [first, await members(call, `/admin/persons?nickname=${encodeURIComponent(first.nickname)}`)];
    });
    const restored = await session(person, (call) => members(call, '/admin/persons?name=eloise'));
    expect(Object.keys(renamed)).toEqual(['@id', '@type', 'id', 'nickname']);
    expect(found).toContainEqual(renamed);
    expect(restored).toMatchObject([{ id: 1, name: 'Éloïse' }]);
  });

  test('a field that changes type no longer breaks what sorts by it', async () => {
    await session(person, () => Promise.resolve());
    const numbered = makeEntity('person', { name: { type: 'integer' } }, { required: ['name'] });
    const first = await session(numbered, async (call) => {
      await call('PATCH', '/admin/persons/1', { body: { name: 12 } });
      return members(call, '/admin/persons?name=12&perPage=1');
    });
    expect(first).toMatchObject([{ id: 1, name: 12 }]);
  });
});

describe('tables', () => {
  let taken: TakenDatabase;
  beforeEach(async () => (taken = await takeEmptyDatabase()));
  afterEach(() => taken.giveBack());
  const made = async () => {
    const names = await taken.database.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'apart' and tablename like 't\\_%' order by 1`);
    return names.map(({ name }) => name);
  };

  test('of entities that no code knows are made and filled when they are first asked for, once, whoever asks at the same time', async () => {
    const call = await signIn(await createSandbox({ entities: [user, vehicle, person, guarded], database: taken.database }), 'admin');
    expect(await made()).toEqual(['t_admin_users']);
    const counts = await Promise.all([1, 2, 3].map(async () => (await call('GET', '/admin/persons')).body['hydra:totalItems'] as number));
    expect([counts, await made()]).toEqual([[40, 40, 40], ['t_admin_persons', 't_admin_users']]);
    const { status, body } = await call('POST', '/admin/vehicles', { body: { name: 'Kangoo', seats: 5 } });
    expect([status, body.id, await made()]).toEqual([201, 41, ['t_admin_persons', 't_admin_users', 't_admin_vehicles']]);
  });

  test('are made within the transaction that first asks for them, and again after it has failed', async () => {
    const prepared: string[] = [];
    const prepare = async (db: Database, { name }: Table) => {
      prepared.push(name);
      await db.exec(`create table ${name} (id integer)`);
    };
    const db = preparedOnDemand(taken.database, ['"t_one"', '"t_two"'].map((name) => ({ name, columns: [] })), prepare);
    const count = async (at: Database, table: string) => (await at.query<{ count: number }>(`select count(*)::int as count from "${table}"`))[0]?.count;
    const failing = db.transaction(async (inner) => {
      await count(inner, 't_one');
      await inner.transaction((part) => count(part, 't_one'));
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(prepared).toEqual(['"t_one"']);
    expect([await db.transaction((inner) => count(inner, 't_one')), await count(db, 't_one'), await count(db, 't_two')]).toEqual([0, 0, 0]);
    expect(prepared).toEqual(['"t_one"', '"t_one"', '"t_two"']);
  });
});

test('an entity may have its records where the platform has a call of its own, and the platform keeps the files', async () => {
  const taken = await takeEmptyDatabase();
  const names = ['image', 'proof', 'identityProof', 'scammer', 'communitySecurity', 'kibanaLogin', 'externalJourney'];
  const { entities } = readResourceFiles({ files: new Map(names.map((name) => [`schemas/${name}/schema.json`, JSON.stringify({ type: 'object', properties: { name: { type: 'string' } } })])), messageContexts: [] });
  const sandbox = await createSandbox({ entities: [user, ...entities], database: taken.database });
  const call = await signIn(sandbox, 'superadmin');
  for (const { resource } of entities) {
    const path = `/${resource.endpoint.list}`;
    const { status, body } = await call('POST', path, { body: { name: 'A' } });
    expect([path, status, body.name]).toEqual([path, 201, 'A']);
    expect(await members(call, `${path}?id=${body.id}`), path).toMatchObject([{ id: body.id, name: 'A' }]);
    expect((await call('PATCH', `${path}/${body.id}`, { body: { name: 'B' } })).body, path).toMatchObject({ name: 'B' });
  }
  const form = new FormData();
  form.set('userId', '1');
  form.set('userFile', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]), 'image.png');
  expect((await call('POST', '/admin/images', { body: form })).body).toMatchObject({ image: expect.stringContaining('/upload/users/') });
  await taken.giveBack();
});
