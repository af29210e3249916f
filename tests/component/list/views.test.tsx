// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PREFERENCES_PREFIX } from '@/session/operatorPreferences';
import { announced, renderList, shelfOf } from './renderList';

const open = (address = '/books') => renderList({ address, answer: shelfOf(60) });
const button = (name: RegExp | string = 'Vues') => screen.findByRole('button', { name });

async function menu(name?: RegExp | string) {
  await userEvent.click(await button(name));
  return within(await screen.findByRole('menu', { name: 'Vues' }));
}

async function pick(item: RegExp | string, name?: RegExp | string) {
  await userEvent.click((await menu(name)).getByRole('menuitem', { name: item }));
}

async function saveAs(name: string, from?: RegExp | string) {
  await pick('Enregistrer comme nouvelle vue…', from);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle vue' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom de la vue' }), `${name}{Enter}`);
}

/** The name of a view's button, with the narrow spaces of French quotation marks. */
const viewButton = (name: string, state = '') => `Vue «\u202f${name}\u202f»${state}`;

const viewItems = async () => (await screen.findAllByRole('menuitemradio')).map((item) => `${item.getAttribute('aria-checked') === 'true' ? '*' : ''}${item.textContent}`);

describe('the views of a list', () => {
  it('say what they are for when there is none', async () => {
    await open();
    (await menu()).getByText('Aucune vue enregistrée pour le moment. Une vue garde les filtres, l’ordre et les colonnes sous un nom.');
    expect(await viewItems()).toEqual(['*Toute la liste']);
  });

  it('keep filters, order, size and columns under a name', async () => {
    const { address } = await open('/books?size=50&sort=pages:desc&f.title=loup&cols=title genre');
    await saveAs('Loups');
    await button(viewButton('Loups'));
    expect(address()).toMatch(/^\/books\?size=50&sort=pages:desc&f\.title=loup&view=\w+$/);
    await waitFor(() => expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('col-id'))).toEqual(['title', 'genre', 'actions']));
  });

  it('are left for the whole list and found again', async () => {
    const { address } = await open('/books?f.title=loup');
    await saveAs('Loups');
    await userEvent.click((await menu(viewButton('Loups'))).getByRole('menuitemradio', { name: 'Toute la liste' }));
    await waitFor(() => expect(address()).toBe('/books'));
    expect(document.activeElement).toBe(await button());
    await userEvent.click((await menu()).getByRole('menuitemradio', { name: 'Loups' }));
    await waitFor(() => expect(address()).toMatch(/^\/books\?f\.title=loup&view=\w+$/));
  });

  it('say when the list was changed since, and are brought up to date', async () => {
    const { address } = await open('/books?f.title=loup');
    await saveAs('Loups');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lignes par page' }), '10');
    await pick('Mettre à jour «\u202fLoups\u202f»', viewButton('Loups', ' modifiée'));
    await button(viewButton('Loups'));
    expect(address()).toContain('size=10');
    expect((await menu(viewButton('Loups'))).queryByRole('menuitem', { name: /Mettre à jour/ })).toBeNull();
  });

  it('are not changed by another page, and keep a change of columns apart until they are updated', async () => {
    const { address } = await open('/books?f.title=loup');
    await saveAs('Loups');
    await userEvent.click(await screen.findByRole('button', { name: 'Page suivante' }));
    await button(viewButton('Loups'));
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Genre' }));
    await waitFor(() => expect(address()).toContain('cols=title+pages+contact'));
    await userEvent.keyboard('{Escape}');
    await button(viewButton('Loups', ' modifiée'));
  });

  it('have names that differ by more than case and accents', async () => {
    await open();
    await saveAs('Été');
    await saveAs('  ete ', viewButton('Été'));
    screen.getByText('Choisissez un autre nom, une vue porte déjà celui-ci');
    const input = screen.getByRole('textbox', { name: 'Nom de la vue' });
    expect(document.activeElement).toBe(input);
    await userEvent.clear(input);
    await userEvent.type(input, 'Hiver{Enter}');
    await button(viewButton('Hiver'));
  });

  it.each([
    ['', 'Saisissez un nom'],
    ['x'.repeat(61), 'Saisissez un nom de 60 caractères au maximum'],
  ])('need a name that is not too long: %j', async (name, said) => {
    await open();
    await pick('Enregistrer comme nouvelle vue…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle vue' }));
    const box = dialog.getByRole('textbox', { name: 'Nom de la vue', description: 'La vue est enregistrée dans ce navigateur, pour vous seulement.' });
    if (name !== '') await userEvent.click(box).then(() => userEvent.paste(name));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    dialog.getByRole('textbox', { name: 'Nom de la vue', description: said });
  });

  it('are not more than a browser keeps', async () => {
    const views = Array.from({ length: 50 }, (_, index) => ({ id: `v${index}`, name: `Vue ${index}`, query: '' }));
    localStorage.setItem(`${PREFERENCES_PREFIX}1`, JSON.stringify({ 'list.book': { views } }));
    await open();
    await saveAs('Une de trop');
    screen.getByRole('textbox', { name: 'Nom de la vue', description: 'Supprimez d’abord une vue, il y en a déjà 50' });
  });

  it('open with the focus on the one in force', async () => {
    await open('/books?f.title=loup');
    await saveAs('Loups');
    const views = await menu(viewButton('Loups'));
    await waitFor(() => expect(document.activeElement).toBe(views.getByRole('menuitemradio', { name: 'Loups' })));
  });

  it('are renamed', async () => {
    await open();
    await saveAs('Loups');
    await pick('Renommer…', viewButton('Loups'));
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom de la vue' });
    expect(input.value).toBe('Loups');
    await userEvent.type(input, ' gris{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(viewButton('Loups gris')));
    await screen.findByText('La vue s’appelle maintenant « Loups gris »');
  });

  it('are deleted after a question, and what they showed stays', async () => {
    const { address } = await open('/books?f.title=loup');
    await saveAs('Loups');
    await pick('Supprimer…', viewButton('Loups'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Supprimer la vue «\u202fLoups\u202f»\u202f?', description: 'Seule la vue disparaît, et pour vous seulement. Les données de la liste restent.' }));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(address()).toMatch(/^\/books\?f\.title=loup&cols=/));
    await menu();
    expect(await viewItems()).toEqual(['*Toute la liste']);
  });
});

describe('the view that a list opens on', () => {
  const choose = async () => {
    await saveAs('Loups');
    await pick('Ouvrir la liste sur cette vue', viewButton('Loups'));
    await screen.findByText('La liste s’ouvrira sur la vue « Loups »');
  };

  it('is marked in the menu, and may be the whole list again', async () => {
    await open('/books?f.title=loup');
    await choose();
    const views = await menu(viewButton('Loups'));
    expect(await viewItems()).toEqual(['Toute la liste', '*Loups (à l’ouverture)']);
    await userEvent.click(views.getByRole('menuitem', { name: 'Ne plus ouvrir la liste sur cette vue' }));
    await screen.findByText('La liste ne s’ouvrira plus sur la vue « Loups »');
    await menu(viewButton('Loups'));
    expect(await viewItems()).toEqual(['Toute la liste', '*Loups']);
  });

  it('is asked for at once, and by no other address', async () => {
    const first = await open('/books?f.title=loup');
    await choose();
    first.unmount();

    const bare = await open();
    await button(viewButton('Loups'));
    expect(bare.requests.map(({ filters }) => filters)).toEqual([[['library', '7'], ['title', 'loup']]]);
    bare.unmount();

    const other = await open('/books?f.title=chat');
    await button('Vues');
    expect(other.requests[0]?.filters).toContainEqual(['title', 'chat']);
  });

  it('leaves a way to the whole list', async () => {
    const first = await open('/books?f.title=loup');
    await choose();
    first.unmount();
    const { address } = await open();
    await userEvent.click((await menu(viewButton('Loups'))).getByRole('menuitemradio', { name: 'Toute la liste' }));
    await waitFor(() => expect(address()).toBe('/books?view='));
    await button('Vues');
  });
});

describe('the link of a view', () => {
  it('shows a colleague the same rows, order and columns', async () => {
    await open('/books?view=&page=2&sort=pages:desc&f.title=loup');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await pick('Copier le lien de la vue');
    const link = writeText.mock.calls[0]?.[0] ?? '';
    expect(decodeURIComponent(link)).toMatch(/\/books\?sort=pages:desc&f\.title=loup&cols=title\+pages\+genre\+contact$/);
  });

  it('is in the address bar when the clipboard is refused', async () => {
    const { address } = await open('/books?f.title=loup');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await pick('Copier le lien de la vue');
    await screen.findByText('Le lien n’a pas pu être copié, copiez l’adresse de la page, qui mène à la même vue');
    await waitFor(() => expect(address()).toBe('/books?f.title=loup&cols=title+pages+genre+contact'));
    expect(announced()).not.toContain('copié');
  });
});
