import { describe, expect, it } from 'vitest';
import { readResources } from '../../../scripts/resources/readResources';
import type { ListAnswer, ListRequest, WireRecord } from '@/api/Api';
import { searchRecords } from '@/engine/insight/search/searchRecords';
import type { EntityBody } from '@/engine/model/Resource';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';

const { entities } = readResources('schemas');

async function search(name: string, text: string, items: WireRecord[] = [], total = items.length, change: (list: ListDefinition) => ListDefinition = (list) => list) {
  const entity = entities.find(({ resource }) => resource.name === name) as EntityBody;
  const asked: string[] = [];
  const list = async (path: string, request: ListRequest): Promise<ListAnswer> => {
    asked.push(`${path} ${(request.filters ?? []).map((pair) => pair.join('=')).join('&')}`.trim());
    return { items, total };
  };
  const found = await searchRecords(entity, text, { api: { list }, context: WALL_CLOCK, signal: new AbortController().signal, list: change(entity.resource.list as ListDefinition) });
  return { asked, found };
}

const TELEPHONE = `admin/users ${['0612345678', '06 12 34 56 78', '06.12.34.56.78', '+33612345678', '+33 6 12 34 56 78'].map((spelling) => `telephone[]=${spelling}`).join('&')}`;

describe('a search of records by name', () => {
  it('asks the list for a few, by the filter of the resource, as that filter wants its value', async () => {
    const people = [1, 2, 3, 4, 5, 6].map((id) => ({ id, givenName: 'Zoé', familyName: `O'${id}`, email: `${id}@exemple.fr` }));
    const { asked, found } = await search('user', " O'Brien ", people, 40);
    expect(asked).toEqual(["admin/users q=O''Brien"]);
    expect(found.records.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect([found.records[0], found.more, found.filters]).toEqual([{ id: '1', title: "Zoé O'1", detail: '1@exemple.fr' }, 35, { q: "O'Brien" }]);
  });

  it.each([
    ['marie@exemple.fr', ['admin/users email=marie@exemple.fr']],
    ['06 12 34 56 78', [TELEPHONE]],
    ['+33 (0)6-12-34-56-78', [`${TELEPHONE}&telephone[]=+33 (0)6-12-34-56-78`]],
  ])('takes %s for what it is', async (text, calls) => {
    expect((await search('user', text)).asked).toEqual(calls);
  });

  it('keeps what the list always keeps', async () => {
    expect((await search('hitchhiker', 'Léa')).asked).toEqual(['admin/users isHitchHiker=true&q=Léa']);
  });

  it('tries both orders where first name and last name are asked apart, and finds nobody twice', async () => {
    expect((await search('beneficiary', 'Marie')).asked).toEqual(['admin/solidary_beneficiaries givenName=Marie', 'admin/solidary_beneficiaries familyName=Marie']);
    const { asked, found } = await search('beneficiary', 'Jean Marc Petit', [{ id: 4, givenName: 'Jean Marc', familyName: 'Petit' }]);
    expect(asked).toEqual(['admin/solidary_beneficiaries familyName=Petit&givenName=Jean Marc', 'admin/solidary_beneficiaries familyName=Jean&givenName=Marc Petit']);
    expect([found.records.length, found.filters]).toEqual([1, undefined]);
  });

  it('looks among all requests, open or not, and reads none', async () => {
    expect((await search('solidaryRecord', 'Anna')).asked).toEqual(['admin/solidaries givenName=Anna', 'admin/solidaries familyName=Anna']);
  });

  it('looks itself in a list that the server does not search', async () => {
    const structures = [
      { id: 1, name: 'Élan solidaire' },
      { id: 2, name: 'CCAS' },
    ];
    expect((await search('structure', 'elan', structures)).found.records).toEqual([{ id: '1', title: 'Élan solidaire' }]);
  });

  it('asks nothing without the filter, which would answer everybody', async () => {
    const { asked, found } = await search('user', 'Zoé', [], 0, (list) => ({ ...list, filters: [] }));
    expect([asked, found.records]).toEqual([[], []]);
  });
});
