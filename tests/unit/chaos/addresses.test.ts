import { describe, expect, it } from 'vitest';
import { listPath } from '@/api/requestAddress';
import { pageSizes, readListQuery, writeListQuery } from '@/engine/data/listQuery';
import { requestFor } from '@/engine/data/readRecords';
import { fc } from '../../support/property';
import { realEntities } from '../../support/realEntities';

/** The number of runs for each list; `npm run chaos` does more. */
const RUNS = process.env['CHAOS'] === undefined ? 20 : 400;

/** Values that somebody may put into a link, or type into a filter. */
const hostile = fc.oneof(
  fc.constantFrom('<script>pwned()</script>', '\u202Eabc', 'a\u200Bb', 'x'.repeat(10_000), 'a\0b', '\ud83d', '=1+1', '__proto__', '%', '%00', '../..', "L'Haÿ", '-1', '1e9', 'id:asc', 'toString:desc', '2026-02-31..'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const lists = realEntities.flatMap(({ resource: { name, list }, schema }) => (list ? [[name, { list, schema }] as const] : []));

describe.each(lists)('an address of any text: %s', (_name, shape) => {
  const names = ['page', 'size', 'sort', '__proto__', 'f.__proto__', 'f.nobody', ...shape.list.filters.map(({ name }) => `f.${name}`)];

  it('is read as a query of the list, asks the platform in one address, and is written as it was understood', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), hostile), { maxLength: 6 }), (given) => {
        const query = readListQuery(new URLSearchParams(given), shape);
        expect(Number.isInteger(query.page) && query.page > 0).toBe(true);
        expect(pageSizes(shape.list.pageSize)).toContain(query.size);
        const path = listPath('items', requestFor(query, shape.list));
        expect(URL.canParse(path, 'https://platform.test/')).toBe(true);
        expect(new URL(path, 'https://platform.test/').pathname).toBe('/items');
        expect(readListQuery(writeListQuery(query, shape.list), shape)).toEqual(query);
      }),
      { numRuns: RUNS },
    );
  });
});
