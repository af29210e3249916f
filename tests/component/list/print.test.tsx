// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList, shelfOf } from './renderList';

it('a list is printed whole: every row of the page, and the columns shown', async () => {
  await renderList({ address: '/books?size=100&cols=title contact', answer: shelfOf(80) });
  await screen.findByRole('gridcell', { name: 'Livre 1' });
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getAllByRole('columnheader', { hidden: true }).map((header) => header.textContent)).toEqual(['Titre', 'Contact']);
  expect(table.getAllByRole('row', { hidden: true })).toHaveLength(81);
  expect(table.getByRole('row', { hidden: true, name: 'Livre 79 auteur79@exemple.fr' })).toBeDefined();

  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});
