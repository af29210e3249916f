// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { EntityBody, Resource } from '@/engine/model/Resource';
import { book } from '../../unit/engine/list/books';
import { ALL, renderList, shelfOf } from './renderList';

const withMore = (more: Partial<Resource>): EntityBody => ({ ...book, resource: { ...book.resource, ...more } });

describe('above a list', () => {
  const whole = withMore({
    permissions: { ...book.resource.permissions, import: { any: ['book_import'] }, dashboard: { any: ['book_figures'] } },
    dashboard: { path: 'figures', endpoint: 'figures', messages: 'book', filters: [], charts: [] },
  });

  it.each([
    ['Importer', 'book_import', '/books/import'],
    ['Tableau de bord', 'book_figures', '/books/figures'],
    ['Créer un livre', 'book_create', '/books/create'],
  ])('%s is offered to whoever has %s, and to nobody else', async (name, permission, href) => {
    const { unmount } = await renderList({ answer: shelfOf(1), entity: whole, permissions: ['book_list', permission] });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    unmount();

    await renderList({ answer: shelfOf(1), entity: whole, permissions: [...ALL, 'book_import', 'book_figures'].filter((held) => held !== permission) });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('no figures are offered where they are those of one record, which has to be chosen first', async () => {
    const entity = withMore({ permissions: { ...book.resource.permissions, dashboard: { any: ['book_list'] } }, dashboard: { ...whole.resource.dashboard!, parameter: 'book' } });
    await renderList({ answer: shelfOf(1), entity });
    await screen.findByRole('gridcell', { name: 'Livre 1' });
    expect(screen.queryByRole('link', { name: 'Tableau de bord' })).toBeNull();
  });

  it('nothing is offered when the list is refused, as each choice would be refused too', async () => {
    await renderList({ answer: () => Promise.reject(new ApiError('denied')), entity: whole, permissions: [...ALL, 'book_import'] });
    await screen.findByText('Les livres n’ont pas pu être chargés');
    expect(screen.queryByRole('button', { name: 'Actualiser' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Importer' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Titre' })).toBeNull();
  });
});

describe('a row', () => {
  const lend: ActionUse = { use: 'call', name: 'lend', on: 'row', danger: false, confirms: false, method: 'POST', endpoint: 'admin/lend', body: {} };
  const menus = () => screen.queryAllByRole('button', { name: /^Actions pour/ }).map((button) => button.getAttribute('aria-label'));

  it('has a menu where one of its actions applies to its record, and none elsewhere', async () => {
    await renderList({ answer: shelfOf(3), entity: withMore({ actions: [{ ...lend, when: { field: 'id', in: [2] } }] }) });
    await screen.findByRole('link', { name: 'Modifier Livre 3' });
    expect(menus()).toEqual(['Actions pour Livre 2']);
  });

  it('offers to edit and delete only what is the operator’s own, where the records of others are reserved to them', async () => {
    const permissions = { ...book.resource.permissions, delete: { any: ['book_delete'] } };
    const entity = withMore({ permissions, ownOnly: { for: ['delete', 'edit'], field: 'pages', unless: { any: ['book_all'] } } });
    const items = [1, 7].map((pages, index) => ({ id: index + 1, title: `Livre ${index + 1}`, pages }));
    const view = await renderList({ answer: () => Promise.resolve({ total: 2, items }), entity, permissions: [...ALL, 'book_delete'] });
    const edits = () => screen.getAllByRole('link', { name: /^Modifier/ }).map((link) => link.getAttribute('href'));
    await screen.findByRole('link', { name: 'Modifier Livre 1' });
    expect([edits(), menus()]).toEqual([['/books/1'], ['Actions pour Livre 1']]);
    view.unmount();

    await renderList({ answer: () => Promise.resolve({ total: 2, items }), entity, permissions: [...ALL, 'book_delete', 'book_all'] });
    await screen.findByRole('link', { name: 'Modifier Livre 1' });
    expect([edits(), menus()]).toEqual([['/books/1', '/books/2'], ['Actions pour Livre 1', 'Actions pour Livre 2']]);
  });

  it.each<[string, () => Promise<WireRecord>, string]>([
    ['stays ticked when the action that would take it out of the list fails', () => Promise.reject(new ApiError('denied')), '2 sélectionnés sur cette page'],
    ['is ticked no more once an action has taken it out of the list', () => Promise.resolve({ id: 2 }), '1 sélectionné sur cette page'],
  ])('%s', async (_what, create, ticked) => {
    const entity = withMore({ actions: [{ ...lend, after: 'list' }], permissions: { ...book.resource.permissions, export: { any: ['book_list'] } } });
    const { requests } = await renderList({ answer: shelfOf(2), entity, api: { create } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Livre 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Actions pour Livre 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Prêter' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Livre 1' }));
    await within(await screen.findByRole('region', { name: 'Sélection' })).findByText(ticked);
  });
});
