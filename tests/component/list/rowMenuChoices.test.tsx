// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { Resource } from '@/engine/model/Resource';
import { book } from '../../unit/engine/list/books';
import { ALL, renderList, shelfOf } from './renderList';

const lend: ActionUse = { use: 'call', name: 'lend', on: 'row', danger: false, confirms: true, method: 'POST', endpoint: 'admin/lend', body: {} };
const deletable = { ...book.resource.permissions, delete: { any: ['book_delete'] } };
const MAY_DELETE = [...ALL, 'book_delete'];

const bookWith = (changes: Partial<Resource>) => ({ ...book, resource: { ...book.resource, ...changes } });
const opener = (title: string) => screen.findByRole('button', { name: `Actions pour ${title}` });

async function choose(title: string, choice: string) {
  await userEvent.click(await opener(title));
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
}

it('the menu of a row offers what destroys last, and says which page opens in another tab', async () => {
  const visit: ActionUse = { use: 'visit', name: 'quote', on: 'row', danger: false, confirms: false, path: 'books/{id}' };
  const actions = [{ ...lend, danger: true }, visit];
  const { router } = await renderList({ answer: shelfOf(3), entity: bookWith({ actions, permissions: deletable, create: { after: 'show', copy: { without: [] } } }), permissions: MAY_DELETE, address: '/books?f.title=Livre' });
  await userEvent.click(await opener('Livre 2'));
  const items = within(await screen.findByRole('menu', { name: 'Actions pour Livre 2' })).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Citer dans un livre (nouvel onglet)', 'Dupliquer', 'Prêter', 'Supprimer']);

  await userEvent.click(items[1]!);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/books/create?from=2'));
  expect(router.state.location.state).toEqual({ from: '/books?f.title=Livre' });
});

describe('the dialog of an action that a row offers', () => {
  const entity = bookWith({ actions: [lend] });

  it('stays, with the reason, when the action fails', async () => {
    await renderList({ answer: shelfOf(3), entity, api: { create: () => Promise.reject(new ApiError('denied')) } });
    await choose('Livre 2', 'Prêter');
    const dialog = await screen.findByRole('dialog', { name: 'Prêter Livre 2 ?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prêter' }));
    await within(dialog).findByRole('alert');
    expect(screen.getByRole('dialog', { name: 'Prêter Livre 2 ?' })).toBe(dialog);
  });

  it('closes when the action is done, and gives the focus back to the button of the row', async () => {
    await renderList({ answer: shelfOf(3), entity, api: { create: () => Promise.resolve({ id: 1 }) } });
    await choose('Livre 2', 'Prêter');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Prêter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(/^Le livre est prêté/);
    await waitFor(async () => expect(document.activeElement).toBe(await opener('Livre 2')));
  });
});

it.each([
  ['the last one', 3, () => screen.getByRole('button', { name: 'Actions pour Livre 2' }).closest('[role=gridcell]')],
  ['the only one', 1, () => screen.getByRole('heading', { level: 1 })],
])('the focus of a row that leaves the list by an action of its menu is not lost: %s', async (_which, rows, focused) => {
  let isLent = false;
  let answerLend: () => void = () => undefined;
  const create = () => new Promise<Record<string, unknown>>((resolve) => (answerLend = () => resolve({ id: 1 })));
  await renderList({ answer: (...asked) => shelfOf(isLent ? rows - 1 : rows)(...asked), entity: bookWith({ actions: [{ ...lend, confirms: false }] }), api: { create } });
  await choose(`Livre ${rows}`, 'Prêter');
  await waitFor(() => expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, screen.getByRole('button', { name: `Actions pour Livre ${rows}` })]));

  isLent = true;
  answerLend();
  await waitFor(() => expect(screen.queryByRole('button', { name: `Actions pour Livre ${rows}` })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(focused()));
});

it('a list with fewer rows leaves the focus of another list on the page where it is', async () => {
  let rows = 3;
  let answerLend: () => void = () => undefined;
  const create = () => new Promise<Record<string, unknown>>((resolve) => (answerLend = () => resolve({ id: 1 })));
  await renderList({ answer: (...asked) => shelfOf(rows)(...asked), entity: bookWith({ actions: [{ ...lend, confirms: false }] }), api: { create } });
  await choose('Livre 3', 'Prêter');
  const other = document.body.appendChild(document.createElement('div'));
  other.setAttribute('row-index', '7');
  other.innerHTML = '<div role="gridcell" col-id="title" tabindex="-1"></div>';
  act(() => other.querySelector('div')!.focus());

  rows = 2;
  answerLend();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions pour Livre 3' })).toBeNull());
  expect(document.activeElement).toBe(other.firstElementChild);
  other.remove();
});
