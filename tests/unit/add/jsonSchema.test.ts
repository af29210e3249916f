import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Document } from '../../../scripts/add/Document';
import { addTo } from '../../../scripts/add/main';
import { readArguments } from '../../../scripts/add/readArguments';
import { withPrefix } from '../../../scripts/add/withPrefix';
import { entityName, singularOf } from '../../../scripts/add/singular';
import { starter } from '../../../scripts/add/main';
import { obeys } from '../../../scripts/sandbox/seed/conditions';
import { added, entitiesIn } from './added';

const BOOKING = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://example.org/booking.schema.json',
  title: 'Booking',
  type: 'object',
  required: ['guest'],
  properties: { guest: { type: 'string' }, rooms: { type: 'array', items: { $ref: '#/$defs/room' } }, parent: { $ref: '#' }, place: { $ref: 'place.json#/address' } },
  $defs: { room: { type: 'object', properties: { number: { type: 'integer' }, next: { $ref: '#/$defs/room' } } }, unused: { type: 'string' } },
};

describe('a JSON Schema', () => {
  it('is an entity as it stands, without what it does not need', () => {
    const { files, texts, report } = added(BOOKING, { file: 'bookings' });
    const { unused: _unused, ...needed } = BOOKING.$defs;
    expect(files).toEqual({ 'booking/schema.json': { ...BOOKING, properties: { ...BOOKING.properties, place: {} }, $defs: needed } });
    expect(report).toContain('"place.json#/address" leads out of the document, or nowhere: its field takes any text (#)');
    const { booking } = entitiesIn(texts);
    expect([booking?.resource.title, obeys(booking?.schema ?? {}, booking?.row)]).toEqual([['guest'], true]);
  });

  it('refers to its parts by anchors and by the addresses that they have given themselves', () => {
    const parts = { size: { $anchor: 'size', type: 'integer' }, door: { $id: '/parts/door', type: 'object', properties: { width: { type: 'number' } } }, node: { $dynamicAnchor: 'node', type: 'object', properties: { deeper: { type: 'string' } } } };
    const properties = { name: { type: 'string' }, size: { $ref: '#size' }, door: { $ref: '/parts/door' }, width: { $ref: 'door#/properties/width' }, node: { $dynamicRef: '#node' }, nowhere: { $ref: '#nowhere' } };
    const { files, texts, report } = added({ $id: 'https://example.org/parts/house', type: 'object', properties, $defs: parts }, { file: 'house' });
    expect(report.match(/"[^"]*" leads out/g)).toEqual(['"#nowhere" leads out']);
    expect(Object.keys(files)).toEqual(['house/schema.json']);
    expect(entitiesIn(texts)['house']?.schema.properties).toMatchObject({ size: { type: 'integer' }, door: { properties: { width: { type: 'number' } } }, width: { type: 'number' }, node: { properties: { deeper: { type: 'string' } } } });
  });

  it('may be several documents, each with an address to which its references are relative', () => {
    const quantity = { $id: 'https://example.org/common/quantity', type: 'object', properties: { unit: { $ref: 'unit' }, value: { $ref: '#/$defs/value' }, itself: { $ref: '#' } }, $defs: { value: { type: 'number' } } };
    const $defs = { 'https://example.org/common/quantity': quantity, unit: { $id: 'common/unit#', type: 'string', enum: ['kg', 'g'] }, value: { type: 'boolean' } };
    const { texts, report } = added({ $id: 'https://example.org/order', type: 'object', properties: { name: { type: 'string' }, amount: { $ref: '/common/quantity' }, weight: { $ref: 'common/quantity#/properties/value' } }, $defs }, { file: 'order' });
    expect(report).not.toContain('leads out');
    expect(entitiesIn(texts)['order']?.schema.properties).toMatchObject({ amount: { properties: { unit: { enum: ['kg', 'g'] }, value: { type: 'number' }, itself: { type: 'object' } } }, weight: { type: 'number' } });
  });

  it.each<[string, unknown[], boolean[]]>([
    ['anyOf', [false, { required: ['code'] }], [false, true]],
    ['anyOf', [true, { required: ['code'] }], [true, true]],
    ['oneOf', [true, false, { required: ['code'] }], [true, false]],
    ['allOf', [true, { required: ['code'] }], [false, true]],
  ])('may have true and false for schemas: %s %j', (keyword, schemas, obeyed) => {
    const base = { type: 'object', properties: { name: { type: 'string' }, code: {} } };
    const { texts, report } = added({ $ref: '#/$defs/base', [keyword]: schemas, $defs: { base } }, { file: 'thing' });
    expect(report).toContain('1 entity written');
    const { thing } = entitiesIn(texts);
    expect([{ name: 'a' }, { name: 'a', code: 1 }].map((record) => obeys(thing?.schema ?? {}, record))).toEqual(obeyed);
  });

  it('leads to the outermost of the parts with one dynamic anchor', () => {
    const inner = { $id: '/tree', $dynamicAnchor: 'node', type: 'object' };
    expect(new Document({ $dynamicAnchor: 'node', $defs: { inner } }).find('#node')?.place).toBe('#');
  });

  it('is written in YAML as well', () => {
    const text = 'title: Boat\ntype: object\nproperties:\n  name: &text { type: string }\n  port: *text\n  built: { type: string, format: date, default: 2020-01-31 }\n';
    expect(added(text, { file: 'schema' }).files).toEqual({
      'boat/schema.json': { title: 'Boat', type: 'object', properties: { name: { type: 'string' }, port: { type: 'string' }, built: { type: 'string', format: 'date', default: '2020-01-31' } } },
    });
  });

  it('has the name of its file, or else its title, or else the name of its folder', () => {
    const record = { type: 'object', properties: { name: { type: 'string' } } };
    const nameOf = (schema: object, file: string) => Object.keys(added(schema, { file }).files);
    expect(nameOf({ ...record, title: 'Boat' }, '/admin/vehicles/cars')).toEqual(['car/schema.json']);
    expect(nameOf({ ...record, title: 'Boat' }, '/admin/vehicles/schema')).toEqual(['boat/schema.json']);
    expect(nameOf(record, '/admin/vehicles/schema')).toEqual(['vehicle/schema.json']);
    expect(nameOf(record, '/schemas/index')).toEqual(['index/schema.json']);
  });

  it('may be a list of records, or refer to the one it is about', () => {
    const record = { type: 'object', properties: { name: { type: 'string' } } };
    expect(added({ type: 'array', items: record }, { file: 'cars' }).files).toEqual({ 'car/schema.json': record });
    expect(added({ $ref: '#/definitions/car', definitions: { car: record } }, { file: 'car' }).files).toEqual({ 'car/schema.json': record });
  });

  it('may be one of several objects', () => {
    const kind = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });
    const definitions = { Card: kind('number'), Transfer: kind('iban'), Amount: { type: 'number' } };
    const one = (...names: string[]) => ({ anyOf: names.map((name) => ({ $ref: `#/definitions/${name}` })), definitions });
    const { booking: payment } = entitiesIn(added(one('Card', 'Transfer'), { file: 'booking' }).texts);
    expect(payment?.schema.anyOf?.map(({ properties }) => Object.keys(properties ?? {}))).toEqual([['number'], ['iban']]);
    expect(added(one('Card', 'Amount'), { file: 'booking' }).report).toContain('the schema itself is no object');
  });

  it('may have definitions that differ in their number alone', () => {
    const car = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
    const bundle = { definitions: { Car: car('a'), Cars: car('b') } };
    expect(added(bundle).report).toContain('"--only" takes one of its definitions, car, car2');
    expect(added(bundle, { only: ['car2'] }).files['car2/schema.json']).toMatchObject(car('b'));
  });

  it('may hold nothing but definitions, of which some are named', () => {
    const bundle = { definitions: { Car: { type: 'object', properties: { name: { type: 'string' } } }, Color: { enum: ['red'] } } };
    expect(added(bundle).report).toContain('the schema itself is no object: "--only" takes one of its definitions, car');
    expect(Object.keys(added(bundle, { only: ['car'] }).files)).toEqual(['car/schema.json']);
  });

  it('is cut to plain fields where all that it refers to would make no page', () => {
    const names = Array.from({ length: 8 }, (_one, index) => `part${index}`);
    const properties = { label: { type: 'string' }, ...Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])) };
    const { files, report } = added({ type: 'object', properties, $defs: Object.fromEntries(names.map((name) => [name, { type: 'object', properties }])) }, { file: 'machine' });
    expect(files['machine/schema.json']?.['$defs']).toEqual(Object.fromEntries(names.map((name) => [name, { type: 'object', properties: { label: { type: 'string' } } }])));
    expect(report).toContain('shown by its plain fields only');
  });

  it('is not written where the checks would refuse it, and says why', () => {
    const { files, refused } = added({ type: 'object', properties: { length: { type: 'metre' } } }, { file: 'rope' });
    expect(files).toEqual({});
    expect(refused).toEqual([['rope', expect.stringMatching(/^schemas\/rope\/schema\.json:\d+:\d+ {2}\/properties\/length\/type/)]]);
  });

  it('loses an example or a default that its own rules refuse', () => {
    const { files, report } = added({ type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 3, default: 'ab', pattern: '(' } } }, { file: 'boat' });
    expect(files['boat/schema.json']).toEqual({ type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 3 } } });
    expect(report.match(/left out: /g)).toHaveLength(2);
  });
});

describe('a name', () => {
  it('is a schema to begin with', () => {
    expect(starter('addresses').found).toMatchObject([{ name: 'addresses', schema: { required: ['name'], properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' } } } }]);
    expect(() => starter('Relay-Point')).toThrow('singular and in camelCase');
  });

  it.each(
    Object.entries({
      users: 'user', categories: 'category', statuses: 'status', addresses: 'address', boxes: 'box', branches: 'branch', houses: 'house', caches: 'cache', people: 'person', news: 'news',
      series: 'series', status: 'status', analyses: 'analysis', indexes: 'index', vehicules: 'vehicule', chevaux: 'cheval', data: 'data', responses: 'response', jeux: 'jeu', niveaux: 'niveau', movies: 'movie', keys: 'key',
    }),
  )('of several, %s, is of one %s', (several, one) => {
    expect(singularOf(several)).toBe(one);
  });

  it.each([['relay_points', 'relayPoint'], ['aires-de-covoiturage', 'aireDeCovoiturage'], ['jeux_de_données', 'jeuDeDonnées'], ['points-of-interest', 'pointOfInterest'], ['Statuses', 'status']])('at %s is the entity %s', (path, name) => {
    expect(entityName(path)).toBe(name);
  });

  it('is asked for with the others after --only', () => {
    expect(readArguments(['api.yaml', '--only', 'pet, owner'])).toEqual({ source: 'api.yaml', only: ['pet', 'owner'] });
    expect(readArguments(['api.yaml', '--prefix', 'shop'])).toEqual({ source: 'api.yaml', prefix: 'shop' });
    expect(() => readArguments(['api.yaml', '--prefix', 'Shop-'])).toThrow('a prefix is a word in camelCase');
    expect(() => readArguments([])).toThrow('What shall be added?');
    expect(() => readArguments(['a.json', 'b.json'])).toThrow('One document at a time');
  });
});

describe('a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'add-'));
    mkdirSync(join(folder, 'schemas'));
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  it('gets the files, once', () => {
    const document = new Document({});
    expect(addTo(folder, document, starter('car'))).toBe(1);
    const written = readFileSync(join(folder, 'schemas/car/schema.json'), 'utf8');
    expect([readdirSync(join(folder, 'schemas/car')), written.endsWith('}\n')]).toEqual([['schema.json'], true]);
    expect(addTo(folder, document, starter('car'))).toBe(0);
    expect(console.log).toHaveBeenLastCalledWith('left as it is: schemas/car, which exists; "--only car --prefix other" adds the one of this document as otherCar\n0 entities written, 1 left as they are, 0 not written');
  });

  it('of one’s own gets them in the place of schemas/', () => {
    const own = join(folder, 'my-admin');
    mkdirSync(own);
    expect(addTo(folder, new Document({}), starter('car'), [own])).toBe(1);
    expect([readdirSync(join(own, 'car')), readdirSync(join(folder, 'schemas'))]).toEqual([['schema.json'], []]);
    expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining(`wrote ${own}/car/schema.json`));
    expect(addTo(folder, new Document({}), starter('car'), [own])).toBe(0);
    expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining(`left as it is: ${own}/car, which exists`));
  });

  it('of one’s own may have an entity that is called as one of the product, behind a prefix', () => {
    const own = join(folder, 'my-admin');
    mkdirSync(own);
    addTo(folder, new Document({}), starter('user'));
    expect(addTo(folder, new Document({}), starter('user'), [own])).toBe(0);
    expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('left as it is: "user" of the product, which exists; "--only user --prefix other" adds the one of this document as otherUser'));
    expect(addTo(folder, new Document({}), withPrefix(starter('user'), 'shop'), [own])).toBe(1);
    expect(readdirSync(own)).toEqual(['shopUser']);
  });
});
