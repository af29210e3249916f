// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ListRequest } from '@/api/records';
import type { EntityBody, Resource } from '@/engine/model/Resource';
import { book } from '../../unit/engine/list/books';
import { ALL, announced, renderList, shelfOf } from './renderList';

const bookWith = (changes: Partial<Resource>): EntityBody => ({ ...book, resource: { ...book.resource, ...changes } });
const deletable = bookWith({ permissions: { ...book.resource.permissions, delete: { any: ['book_delete'] } } });
const MAY_DELETE = [...ALL, 'book_delete'];

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Sélectionner ${name}` });
const bar = () => screen.findByRole('region', { name: 'Sélection' });
const says = async (text: string) => within(await bar()).findByText(text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(total = 60, setting: Partial<Parameters<typeof renderList>[0]> = {}) {
  const list = await renderList({ answer: shelfOf(total), entity: deletable, permissions: MAY_DELETE, ...setting });
  // The first test of the file also waits for the code of the grid.
  await screen.findByRole('gridcell', { name: 'Livre 1' });
  return list;
}

describe('rows', () => {
  it('have no checkbox when there is nothing to do with a selection', async () => {
    await open(3, { permissions: ALL });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are ticked one by one, and the bar says how many and where', async () => {
    await open();
    expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('true');
    // The results are announced a moment after they are there, and what is announced last replaces what came before.
    await waitFor(() => expect(announced()).toContain('60 résultats'));
    screen.getByRole('gridcell', { name: 'Livre 1' }).focus();
    await userEvent.click(await box('Livre 2'));
    await says('1 sélectionné sur cette page');
    // The focus stays in the cells, from which the keys go on, and Tab stops at no box.
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    expect((await box('Livre 2')).tabIndex).toBe(-1);
    await userEvent.click(await box('Livre 3'));
    await says('2 sélectionnés sur cette page');
    await waitFor(() => expect(announced()).toContain('2 sélectionnés sur cette page'));
    expect((await box('Livre 3')).closest('[role=row]')?.getAttribute('aria-selected')).toBe('true');
    expect((await box('Livre 4')).closest('[role=row]')?.getAttribute('aria-selected')).toBe('false');
  });

  it('are not said to be selected once the list has been left', async () => {
    const { router } = await open();
    // The number of results is announced a moment after the rows have loaded, whatever is done meanwhile.
    await waitFor(() => expect(announced()).toContain('60 résultats'));
    await userEvent.click(await box('Livre 2'));
    await waitFor(() => expect(announced()).toContain('1 sélectionné'));
    await act(() => router.navigate('/elsewhere'));
    await waitFor(() => expect(announced()).not.toContain('sélectionné'));
  });

  it('are ticked with Space wherever the focus is on them', async () => {
    await open();
    const cell = await screen.findByRole('gridcell', { name: 'Livre 2' });
    act(() => cell.focus());
    await userEvent.keyboard(' ');
    await waitFor(async () => expect((await box('Livre 2')).checked).toBe(true));
    act(() => screen.getByRole('gridcell', { name: 'Livre 4' }).focus());
    await userEvent.keyboard('{Shift>} {/Shift}');
    await says('3 sélectionnés sur cette page');
  });

  it('are ticked together with Shift, up to the one pressed', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(await box('Livre 2'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Livre 5'));
    await user.keyboard('{/Shift}');
    await says('4 sélectionnés sur cette page');
  });

  it('are all ticked and unticked by the box of the page, half ticked in between', async () => {
    await open(3);
    const page = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner les 3 lignes de cette page' });
    await userEvent.click(page);
    await says('3 sélectionnés sur cette page');
    expect(page.checked).toBe(true);
    await userEvent.click(await box('Livre 2'));
    await waitFor(() => expect(page.indeterminate).toBe(true));
    await userEvent.click(page);
    await userEvent.click(page);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());
  });
});

describe('the box of the page', () => {
  it.each([' ', 'Enter'])('takes and leaves all rows with the key "%s" on its header, which does not scroll the page', async (key) => {
    await open(3);
    const header = (await box('les 3 lignes de cette page')).closest<HTMLElement>('[role=columnheader]')!;
    header.focus();
    expect(fireEvent.keyDown(header, { key })).toBe(false);
    await says('3 sélectionnés sur cette page');
    fireEvent.keyDown(header, { key });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());
  });

  it('takes nothing while the rows in sight are those of the page before', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const rows = shelfOf(60);
    await open(60, { answer: (request, signal) => (request.page === 1 ? rows(request, signal) : arrived.then(() => rows(request, signal))) });
    const page = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sélectionner les 25 lignes de cette page' });
    await press('Page suivante');
    await waitFor(() => expect(page.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(page);
    page.closest<HTMLElement>('[role=columnheader]')?.focus();
    await userEvent.keyboard(' ');
    arrive();
    await screen.findByRole('gridcell', { name: 'Livre 30' });
    expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner les 25 lignes de cette page' }));
    await says('25 sélectionnés sur cette page');
    expect((await box('Livre 30')).checked).toBe(true);
  });
});

describe('a selection', () => {
  it('survives the pages, and says where its records are', async () => {
    await open();
    // Which rows are shown is only said of a change, so the list must have been announced before.
    await waitFor(() => expect(announced()).toContain('60 résultats'));
    await userEvent.click(await box('Livre 2'));
    await press('Page suivante');
    await says('1 sélectionné, sur une autre page');
    // Only the rows are announced, as the selection is the same.
    await waitFor(() => expect(announced()).toContain('26–50 sur 60'));
    expect(announced()).not.toContain('1 sélectionné, sur une autre page');
    await userEvent.click(await box('Livre 30'));
    await says('2 sélectionnés, dont 1 sur cette page');
    await press('Page précédente');
    await waitFor(async () => expect((await box('Livre 2')).checked).toBe(true));
  });

  it('of the only result there is is said in the singular, and that nothing is left of it', async () => {
    await open(1);
    await waitFor(() => expect(announced()).toContain('1 résultat'));
    expect(screen.getByRole('checkbox', { name: 'Sélectionner la ligne de cette page' })).toBeDefined();
    await userEvent.click(await box('Livre 1'));
    await says('1 sélectionné sur cette page');
    await userEvent.click(await box('Livre 1'));
    await waitFor(() => expect(announced()).toContain('Plus rien n’est sélectionné'));
  });

  it('survives another order', async () => {
    await open();
    await userEvent.click(await box('Livre 2'));
    await userEvent.click(screen.getByText('Nombre de pages'));
    await waitFor(async () => expect((await box('Livre 2')).checked).toBe(true));
  });

  it('is emptied by another filter, which is said and seen, and not said where nothing was in it', async () => {
    const { router } = await open();
    await userEvent.click(await box('Livre 2'));
    await bar();
    await act(() => router.navigate('/books?f.title=vo'));
    await says('La sélection a été effacée, car les filtres ont changé.');
    expect((await box('Livre 2')).checked).toBe(false);
    await press('Fermer');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());
    await act(() => router.navigate('/books?f.title=vol'));
    expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull();
  });

  it('may be all the results, of which one taken out leaves the page', async () => {
    await open();
    await userEvent.click(await box('Livre 2'));
    await press('Sélectionner les 60 résultats');
    await says('Les 60 résultats sont sélectionnés, sur toutes les pages');
    await userEvent.click(await box('Livre 2'));
    await says('24 sélectionnés sur cette page');
  });

  it('says as many results as the list now has', async () => {
    let total = 60;
    await open(60, { answer: (request: ListRequest, signal) => shelfOf(total)(request, signal) });
    await userEvent.click(await box('Livre 2'));
    await press('Sélectionner les 60 résultats');
    total = 58;
    await press('Actualiser');
    await says('Les 58 résultats sont sélectionnés, sur toutes les pages');
  });

  it('loses a record that is deleted from its row', async () => {
    await open(60, { api: { remove: () => Promise.resolve() } });
    await userEvent.click(await box('Livre 2'));
    await userEvent.click(await box('Livre 3'));
    await says('2 sélectionnés sur cette page');
    await press('Actions pour Livre 2');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await says('1 sélectionné sur cette page');
    // All the results are still all of them without it.
    await press('Sélectionner les 60 résultats');
    await press('Actions pour Livre 4');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await says('Les 60 résultats sont sélectionnés, sur toutes les pages');
  });

  it('is left by its own button, and the focus goes to the rows', async () => {
    await open();
    await userEvent.click(await box('Livre 2'));
    await press('Désélectionner');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });
});

describe('a list whose server does not count', () => {
  /** A list of 30 books without a total: the first page only says that there are more. */
  const uncounted = (async (request) => {
    const { items } = await shelfOf(30)(request, undefined);
    return request.page === 1 ? { items, total: 25, more: true } : { items, total: 30 };
  }) satisfies Parameters<typeof renderList>[0]['answer'];

  it('says that there are more than it knows of, and counts them once the end is in sight', async () => {
    await open(0, { answer: uncounted });
    screen.getByRole('heading', { level: 1, name: 'Livres (25+)' });
    screen.getByText('1–25 sur 25+');
    await waitFor(() => expect(announced()).toContain('Plus de 25 résultats.'));
    expect(screen.getByRole('button', { name: 'Dernière page' }).getAttribute('aria-disabled')).toBe('true');
    await press('Page suivante');
    await screen.findByRole('gridcell', { name: 'Livre 26' });
    screen.getByRole('heading', { level: 1, name: 'Livres (30)' });
    screen.getByText('26–30 sur 30');
    expect(screen.getByRole('button', { name: 'Page suivante' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('does not offer to select all of them: what is done to them is confirmed by their number', async () => {
    await open(0, { answer: uncounted });
    await userEvent.click(await box('Livre 1'));
    await says('1 sélectionné sur cette page');
    expect(screen.queryByRole('button', { name: /Sélectionner les/ })).toBeNull();
  });
});
