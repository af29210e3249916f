import { describe, expect, it } from 'vitest';
import { listedUnder } from '@/engine/data/listedUnder';
import { fixedParameters } from '@/engine/data/listRequest';
import type { EntityBody } from '@/engine/model/Resource';
import { invalidatedBy } from '@/engine/model/invalidatedBy';
import { book, bookSchema } from './books';

const nested: EntityBody = {
  schema: bookSchema,
  resource: { ...book.resource, endpoint: { ...book.resource.endpoint, list: 'shelves/{parent}/books' } },
};
const owner = { name: 'shelf', id: '3' };

describe('an entity listed under a record', () => {
  it('has the number of the record in the path of its list, and its other calls as they were', () => {
    const { endpoint } = listedUnder(nested, { resource: 'book', parent: { path: true } }, owner).resource;
    expect([endpoint.list, endpoint.item]).toEqual(['shelves/3/books', book.resource.endpoint.item]);
  });

  it('keeps the number of the record one part of the path, whatever it is made of', () => {
    expect(listedUnder(nested, { resource: 'book', parent: { path: true } }, { name: 'shelf', id: 'a/b?' }).resource.endpoint.list).toBe('shelves/a%2Fb%3F/books');
  });

  it('or as a parameter that every request has, and that no operator can remove', () => {
    const { list } = listedUnder(nested, { resource: 'book', parent: { parameter: 'shelf' } }, owner).resource;
    expect(list && fixedParameters(list)).toContainEqual(['shelf', '3']);
    expect(list?.fixedFilters).toEqual(book.resource.list?.fixedFilters);
  });

  it('is read again with its owner, and the owner with it', () => {
    const { resource } = listedUnder(nested, { resource: 'book', parent: { path: true } }, owner);
    const shelf = { ...book.resource, name: 'shelf', related: [{ resource: 'book', parent: { path: true as const } }] };
    const keys = [['book', 'list'], ['book', 'item', '1'], ['shelf', 'item', '3'], ['user', 'list'], 'other'];
    expect(keys.map(invalidatedBy(resource))).toEqual([true, true, true, false, false]);
    expect(keys.map(invalidatedBy(resource, { ownItems: false }))).toEqual([true, false, true, false, false]);
    expect(keys.map(invalidatedBy(shelf))).toEqual([true, true, true, false, false]);
  });
});
