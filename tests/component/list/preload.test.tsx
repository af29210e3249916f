// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { book } from '../../unit/engine/list/books';
import { renderList, shelfOf } from './renderList';

const edit = (title: string) => screen.findByRole('link', { name: `Modifier ${title}` });

afterEach(() => vi.useRealTimers());

describe('the rows of a list', () => {
  it('ask for the record whose link the pointer rests on, not for those it crosses', async () => {
    const { reads } = await renderList({ answer: shelfOf(3) });
    const [first, second] = [await edit('Livre 1'), await edit('Livre 2')];
    fireEvent.pointerOver(first);
    fireEvent.pointerOver(second);
    await waitFor(() => expect(reads).toEqual(['books/2']));
  });

  it('ask once while the pointer stays', async () => {
    const { reads } = await renderList({ answer: shelfOf(3) });
    const link = await edit('Livre 1');
    fireEvent.pointerOver(link);
    await waitFor(() => expect(reads).toEqual(['books/1']));
    fireEvent.pointerOver(link.querySelector('svg')!);
    fireEvent.pointerOver(await edit('Livre 2'));
    await waitFor(() => expect(reads).toEqual(['books/1', 'books/2']));
  });

  it('ask at once for the record whose link is pressed', async () => {
    const { reads } = await renderList({ answer: shelfOf(3) });
    const link = await edit('Livre 1');
    vi.useFakeTimers();
    fireEvent.pointerOver(link);
    fireEvent.pointerDown(link);
    expect(reads).toEqual(['books/1']);
    vi.advanceTimersByTime(1000);
    expect(reads).toEqual(['books/1']);
  });

  it('ask for the record of the row that has the focus, which Enter would open', async () => {
    const { reads } = await renderList({ answer: shelfOf(3) });
    (await screen.findByRole('gridcell', { name: '20' })).focus();
    await waitFor(() => expect(reads).toEqual(['books/2']));
  });

  it('never ask for a record that reading changes', async () => {
    const solidary = { ...book, source: { readHasSideEffect: true } as const };
    const { reads } = await renderList({ entity: solidary, answer: shelfOf(3) });
    const link = await edit('Livre 1');
    vi.useFakeTimers();
    fireEvent.pointerOver(link);
    vi.advanceTimersByTime(1000);
    fireEvent.pointerDown(link);
    expect(reads).toEqual([]);
  });
});
