import { describe, expect, it } from 'vitest';
import { flagList } from '@/engine/model/transforms/flagList';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { wireSchema } from '@/engine/model/transforms/wireSchema';
import { entityOf } from './entity';

const flags = ['mMon', 'aMon', 'eMon'];

describe('flagList', () => {
  const { fromApi, toApi } = flagList({ field: 'days', flags });
  const entity = entityOf({ properties: { name: { type: 'string' }, days: { type: 'array', items: { type: 'string' } } }, recordTransforms: [{ use: 'flagList', field: 'days', flags }] });

  it.each([
    [{ mMon: true, aMon: false, eMon: true }, ['mMon', 'eMon']],
    [{ mMon: null, aMon: 1, eMon: 0 }, ['aMon']],
    [{ mMon: false }, []],
  ])('holds %j as %j', (wire, days) => {
    expect(fromApi({ name: 'Relais', ...wire })).toEqual({ name: 'Relais', days });
  });

  it('has nothing to say of a record without them', () => {
    expect(fromApi({ name: 'Relais' })).toEqual({ name: 'Relais' });
  });

  it('sends each of them as true or false, never null, and only when one has changed', () => {
    const before = recordFromApi(entity, { name: 'Relais', mMon: true, aMon: null, eMon: false });
    expect(recordToApi(entity, { ...before, days: ['aMon'] }, { mode: 'edit', before })).toEqual({ mMon: false, aMon: true, eMon: false });
    expect(recordToApi(entity, { ...before, name: 'Le Relais' }, { mode: 'edit', before })).toEqual({ name: 'Le Relais' });
  });

  it('sends all of them as false once the list is emptied', () => {
    const before = recordFromApi(entity, { mMon: true });
    expect(recordToApi(entity, {}, { mode: 'edit', before })).toEqual({ mMon: false, aMon: false, eMon: false });
    expect(toApi({ days: null }, 'edit')).toEqual({ mMon: false, aMon: false, eMon: false });
  });

  it('is as many yes/no fields on the wire', () => {
    expect(Object.keys(wireSchema(entity).properties)).toEqual(['name', ...flags]);
  });
});
