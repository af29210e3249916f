import { describe, expect, it } from 'vitest';
import { alternativeName } from '@/engine/model/alternativeName';
import type { Schema } from '@/engine/model/Schema';

const text: Schema = { type: 'string' };
const named = (options: readonly Schema[], around: Schema = {}) => options.map((_option, place) => alternativeName(options, place, around));

describe('what an alternative is called by', () => {
  it('is the value that tells it from the others, however it is written', () => {
    expect(named([{ properties: { kind: { const: 'card' }, pan: text } }, { properties: { kind: { enum: ['cash'] } } }])).toEqual([{ field: 'kind', value: 'card' }, { field: 'kind', value: 'cash' }]);
  });

  it('is the value that an object tells which it must have', () => {
    const told = (kind: string, required: string[]): Schema => ({ required, properties: { meta: { type: 'object', properties: { kind: { const: kind }, note: text } } } });
    expect(named([told('sms', ['meta']), told('mail', ['meta'])])).toEqual([{ field: 'meta.kind', value: 'sms' }, { field: 'meta.kind', value: 'mail' }]);
    expect(named([told('sms', []), told('mail', [])])).toEqual([{ position: 1 }, { position: 2 }]);
  });

  it('is what it alone has, its one value, or its kind', () => {
    expect(named([{ properties: { day: text, hour: text } }, { properties: { day: text, place: text } }, { type: 'string', const: 'never' }, { type: 'number' }])).toEqual([{ fields: ['day', 'hour'] }, { fields: ['day', 'place'] }, { value: 'never' }, { kind: 'number' }]);
  });

  it('is its place where others are of its kind, which may be said around them', () => {
    expect(named([{ enum: ['web', 'phone'] }, { pattern: '^agency-' }], text)).toEqual([{ position: 1 }, { position: 2 }]);
    expect(named([text, { minimum: 3 }], { type: 'number' })).toEqual([{ kind: 'string' }, { kind: 'number' }]);
  });

  it('is its format among texts, and the only one without a format is the free text', () => {
    const [day, mail, other]: Schema[] = [{ type: 'string', format: 'date' }, { type: 'string', format: 'email' }, { type: 'string', format: 'clock' }];
    expect(named([day!, mail!, text, { type: 'number' }])).toEqual([{ format: 'date' }, { format: 'email' }, { kind: 'string' }, { kind: 'number' }]);
    expect(named([day!, day!, text, text])).toEqual([{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4 }]);
    // A format that says nothing to an operator is no name, and neither is the kind of a number that another one has.
    expect(named([other!, day!, { type: 'integer' }, { type: 'integer', minimum: 3 }])).toEqual([{ position: 1 }, { format: 'date' }, { position: 3 }, { position: 4 }]);
  });

  it('is the format of an address of a machine, or of a length of time', () => {
    const formats = ['ipv4', 'ipv6', 'hostname', 'uuid', 'duration'];
    expect(named(formats.map((format) => ({ type: 'string', format })))).toEqual(formats.map((format) => ({ format })));
  });

  it('has only what the others lack, two at most', () => {
    expect(named([{ required: ['a', 'b', 'c', 'd'] }, { required: ['a'], properties: { z: text } }])).toEqual([{ fields: ['b', 'c'] }, { fields: ['z'] }]);
  });
});
