// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActionUse } from '@/engine/model/ActionUse';
import { book } from '../../unit/engine/list/books';
import { renderList, shelfOf } from './renderList';

/** Resizes the window, which happy-dom allows. */
const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 800 });
const cards = async () => within(await screen.findByRole('list', { name: 'Livres' })).getAllByRole('listitem');

beforeEach(() => viewport(390));
afterEach(() => viewport(1024));

describe('a list on a narrow screen', () => {
  it('is made of cards: the name as a heading that opens the record, then labels and values', async () => {
    await renderList({ answer: shelfOf(2) });
    const [first, second] = (await cards()).map((card) => within(card));
    first!.getByRole('heading', { level: 2, name: 'Livre 1' });
    expect(first!.getAllByRole('term').map((term) => term.textContent)).toEqual(['Nombre de pages', 'Genre', 'Contact']);
    expect(first!.getAllByRole('definition').map((value) => value.textContent)).toEqual(['10', 'Roman', 'auteur1@exemple.fr']);
    second!.getByText('non renseigné');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('opens and edits a record by links that Tab reaches, and can be come back to', async () => {
    await renderList({ address: '/books?f.title=livre', answer: shelfOf(2) });
    const [, second] = await cards();
    const links = within(second!).getAllByRole('link').slice(0, 2);
    expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([['/books/show/2', 0], ['/books/2', 0]]);
    await userEvent.click(within(second!).getByRole('link', { name: 'Modifier Livre 2' }));
    await screen.findByText('Ailleurs, venu de /books?f.title=livre');
  });

  it('shows the columns that the operator has chosen', async () => {
    await renderList({ address: '/books?cols=title contact', answer: shelfOf(1) });
    const [card] = await cards();
    expect(within(card!).getAllByRole('term').map((term) => term.textContent)).toEqual(['Contact']);
  });

  it('is sorted by a select that says the order in force', async () => {
    const { address, requests } = await renderList({ address: '/books?page=2', answer: shelfOf(60) });
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Trier par' });
    expect(order.selectedOptions[0]?.textContent).toBe('Titre (croissant)');
    expect(within(order).queryByRole('option', { name: /Genre/ })).toBeNull();
    await userEvent.selectOptions(order, 'Nombre de pages (décroissant)');
    await waitFor(() => expect(address()).toBe('/books?sort=pages:desc'));
    expect(requests.at(-1)).toMatchObject({ page: 1, order: { field: 'pages', direction: 'desc' } });
  });

  it('says that a list without an order has the default one, until one is chosen', async () => {
    const { sort: _sort, ...unsorted } = book.resource.list!;
    await renderList({ answer: shelfOf(60), entity: { ...book, resource: { ...book.resource, list: unsorted } } });
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Trier par' });
    expect(order.selectedOptions[0]?.textContent).toBe('Ordre par défaut');
    await userEvent.selectOptions(order, 'Titre (décroissant)');
    await waitFor(() => expect(within(order).queryByRole('option', { name: 'Ordre par défaut' })).toBeNull());
  });

  it('gives the focus of a card that goes to the heading', async () => {
    const lend: ActionUse = { use: 'call', name: 'lend', on: 'row', danger: false, confirms: false, method: 'POST', endpoint: 'admin/lend', body: {} };
    let isLent = false;
    let answerLend: () => void = () => undefined;
    const create = () => new Promise<Record<string, unknown>>((resolve) => (answerLend = () => resolve({ id: 1 })));
    await renderList({ answer: (...asked) => shelfOf(isLent ? 2 : 3)(...asked), entity: { ...book, resource: { ...book.resource, actions: [lend] } }, api: { create } });
    const opener = await screen.findByRole('button', { name: 'Actions pour Livre 3' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Prêter' }));
    await waitFor(() => expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, opener]));

    isLent = true;
    answerLend();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Livre 3' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('has no link to what the operator may not open', async () => {
    await renderList({ answer: shelfOf(1), permissions: ['book_list'] });
    await screen.findByRole('heading', { level: 2, name: 'Livre 1' });
    expect(screen.queryByRole('link', { name: /Livre 1/ })).toBeNull();
  });
});
