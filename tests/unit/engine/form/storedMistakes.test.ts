import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { isStored, storedMistakes, validateRecord } from '@/engine/fields/validateRecord';
import type { RecordData } from '@/engine/model/Schema';
import { entityOf } from '../transforms/entity';

const entity = entityOf({
  properties: {
    name: { type: 'string' },
    creatorId: { type: 'integer' },
    from: { type: 'string', format: 'date' },
    to: { type: 'string', format: 'date' },
    address: { type: 'object', properties: { street: { type: 'string' }, label: { type: 'array', readOnly: true, items: { type: 'string' } } } },
  },
  fields: { to: { notBefore: 'from' } },
});

/** The errors that a compiled validator would find: a name that is too long, a label that is not a text. */
const validator = {
  rawValidation: (_schema: unknown, { name, address }: { name?: string; address?: { label?: unknown[] } }) => ({
    errors: [
      ...((name?.length ?? 0) > 5 ? [{ keyword: 'maxLength', instancePath: '/name', params: { limit: 5 } }] : []),
      ...(typeof address?.label?.[1] === 'number' ? [{ keyword: 'type', instancePath: '/address/label/1', params: { type: 'string' } }] : []),
    ],
  }),
} as unknown as ValidatorType<unknown, RJSFSchema>;

const editable = (name: string, required = false) => [name, { name, editable: true, required, kept: false }] as const;
const fields = new Map([editable('name'), editable('creatorId', true), editable('from'), editable('to'), editable('address')]);
const situation = { settings: DEFAULT_SETTINGS, permissions: new Set<string>(), mode: 'edit' } as const;

/** The errors that would prevent saving an edit. */
function inTheWay(before: RecordData, change: RecordData): string[] {
  const record = { ...before, ...change };
  const stored = storedMistakes({ entity, validator, fields, record: before, before, situation });
  return validateRecord({ entity, validator, fields, record, before, situation })
    .filter((error) => !isStored(error, record, { before, stored }))
    .map(({ field, rule }) => `${field} ${rule}`);
}

describe('a rule that a stored value breaks', () => {
  it.each([
    ['a text that is too long', { name: 'much too long', creatorId: 1 }],
    ['what is required and was never there', { name: 'a' }],
    ['an order of days', { creatorId: 1, from: '2026-05-02', to: '2026-05-01' }],
  ])('is in nobody’s way as long as it is untouched: %s', (_what, before) => {
    expect(inTheWay(before, { address: { street: 'rue des Carmes' } })).toEqual([]);
  });

  it.each([
    ['a text that is still too long', { name: 'much too long', creatorId: 1 }, { name: 'also too long' }, ['name maxLength']],
    ['what is required and was emptied', { creatorId: 1 }, { creatorId: undefined }, ['creatorId required']],
    ['a day that is now before the first', { creatorId: 1, from: '2026-05-01', to: '2026-05-03' }, { from: '2026-05-04' }, ['to notBefore']],
  ])('is in the way of what was changed: %s', (_what, before, change, expected) => {
    expect(inTheWay(before, change)).toEqual(expected);
  });

  it('is nobody’s mistake in a part that the server computes', () => {
    expect(inTheWay({ creatorId: 1, address: { street: 'rue A', label: ['rue A', 54000] } }, { address: { street: 'rue B', label: ['rue A', 54000] } })).toEqual([]);
  });
});
