import { fc } from '../../../support/property';
import { describe, expect, it } from 'vitest';
import { queryPath, requestAddress } from '@/api/requestAddress';
import { associateParameters, filterParameters, filtersText, LONGEST_FILTERS, namedIds, namingFilters, selectableCount, sendParameters } from '@/features/campaigns/recipients/parameters';
import { bookList } from '../../engine/list/books';
import { members, readers } from './sources';

const chosen = { source: 1, deliveryCount: 1, countedAt: '2026-11-22T10:32:00.000Z' } as const;

describe('a kept query', () => {
  it('is what was sent, whatever is in it', () => {
    const anyText = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('q', 'genre[]', 'createdDate[after]', 'title'), anyText), { maxLength: 6 }), (pairs) => {
        const single = pairs.filter(([name], index) => name.includes('[') || pairs.findIndex(([other]) => other === name) === index);
        expect(filterParameters(filtersText(single))).toEqual(single);
      }),
    );
  });

  it('keeps nothing of a filter without a value, which asks for nothing', () => {
    expect(filtersText([['q', ''], ['genre[]', '1'], ['title', '']])).toBe('genre%5B%5D=1');
  });

  it('pasted together by the platform has the brackets of its lists again', () => {
    expect(filterParameters('gender=1&gender=2&createdDate[after]=2026-01-01')).toEqual([['gender[]', '1'], ['gender[]', '2'], ['createdDate[after]', '2026-01-01']]);
    expect(filterParameters('genre=1&title=a', bookList)).toEqual([['genre[]', '1'], ['title', 'a']]);
  });

  it.each([
    ['a plus', 'email=a+b@exemple.fr', [['email', 'a+b@exemple.fr']]],
    ['an ampersand', 'q=Dupont & fils&id=3', [['q', 'Dupont & fils'], ['id', '3']]],
    ['an equals sign', 'q=a=b', [['q', 'a=b']]],
    ['escapes', 'q=Jean%20Paul%20%26%20fils', [['q', 'Jean Paul & fils']]],
    ['nothing', '', []],
  ])('is read with %s', (_what, text, pairs) => {
    expect(filterParameters(text)).toEqual(pairs);
  });
});

describe('the filter that names a selection', () => {
  it('is as long as the platform keeps, and not one character longer', () => {
    const ids = (last: number) => [...Array.from({ length: 251 }, () => 7), last];
    expect([namingFilters(ids(7), readers)?.length, namingFilters(ids(77), readers)]).toEqual([LONGEST_FILTERS, undefined]);
  });

  it.each([
    ['selected=3,5', [3, 5]],
    ['selected=3&order[title]=asc', [3]],
    ['selected=3,0', undefined],
    ['selected=3,x', undefined],
    ['selected=3&genre=1', undefined],
    ['genre=1', undefined],
  ])('is told from other filters: %s', (filters, ids) => {
    expect(namedIds({ ...chosen, filterType: 2, filters }, readers)).toEqual(ids);
  });
});

describe('what associates (contract campaigns.associate)', () => {
  it('names a selection one by one', () => {
    expect(associateParameters({ ...chosen, filterType: 1, ids: [7, 9] }, readers, '4')).toEqual([['campaignId', '4'], ['filterType', '1'], ['book[]', '7'], ['book[]', '9']]);
  });

  it('names the record under which they are listed', () => {
    const parameters = associateParameters({ ...chosen, source: 2, sourceId: 3, filterType: 1, ids: [7] }, members, '4');
    expect(parameters).toEqual([['campaignId', '4'], ['bookId', '3'], ['filterType', '1'], ['page[]', '7']]);
  });

  it('gives filters as the list sends them', () => {
    const parameters = associateParameters({ ...chosen, filterType: 2, filters: 'genre%5B%5D=1&q=O%27%27Brien' }, readers, '4');
    expect(parameters).toEqual([['campaignId', '4'], ['filterType', '2'], ['genre[]', '1'], ['q', "O''Brien"]]);
  });

  it('takes as many as its address holds, and not one more', () => {
    const apiUrl = 'https://platform.test/api';
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000 }), fc.constantFrom(readers, members), (first, source) => {
        const ids = Array.from({ length: 400 }, (_, index) => first + index);
        const count = selectableCount(ids, source, source.owner && 12, apiUrl);
        const address = (number: number) =>
          requestAddress(apiUrl, queryPath(source.associate, associateParameters({ ...chosen, sourceId: 12, filterType: 1, ids: ids.slice(0, number) }, source, '9999999999')), { acts: true });
        expect(() => address(count)).not.toThrow();
        expect(() => address(count + 1)).toThrow(/characters/);
      }),
    );
  });
});

describe('what sends', () => {
  it('gives the filters again, and only the campaign for a selection', () => {
    const filters = { source: 1, filterType: 2, filters: 'genre=1&q=a' };
    expect(sendParameters(filters, readers, bookList, { id: '4', mode: 2 })).toEqual([['campaignId', '4'], ['mode', '2'], ['genre[]', '1'], ['q', 'a']]);
    expect(sendParameters({ source: 2, sourceId: 3, filterType: 1 }, members, undefined, { id: '4', mode: 1 })).toEqual([['campaignId', '4'], ['mode', '1'], ['bookId', '3']]);
  });
});
