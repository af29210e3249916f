import { beforeAll, describe, expect, it } from 'vitest';
import { diaryRequests } from '@/features/solidary/transforms/diaryRequests';
import { loadTexts, startI18n } from '@/i18n/i18n';

const { fromApi, toApi, wireSchema } = diaryRequests();
const place = (addressLocality: string) => ({ addressLocality, streetAddress: '1 rue Haute' });

describe('the requests of a diary', () => {
  beforeAll(async () => {
    startI18n('fr');
    await loadTexts('fr');
  });

  it('are each there once, the newest first, with their places, their first and their last day', () => {
    const entries = [
      { date: '2026-11-20T09:00:00+00:00', solidary: 37, origin: place('Toul'), destination: place('Baccarat') },
      { date: '2026-11-18T09:00:00+00:00', solidary: 12, origin: place('Toul'), destination: place('Toul') },
      { date: '2026-11-02T09:00:00+00:00', solidary: 37, origin: place('Toul'), destination: place('Baccarat') },
    ];
    expect(fromApi({ id: 1, diaries: entries })).toEqual({
      id: 1,
      diaries: entries,
      requests: [
        { id: 37, route: 'Toul → Baccarat', createdDate: '2026-11-02T09:00:00+00:00', lastDate: '2026-11-20T09:00:00+00:00' },
        { id: 12, route: 'Toul', createdDate: '2026-11-18T09:00:00+00:00', lastDate: '2026-11-18T09:00:00+00:00' },
      ],
    });
  });

  it('are named by the places alone, whatever spaces were typed around them', () => {
    expect(fromApi({ diaries: [{ solidary: 5, origin: place(' Toul '), destination: place('Toul') }] })).toMatchObject({ requests: [{ id: 5, route: 'Toul' }] });
  });

  it('have the one place that is known, and no day where none is', () => {
    const diaries = [{ solidary: 5, date: 20261120, origin: place('Toul') }, { solidary: 6, date: null, destination: place('Baccarat') }];
    expect(fromApi({ diaries })['requests']).toStrictEqual([{ id: 5, route: 'Toul' }, { id: 6, route: 'Baccarat' }]);
  });

  it('always have something to read, as their name would otherwise be asked for, which acts', () => {
    expect(fromApi({ diaries: [{ solidary: 5 }, { solidary: null }, 'x', null] })).toMatchObject({ requests: [{ id: 5, route: 'n°\u00a05' }] });
  });

  it.each([[{ diaries: 'x' }], [{ diaries: [] }], [{ requests: [{ id: 1 }] }]])('are none where there is no diary: %j', (wire) => {
    expect(fromApi(wire)).not.toHaveProperty('requests');
  });

  it('are never sent, and no field of the wire', () => {
    expect(toApi({ email: 'a@b.fr', requests: [{ id: 1 }] }, 'edit')).toEqual({ email: 'a@b.fr' });
    expect(wireSchema({ type: 'object', properties: { email: { type: 'string' }, requests: { type: 'array' } } })).toEqual({ type: 'object', properties: { email: { type: 'string' } } });
  });
});
