import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { validateRecord } from '@/engine/form/validateRecord';
import { entityOf } from '../transforms/entity';

const stage = { type: 'object', properties: { kind: { type: 'string' }, town: { type: 'string' } } } as const;
const entity = entityOf({
  properties: { stages: { type: 'array', items: stage } },
  fields: { 'stages.town': { requiredWhen: { all: [{ field: 'kind', in: ['halt', 'meal'] }, { mode: 'edit' }] } } },
});
const validator = { rawValidation: () => ({ errors: [] }) } as unknown as ValidatorType<unknown, RJSFSchema>;
const fields = new Map([['stages', { name: 'stages', editable: true, required: false, kept: false }]]);
const situation = { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' } as const;
const missing = (stages: unknown, mode: 'create' | 'edit' = 'edit') =>
  validateRecord({ entity, validator, fields, record: { stages }, situation: { ...situation, mode } }).map(({ field, rule }) => `${field} ${rule}`);

describe('a field of an item that is required by a condition', () => {
  it('is asked of the items of which the condition holds', () => {
    const stages = [{ kind: 'halt' }, { kind: 'climb' }, { kind: 'meal', town: '' }, { kind: 'halt', town: 'Nancy' }];
    expect(missing(stages)).toEqual(['stages.0.town required', 'stages.2.town required']);
  });

  it('may depend on more than the item', () => {
    expect(missing([{ kind: 'halt' }], 'create')).toEqual([]);
  });

  it.each([undefined, 'text', [null, 'text', 3], []])('is asked of nothing that is no item: %j', (stages) => {
    expect(missing(stages)).toEqual([]);
  });
});

describe('fields of which a new record has at least one', () => {
  const plain = entityOf({ properties: { driver: { type: 'boolean' }, passenger: { type: 'boolean' } } });
  const hitchhiker = { ...plain, resource: { ...plain.resource, create: { ...plain.resource.create, atLeastOne: ['driver', 'passenger'] } } };
  const boxes = new Map(['driver', 'passenger'].map((name) => [name, { name, editable: true, required: false, kept: false }]));
  const said = (record: object, mode: 'create' | 'edit' = 'create') =>
    validateRecord({ entity: hitchhiker, validator, fields: boxes, record: { ...record }, situation: { ...situation, mode } }).map(({ field, rule }) => `${field} ${rule}`);

  it.each([{}, { driver: false }, { driver: false, passenger: false }])('are said under the first when none is ticked: %j', (record) => {
    expect(said(record)).toEqual(['driver atLeastOne']);
  });

  it('are right with one of them, and are not asked of a record that is there', () => {
    expect([said({ passenger: true, driver: false }), said({}, 'edit')]).toEqual([[], []]);
  });
});
