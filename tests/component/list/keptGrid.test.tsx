// @vitest-environment happy-dom
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FirstDataRenderedEvent } from 'ag-grid-community';
import type { ReactNode } from 'react';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VisitContext } from '@/engine/list/grid/KeptGrid';
import { RelatedRecords } from '@/engine/list/RecordListScreen';
import { keptPick } from '@/engine/list/keptPick';
import { RecordPicker } from '@/engine/list/RecordPicker';
import { useRowInSight } from '@/engine/list/grid/useRowInSight';
import type { RecordData } from '@/engine/model/Schema';
import { book } from '../../unit/engine/list/books';
import { ALL, renderList, shelfOf } from './renderList';

const deletable = { ...book, resource: { ...book.resource, permissions: { ...book.resource.permissions, delete: { any: ['book_delete'] } } } };

const row = (id: number) => screen.findByRole('gridcell', { name: `Livre ${id}` });

describe('the grid of a list', () => {
  it('is the same, as it was scrolled and ticked, when the operator comes back from another page of the entity', async () => {
    const { router } = await renderList({ answer: shelfOf(3), entity: deletable, permissions: [...ALL, 'book_delete'] });
    await row(2);
    const grid = screen.getByRole('grid');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Livre 2' }));
    const viewport = grid.closest('.ag-root-wrapper')!.querySelector<HTMLElement>('.ag-grid-viewport')!;
    viewport.scrollTop = 60;
    viewport.dispatchEvent(new Event('scroll'));

    await act(() => router.navigate('/books/2'));
    expect(screen.queryByRole('grid')).toBeNull();
    // Outside of the document it would lose its size, and lay itself out again.
    expect(grid.isConnected).toBe(true);
    // A browser forgets this of an element that moves.
    viewport.scrollTop = 0;

    await act(() => router.navigate('/books'));
    await row(2);
    expect(screen.getByRole('grid')).toBe(grid);
    expect(viewport.scrollTop).toBe(60);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner Livre 2' }).checked).toBe(true);
    expect(await screen.findByText('1 sélectionné sur cette page')).toBeDefined();

    // Under other filters it would no longer be clear what is ticked.
    await act(() => router.navigate('/books/2'));
    await act(() => router.navigate('/books?f.title=Livre'));
    await row(2);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner Livre 2' }).checked).toBe(false);
  });

  it('shows the records that the list has when it is shown again, and follows its new order', async () => {
    let answer = shelfOf(3);
    const { router, requests } = await renderList({ answer: (...asked) => answer(...asked) });
    await row(3);
    await act(() => router.navigate('/books/2'));
    answer = shelfOf(2);
    await act(() => router.navigate('/books'));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Livre 3' })).toBeNull());
    await row(2);

    await userEvent.click(within(screen.getByRole('grid')).getByText('Nombre de pages'));
    await waitFor(() => expect(requests.at(-1)?.order).toEqual({ field: 'pages', direction: 'asc' }));
  });
});

describe('a list beside the one whose grid is kept', () => {
  const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 900 });
  beforeEach(() => viewport(1920));
  afterEach(() => viewport(1024));

  it.each([
    ['of what belongs to a record', <RelatedRecords key="list" related={{ resource: 'book', parent: { path: true } }} owner={{ name: 'book', id: '1' }} />],
    ['from which records are picked', <RecordPicker key="list" entity={book} kept={keptPick()}>{() => null}</RecordPicker>],
  ])('%s has its own', async (_which, list) => {
    await renderList({ address: '/books?record=1', answer: shelfOf(3), Panel: () => list });
    await waitFor(() => expect(screen.getAllByRole('gridcell', { name: 'Livre 2' })).toHaveLength(2));
    expect(screen.getAllByRole('grid')).toHaveLength(2);
  });
});

describe('the row of the saved or the open record', () => {
  it('is brought into sight when the rows are there, and when the list is shown again', () => {
    const ensureIndexVisible = vi.fn();
    const records: RecordData[] = [{ id: 7 }, { id: 8 }];
    let visit = {};
    const wrapper = ({ children }: { children: ReactNode }) => <VisitContext value={visit}>{children}</VisitContext>;
    const { result, rerender } = renderHook(({ wanted }) => useRowInSight(records, wanted), { initialProps: { wanted: '8' }, wrapper });
    result.current({ api: { ensureIndexVisible } } as unknown as FirstDataRenderedEvent<RecordData>);
    expect(ensureIndexVisible.mock.calls).toEqual([[1]]);

    visit = {};
    rerender({ wanted: '7' });
    expect(ensureIndexVisible.mock.calls).toEqual([[1], [0]]);
    rerender({ wanted: '9' });
    expect(ensureIndexVisible.mock.calls).toEqual([[1], [0]]);
  });
});
