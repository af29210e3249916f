// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ListAnswer } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import type { EntityBody } from '@/engine/model/Resource';
import { book, bookList, filterOf } from '../../unit/engine/list/books';
import { announced, renderList, shelfOf } from './renderList';

const never = () => new Promise<ListAnswer>(() => undefined);
const failing = () => Promise.reject(new ApiError('offline'));

describe('a list', () => {
  it('says how many there are, in its title', async () => {
    await renderList({ answer: shelfOf(1243) });
    await screen.findByRole('heading', { level: 1, name: 'Livres (1\u202f243)' });
  });

  it('shows that it is loading when that lasts', async () => {
    await renderList({ answer: never });
    await screen.findByText('Chargement des livres…');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('says what would be there when there is nothing yet, and offers to create it', async () => {
    await renderList({ answer: shelfOf(0) });
    await screen.findByText('Aucun livre');
    screen.getByText('Les livres seront ici.');
    expect(screen.getAllByRole('link', { name: 'Créer un livre' }).map((link) => link.getAttribute('href'))).toEqual(['/books/create', '/books/create']);
  });

  it('leads to a creation that can come back to it as it is', async () => {
    const { router } = await renderList({ address: '/books?f.title=loup', answer: shelfOf(2) });
    await userEvent.click(await screen.findByRole('link', { name: 'Créer un livre' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/books/create'));
    expect(router.state.location.state).toEqual({ from: '/books?f.title=loup' });
  });

  it('writes nothing in the address of a page that is still on its way', async () => {
    let answer: (answer: ListAnswer) => void = () => undefined;
    const { router, address } = await renderList({ address: '/books?page=9&f.title=loup', answer: () => new Promise((resolve) => (answer = resolve)) });
    await act(async () => router.navigate('/slow'));
    await act(async () => answer({ total: 3, items: [{ id: 1, title: 'Livre 1' }] }));
    await screen.findByRole('heading', { level: 1, name: 'Livres (3)' });
    expect(address()).toBe('/slow');
  });

  it('does not offer to create to those who may not', async () => {
    await renderList({ answer: shelfOf(0), permissions: ['book_list'] });
    await screen.findByText('Aucun livre');
    expect(screen.queryByRole('link', { name: 'Créer un livre' })).toBeNull();
  });

  it('names the filters that nothing matches, and offers to clear them', async () => {
    const { address } = await renderList({ address: '/books?f.title=loup&f.genre=2', answer: shelfOf(0) });
    await screen.findByText('Aucun livre ne correspond');
    screen.getByText('Filtres actifs : Titre : loup, Genre : Poésie.');
    await waitFor(() => expect(announced()).toContain('Aucun livre ne correspond.'));
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(address()).toBe('/books'));
  });

  const made = [filterOf({ name: 'telephone', operator: 'telephone' }), filterOf({ name: 'contact', field: 'contact', operator: 'contains' })];
  const reachable: EntityBody = { ...book, resource: { ...book.resource, list: { ...bookList, filters: [...bookList.filters, ...made] } } };

  it.each([
    ['06 12 34 56 78', 'Téléphone', 'f.telephone=06+12+34+56+78'],
    ['jeanne@exemple.fr', 'Contact', 'f.contact=jeanne@exemple.fr'],
  ])('looks for %s, typed elsewhere, with the filter that is made for it, and keeps the other filters', async (text, filter, there) => {
    const { address } = await renderList({ address: `/books?f.title=${text}&f.genre=2`, answer: shelfOf(0), entity: reachable });
    await userEvent.click(await screen.findByRole('button', { name: `Chercher «\u202f${text}\u202f» avec le filtre «\u202f${filter}\u202f»` }));
    await waitFor(() => expect(address()).toBe(`/books?f.genre=2&${there}`));
    expect(screen.queryByRole('button', { name: /^Chercher/ })).toBeNull();
  });

  it.each([['06 12 34 56 78', book], ['1984', reachable]])('offers no other filter for %s where none is made for it', async (text, entity) => {
    await renderList({ address: `/books?f.title=${text}`, answer: shelfOf(0), entity });
    await screen.findByText('Aucun livre ne correspond');
    expect(screen.queryByRole('button', { name: /^Chercher/ })).toBeNull();
  });

  it('says what could not be loaded and tries again when asked, while the rest of the page works', async () => {
    let isDown = true;
    await renderList({ answer: (request, signal) => (isDown ? failing() : shelfOf(2)(request, signal)) });
    const alert = (await screen.findByText('Les livres n’ont pas pu être chargés')).closest<HTMLElement>('[role=alert]') ?? document.body;
    screen.getByRole('link', { name: 'Créer un livre' });
    screen.getByRole('textbox', { name: 'Titre' });
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('gridcell', { name: 'Livre 1' });
  });

  it('never shows the rows of another query for one that failed', async () => {
    await renderList({ answer: (request, signal) => (request.page === 2 ? failing() : shelfOf(60)(request, signal)) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
    await screen.findByText('Les livres n’ont pas pu être chargés');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('keeps its rows when a refresh fails, and says what they are', async () => {
    let isDown = false;
    await renderList({ answer: (request, signal) => (isDown ? failing() : shelfOf(2)(request, signal)) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    isDown = true;
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findByText(/La liste n’a pas pu être actualisée/);
    screen.getByRole('gridcell', { name: 'Livre 1' });
  });

  it('aborts its read when it closes', async () => {
    let given: AbortSignal | undefined;
    const { unmount } = await renderList({ answer: (_request, signal) => ((given = signal), never()) });
    expect(given?.aborted).toBe(false);
    unmount();
    expect(given?.aborted).toBe(true);
  });

  it('asks again for what its own first effects aborted, as React runs them twice in development', async () => {
    await renderList({
      strict: true,
      answer: (request, signal) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
          setTimeout(() => resolve(shelfOf(3)(request, signal)), 20);
        }),
    });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(screen.queryByText('Les livres n’ont pas pu être chargés')).toBeNull();
  });

  it('asks again for what an earlier visit aborted while this one was sharing it', async () => {
    let reads = 0;
    let abort = () => undefined as void;
    const aborted = () => new Promise<ListAnswer>((_resolve, reject) => (abort = () => reject(new ApiError('aborted'))));
    const { router } = await renderList({ sharing: 2000, answer: (request, signal) => (reads++ === 0 ? aborted() : shelfOf(3)(request, signal)) });
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/books'));
    await act(async () => abort());
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(reads).toBe(2);
  });

  it('refreshes quietly, without moving anything', async () => {
    const { requests } = await renderList({ address: '/books?page=2', answer: shelfOf(60) });
    await screen.findByRole('gridcell', { name: 'Livre 26' });
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual(requests[0]);
    screen.getByRole('gridcell', { name: 'Livre 26' });
  });

  it('says nothing of a refresh that nobody has asked anything with', async () => {
    let total = 60;
    const { requests } = await renderList({ answer: (request, signal) => shelfOf(total)(request, signal) });
    await waitFor(() => expect(announced()).toContain('60 résultats'));
    total = 59;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Actualiser' }));
    await screen.findByRole('heading', { level: 1, name: 'Livres (59)' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(requests).toHaveLength(2);
    expect(announced()).not.toContain('59 résultats');
  });
});

describe('the pages of a list', () => {
  it('say where they stand, and lead to the others', async () => {
    const { requests, address } = await renderList({ answer: shelfOf(1243) });
    await screen.findByText('1–25 sur 1 243');
    await userEvent.click(screen.getByRole('button', { name: 'Dernière page' }));
    await screen.findByText('1 226–1 243 sur 1 243');
    expect(address()).toBe('/books?page=50');
    expect(requests.at(-1)).toMatchObject({ page: 50, perPage: 25 });
    await screen.findByRole('gridcell', { name: 'Livre 1226' });
  });

  it('keep the focus on the button that has led to the end', async () => {
    await renderList({ answer: shelfOf(50) });
    const next = await screen.findByRole('button', { name: 'Page suivante' });
    await userEvent.click(next);
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(next);
  });

  it('start again at the first one with another size', async () => {
    const { requests, address } = await renderList({ address: '/books?page=3', answer: shelfOf(1243) });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lignes par page' }), '100');
    await waitFor(() => expect(address()).toBe('/books?size=100'));
    expect(requests.at(-1)).toMatchObject({ page: 1, perPage: 100 });
  });

  it('fall back to the last one when theirs is gone', async () => {
    const { requests, address } = await renderList({ address: '/books?page=9&size=10', answer: shelfOf(34) });
    await screen.findByRole('gridcell', { name: 'Livre 31' });
    expect(address()).toBe('/books?page=4&size=10');
    expect(requests.map(({ page }) => page)).toEqual([9, 4]);
  });

  it('fall back to the first one when nothing is left', async () => {
    const { address } = await renderList({ address: '/books?page=9', answer: shelfOf(0) });
    await screen.findByText('Aucun livre');
    expect(address()).toBe('/books');
  });

  it('are announced, with the order', async () => {
    const { address } = await renderList({ answer: shelfOf(60) });
    await waitFor(() => expect(announced()).toContain('60 résultats.'));
    await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(announced()).toContain('26–50 sur 60.'));
    await userEvent.click(screen.getByText('Nombre de pages'));
    await waitFor(() => expect(announced()).toContain('Liste triée par Nombre de pages, ordre croissant.'));
    expect(address()).toBe('/books?sort=pages:asc');
    await userEvent.click(screen.getByText('Nombre de pages'));
    await waitFor(() => expect(announced()).toContain('Liste triée par Nombre de pages, ordre décroissant.'));
  });

  it('are announced with order and rows also where the list that was opened first was never there', async () => {
    const shelf = shelfOf(60);
    const { router } = await renderList({ answer: (request, signal) => (request.page === 1 ? new Promise(() => undefined) : shelf(request, signal)) });
    await act(() => router.navigate('/books?page=2&sort=pages:asc'));
    await waitFor(() => expect(announced()).toContain('60 résultats. Liste triée par Nombre de pages, ordre croissant. 26–50 sur 60.'));
  });
});

describe('a list that the server does not page', () => {
  const entity = { ...book, resource: { ...book.resource, list: { ...bookList, paging: 'client' as const } } };

  it('is asked for once, whole, and sorted, filtered and cut here', async () => {
    const { requests, router } = await renderList({ entity, answer: shelfOf(1243) });
    await screen.findByText('1–25 sur 1 243');
    expect(requests.map(({ page, perPage }) => [page, perPage])).toEqual([[1, 1000], [2, 1000]]);
    expect(requests[0]).toMatchObject({ filters: [['library', '7']] });

    await act(() => router.navigate('/books?sort=pages:desc&f.title=livre+12&page=2'));
    await screen.findByText('26–50 sur 55');
    expect(requests).toHaveLength(2);
  });
});
