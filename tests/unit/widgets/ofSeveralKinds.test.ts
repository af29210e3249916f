// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { widgetField } from '@/engine/model/widgetField';
import { widgetName } from '@/engine/model/widgetName';
import { widgets } from '@/features/registry';
import { ofSchema } from '../../component/form/outing';

const t = ((key: string, { defaultValue = key }: { defaultValue?: string } = {}) => defaultValue) as never;

/** What the cell of a list and that of an exported file say of a value. */
function said(schema: Schema, value: unknown): [cell: string | undefined, file: string | undefined] {
  const entity = ofSchema({ type: 'object', properties: { id: { type: 'integer' }, price: schema } }, ['price']);
  const widget = widgets[widgetName(entity, 'price')];
  const about = [value, widgetField(entity, 'price', 'Prix'), { t, language: 'fr' } as never, {}] as const;
  const cell = widget?.toText(...about);
  return [cell, widget?.toSpreadsheet ? widget.toSpreadsheet(...about) : cell];
}

describe('a number is written as French writes it, and in a file so that a spreadsheet reads it', () => {
  it.each<[string, Schema, unknown, string, string]>([
    ['where a text may stand in its place', { type: ['number', 'string'] }, 1234.5, '1\u202f234,5', '1234,5'],
    ['where it is one of several alternatives', { anyOf: [{ type: 'number' }, { type: 'string' }] }, 1234.5, '1\u202f234,5', '1234,5'],
    ['in a list, whose items its comma would not set apart', { type: 'array', items: { type: 'number' } }, [62.77, 71], '62,77\u202f; 71', '62,77\u202f; 71'],
    ['in a tuple', { type: 'array', allOf: [{ items: [{ type: 'number' }, { type: 'number' }] as never }] }, [62.77, 71], '62,77\u202f; 71', '62,77\u202f; 71'],
  ])('%s', (_where, schema, value, cell, file) => expect(said(schema, value)).toEqual([cell, file]));

  it('and whole numbers and texts of a list have commas between them', () => {
    expect(said({ type: 'array', items: { type: 'integer' } }, [1, 2])[0]).toBe('1, 2');
    expect(said({ type: 'array', items: { type: 'string' } }, ['a, b', 'c'])[0]).toBe('a, b, c');
  });

  it('and what else a value of several kinds may be stays as it is', () => {
    expect(said({ type: ['number', 'string'] }, '12.5')).toEqual(['12.5', '12.5']);
    expect(said({ type: ['number', 'object'] }, { a: 1.5 })).toEqual(['{"a":1.5}', '{"a":1.5}']);
    expect(said({ type: ['number', 'object'] }, {})[0]).toBeUndefined();
  });
});

it('a day or a moment that may be something else is said as a day or a moment', () => {
  const either: Schema = { anyOf: [{ type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }, { type: 'string', enum: ['soon'] }] };
  expect([said(either, '2026-03-28')[0], said(either, '2026-03-28T15:16:23')[0], said(either, 'soon')[0], said(either, '2026-03-28 or so')[0]]).toEqual(['28/03/2026', '28/03/2026 15:16', 'soon', '2026-03-28 or so']);
  expect(said({ anyOf: [{ type: 'string', format: 'date' }, { type: 'integer' }] }, '2026-03-28T00:00:00+00:00')[0]).toBe('28/03/2026');
  expect(said({ anyOf: [{ type: 'string' }, { type: 'integer' }] }, '2026-03-28')[0]).toBe('2026-03-28');
});

it('a yes or no that may be something else is said in words', () => {
  expect([true, false, 'true'].map((value) => said({ type: ['boolean', 'string'] }, value)[0])).toEqual(['widgets:yes', 'widgets:no', 'true']);
});

it('what an object has under a name that no pattern is about is shown, whatever it is', () => {
  const schema: Schema = { type: 'object', properties: { size: { type: 'integer' } }, patternProperties: { '^x': { type: 'string' } } };
  expect(said(schema, { x1: 'a', on: true, more: { b: 1 }, list: [1, 2], text: 'c' })[0]).toMatch(/x1.*a.*on.*widgets:yes.*more.*b.*1.*list.*\[1,2\].*text.*c/);
});

it('what an object has beside the fields of its schema is not shown where the schema gives all names', () => {
  expect(said({ type: 'object', properties: { size: { type: 'integer' } } }, { size: 3, id: 201, removable: false })[0]).toMatch(/^[^,]*3$/);
});

it('a text or a number that is a choice in some cases has the word of the choice there, and is said as it is in the others', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const cases = { if: { properties: { kind: { const: 'car' } } }, then: { properties: { model: { const: 'suv' }, size: { enum: [1, 2] } } }, else: { allOf: [{ oneOf: [{ properties: { kind: { enum: ['bus'] }, size: { enum: [3] } } }, { properties: { kind: { enum: ['bike'] } } }] }] } };
  const entity = ofSchema({ type: 'object', properties: { kind: { type: 'string' }, model: { type: 'string' }, size: { type: 'integer' } }, ...cases }, ['model']);
  const context = { t, language: 'fr', choiceLabel: (_field: unknown, value: unknown) => `word of ${String(value)}` } as never;
  const text = (name: string, value: unknown, kind?: string) => widgets[widgetName(entity, name)]?.toText(value, widgetField(entity, name, name), context, { ...(kind !== undefined && { kind }), [name]: value });
  expect([text('model', 'suv', 'car'), text('model', 'other', 'car'), text('size', 2, 'car'), text('size', 7, 'car')]).toEqual(['word of suv', 'other', 'word of 2', '7']);
  expect([text('model', 'suv', 'bus'), text('size', 2, 'bus'), text('size', 3, 'bus'), text('size', 3, 'bike')]).toEqual(['suv', '2', 'word of 3', '3']);
});
