import { describe, expect, it } from 'vitest';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { wireSchema } from '@/engine/model/transforms/wireSchema';
import { weekParts } from '@/features/solidary/transforms/weekParts';
import { SLOTS } from '@/features/solidary/week/slots';
import { entityOf } from './entity';

const NONE = Object.fromEntries(SLOTS.map((slot) => [slot, false]));

describe('weekParts', () => {
  const { fromApi, toApi } = weekParts({ field: 'days' });
  const entity = entityOf({ properties: { name: { type: 'string' }, days: { type: 'array', items: { type: 'string' } } }, recordTransforms: [{ use: 'weekParts', field: 'days' }] });

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
    expect(recordToApi(entity, { ...before, days: ['aMon'] }, { mode: 'edit', before })).toEqual({ ...NONE, aMon: true });
    expect(recordToApi(entity, { ...before, name: 'Le Relais' }, { mode: 'edit', before })).toEqual({ name: 'Le Relais' });
  });

  it('sends all of them as false once the list is emptied', () => {
    const before = recordFromApi(entity, { mMon: true });
    expect(recordToApi(entity, {}, { mode: 'edit', before })).toEqual(NONE);
    expect(toApi({ days: null }, 'edit')).toEqual(NONE);
  });

  it('is as many yes/no fields on the wire', () => {
    expect(Object.keys(wireSchema(entity).properties)).toEqual(['name', ...SLOTS]);
  });
});
