import { describe, expect, it } from 'vitest';
import { added, entitiesIn } from './added';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const text = { type: 'string' };
const number = { type: 'integer' };
const id = { type: 'integer', readOnly: true };

interface Api {
  shown: object;
  body: object;
  change?: object;
  schemas?: object;
}

/** An API of things, which answers and takes what is given. */
const api = ({ shown, body, change = body, schemas = {} }: Api) => ({
  openapi: '3.0.3',
  paths: {
    '/things': { get: { responses: { 200: json({ type: 'array', items: shown }) } }, post: { requestBody: json(body), responses: { 201: json(shown) } } },
    '/things/{id}': { get: { responses: { 200: json(shown) } }, patch: { requestBody: json(change), responses: { 200: json(shown) } } },
  },
  components: { schemas },
});

const Pet = { type: 'object', required: ['kind'], properties: { id: number, kind: text, name: text }, discriminator: { propertyName: 'kind' } };
const Cat = { allOf: [ref('Pet'), { type: 'object', properties: { lives: number } }] };
const dog = (more: object) => ({ allOf: [ref('Pet'), { type: 'object', properties: { tricks: text }, ...more }] });
const sizes = { oneOf: [{ title: 'Big', properties: { weight: number }, required: ['weight'] }, { title: 'Small', properties: { bag: text }, required: ['bag'] }] };

/** What the files that are written say of things, and the fields that its form has. */
function things(document: object) {
  const { files, texts, report } = added(document);
  const { thing } = entitiesIn(texts);
  return { schema: files['thing/schema.json'] ?? {}, form: thing?.resource.form.flatMap(({ rows }) => rows.flat()) ?? [], report };
}

describe('a kind of record', () => {
  it('has the fields of its own alternatives, which nothing but their fields tells apart', () => {
    const { form, schema } = things(api({ shown: ref('Pet'), body: ref('Pet'), schemas: { Pet, Cat, Dog: dog(sizes) } }));
    expect(form).toEqual(expect.arrayContaining(['kind', 'lives', 'tricks', 'weight', 'bag']));
    expect(JSON.stringify(schema)).toContain('"required":["weight"]');
  });

  it('has its own rules and conditions', () => {
    const { form, schema } = things(api({ shown: ref('Pet'), body: ref('Pet'), schemas: { Pet, Cat, Dog: dog({ minProperties: 3, dependentSchemas: { tricks: { properties: { teacher: text } } } }) } }));
    expect(form).toContain('teacher');
    expect(JSON.stringify(schema)).toContain('"minProperties":3');
  });

  it('that alone is sent leaves the field a choice, by which the others are told on a page, and theirs are only shown', () => {
    const { schema, form } = things(api({ shown: ref('Pet'), body: ref('Cat'), schemas: { Pet, Cat, Dog: dog(sizes) } }));
    expect(schema).toMatchObject({ properties: { kind: { enum: ['Cat', 'Dog'] } }, oneOf: [{ properties: { lives: number } }, { properties: { tricks: { readOnly: true } } }] });
    expect(schema['properties']).not.toHaveProperty('lives');
    expect(form).toEqual(['kind', 'name', 'lives']);
  });
});

describe('alternatives of what is sent', () => {
  const flat = { type: 'object', properties: { id: number, kind: text, name: text, lives: number, tricks: text } };
  const NewCat = { type: 'object', required: ['lives'], properties: { name: text, lives: number } };
  const NewDog = { type: 'object', required: ['tricks'], properties: { name: text, tricks: text } };

  it('are those of the record, where it is answered without any', () => {
    const { schema, form } = things(api({ shown: flat, body: { oneOf: [ref('NewCat'), ref('NewDog')] }, schemas: { NewCat, NewDog } }));
    expect(schema).toMatchObject({ oneOf: [ref('NewCat'), ref('NewDog')].map(({ $ref }) => ({ $ref: $ref.replace('#/components/schemas', '#/$defs') })), properties: { id, kind: { readOnly: true } } });
    expect(form).toEqual(['name', 'lives', 'tricks']);
  });

  it('that a discriminator tells apart are filled in, and not only shown', () => {
    const told = (schema: { properties: object }) => ({ ...schema, properties: { kind: text, ...schema.properties } });
    const { schema, form } = things(api({ shown: flat, body: { oneOf: [ref('NewCat'), ref('NewDog')], discriminator: { propertyName: 'kind' } }, schemas: { NewCat: told(NewCat), NewDog: told(NewDog) } }));
    expect(schema).toMatchObject({ properties: { kind: { enum: ['NewCat', 'NewDog'] } }, oneOf: [{ properties: { lives: number } }, { properties: { tricks: text } }] });
    expect(form).toEqual(['kind', 'name', 'lives', 'tricks']);
  });

  it('are answered with an id each, which is that of the record', () => {
    const withId = (schema: { properties: object }) => ({ ...schema, properties: { id: number, ...schema.properties } });
    const either = { oneOf: [ref('A'), ref('B')] };
    const { schema, form, report } = things(api({ shown: either, body: either, schemas: { A: withId(NewCat), B: withId(NewDog) } }));
    expect(schema).toMatchObject({ properties: { id }, oneOf: [{ title: 'A', required: ['lives'] }, { title: 'B' }] });
    expect(JSON.stringify(schema['oneOf'])).not.toContain('"id"');
    expect(form).toEqual(['name', 'lives', 'tricks']);
    expect(report).not.toContain('is not said');
  });

  it('that a condition brings can be filled in', () => {
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    const body = { type: 'object', properties: { name: text }, if: { required: ['name'] }, then: { properties: { lives: number } } };
    expect(things(api({ shown: flat, body })).form).toEqual(['name', 'lives']);
  });

  it('are not offered where only a creation has them, which is told', () => {
    const body = { type: 'object', properties: { name: text }, oneOf: [{ properties: { lives: number }, required: ['lives'] }, { properties: { secret: text }, required: ['secret'] }] };
    const { form, report } = things(api({ shown: flat, body, change: { type: 'object', properties: { name: text } } }));
    expect(form).toEqual(['name']);
    expect(report).toContain('a creation and a change do not have the same fields in some cases: "lives", "secret" is not offered (#/paths/~1things/post)');
  });
});

describe('pages that are counted from 0', () => {
  const record = { type: 'object', properties: { id: number, name: text } };
  const spring = { totalElements: number, totalPages: number, number };
  const list = (page: object, properties: object) => {
    const document = api({ shown: record, body: record });
    const all = { get: { parameters: [{ name: 'page', in: 'query', schema: number, ...page }, { name: 'size', in: 'query', schema: number }], responses: { 200: json({ type: 'object', properties }) } } };
    return added({ ...document, paths: { ...document.paths, '/things': all } }).files['thing/resource.json']?.['dialect'];
  };
  const content = { content: { type: 'array', items: record } };
  const hal = { _embedded: { type: 'object', properties: { things: { type: 'array', items: record } } }, page: { type: 'object', properties: { size: number, ...spring } } };

  it.each([
    ['by the default', { schema: { type: 'integer', default: 0 } }, { ...content, totalElements: number }],
    ['by the least', { schema: { type: 'integer', minimum: 0 } }, { ...content, totalElements: number }],
    ['by an example', { example: 0 }, { ...content, totalElements: number }],
    ['in words', { description: 'Zero-based page index (0..N)' }, { ...content, totalElements: number }],
    ['in French', { description: 'Numéro de la page, à partir de 0' }, { ...content, totalElements: number }],
    ['by what Spring answers', {}, { ...content, ...spring }],
    ['by what HAL answers', {}, hal],
  ])('are known %s', (_how, page, answer) => {
    expect(list(page, answer)).toMatchObject({ page: { parameter: 'page', size: 'size', first: 0 } });
  });

  it.each([
    ['its default is 1', { schema: { type: 'integer', default: 1 } }, { ...content, ...spring }],
    ['nothing says so', {}, { ...content, totalElements: number }],
  ])('are not supposed where %s', (_how, page, answer) => {
    expect(list(page, answer)).toMatchObject({ page: { parameter: 'page', size: 'size' } });
    expect(list(page, answer)).not.toHaveProperty('page.first');
  });
});
