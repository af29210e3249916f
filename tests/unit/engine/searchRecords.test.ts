import { describe, expect, it } from 'vitest';
import { readResources } from '../../../scripts/resources/readResources';
import type { ListAnswer, ListRequest, WireRecord } from '@/api/records';
import { searchRecords } from '@/engine/insight/search/searchRecords';
import type { EntityBody } from '@/engine/model/Resource';
import type { FilterDefinition, ListDefinition } from '@/engine/model/ListDefinition';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { book, bookList, filterOf } from './list/books';

const { entities } = readResources('schemas');

async function search(name: string, text: string, items: WireRecord[] = [], total = items.length, change: (list: ListDefinition) => ListDefinition = (list) => list) {
  return searchIn(entities.find(({ resource }) => resource.name === name) as EntityBody, text, items, total, change);
}

async function searchIn(entity: EntityBody, text: string, items: WireRecord[] = [], total = items.length, change: (list: ListDefinition) => ListDefinition = (list) => list) {
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
    const { asked, found } = await search('beneficiary', 'Jean Marc  Petit', [{ id: 4, givenName: 'Jean Marc', familyName: 'Petit' }]);
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
    const only = (...names: string[]) => (list: ListDefinition) => ({ ...list, filters: list.filters.filter(({ name }) => names.includes(name)) });
    const { asked, found } = await search('user', 'Zoé', [], 0, only());
    expect([asked, found.records]).toEqual([[], []]);
    expect((await search('user', 'Zoé', [], 0, only('email'))).asked).toEqual([]);
    expect((await search('beneficiary', 'Zoé Petit', [], 0, only('givenName', 'email'))).asked).toEqual([]);
  });

  it('asks nothing for no text, and nothing of what is not searched', async () => {
    expect((await search('user', '  ')).asked).toEqual([]);
    expect((await searchIn(book, 'Germinal')).asked).toEqual([]);
  });

  it('asks for the start of a text that is too long for an address', async () => {
    expect((await search('user', 'x'.repeat(300))).asked).toEqual([`admin/users q=${'x'.repeat(200)}`]);
  });

  it('says what tells a record from its homonyms where it has such a text, and nothing else', async () => {
    const details = ['zoe@exemple.fr', '', 7, null];
    const { found } = await search('user', 'Zoé', details.map((email, id) => ({ id, givenName: 'Zoé', familyName: 'Petit', email })));
    expect(found.records.map((record) => ('detail' in record ? record.detail : 'none'))).toEqual(['zoe@exemple.fr', 'none', 'none', 'none']);
    expect((await search('article', 'Zoé', [{ id: 1, title: 'Zoé' }])).found.records).toStrictEqual([{ id: '1', title: 'Zoé' }]);
  });

  it('says why somebody is found who is not found by name', async () => {
    const people = [
      { id: 1, givenName: 'Zoé', familyName: 'Petit', email: 'zoe@exemple.fr', telephone: '0612345678' },
      { id: 2, givenName: 'Léa', familyName: 'Petit', telephone: '+33612345678' },
      { id: 3, givenName: 'Anne', familyName: 'Petit', email: 'anne@exemple.fr' },
    ];
    const details = async (text: string) => (await search('user', text, people)).found.records.map(({ detail }) => detail?.replaceAll('\u00a0', ' '));
    expect(await details('0612345678')).toEqual(['06 12 34 56 78 · zoe@exemple.fr', '+33 6 12 34 56 78', 'anne@exemple.fr']);
    expect(await details('@exemple.fr')).toEqual(['zoe@exemple.fr', undefined, 'anne@exemple.fr']);
  });

  it('says that there may be more where the server does not count what it finds', async () => {
    const answer = async (more: boolean) => {
      const list = async (): Promise<ListAnswer> => ({ items: [{ id: 1, title: 'Zoé' }], total: 1, ...(more && { more }) });
      const entity = entities.find(({ resource }) => resource.name === 'article') as EntityBody;
      return searchRecords(entity, 'Zoé', { api: { list }, context: WALL_CLOCK, signal: new AbortController().signal, list: entity.resource.list as ListDefinition });
    };
    expect([(await answer(true)).isUncounted, 'isUncounted' in (await answer(false))]).toEqual([true, false]);
  });

  it('writes a number that is no telephone as it is', async () => {
    const code: FilterDefinition = filterOf({ name: 'code', operator: 'equals' });
    const coded: EntityBody = { ...book, resource: { ...book.resource, list: { ...bookList, filters: [...bookList.filters, code] }, search: { filters: ['title'], by: { code: '^\\d+$' } } } };
    expect((await searchIn(coded, '0612345678', [{ id: 1, title: 'Dune', code: '0612345678' }])).found.records).toEqual([{ id: '1', title: 'Dune', detail: '0612345678' }]);
  });

  it('knows a text of another kind by a pattern that speaks of letters of all alphabets', async () => {
    const code: FilterDefinition = filterOf({ name: 'code', operator: 'equals' });
    const coded: EntityBody = { ...book, resource: { ...book.resource, list: { ...bookList, filters: [...bookList.filters, code] }, search: { filters: ['title'], by: { code: '^\\p{Lu}{3}$' } } } };
    expect((await searchIn(coded, 'ÉTÉ')).asked).toEqual(['books library=7&code=ÉTÉ']);
    expect((await searchIn(coded, 'Été')).asked).toEqual(['books library=7&title=Été']);
  });
});
