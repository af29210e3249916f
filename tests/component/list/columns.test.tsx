// @vitest-environment happy-dom
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ColumnMovedEvent, ColumnResizedEvent } from 'ag-grid-community';
import { describe, expect, it } from 'vitest';
import { WIDTHS, type ArrangedColumn } from '@/engine/list/columns/columnLayout';
import { useGridArrangement } from '@/engine/list/grid/useGridArrangement';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { RecordData } from '@/engine/model/Schema';
import { widgets } from '@/features/registry';
import { book, bookList } from '../../unit/engine/list/books';
import { announced, renderList, shelfOf } from './renderList';

const entity = {
  ...book,
  resource: { ...book.resource, list: { ...bookList, columns: [...bookList.columns, { field: 'bought', sortable: true, hidden: true }] } },
};
const open = (address = '/books') => renderList({ address, entity, answer: shelfOf(3) });

/** The headers in their visible order; an open dialog hides them from screen readers. */
const headers = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .toSorted((a, b) => Number(a.getAttribute('aria-colindex')) - Number(b.getAttribute('aria-colindex')))
    .map((header) => header.getAttribute('col-id'))
    .filter((id) => id !== 'actions');
const expectHeaders = (...fields: string[]) => waitFor(() => expect(headers()).toEqual(fields));

async function chooser() {
  await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
  return within(await screen.findByRole('dialog', { name: 'Colonnes' }));
}


it('a record that another one refers to has the name that was answered around its id, and else its number', async () => {
  const fields: Record<string, FieldDefinition> = { pages: { cleared: 'null', widget: { use: 'reference', resource: 'shelf' }, transform: { use: 'recordId', shows: ['name'] } } };
  const items = [{ id: 1, title: 'A', pages: { id: 3, name: 'Romans' } }, { id: 2, title: 'B', pages: 4 }];
  await renderList({ address: '/books', entity: { ...book, resource: { ...book.resource, fields } }, inputs: widgets, answer: () => Promise.resolve({ items, total: 2 }) });
  expect(await screen.findByText('Romans')).toBeDefined();
  expect(screen.getByText('n° 4')).toBeDefined();
});

describe('the column chooser', () => {
  it('shows a column hidden at first, hides another, and is remembered', async () => {
    const first = await open();
    await expectHeaders('title', 'pages', 'genre', 'contact');
    const panel = await chooser();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Achat' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Genre' }));
    await expectHeaders('title', 'pages', 'contact', 'bought');
    first.unmount();
    await open();
    await expectHeaders('title', 'pages', 'contact', 'bought');
  });

  it('does not let the column that names the record be hidden or moved', async () => {
    await open();
    const panel = await chooser();
    const [name, genre] = ['Titre', 'Genre'].map((column) => panel.getByRole('checkbox', { name: column }));
    expect(name).toHaveProperty('disabled', true);
    expect([name, genre].map((box) => box?.closest('[title]')?.getAttribute('title'))).toEqual(['Cette colonne est toujours affichée', undefined]);
    expect(panel.getByRole('button', { name: 'Descendre Titre' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('moves a column by its buttons, says where it is and keeps the focus there', async () => {
    await open();
    await expectHeaders('title', 'pages', 'genre', 'contact');
    const panel = await chooser();
    const up = panel.getByRole('button', { name: 'Monter Contact' });
    await userEvent.click(up);
    await expectHeaders('title', 'pages', 'contact', 'genre');
    expect(announced()).toContain('Contact\u202f: colonne 3 sur 4');
    await waitFor(() => expect(document.activeElement).toBe(up));
  });

  it('pins a column, and the name with it', async () => {
    await open();
    const panel = await chooser();
    await userEvent.click(panel.getByRole('button', { name: 'Épingler Genre' }));
    await expectHeaders('title', 'genre', 'pages', 'contact');
    expect(panel.getByRole('button', { name: 'Épingler Titre' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('makes a column wider and narrower, and the rows closer together, which is remembered', async () => {
    const rowHeight = () => screen.getAllByRole<HTMLElement>('row', { hidden: true }).at(-1)?.style.height;
    const width = () => screen.getByRole<HTMLElement>('columnheader', { name: /^Genre/, hidden: true }).style.width;
    const first = await open();
    await screen.findAllByRole('gridcell', { hidden: true });
    const before = rowHeight();
    const panel = await chooser();
    await userEvent.click(panel.getByRole('button', { name: 'Élargir Genre' }));
    await userEvent.click(panel.getByRole('button', { name: 'Élargir Genre' }));
    await waitFor(() => expect(width()).toBe('240px'));
    await userEvent.click(panel.getByRole('button', { name: 'Rétrécir Genre' }));
    await waitFor(() => expect(width()).toBe('200px'));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Lignes compactes' }));
    await waitFor(() => expect(Number.parseInt(rowHeight() ?? '', 10)).toBeLessThan(Number.parseInt(before ?? '', 10)));
    const after = rowHeight();
    first.unmount();
    await open();
    await waitFor(() => expect([width(), rowHeight()]).toEqual(['200px', after]));
  });

  it('keeps the width and the order that the operator has given by the mouse, and none that the grid has given itself', () => {
    const kept: (readonly ArrangedColumn[] | undefined)[] = [];
    const columns = bookList.columns.map((column): ArrangedColumn => ({ ...column, pinned: false }));
    const { result } = renderHook(() => useGridArrangement({ columns, change: (next) => kept.push(next), isCompact: false, setCompact: () => undefined }));
    const genre = (width: number) => ({ getColId: () => 'genre', getActualWidth: () => width });
    const api = { getAllDisplayedColumns: () => ['title', 'genre', 'pages', 'contact'].map((field) => ({ getColId: () => field })) };
    const resized = (source: string, { finished = true, width = 210 } = {}) => result.current.onColumnResized({ finished, source, column: genre(width) } as unknown as ColumnResizedEvent<RecordData>);
    const moved = (source: string, finished = true) => result.current.onColumnMoved({ finished, source, api } as unknown as ColumnMovedEvent<RecordData>);
    resized('sizeColumnsToFit');
    resized('uiColumnResized', { finished: false });
    moved('gridOptionsChanged');
    moved('uiColumnMoved', false);
    expect(kept).toEqual([]);
    resized('uiColumnResized');
    resized('uiColumnResized', { width: 1500 });
    moved('uiColumnMoved');
    expect(kept.map((next) => next?.map(({ field, chosenWidth }) => [field, chosenWidth]))).toEqual([
      columns.map(({ field, chosenWidth }) => [field, field === 'genre' ? 210 : chosenWidth]),
      columns.map(({ field, chosenWidth }) => [field, field === 'genre' ? WIDTHS.most : chosenWidth]),
      ['title', 'genre', 'pages', 'contact'].map((field) => [field, columns.find((one) => one.field === field)?.chosenWidth]),
    ]);
  });

  it('gives back the columns of the resource', async () => {
    await open();
    const panel = await chooser();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Genre' }));
    await expectHeaders('title', 'pages', 'contact');
    await userEvent.click(panel.getByRole('button', { name: 'Rétablir les colonnes par défaut' }));
    await expectHeaders('title', 'pages', 'genre', 'contact');
  });

  it('is left with Escape, and gives the focus back to its button', async () => {
    await open();
    await chooser();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Colonnes' })));
  });
});

describe('the columns of a list', () => {
  it('are those of the address when it names some, whatever the operator has chosen or it does not know', async () => {
    const { address } = await open('/books?cols=title contact*p unknown&f.title=livre');
    await expectHeaders('title', 'contact');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lignes par page' }), '10');
    await waitFor(() => expect(address()).toBe('/books?size=10&f.title=livre&cols=title+contact*p+unknown'));
    await expectHeaders('title', 'contact');
  });

  it('become the operator’s own once changed', async () => {
    const { address } = await open('/books?cols=title contact');
    const panel = await chooser();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Genre' }));
    await expectHeaders('title', 'contact', 'genre');
    expect(address()).toBe('/books');
  });
});
