// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import { prefilledFields } from '@/engine/model/prefilledFields';
import { book } from '../../unit/engine/list/books';
import { ALL, renderList, shelfOf } from './renderList';

const entity: EntityBody = {
  ...book,
  resource: { ...book.resource, bulkEdit: ['genre'], actions: [{ use: 'createFromSelection', name: 'quote', on: 'selection', resource: 'book', field: 'title', permission: { any: ['book_read'] }, danger: false, confirms: false }] },
};


async function openTicked({ permissions = ALL, address = '/books' } = {}) {
  const list = await renderList({ answer: shelfOf(60), entity, permissions, address });
  for (const id of [1, 2]) await userEvent.click(await screen.findByRole('checkbox', { name: `Sélectionner Livre ${id}` }));
  await screen.findByRole('region', { name: 'Sélection' });
  return list;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('a creation begins with what is ticked, and knows where it was picked', async () => {
  const { router } = await openTicked({ address: '/books?f.title=Livre' });
  await press('Citer dans un livre');
  await screen.findByRole('dialog', { name: '1, 2' });
  await press('Prendre');
  await waitFor(() => expect(router.state.location.pathname).toBe('/books/create'));
  const { search, state } = router.state.location as { search: string; state: { from: string } };
  expect(search).toBe('');
  expect(prefilledFields(book, state)).toEqual({ title: '1, 2' });
  expect(state.from).toBe('/books?f.title=Livre');
});

it('a creation begins with all that the filters match, which nobody has read', async () => {
  const { requests } = await openTicked({ address: '/books?f.title=Livre' });
  await press(/^Sélectionner les 60 résultats/);
  const asked = requests.length;
  await press('Citer dans un livre');
  await screen.findByRole('dialog', { name: 'tout : 60, {"title":["Livre"]}' });
  expect(requests).toHaveLength(asked);
  await press('Laisser');
  expect(screen.queryByRole('dialog')).toBeNull();
  within(screen.getByRole('region', { name: 'Sélection' })).getByText(/^Les 60 résultats sont sélectionnés/);
});

it.each([['book_create'], ['book_read']])('is not offered without %s', async (missing) => {
  await openTicked({ permissions: ALL.filter((name) => name !== missing) });
  await screen.findByRole('button', { name: /Modifier un champ/ });
  expect(screen.queryByRole('button', { name: 'Citer dans un livre' })).toBeNull();
});
