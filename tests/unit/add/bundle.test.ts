import { describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/add/bundle';
import { added, entitiesIn } from './added';

const HERE = 'https://api.example.org/docs/openapi.yaml';

/** Bundles files, which are given by their places below the first one's folder. */
function bundled(files: Record<string, string | object>, address = HERE, beside: string[] = []) {
  const asked: string[] = [];
  const read = (target: string) => {
    asked.push(target);
    const text = files[target.replace(address.replace(/[^/]*$/, ''), '')];
    return text === undefined ? Promise.reject(new Error('the server answers 404.')) : Promise.resolve(typeof text === 'string' ? text : JSON.stringify(text));
  };
  return bundle(address, read, () => beside).then((result) => ({ ...result, asked }));
}

const SPLIT = {
  'openapi.yaml': `
openapi: 3.1.0
paths:
  /pets: { $ref: './paths/pets.yaml' }
  /pets/{petId}: { $ref: './paths/pets.yaml#/one' }
components:
  schemas:
    Kind: { type: string, enum: [cat, dog] }
`,
  'paths/pets.yaml': `
get: { responses: { 200: { content: { application/json: { schema: { type: array, items: { $ref: ../schemas/Pet.json } } } } } } }
one:
  get: { responses: { 200: { $ref: '#/answer' } } }
  patch: { requestBody: { content: { application/json: { schema: { $ref: ../schemas/Pet.json } } } }, responses: { 200: { $ref: '#/answer' } } }
answer: { content: { application/json: { schema: { $ref: ../schemas/Pet.json } } } }
`,
  'schemas/Pet.json': {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      kind: { $ref: '../openapi.yaml#/components/schemas/Kind' },
      owner: { $ref: 'Owner.schema.json#/$defs/person' },
      mother: { $ref: '#' },
      default: { $ref: 'Owner.schema.json#/$defs/person' },
      sample: { type: 'object', default: { $ref: 'missing.json' } },
    },
  },
  'schemas/Owner.schema.json': { $defs: { person: { type: 'object', properties: { name: { type: 'string' } } } } },
};

describe('a document in several files', () => {
  it('is one, whose references lead within it', async () => {
    const { document, notes, asked } = await bundled(SPLIT);
    expect([notes, asked.length, Object.keys(document['$defs'] as object)]).toEqual([[], 4, ['pets', 'Pet', 'Owner']]);
    const { files, texts, report } = added(document);
    expect(report).not.toContain('leads out of the document');
    expect(files['pet/schema.json']).toMatchObject({ properties: { kind: { $ref: '#/$defs/Kind' }, owner: { $ref: '#/$defs/person' }, mother: { $ref: '#' } }, $defs: { Kind: { enum: ['cat', 'dog'] }, person: { properties: { name: { type: 'string' } } } } });
    expect(entitiesIn(texts)['pet']?.schema.properties).toMatchObject({ kind: { enum: ['cat', 'dog'] }, owner: { properties: { name: { type: 'string' } } }, default: { properties: { name: { type: 'string' } } } });
  });

  it('is a JSON Schema too, on the disk, with alternatives that a discriminator tells', async () => {
    const kind = (name: string) => ({ type: 'object', properties: { kind: { type: 'string' }, [name]: { type: 'string' } } });
    const ride = { oneOf: [{ $ref: 'car.json' }, { $ref: './bike.json' }], discriminator: { propertyName: 'kind', mapping: { auto: 'car.json', velo: './bike.json', other: 'Other' } } };
    const { document } = await bundled({ 'trip.json': { type: 'object', properties: { name: { type: 'string' }, ride }, $defs: { car: {} } }, 'car.json': kind('doors'), 'bike.json': kind('gears') }, 'file:///there/trip.json');
    expect(document).toMatchObject({ properties: { ride: { discriminator: { mapping: { auto: '#/$defs/car_2', velo: '#/$defs/bike', other: 'Other' } } } } });
    const { texts } = added(document, { file: 'trip' });
    expect(entitiesIn(texts)['trip']?.schema.properties['ride']?.oneOf?.map(({ properties }) => properties?.['kind']?.const)).toEqual(['auto', 'velo']);
  });

  it.each([
    ['https://example.org/schemas/v1/order', 'https://example.org/schemas/v1/parts/address'],
    ['https://example.org/schemas/v1/order.schema.json', '/schemas/v1/parts/address.schema.json#'],
    ['https://example.org/schemas/v1/order', 'parts/address'],
    ['https://example.org/schemas/v1/order.schema.json', 'parts/address.schema.json'],
  ])('is found beside it where the files call one another by their addresses: %s refers to %s', async ($id, $ref) => {
    const order = { $id, type: 'object', properties: { name: { type: 'string' }, address: { $ref }, box: { $ref: '#/$defs/box' }, lid: { $ref: 'https://example.org/lid' } }, $defs: { box: { $id: 'https://example.org/box', type: 'integer' }, lid: { $id: 'https://example.org/lid', type: 'boolean' } } };
    const address = { $id: 'https://example.org/schemas/v1/parts/address', type: 'object', properties: { city: { type: 'string' }, whose: { $ref: $id } } };
    const { document, notes, asked } = await bundled({ 'order.schema.json': order, 'parts/address.schema.json': address }, 'file:///there/order.schema.json');
    expect([notes, asked]).toEqual([[], ['file:///there/order.schema.json', 'file:///there/parts/address.schema.json']]);
    const { texts, report } = added(document, { file: 'order' });
    expect(report).not.toContain('leads out of the document');
    expect(entitiesIn(texts)['order']?.schema.properties).toMatchObject({ address: { properties: { city: { type: 'string' } } }, box: { type: 'integer' }, lid: { type: 'boolean' } });
  });

  it.each([
    ['https://example.org/order', 'https://example.org/common/address'],
    ['https://example.org/order', 'common/address#/$defs/place'],
    ['urn:example:order', 'urn:example:address'],
    ['order', 'address'],
    [undefined, 'https://elsewhere.example/address#'],
  ])('has a file beside it by its address, whatever the file is called: %s refers to %s', async ($id, $ref) => {
    const place = { type: 'object', properties: { city: { type: 'string' }, whose: { $ref: $id ?? 'order.json' } } };
    const order = { ...($id !== undefined && { $id }), type: 'object', properties: { name: { type: 'string' }, address: { $ref } } };
    const address = { $id: $id === undefined ? 'https://elsewhere.example/address' : $id === 'order' ? 'address' : $id.replace('order', $id.startsWith('urn') ? 'address' : 'common/address'), ...place, $defs: { place } };
    const { document, notes } = await bundled({ 'order.json': order, 'common-address.json': address, 'notes.json': '[]' }, 'file:///there/order.json', ['order', 'notes', 'common-address'].map((name) => `file:///there/${name}.json`));
    expect(notes).toEqual([]);
    const { texts, report } = added(document, { file: 'order' });
    expect(report).not.toContain('leads out of the document');
    expect(entitiesIn(texts)['order']?.schema.properties).toMatchObject({ address: { properties: { city: { type: 'string' } } } });
  });

  it('says which files cannot be read, once for each, and asks no other server', async () => {
    const pet = { type: 'object', properties: { name: { type: 'string' }, a: { $ref: 'gone.json#/a' }, b: { $ref: 'gone.json#/b' }, c: { $ref: 'https://elsewhere.example/c.json' }, d: { $ref: 'file:///etc/d.json' }, e: { $ref: '#named' } } };
    const { document, notes, asked } = await bundled({ 'openapi.yaml': pet });
    expect(document).toEqual(pet);
    expect(notes).toEqual([{ kind: 'look', place: '#', text: '"gone.json#/a" cannot be read: the server answers 404.' }]);
    expect(asked).toEqual([HERE, 'https://api.example.org/docs/gone.json']);
  });
});
