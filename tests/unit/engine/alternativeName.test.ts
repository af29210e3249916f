import { describe, expect, it } from 'vitest';
import { alternativeName } from '@/engine/model/alternativeName';
import type { Schema } from '@/engine/model/Schema';

const text: Schema = { type: 'string' };
const named = (options: readonly Schema[], around: Schema = {}) => options.map((_option, place) => alternativeName(options, place, around));

describe('what an alternative is called by', () => {
  it('is the value that tells it from the others, however it is written', () => {
    expect(named([{ properties: { kind: { const: 'card' }, pan: text } }, { properties: { kind: { enum: ['cash'] } } }])).toEqual([{ field: 'kind', value: 'card' }, { field: 'kind', value: 'cash' }]);
  });

  it('is what it alone has, its one value, or its kind', () => {
    expect(named([{ properties: { day: text, hour: text } }, { properties: { day: text, place: text } }, { type: 'string', const: 'never' }, { type: 'number' }])).toEqual([{ fields: ['day', 'hour'] }, { fields: ['day', 'place'] }, { value: 'never' }, { kind: 'number' }]);
  });

  it('is its place where others are of its kind, which may be said around them', () => {
    expect(named([{ enum: ['web', 'phone'] }, { pattern: '^agency-' }], text)).toEqual([{ position: 1 }, { position: 2 }]);
    expect(named([text, { minimum: 3 }], { type: 'number' })).toEqual([{ kind: 'string' }, { kind: 'number' }]);
  });
});
