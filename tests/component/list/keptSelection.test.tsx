// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { keptPick } from '@/engine/list/keptPick';
import { RecordPicker } from '@/engine/list/RecordPicker';
import { book } from '../../unit/engine/list/books';
import { ALL, announced, renderList, shelfOf, type Answer } from './renderList';

const deletable = { ...book, resource: { ...book.resource, permissions: { ...book.resource.permissions, delete: { any: ['book_delete'] } } } };

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Sélectionner ${name}` });
const bar = () => screen.findByRole('region', { name: 'Sélection' });
const says = async (text: string) => within(await bar()).findByText(text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const hasNoBar = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());

type Setting = Partial<Parameters<typeof renderList>[0]>;

const FIRST = '/books?size=10';
const SECOND = '/books?page=2&size=10';

async function open(setting: Setting = {}) {
  const list = await renderList({ address: FIRST, answer: shelfOf(30), entity: deletable, permissions: [...ALL, 'book_delete'], ...setting });
  await screen.findByRole('gridcell', { name: setting.address === SECOND ? 'Livre 14' : 'Livre 1' });
  return list;
}

/** The state of the entry in which an operator has left the second page, with a book ticked on each of two pages. */
async function leftOnTwoPages(): Promise<unknown> {
  const { router } = await open();
  await userEvent.click(await box('Livre 2'));
  await says('1 sélectionné sur cette page');
  await press('Page suivante');
  await userEvent.click(await box('Livre 15'));
  await says('2 sélectionnés, dont 1 sur cette page');
  return left(router);
}

/** Ends the page, and gives the state of its entry: a reload, or the end of a session, brings the list back from it and nothing else. */
function left({ state: { location } }: Awaited<ReturnType<typeof open>>['router']): unknown {
  cleanup();
  return location.state;
}

async function tickSecond() {
  await userEvent.click(await box('Livre 2'));
  await says('1 sélectionné sur cette page');
}

/** The books without some that were deleted meanwhile. */
const without = (...gone: number[]): Answer => async ({ page, perPage }) => {
  const { items } = await shelfOf(30)({ page: 1, perPage: 30 }, undefined);
  const there = items.filter(({ id }) => !gone.includes(Number(id)));
  return { items: there.slice((page - 1) * perPage, page * perPage), total: there.length };
};

describe('a selection that comes back with its entry of the history', () => {
  it('has its rows on every page, read again, and what is done with them has their names', async () => {
    const state = await leftOnTwoPages();
    // Nothing of the records is kept but their ids.
    expect(JSON.stringify(state)).not.toContain('Livre');
    const { requests } = await open({ address: SECOND, state });
    await says('2 sélectionnés, dont 1 sur cette page');
    expect((await box('Livre 15')).checked).toBe(true);
    await waitFor(() => expect(announced()).toContain('2 sélectionnés, dont 1 sur cette page'));
    expect(requests.map(({ page, perPage }) => [page, perPage])).toEqual([[2, 10], [1, 1000]]);
    await press('Supprimer');
    expect((await screen.findByRole('alertdialog', { name: 'Supprimer 2 livres ?' })).textContent).toContain('Livre 2, Livre 15');
  });

  it('needs no further request where all of its rows are on the page, and opens no dialog that was not confirmed', async () => {
    const { router } = await open();
    await tickSecond();
    await press('Supprimer');
    await screen.findByRole('alertdialog');
    const { requests } = await open({ state: left(router) });
    await says('1 sélectionné sur cette page');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('is all that matches, with the total of now', async () => {
    const { router } = await open();
    await tickSecond();
    await press('Sélectionner les 30 résultats');
    await says('Les 30 résultats sont sélectionnés, sur toutes les pages');
    await open({ state: left(router), answer: shelfOf(28) });
    await says('Les 28 résultats sont sélectionnés, sur toutes les pages');
  });

  it('stays emptied where it was emptied', async () => {
    const { router } = await open();
    await tickSecond();
    await press('Désélectionner');
    await hasNoBar();
    await open({ state: left(router) });
    expect((await box('Livre 2')).checked).toBe(false);
    await hasNoBar();
  });

  it('says how many of its rows have gone since, and drops them', async () => {
    const state = await leftOnTwoPages();
    await open({ address: SECOND, state, answer: without(2) });
    await says('1 sélectionné sur cette page ; 1 n’est plus dans cette liste');
    await waitFor(() => expect(announced()).toContain('1 n’est plus dans cette liste'));
    // The next tick is a selection like any other.
    await userEvent.click(await box('Livre 16'));
    await says('2 sélectionnés sur cette page');
  });

  it('says so where all of its rows have gone, and is closed by its button', async () => {
    const state = await leftOnTwoPages();
    const { router } = await open({ address: SECOND, state, answer: without(2, 15) });
    await says('Plus rien n’est sélectionné ; 2 ne sont plus dans cette liste');
    expect(within(await bar()).queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await press('Fermer');
    await hasNoBar();
    await waitFor(() => expect(router.state.location.state).toEqual({}));
  });

  it('offers nothing before it is read again, and says that it could not be', async () => {
    const state = await leftOnTwoPages();
    let isDown = true;
    const answer: Answer = (request, signal) => (request.perPage === 1000 && isDown ? Promise.reject(new ApiError('offline')) : shelfOf(30)(request, signal));
    await open({ address: SECOND, state, answer });
    expect((await within(await bar()).findByRole('alert')).textContent).toBe('La sélection n’a pas pu être relue.');
    expect(within(await bar()).queryByRole('button', { name: 'Supprimer' })).toBeNull();
    isDown = false;
    await press('Réessayer');
    await says('2 sélectionnés, dont 1 sur cette page');
    within(await bar()).getByRole('button', { name: 'Supprimer' });
  });

  it('is not that of another account, nor of whoever comes after it', async () => {
    const state = await leftOnTwoPages();
    const { router } = await open({ address: SECOND, state, userId: 2 });
    expect((await box('Livre 15')).checked).toBe(false);
    await hasNoBar();
    await waitFor(() => expect(router.state.location.state).toEqual({}));
  });
});

describe('a selection in the history', () => {
  it('is that of its filters: Back brings it back, and Forward takes it away', async () => {
    const { router } = await open();
    await tickSecond();
    await act(() => router.navigate('/books?size=10&f.title=vo'));
    await says('La sélection a été effacée, car les filtres ont changé.');
    expect((await box('Livre 2')).checked).toBe(false);
    await act(() => router.navigate(-1));
    await says('1 sélectionné sur cette page');
    expect((await box('Livre 2')).checked).toBe(true);
    await act(() => router.navigate(1));
    await waitFor(async () => expect((await box('Livre 2')).checked).toBe(false));
  });

  it('is gone where other filters have emptied it, although a list keeps the state of its entry', async () => {
    const { router } = await open();
    await tickSecond();
    await act(() => router.navigate('/books?size=10&f.title=vo', { state: router.state.location.state }));
    await says('La sélection a été effacée, car les filtres ont changé.');
    await waitFor(() => expect(router.state.location.state).toEqual({}));
  });

  it('comes back with Back from the same list, opened anew', async () => {
    const { router } = await open();
    await tickSecond();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/books?size=10&f.title=vo'));
    expect((await box('Livre 2')).checked).toBe(false);
    await act(() => router.navigate(-2));
    await says('1 sélectionné sur cette page');
    expect((await box('Livre 2')).checked).toBe(true);
  });
});

describe('a list from which records are picked', () => {
  const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 900 });
  afterEach(() => viewport(1024));

  it('neither reads nor replaces what is ticked in the list of the page', async () => {
    const { router } = await open();
    await tickSecond();
    const state = left(router);
    viewport(1920);
    const list = await renderList({ address: '/books?record=1', state, answer: shelfOf(3), Panel: () => <RecordPicker entity={book} kept={keptPick()}>{() => null}</RecordPicker> });
    const picked = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner Livre 3' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner Livre 2' }).checked).toBe(false);
    await userEvent.click(picked);
    await screen.findByText('1 sélectionné sur cette page', { selector: 'p' });
    expect(list.router.state.location.state).toEqual(state);
  });
});
