// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { EDITORIALS, renderApp } from './renderApp';

const rows = [
  { id: 7, title: 'Semaine de la mobilité', text: 'Essayez.', label: 'Lire', link: 'https://exemple.fr', status: 0 },
  { id: 8, title: 'Vélo', text: 'Roulez.', label: 'Lire', link: 'https://exemple.fr', status: 0 },
];
const answers = {
  'admin/editorials': () => json({ 'hydra:member': rows, 'hydra:totalItems': rows.length }),
  'admin/editorials/7': () => json(rows[0]),
};
const open = (address: string) => renderApp({ address, permissions: EDITORIALS, answers });
const dialog = () => screen.findByRole('dialog', { name: 'Raccourcis clavier' });
const press = (keys: string) => userEvent.keyboard(keys);

afterEach(() => localStorage.clear());

describe('single keys', () => {
  it('a ? lists those of the page, with what they do, and Escape closes the list', async () => {
    await open('/editorials/show/7');
    await screen.findByRole('link', { name: 'Modifier' });
    await press('?');
    const list = await dialog();
    const lines = within(list).getAllByRole('term').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Rechercher une page, une commande ou une fiche', 'Modifier', 'Afficher les raccourcis de la page', 'Accueil', 'Éditoriaux']);
    expect(within(list).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Ctrl + K', 'e', '?', 'ga', 'ge']);
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('an e changes the record, a g and a letter lead to an entry of the menu', async () => {
    await open('/editorials/show/7');
    await screen.findByRole('link', { name: 'Modifier' });
    await press('e');
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/7'));
    (document.activeElement as HTMLElement | null)?.blur();
    await press('ga');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('do nothing while something is typed', async () => {
    await open('/editorials/7');
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Titre/ });
    await userEvent.type(box, ' ?ga');
    expect(box.value).toBe('Semaine de la mobilité ?ga');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/editorials/7');
  });

  it('are turned off by one switch, which stays so and is found again by the palette', async () => {
    await open('/editorials/show/7');
    await screen.findByRole('link', { name: 'Modifier' });
    await press('?');
    await userEvent.click(within(await dialog()).getByRole('switch', { name: 'Raccourcis d’une seule touche' }));
    expect(within(await dialog()).getAllByRole('term')).toHaveLength(1);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('e?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/editorials/show/7');

    await press('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'raccourcis{Enter}');
    const again = within(await dialog()).getByRole<HTMLInputElement>('switch', { name: 'Raccourcis d’une seule touche' });
    expect(again.checked).toBe(false);
  });
});
