import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import type { QueryParameters } from '@/api/records';
import { listRequest } from '@/engine/data/listRequest';
import { readStoredFilters } from '@/engine/data/readStoredFilters';
import type { FilterValues } from '@/engine/model/ListQuery';
import { book, bookList, filterOf } from './books';

const read = (...parameters: QueryParameters) => readStoredFilters(parameters, bookList, book);

const sent = (filters: FilterValues) => listRequest({ page: 1, size: 25, sort: undefined, filters }, bookList).filters ?? [];

/** The parameters as the platform stores them (contract campaigns.associate). */
const withoutBrackets = (parameters: QueryParameters) => parameters.map(([name, value]) => [name.replace(/\[\]$/, ''), value] as const);

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const anyFilters = fc
  .record(
    {
      title: fc.constantFrom('Le Rouge', "L'Étranger").map((text) => [text]),
      author: fc.constantFrom("O'Brien", 'Sand', "d''Ormesson").map((text) => [text]),
      length: fc.tuple(fc.nat(900), fc.nat(900)).map(([from, to]) => [`${from}..${to}`]),
      genres: fc.subarray(['1', '2', '3'], { minLength: 2 }),
      available: fc.constant(['yes']),
      bought: fc.oneof(day.map((one) => [`${one}..`]), fc.tuple(day, day).map(([from, to]) => [`${from}..${to}`])),
      shelf: fc.nat(999).map((id) => [String(id)]),
    },
    { requiredKeys: [] },
  )
  .map((filters): FilterValues => ({ ...filters }));

describe('stored parameters of a list', () => {
  it('are its filters again, whatever they were, with or without the brackets of lists', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const expected = { filters, fixed: ['library'], unknown: [] };
        expect(read(...sent(filters))).toEqual(expected);
        expect(read(...withoutBrackets(sent(filters)))).toEqual(expected);
      }),
    );
  });

  it('keep what no filter of the list is, whole', () => {
    expect(read(['mood', 'good'], ['genre', '1'], ['order[title]', 'asc'], ['library', '9'])).toEqual({
      filters: { genre: ['1'] },
      fixed: [],
      unknown: [['mood', 'good'], ['order[title]', 'asc'], ['library', '9']],
    });
  });

  it.each([
    ['a choice that there is not', [['genre', '8']]],
    ['one choice that there is not, among others', [['genre[]', '1'], ['genre[]', '8']]],
    ['an answer that cannot be asked', [['available', '0']]],
    ['a moment in place of a day', [['bought[after]', '2026-01-01T10:00:00']]],
    ['an end given twice', [['bought[after]', '2026-01-01'], ['bought[after]', '2026-01-02']]],
    ['the other end given twice', [['bought[before]', '2026-01-01'], ['bought[before]', '2026-01-02']]],
    ['a value given twice where one is taken', [['title', 'a'], ['title', 'b']]],
  ] as [string, QueryParameters][])('keep %s', (_what, parameters) => {
    expect(read(...parameters)).toEqual({ filters: {}, fixed: [], unknown: parameters });
  });

  it.each([
    ['a number that was stored in two spellings, once', filterOf({ name: 'telephone', operator: 'telephone' }), ['06 12 34 56 78', '0612345678'], ['0612345678']],
    ['the answer yes', filterOf({ name: 'lent', operator: 'yesNo', values: { yes: '1', no: '0' } }), ['1'], ['yes']],
    ['the answer no', filterOf({ name: 'lent', operator: 'yesNo', values: { yes: '1', no: '0' } }), ['0'], ['no']],
    ['no answer that is neither', filterOf({ name: 'lent', operator: 'yesNo', values: { yes: '1', no: '0' } }), ['2'], undefined],
  ])('are %s', (_what, filter, stored, expected) => {
    const parameters: QueryParameters = stored.map((value) => [filter.parameter, value]);
    const { filters, unknown } = readStoredFilters(parameters, { ...bookList, filters: [filter] }, book);
    expect(filters).toEqual(expected ? { [filter.name]: expected } : {});
    expect(unknown).toEqual(expected ? [] : parameters);
  });

  it.each([
    [[['pages[after]', '5']], ['5..']],
    [[['pages[before]', '9']], ['..9']],
  ] as [QueryParameters, string[]][])('with one end only are a range that is open at the other: %o', (parameters, length) => {
    expect(read(...parameters).filters).toEqual({ length });
  });

  it('never throws, and loses nothing', () => {
    const names = ['title', 'q', 'pages', 'genre', 'genre[]', 'available', 'bought[before]', 'shelf', 'library', 'other'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string())), (parameters) => {
        const { filters, fixed, unknown } = read(...parameters);
        const said = [...Object.keys(filters).map((name) => bookList.filters.find((filter) => filter.name === name)?.parameter), ...fixed];
        const isSaid = (name: string) => said.includes(name.replace(/\[\w*\]$/, ''));
        expect(parameters.filter((parameter) => !unknown.includes(parameter) && !isSaid(parameter[0]))).toEqual([]);
      }),
    );
  });
});
