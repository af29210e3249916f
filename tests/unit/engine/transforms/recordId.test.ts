import { describe, expect, it } from 'vitest';
import { rest } from '@/engine/model/dialects/rest';
import { heldName } from '@/engine/model/heldNames';
import type { Schema } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordId } from '@/engine/model/transforms/recordId';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { entityOf } from './entity';

describe('recordId', () => {
  it.each([
    [7, 7],
    ['u-7', 'u-7'],
    [{ id: 7, name: 'Rémi' }, 7],
    [{ name: 'Rémi' }, undefined],
    [{ id: { id: 7 } }, undefined],
    [null, undefined],
  ])('reads %j as %j', (wire, form) => {
    expect(recordId().fromApi(wire)).toBe(form);
  });

  it('knows a record by the field that names it', () => {
    expect(recordId({ id: 'code' }).fromApi({ id: 7, code: 'FR' })).toBe('FR');
  });

  it('keeps the name of the record that was answered around the id, for that id alone, and sends nothing of it', () => {
    const entity = entityOf({ properties: { owner: { type: 'string' }, note: { type: 'string' } }, fields: { owner: { transform: { use: 'recordId', id: 'code', shows: ['first', 'last'] } } } });
    const before = recordFromApi(entity, { owner: { code: 'u-7', first: 'Rémi', last: 'Aubry' }, note: 'a' });
    expect([heldName({ ...before }, 'owner', 'u-7'), heldName(before, 'owner', 'u-8'), heldName(before, 'note', 'a')]).toEqual(['Rémi Aubry', undefined, undefined]);
    expect(JSON.stringify(before)).toBe('{"owner":"u-7","note":"a"}');
    expect(recordToApi(entity, { ...before, note: 'b' }, { mode: 'edit', before })).toEqual({ note: 'b' });
    expect([{ owner: 'u-7' }, { owner: { code: 'u-7', first: '', last: null } }, { owner: { first: 'Rémi' } }, {}].map((wire) => heldName(recordFromApi(entity, wire), 'owner', 'u-7'))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('sends the id alone, and nothing while nobody touched it', () => {
    const entity = entityOf({ properties: { owner: { type: 'integer' } }, fields: { owner: { transform: { use: 'recordId' } } } });
    const before = recordFromApi(entity, { owner: { id: 7, name: 'Rémi' } });
    expect(recordToApi(entity, { ...before, owner: 8 }, { mode: 'edit', before })).toEqual({ owner: 8 });
    expect(recordToApi(entity, before, { mode: 'edit', before })).toEqual({});
  });

  it('sends the id with any change of a record that is sent whole, as what was read may be the record around it', () => {
    const list: Schema = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string', readOnly: true } } } };
    const properties = { owner: { type: 'integer' }, tags: list, note: { type: 'string' } } as const;
    const fields = { owner: { transform: { use: 'recordId' } }, tags: { transform: { use: 'embeddedList', shows: ['name'] } } };
    const entity = { ...entityOf({ properties, fields }), dialect: rest({ update: { method: 'PUT' } }) };
    const before = recordFromApi(entity, { owner: { id: 7, name: 'Rémi' }, tags: [{ id: 2, name: 'Bio' }], note: 'a' });
    expect(recordToApi(entity, { ...before, note: 'b' }, { mode: 'edit', before })).toEqual({ owner: 7, tags: [2], note: 'b' });
    expect(recordToApi(entity, before, { mode: 'edit', before })).toEqual({});
  });

  it('sends it also inside an object and inside the items of a list', () => {
    const properties = { details: { type: 'object', properties: { owner: { type: 'integer' }, room: { type: 'string' } } }, lines: { type: 'array', items: { type: 'object', properties: { seller: { type: 'integer' } } } }, note: { type: 'string' } } as const;
    const fields = { 'details.owner': { transform: { use: 'recordId' } }, 'lines.seller': { transform: { use: 'recordId' } } };
    const entity = { ...entityOf({ properties, fields }), dialect: rest({ update: { method: 'PUT' } }) };
    const before = recordFromApi(entity, { details: { owner: { id: 7, name: 'Rémi' }, room: 'B2' }, lines: [{ seller: { id: 3 } }], note: 'a' });
    expect(recordToApi(entity, { ...before, note: 'b' }, { mode: 'edit', before })).toEqual({ details: { owner: 7, room: 'B2' }, lines: [{ seller: 3 }], note: 'b' });
  });
});
