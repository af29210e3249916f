import { describe, expect, it } from 'vitest';
import { embeddedList } from '@/engine/model/transforms/embeddedList';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import type { Schema } from '@/engine/model/Schema';
import { entityOf } from './entity';

describe('embeddedList', () => {
  const { fromApi, toApi, wireSchema } = embeddedList({ sends: ['label', 'hint'], shows: ['removable'] });

  it.each([
    [
      [{ '@id': '/subjects/1', id: 1, label: 'Courses', hint: null, private: false, removable: false }],
      [{ id: 1, label: 'Courses', removable: false }],
    ],
    [
      { 0: { id: 1, label: 'Courses' }, 2: { id: 3, label: 'Santé' } },
      [{ id: 1, label: 'Courses' }, { id: 3, label: 'Santé' }],
    ],
    [[4, 'Courses', null], [{ id: 4 }]],
    [[], []],
    ['none', undefined],
  ])('reads %j as %j', (wire, form) => {
    expect(fromApi(wire)).toEqual(form);
  });

  it('sends what goes with each number, which something new does not have', () => {
    const form = [{ id: 1, label: 'Courses', removable: false }, { label: 'Santé', hint: 'Médecin' }];
    expect(toApi(form)).toStrictEqual([{ id: 1, label: 'Courses', hint: null }, { label: 'Santé', hint: 'Médecin' }]);
  });

  it('sends the numbers inside objects, or alone', () => {
    const form = [{ id: 4, name: 'Aïcha' }, { id: 9, name: 'Rémi' }];
    expect([embeddedList({ sends: [] }).toApi(form), embeddedList().toApi(form)]).toEqual([[{ id: 4 }, { id: 9 }], [4, 9]]);
  });

  it('passes on what is no list, no object, or has no number to go alone', () => {
    expect([toApi('none'), toApi(['Courses'])]).toEqual(['none', ['Courses']]);
    expect(embeddedList().toApi([{ id: 4 }, { name: 'Aïcha' }, 'Rémi'])).toEqual([4, { name: 'Aïcha' }, 'Rémi']);
  });

  it('is on the wire a list of numbers, or of objects with a number, where only what is required is no null', () => {
    const form: Schema = { type: 'array', maxItems: 9, items: { type: 'object', required: ['label'], properties: { label: { type: 'string' }, hint: { type: 'string' }, removable: { type: 'boolean' } } } };
    const own = { id: { type: 'integer' }, label: { type: 'string' }, hint: { type: ['string', 'null'] } };
    expect(wireSchema(form)).toEqual({ type: 'array', maxItems: 9, items: { type: 'object', properties: own } });
    expect(embeddedList().wireSchema(form)).toEqual({ type: 'array', maxItems: 9, items: { type: 'integer' } });
    expect(embeddedList({ sends: [] }).wireSchema({ type: 'array' }).items).toEqual({ type: 'object', properties: { id: { type: 'integer' } } });
  });

  it('takes texts for ids where the items have such ids, and another field for the id where the API names them by it', () => {
    const items: Schema = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
    const tags = embeddedList({ id: 'code', shows: ['name'] }, { type: 'array', items });
    const read = tags.fromApi(['a', { code: 'b', name: 'Bio', size: 3 }]);
    expect(read).toEqual([{ id: 'a' }, { id: 'b', name: 'Bio' }]);
    expect(tags.toApi(read)).toEqual(['a', 'b']);
    expect(tags.wireSchema({ type: 'array', items })).toEqual({ type: 'array', items: { type: 'string' } });
    expect(embeddedList({ id: 'code', sends: ['name'] }, { type: 'array', items }).toApi(read)).toEqual([{ code: 'a', name: null }, { code: 'b', name: 'Bio' }]);
  });

  it('is emptied by an empty list, and not sent while nobody touched it', () => {
    const subjects: Schema = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } };
    const entity = entityOf({ properties: { subjects }, fields: { subjects: { transform: { use: 'embeddedList', sends: ['label'] } } } });
    const before = recordFromApi(entity, { subjects: { 1: { id: 5, label: 'Courses', removable: true } } });
    expect(recordToApi(entity, { subjects: [] }, { mode: 'edit', before })).toEqual({ subjects: [] });
    expect(recordToApi(entity, structuredClone(before), { mode: 'edit', before })).toEqual({});
  });
});
