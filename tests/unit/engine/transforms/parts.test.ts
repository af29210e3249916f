import { describe, expect, it } from 'vitest';
import { isSamePlace } from '@/engine/model/transforms/isSamePlace';
import { onTheWire } from '@/engine/model/transforms/onTheWire';
import { splitProperty } from '@/features/solidary/transforms/proofQuestion';
import type { RecordSchema, Schema } from '@/engine/model/Schema';

const nancy = { displayLabel: ['Place Stanislas', 'Nancy'], latitude: 48.69, longitude: '6.18' };

it.each<[string, unknown, unknown, boolean]>([
  ['the same line and point', nancy, { displayLabel: 'Place Stanislas', latitude: '48.69', longitude: 6.18 }, true],
  ['the same line, at another number of the street', nancy, { ...nancy, longitude: 6.19 }, false],
  ['another line at the same point', nancy, { ...nancy, displayLabel: ['Hôtel de ville'] }, false],
  ['the same line, without a point', { displayLabel: ['Gare'] }, { displayLabel: 'Gare', latitude: 1, longitude: 2 }, true],
  ['the same point, without a line', { latitude: 1, longitude: 2 }, { displayLabel: 'Gare', latitude: 1, longitude: 2 }, true],
  ['empty lines', { displayLabel: '' }, { displayLabel: '' }, false],
  ['lines that are none', { displayLabel: 3 }, { displayLabel: 3 }, false],
  ['half of a point', { latitude: 1 }, { latitude: 1 }, false],
  ['empty points', { latitude: '', longitude: '' }, { latitude: '', longitude: '' }, false],
  ['nothing', {}, {}, false],
  ['no place', nancy, undefined, false],
  ['no places', 'Gare', 'Gare', false],
])('two places with %s are one: %s', (_what, one, other, expected) => {
  expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([expected, expected]);
});

describe('the schema of what is sent', () => {
  const toApi = (value: unknown) => `sent ${String(value)}`;

  it('says what the form says of the field, and its values as they are sent', () => {
    const form: Schema = { type: 'integer', title: 'Places', description: 'Of a car', readOnly: true, const: 3, examples: [1, 2] };
    expect(onTheWire(form, toApi, { type: 'string' })).toStrictEqual({ type: 'string', title: 'Places', description: 'Of a car', readOnly: true, const: 'sent 3', examples: ['sent 1', 'sent 2'] });
    expect(onTheWire({ type: 'integer' }, toApi, { type: 'string' })).toStrictEqual({ type: 'string' });
  });

  it('has several fields in place of one, asked for where that was', () => {
    const form: RecordSchema = { type: 'object', properties: { name: { type: 'string' }, role: { type: 'integer' } } };
    const flags: Record<string, Schema> = { driver: { type: 'boolean' }, passenger: { type: 'boolean' } };
    const properties = { name: { type: 'string' }, ...flags };
    expect(splitProperty(form, 'role', flags)).toStrictEqual({ type: 'object', properties });
    expect(splitProperty({ ...form, required: ['name'] }, 'role', flags)).toStrictEqual({ type: 'object', properties, required: ['name'] });
    expect(splitProperty({ ...form, required: ['role', 'name'] }, 'role', flags)).toStrictEqual({ type: 'object', properties, required: ['name', 'driver', 'passenger'] });
    expect(splitProperty(form, 'kind', flags)).toBe(form);
  });
});
