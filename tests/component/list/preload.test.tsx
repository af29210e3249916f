// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadPage } from '@/engine/routes';
import { book } from '../../unit/engine/list/books';
import { renderList, shelfOf, widgets } from './renderList';

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

  it('load what the fields of the form are rendered with, and not what only the page of the record needs', async () => {
    const loaded: string[] = [];
    const part = (name: string) => () => void loaded.push(name);
    const parts = { ...widgets, text: { ...widgets['text']!, preload: part('text box') }, email: { ...widgets['email']!, preloadDisplay: part('e-mail link') } };
    const filled = { ...book, resource: { ...book.resource, form: [{ name: 'book', rows: [['title', 'contact']] }] } };
    await renderList({ entity: filled, answer: shelfOf(3), preloadPage: (page, entity) => preloadPage(page, entity, parts) });
    fireEvent.pointerDown(await edit('Livre 1'));
    expect(loaded).toEqual(['text box']);
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
