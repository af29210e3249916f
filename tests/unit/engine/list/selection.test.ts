import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED } from '@/engine/data/scope';
import { isEmptySelection, isSelected, pageState, rowsBetween, scopeOf, selectedCount, withRecords } from '@/engine/data/selection';
import type { Selection } from '@/engine/model/ListQuery';
import type { RecordData } from '@/engine/model/Schema';

const book = (id: number): RecordData => ({ id, title: `Livre ${id}` });
const [one, two, three, four] = [book(1), book(2), book(3), book(4)];
const page = [one, two, three, four];
const ALL: Selection = { kind: 'all' };
const of = (...records: RecordData[]) => withRecords(NOTHING_SELECTED, records, true, page);
const ids = (selection: Selection) => (selection.kind === 'all' ? 'all' : [...selection.records.keys()]);

describe('a selection', () => {
  it('takes records in and out', () => {
    expect(ids(withRecords(of(one, two), [one], false, page))).toEqual(['2']);
    expect([withRecords(of(one), [one], false, page), of(one), ALL].map(isEmptySelection)).toEqual([true, false, false]);
  });

  it('keeps what is on other pages', () => {
    const selection = withRecords(of({ id: 99 }), page, true, page);
    expect(ids(withRecords(selection, page, false, page))).toEqual(['99']);
  });

  it('without one of all the results is the rest of its page', () => {
    expect(ids(withRecords(ALL, [two], false, page))).toEqual(['1', '3', '4']);
  });

  it('of all the results stays so when one of them is taken in', () => {
    expect(ids(withRecords(ALL, [two], true, page))).toBe('all');
  });

  it('counts all the results as the list now has them', () => {
    expect(selectedCount(ALL, 1243)).toBe(1243);
    expect(selectedCount(of(one, two), 1243)).toBe(2);
  });

  it('knows a record by its number, wherever it was read', () => {
    expect(isSelected(of(one), { id: 1, title: 'Un autre titre' })).toBe(true);
  });

  it.each([
    [NOTHING_SELECTED, 'none'],
    [of(one, three), 'some'],
    [of(one, two, three, four), 'all'],
    [ALL, 'all'],
  ])('says how much of the page it holds (%#)', (selection, expected) => {
    expect(pageState(selection, page)).toBe(expected);
  });

  it.each([
    ['1', three, ['1', '2', '3']],
    ['4', two, ['2', '3', '4']],
    ['3', one, ['1', '2', '3']],
    ['77', two, ['2']],
    ['1', book(99), ['99']],
    [undefined, two, ['2']],
  ])('reaches from %s to a row, both ways', (from, to, expected) => {
    expect(rowsBetween(page, from, to).map(({ id }) => String(id))).toEqual(expected);
  });
});

describe('what a bulk action works on', () => {
  const query = { page: 3, size: 25, sort: undefined, filters: { title: ['vo'] } };
  const shown = { records: page, total: 40 };

  it('is the ticked records, those of the page as it now is', () => {
    const before = { id: 1, title: 'Avant' };
    expect(scopeOf(of(before, { id: 99 }), query, shown)).toEqual({ kind: 'records', records: [one, { id: 99 }] });
  });

  it('is all that the filters match', () => {
    expect(scopeOf(ALL, query, shown)).toEqual({ kind: 'matching', query, total: 40 });
  });
});
