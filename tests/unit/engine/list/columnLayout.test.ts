import { describe, expect, it } from 'vitest';
import { arrangeColumns, mayMove, movedColumn, withColumn, withOrder, writeColumns, type ArrangedColumn } from '@/engine/list/columns/columnLayout';
import { bookList } from './books';

const list = { ...bookList, columns: [...bookList.columns, { field: 'bought', sortable: true, hidden: true }] };
const shown = (columns: readonly ArrangedColumn[]) => columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
const pinned = (columns: readonly ArrangedColumn[]) => columns.filter((column) => column.pinned).map(({ field }) => field);
const arrange = (layout?: string) => arrangeColumns(list, layout);

describe('the columns of a list', () => {
  it('are those of the resource until they are arranged', () => {
    expect(shown(arrange())).toEqual(['title', 'pages', 'genre', 'contact']);
    expect(arrange().at(-1)).toMatchObject({ field: 'bought', hidden: true });
  });

  it('are those a layout names, in its order, with their widths', () => {
    const columns = arrange('title bought*180 genre');
    expect(shown(columns)).toEqual(['title', 'bought', 'genre']);
    expect(columns[1]).toMatchObject({ chosenWidth: 180 });
    expect(columns.map(({ field }) => field)).toHaveLength(5);
  });

  it('start with the one that names the record, whatever a layout says', () => {
    expect(shown(arrange('genre pages'))).toEqual(['title', 'genre', 'pages']);
    expect(shown(arrange(''))).toEqual(['title']);
  });

  it('that stay in sight come first, the name with them', () => {
    const columns = arrange('title pages genre*p contact');
    expect(shown(columns)).toEqual(['title', 'genre', 'pages', 'contact']);
    expect(pinned(columns)).toEqual(['title', 'genre']);
  });

  it.each(['title title unknown pages', 'title  pages', 'unknown* title * pages*x pages', 'title pages*12345 pages'])('leave out what "%s" should not say', (layout) => {
    expect(shown(arrange(layout))).toEqual(['title', 'pages']);
  });

  it.each([['pages*10', 60], ['pages*999', 800]])('keep %s within bounds', (layout, chosenWidth) => {
    expect(arrange(layout)[1]).toMatchObject({ field: 'pages', chosenWidth });
  });

  it('are read as far as a layout may be long', () => {
    expect(shown(arrange(`title pages ${'x'.repeat(2000)} genre`))).toEqual(['title', 'pages']);
  });

  it('are written with the widths that the operator has chosen, and without those of the resource', () => {
    const wide = { ...list, columns: list.columns.map((column) => (column.field === 'pages' ? { ...column, width: 120 } : column)) };
    const columns = arrangeColumns(wide, undefined);
    expect(writeColumns(columns)).toBe('title pages genre contact');
    expect(writeColumns(withColumn(columns, 'pages', { chosenWidth: 130.4 }))).toBe('title pages*130 genre contact');
    expect(arrangeColumns(wide, 'title pages')[1]).toMatchObject({ field: 'pages', width: 120 });
  });

  it.each(['title pages genre contact', 'title*p contact*p120 bought*240', 'title'])('are written as they were read: %s', (layout) => {
    expect(writeColumns(arrange(layout))).toBe(layout);
  });
});

describe('a change of the columns', () => {
  it('shows one after those that are shown, and hides it again', () => {
    const more = withColumn(arrange(), 'bought', { hidden: false });
    expect(shown(more)).toEqual(['title', 'pages', 'genre', 'contact', 'bought']);
    expect(shown(withColumn(more, 'bought', { hidden: true }))).toEqual(['title', 'pages', 'genre', 'contact']);
  });

  it('never hides the one that names the record', () => {
    expect(shown(withColumn(arrange(), 'title', { hidden: true }))).toContain('title');
  });

  it('forgets that a column is pinned once it is hidden', () => {
    const columns = withColumn(arrange('title pages genre*p'), 'genre', { hidden: true });
    expect(columns.find(({ field }) => field === 'genre')).toMatchObject({ hidden: true, pinned: false });
  });

  it('moves one among its like: after the name, before the hidden ones, and not out of the pinned ones', () => {
    expect(shown(movedColumn(arrange(), 'genre', -1))).toEqual(['title', 'genre', 'pages', 'contact']);
    expect(mayMove(arrange(), 'title', 1)).toBe(false);
    expect(mayMove(arrange(), 'pages', -1)).toBe(false);
    expect(mayMove(arrange(), 'contact', 1)).toBe(false);
    expect(mayMove(arrange(), 'bought', 1)).toBe(false);
    expect(mayMove(arrange('title*p pages*p genre'), 'pages', 1)).toBe(false);
    expect(movedColumn(arrange(), 'pages', -1)).toEqual(arrange());
  });

  it('takes the order of the grid, which knows other columns than the list', () => {
    expect(shown(withOrder(arrange(), ['selection', 'title', 'contact', 'pages', 'genre', 'actions']))).toEqual(['title', 'contact', 'pages', 'genre']);
  });
});
