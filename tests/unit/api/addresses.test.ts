import { describe, expect, it } from 'vitest';
import { idBatches } from '@/api/idBatches';
import { addressRoom, listPath, queryPath } from '@/api/requestAddress';
import { rest } from '@/engine/model/dialects/rest';
import { fakeServer, json, openApi } from './fakes';

describe('ids of one address', () => {
  it('are one text, separated by commas', () => {
    expect(idBatches([1, '2', 30])).toEqual(['1,2,30']);
    expect(idBatches([])).toEqual([]);
  });

  it('are cut where an address would be too long, none lost and in their order', () => {
    const ids = Array.from({ length: 2000 }, (_, index) => index + 1000);
    const batches = idBatches(ids);
    expect(batches.join(',').split(',').map(Number)).toEqual(ids);
    expect(batches.map((batch) => encodeURIComponent(`,${batch}`).length)).toEqual([2996, 2996, 2996, 2996, 2016]);
  });

  it('fill an address to its last character', () => {
    const long = (length: number) => 'a'.repeat(length);
    expect(idBatches([long(1497), long(1497)])).toHaveLength(1);
    expect(idBatches([long(1497), long(1498)])).toHaveLength(2);
    expect(idBatches([long(5000), 1])).toEqual([long(5000), '1']);
  });
});

describe('an address', () => {
  it('has room for what its path does not say yet', () => {
    expect(addressRoom('https://platform.test', 'admin/users')).toBe(4000 - 'https://platform.test/admin/users'.length);
    expect(addressRoom('https://platform.test', 'a'.repeat(4000))).toBeLessThan(0);
  });

  it('has the parameters that are not empty, encoded', () => {
    expect(queryPath('admin/users', [['q', 'a b'], ['status[]', ''], ['status[]', '1']])).toBe('admin/users?q=a+b&status%5B%5D=1');
  });

  it('of a list says no order where none is asked', () => {
    expect(listPath('admin/users', { page: 2, perPage: 50 })).toBe('admin/users?page=2&perPage=50');
  });
});

it('each call goes to the address that its API gives to a collection, or to a record', async () => {
  const { fetch, paths } = fakeServer(json({ id: 7 }), json({ id: 8 }), json({ id: 7 }), new Response(null, { status: 204 }));
  const { api } = openApi(fetch, { pair: { token: 'abc' } });
  const dialect = { ...rest(), address: (path: string, of: 'collection' | 'record') => `${of}/${path}` };
  await api.get('pets/7', { dialect });
  await api.create('pets', { name: 'Rex' }, { dialect });
  await api.update('pets/7', { name: 'Max' }, { dialect });
  await api.remove('pets/7', { dialect });
  expect(paths()).toEqual(['GET record/pets/7', 'POST collection/pets', 'PATCH record/pets/7', 'DELETE record/pets/7']);
});
