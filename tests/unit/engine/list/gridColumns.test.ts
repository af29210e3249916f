import type { ColDef } from 'ag-grid-community';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ValueCell, NameCell, ActionsCell, TailCell } from '@/engine/list/grid/cells';
import { arrangeColumns } from '@/engine/list/columns/columnLayout';
import { columnWidth } from '@/engine/list/grid/columnWidths';
import { gridColumns, type GridColumnsInput } from '@/engine/list/grid/gridColumns';
import type { RecordData } from '@/engine/model/Schema';
import type { Widget, WidgetRegistry } from '@/engine/model/Widget';
import { EmptyValue } from '@/ui/EmptyValue';
import { book, bookList } from './books';

const plain: Widget = { toText: (value) => (value === undefined ? undefined : String(value)) };
const Display = () => null;
const widgets: WidgetRegistry = { text: plain, number: { ...plain, align: 'right' }, choice: { toText: (value) => (value === undefined ? undefined : `Genre numéro ${String(value)}`), Display, beside: 26 }, email: plain };
const titles = ['Nana', 'Le Ventre de Paris', 'Germinal', 'La Fortune des Rougon, histoire naturelle et sociale'];
const sample: RecordData[] = titles.map((title, index) => ({ title, pages: 400 + index, genre: 1 + (index % 2) }));

function columnsOf({ layout, ...input }: Partial<GridColumnsInput> & { layout?: string } = {}) {
  const sorted: string[] = [];
  const text = { language: 'fr', choiceLabel: String, t: String } as const;
  const words = { labels: { field: (name: string) => `<${name}>` }, widgets, text };
  const usual = { entity: book, columns: arrangeColumns(bookList, layout), sample, actionsLabel: 'Actions', selectLabel: 'Choisir', onTogglePage: () => undefined };
  const columns = gridColumns({ ...words, ...usual, onSort: (field) => sorted.push(field), ...input });
  const column = (id: string) => columns.find(({ colId }) => colId === id) as ColDef<RecordData>;
  return { columns, column, sorted };
}

/** The renderer of a cell, with its value. */
function drawnBy({ cellRendererSelector, valueGetter }: ColDef<RecordData>, data: RecordData | undefined) {
  const value: unknown = typeof valueGetter === 'function' ? valueGetter({ data } as never) : undefined;
  return { value, ...cellRendererSelector?.({ data, value } as never) };
}

describe('the columns of the grid', () => {
  it('are those that are shown, under their labels, between the boxes to tick and the actions', () => {
    const { columns } = columnsOf({ layout: 'title genre' });
    expect(columns.map(({ headerName }) => headerName)).toEqual(['Choisir', '<title>', '<genre>', 'Actions']);
  });

  it('are without boxes where nothing is done with a selection, and without actions where there are none', () => {
    const { columns } = columnsOf({ layout: 'title', selectLabel: undefined, actionsLabel: undefined });
    expect(columns.map(({ colId }) => colId)).toEqual(['title']);
  });

  it('ask for more room where the reader spaces their text, so that the grid is scrolled and no word is cut', () => {
    const least = (id: string, scale?: number) => columnsOf({ ...(scale && { scale }) }).column(id).minWidth ?? 0;
    expect(least('pages', 1.25)).toBe(Math.round(least('pages') * 1.25));
    expect(least('title', 1.25)).toBeGreaterThan(least('title') * 1.25);
  });

  it('leave a key to the link or the button that has the focus, except the one that goes on from there', () => {
    class ElementOfPage {
      constructor(readonly inside: string) {}
      closest = (selectors: string) => (selectors.split(', ').includes(this.inside) ? this : null);
    }
    vi.stubGlobal('Element', ElementOfPage);
    onTestFinished(() => void vi.unstubAllGlobals());
    const isLeft = (key: string, target: unknown) => columnsOf().column('actions').suppressKeyboardEvent?.({ event: { key, target } } as never);
    expect([isLeft('Enter', new ElementOfPage('a')), isLeft(' ', new ElementOfPage('button')), isLeft('Enter', new ElementOfPage('span')), isLeft('Tab', new ElementOfPage('a')), isLeft('Enter', null)]).toEqual([true, true, false, false, false]);
  });

  it('start with the one that names the record, which opens it and stays where it is', () => {
    const { column } = columnsOf();
    expect(column('title')).toMatchObject({ lockPosition: 'left', suppressMovable: true });
    expect(drawnBy(column('title'), { title: 'Nana' })).toEqual({ value: 'Nana', component: NameCell });
    expect(drawnBy(column('title'), {})).toMatchObject({ component: NameCell });
    expect([column('pages').lockPosition, column('pages').suppressMovable]).toEqual([undefined, undefined]);
  });

  it('render a value as its widget does, or as its text, and an empty one as empty; a row that is not there yet as nothing', () => {
    const { column } = columnsOf();
    expect(drawnBy(column('genre'), { genre: 2 })).toMatchObject({ value: 'Genre numéro 2', component: ValueCell, params: { field: { name: 'genre' }, widget: widgets['choice'] } });
    expect(drawnBy(column('pages'), { pages: 480 })).toEqual({ value: '480' });
    expect(drawnBy(column('pages'), {})).toEqual({ value: undefined, component: EmptyValue });
    expect(drawnBy(column('pages'), undefined)).toEqual({ value: undefined });
  });

  it('are as wide as the days of their dates, with figures of one width, whose hours give way', () => {
    const dated: Widget = { ...plain, tail: (text) => / \d{2}:\d{2}$/.exec(text)?.[0] };
    const printed = ['07/11/2026 17:01', '21/09/2026 04:18'].map((pages) => ({ title: 'Nana', pages }));
    const { column } = columnsOf({ widgets: { ...widgets, number: dated }, sample: printed });
    const { least, wanted } = columnWidth('<pages>', ['07/00/2026', '20/09/2026']);
    expect(column('pages')).toMatchObject({ flex: wanted, minWidth: least });
    expect(drawnBy(column('pages'), printed[0] ?? {})).toMatchObject({ value: '07/11/2026 17:01', component: TailCell, params: { widget: dated } });
    const rendered = renderToStaticMarkup(createElement(TailCell, { value: '07/11/2026 17:01', widget: dated } as never));
    expect(rendered).toBe('<span data-shortened="">07/11/2026<span> 17:01</span></span>');
  });

  it('have numbers at the right, but for what names the record', () => {
    const { column } = columnsOf();
    expect(['title', 'pages', 'genre'].map((name) => column(name).type)).toEqual([undefined, 'rightAligned', undefined]);
    const list = { ...bookList, columns: bookList.columns.filter(({ field }) => field === 'pages') };
    expect(columnsOf({ columns: arrangeColumns(list, undefined) }).column('pages').type).toBeUndefined();
  });

  it('share the room there is by what their texts ask for, or are as wide as somebody wants', () => {
    const { column } = columnsOf({ layout: 'title pages*180 genre' });
    const { least, wanted } = columnWidth('<genre>', ['Genre numéro 1', 'Genre numéro 2'], { beside: 26 });
    expect(column('genre')).toMatchObject({ flex: wanted, minWidth: least });
    expect(column('title').minWidth).toBe(columnWidth('<title>', titles, { isName: true }).least);
    expect(column('pages')).toMatchObject({ width: 180, flex: null, minWidth: 60 });
  });

  it('are no narrower than the resource says, and grow with the others', () => {
    const list = { ...bookList, columns: bookList.columns.map((column) => (column.field === 'pages' ? { ...column, width: 300 } : column)) };
    const { column } = columnsOf({ columns: arrangeColumns(list, undefined) });
    expect(column('pages')).toMatchObject({ flex: 300, minWidth: 300 });
    expect(columnsOf({ columns: arrangeColumns(list, 'title pages*120') }).column('pages')).toMatchObject({ width: 120, flex: null });
  });

  it('that stay in sight take no share, and the boxes to tick stay with them', () => {
    const { columns, column } = columnsOf({ layout: 'title*p pages' });
    expect(column('title')).toMatchObject({ pinned: 'left', flex: null, width: columnWidth('<title>', titles, { isName: true }).wanted });
    expect([columns[0]?.pinned, column('pages').pinned]).toEqual(['left', null]);
    expect(columnsOf().columns[0]?.pinned).not.toBe('left');
  });

  it('are sorted by Enter on a title, where they can be; the key is never the grid’s', () => {
    const { column, sorted } = columnsOf();
    const press = (id: string, key: string) => column(id).suppressHeaderKeyboardEvent?.({ event: { key } } as never);
    expect([press('pages', 'Enter'), press('genre', 'Enter'), press('title', ' ')]).toEqual([true, true, false]);
    expect(sorted).toEqual(['pages']);
    expect(column('pages').headerComponentParams).toMatchObject({ field: 'pages', sortable: true });
  });

  it('end with the actions, at the right, which are wider where text is', () => {
    const [usual, wider] = [columnsOf(), columnsOf({ scale: 2 })].map(({ columns }) => columns.at(-1)!);
    expect(usual).toMatchObject({ headerName: 'Actions', pinned: 'right', resizable: false, suppressMovable: true, cellRenderer: ActionsCell, headerComponentParams: { sortable: false } });
    expect(wider?.width).toBe(2 * (usual?.width ?? 0));
  });
});
