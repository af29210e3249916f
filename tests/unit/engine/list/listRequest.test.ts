import { describe, expect, it } from 'vitest';
import { listRequest } from '@/engine/data/listRequest';
import { readListQuery } from '@/engine/data/listQuery';
import { bookList, bookSchema, filterOf } from './books';

const request = (address: string) =>
  listRequest(readListQuery(new URLSearchParams(address), { list: bookList, schema: bookSchema }), bookList);

const FIXED = ['library', '7'];

describe('what a list asks of the server', () => {
  it('is a page, its size, an order and the fixed filters', () => {
    expect(request('page=3&size=50')).toEqual({
      page: 3,
      perPage: 50,
      order: { field: 'title', direction: 'asc' },
      filters: [FIXED],
    });
  });

  it('has no order when the list has none', () => {
    const { sort: _sort, ...list } = bookList;
    expect(listRequest(readListQuery(new URLSearchParams(), { list, schema: bookSchema }), list)).not.toHaveProperty('order');
  });

  it.each(['yes', 'no'])('is %s, as a server says it that can be asked for both', (answer) => {
    const list = { ...bookList, fixedFilters: [], filters: [filterOf({ name: 'lent', operator: 'yesNo', values: { yes: 'true', no: 'false' } })] };
    expect(listRequest({ page: 1, size: 25, sort: undefined, filters: { lent: [answer] } }, list).filters).toEqual([['lent', answer === 'yes' ? 'true' : 'false']]);
  });

  it.each([
    ['contains', 'f.title=le+loup', [['title', 'le loup']]],
    ['contains, with the apostrophe doubled where the server needs it', "f.author=L'Haÿ", [['q', "L''Haÿ"]]],
    ['contains, with the apostrophe as it is elsewhere', "f.title=L'Haÿ", [['title', "L'Haÿ"]]],
    ['equals', 'f.pages=120', [['pages', '120']]],
    ['one choice', 'f.genre=2', [['genre', '2']]],
    ['several choices', 'f.genres=1&f.genres=3', [['genre[]', '1'], ['genre[]', '3']]],
    ['yes, as this server says it', 'f.available=yes', [['available', '1']]],
    ['another record', 'f.shelf=12', [['shelf', '12']]],
    ['days, the last one included', 'f.bought=2024-02-01..2024-02-29', [['bought[after]', '2024-02-01'], ['bought[before]', '2024-03-01']]],
    ['days from one', 'f.bought=2024-12-31..', [['bought[after]', '2024-12-31']]],
    ['days to one, across a year', 'f.bought=..2024-12-31', [['bought[before]', '2025-01-01']]],
    ['numbers', 'f.length=100..200', [['pages[after]', '100'], ['pages[before]', '200']]],
    ['nothing for a filter that is selected and empty', 'f.author=', []],
    ['nothing for a filter there is not', 'f.password=x', []],
  ])('holds %s', (_what, address, filters) => {
    expect(request(address).filters).toEqual([FIXED, ...filters]);
  });
});
