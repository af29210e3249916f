import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { defaultWidgetName } from '@/engine/model/widgetName';
import { compileValidators } from '../../../scripts/resources/compileValidators';
import { readResourceFiles } from '../../../scripts/resources/readResources';

const FOLDER = 'tests/unit/resources/wild';

/** The entity made from a schema as it was found, in one of the styles in which people write them. */
function entityOf(name: string) {
  const { entities, mistakes } = readResourceFiles({ files: new Map([[`schemas/${name}/schema.json`, readFileSync(`${FOLDER}/${name}.json`, 'utf8')]]), messageContexts: [] });
  expect(mistakes).toEqual([]);
  const [entity] = entities;
  if (!entity) throw new Error(`${name} is no entity.`);
  return entity;
}

const fieldsOf = (name: string) => entityOf(name).schema.properties;
const widgetsOf = (name: string) => Object.fromEntries(Object.entries(fieldsOf(name)).map(([field, schema]) => [field, defaultWidgetName(schema)]));

describe('a schema that was not written for the back office', () => {
  it.each(readdirSync(FOLDER).map((file) => file.replace('.json', '')))('is an entity without an edit: %s', (name) => {
    const { schema, resource } = entityOf(name);
    expect(() => compileValidators(schema)).not.toThrow();
    const rendered = resource.form.flatMap(({ rows }) => rows.flat());
    expect(schema.required?.filter((field) => !rendered.includes(field) && !schema.properties[field]?.readOnly)).toEqual(schema.required ? [] : undefined);
  });

  it('may be of 2020-12', () => {
    const { dependencies, properties } = entityOf('order').schema;
    expect(dependencies).toEqual({ creditCard: ['billingAddress'] });
    expect(properties['window']).toMatchObject({ type: 'array', allOf: [{ items: [{ format: 'date-time' }, { format: 'date-time' }], additionalItems: false }] });
    expect(widgetsOf('order')).toMatchObject({ window: 'tuple', lines: 'table' });
  });

  it('may be of OpenAPI', () => {
    expect(fieldsOf('pet')['weight']).toEqual({ type: ['number', 'null'] });
    expect(fieldsOf('account')['locale']).toEqual({ type: ['string', 'null'], enum: ['fr-FR', 'en-GB', 'de-DE', null] });
    const { resource } = entityOf('account');
    expect(fieldsOf('account')['password']).toMatchObject({ format: 'password', writeOnly: true });
    expect(resource.list?.columns.map(({ field }) => field)).not.toContain('password');
  });

  it('may ask for a value that is always the same: the only choice, or a box to tick', () => {
    expect(fieldsOf('order')['version']).toEqual({ enum: [2] });
    expect(fieldsOf('subscription')['acceptedTerms']).toEqual({ type: 'boolean', const: true });
    expect((entityOf('account').words.en as { enums: unknown }).enums).toMatchObject({ locale: { 'fr-FR': 'fr-FR' } });
  });

  it('may have conditions, whose fields come last in the form', () => {
    const { resource } = entityOf('payment');
    expect(resource.form.flatMap(({ rows }) => rows.flat())).toEqual(['amount', 'currency', 'method', 'priority', 'cardNumber', 'iban']);
  });

  it('may inherit by allOf', () => {
    const { schema, resource, words } = entityOf('employee');
    expect([Object.keys(schema.properties), schema.required, schema.allOf]).toEqual([['id', 'first_name', 'last_name', 'birth_date', 'employeeId', 'salary', 'manager', 'contract'], ['employeeId', 'first_name', 'last_name'], undefined]);
    expect(resource.title).toEqual(['first_name', 'last_name']);
    expect([schema.properties['contract'], (words.en as { enums: unknown }).enums]).toEqual([{ enum: ['permanent', 'fixed', 'intern'] }, { contract: { permanent: 'Permanent', fixed: 'Fixed term', intern: 'Internship' } }]);
  });

  it('may say in many ways that a value may be nothing', () => {
    expect(fieldsOf('ticket')).toMatchObject({ assignee: { type: ['string', 'null'] }, estimate: { type: ['integer', 'null'] }, due: { type: ['string', 'null'], format: 'date' } });
  });

  it('has a box for a value of any kind, and none for one that may not be there', () => {
    expect(widgetsOf('reading')).toMatchObject({ a: 'text', b: 'number', c: 'date', e: 'choice', k: 'json', l: 'json', m: 'json', n: 'json', o: 'json' });
    const { entities } = readResourceFiles({ files: new Map([['schemas/row/schema.json', '{ "type": "object", "properties": { "name": { "type": "string" }, "gone": false } }']]), messageContexts: [] });
    expect(Object.keys(entities[0]!.schema.properties)).toEqual(['id', 'name']);
  });

  it('is not called as the definition that it refers to, however it does', () => {
    const { fields } = entityOf('reading').words.en as { fields: Record<string, string> };
    expect([fields['p'], fields['q'], fields['p.street']]).toEqual(['P', 'Q', 'Street']);
  });

  it('takes pairs whose names have a pattern, and lists of which some items are of a kind', () => {
    expect(fieldsOf('warehouse')['headers']).toEqual({ type: 'object', additionalProperties: { type: 'string' }, propertyNames: { pattern: '^x-' } });
    expect(fieldsOf('measure')['nums']).toMatchObject({ contains: { const: 7 }, minContains: 1, maxContains: 2 });
  });

  it('has days, in its objects and lists too, which the platform answers as moments', () => {
    const schema = { type: 'object', properties: { born: { type: 'string', format: 'date' }, stays: { type: 'array', items: { type: 'object', properties: { until: { format: 'date' } } } } } };
    const { entities, mistakes } = readResourceFiles({ files: new Map([['schemas/guest/schema.json', JSON.stringify(schema)]]), messageContexts: [] });
    expect(mistakes).toEqual([]);
    const moment = '2026-05-28T00:00:00+00:00';
    expect(recordFromApi(entities[0]!, { born: moment, stays: [{ until: moment }] })).toEqual({ born: '2026-05-28', stays: [{ until: '2026-05-28' }] });
  });

  it('may refer to itself, have names of a pattern, and say nothing of an object', () => {
    expect(widgetsOf('category')['children']).toBe('table');
    expect(widgetsOf('device')).toMatchObject({ settings: 'json' });
    expect(fieldsOf('device')['metadata']).toMatchObject({ additionalProperties: { type: 'string' }, propertyNames: { pattern: expect.any(String) as string } });
  });
});
