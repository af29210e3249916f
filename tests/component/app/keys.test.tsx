// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
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
/** Presses keys so quickly that nothing is rendered in between. */
const atOnce = (keys: Iterable<string>) => act(() => [...keys].forEach((key) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))));

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
    expect(within(list).getByRole('switch', { name: 'Raccourcis d’une seule touche', description: 'À désactiver avec une saisie vocale, ou en cas d’appui par mégarde sur des touches. Le choix est gardé dans ce navigateur.' })).toBeDefined();
    expect(within(list).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain('Aller à une rubrique, avec deux touches l’une après l’autre');
    // The palette does not open over a dialog.
    await press('{Control>}k{/Control}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a ? lists nothing that the page has not', async () => {
    await open('/about');
    await press('?');
    const lines = within(await dialog()).getAllByRole('term').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Rechercher une page, une commande ou une fiche', 'Afficher les raccourcis de la page', 'Accueil', 'Éditoriaux']);
  });

  it('a ? lists what is pressed with the control key once, as the key says it, even where single keys are off', async () => {
    await open('/editorials/create');
    await screen.findByRole('button', { name: 'Créer et en créer d’autres' });
    await press('?');
    const list = await dialog();
    const lines = () => within(list).getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    const saving = [
      ['Rechercher une page, une commande ou une fiche', 'Ctrl + K'],
      ['Créer', 'Ctrl + S'],
      ['Créer et en créer d’autres', 'Ctrl + Entrée'],
    ];
    expect(lines().slice(0, 4)).toEqual([...saving, ['Afficher les raccourcis de la page', '?']]);
    await userEvent.click(within(list).getByRole('switch'));
    expect(lines()).toEqual(saving);
  });

  it('a ? lists the key that searches a list', async () => {
    await open('/editorials');
    await screen.findByRole('gridcell', { name: 'Vélo' });
    await press('?');
    const search = within(await dialog()).getByText('Rechercher dans la liste');
    expect(search.nextSibling?.textContent).toBe('/');
  });

  it('an x leads to what can be done with the selection, and is listed while there is one', async () => {
    const articles = [{ id: 1, title: 'Aide', status: 1 }];
    const permissions = ['article_manage', 'article_list', 'article_read', 'article_update'];
    await renderApp({ address: '/articles', permissions, answers: { 'admin/articles': () => json({ 'hydra:member': articles, 'hydra:totalItems': 1 }) } });
    const keysOfPage = async () => {
      await press('?');
      const terms = within(await dialog()).getAllByRole('term').map(({ textContent }) => textContent);
      await press('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return terms;
    };
    const box = await screen.findByRole('checkbox', { name: 'Sélectionner Aide' });
    expect(await keysOfPage()).not.toContain('Agir sur la sélection');
    await userEvent.click(box);
    const bar = await screen.findByRole('region', { name: 'Sélection' });
    expect(await keysOfPage()).toContain('Agir sur la sélection');
    await press('x');
    await waitFor(() => expect(bar.contains(document.activeElement)).toBe(true));
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('go on from row to row while they are held down', async () => {
    await open('/editorials');
    const cell = async (name: string) => (await screen.findByRole('link', { name })).closest('[role=gridcell]');
    await screen.findByRole('link', { name: 'Vélo' });
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(async () => expect(document.activeElement).toBe(await cell('Semaine de la mobilité')));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j', repeat: true });
    await waitFor(async () => expect(document.activeElement).toBe(await cell('Vélo')));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', repeat: true });
    await waitFor(async () => expect(document.activeElement).toBe(await cell('Semaine de la mobilité')));
  });

  it('are played one after the other where they were pressed before they could be, up to the one that opens something', async () => {
    await open('/editorials');
    await screen.findByRole('link', { name: 'Vélo' });
    atOnce('jj');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vélo'));
    atOnce('?e');
    await dialog();
    expect(window.location.pathname).toBe('/editorials');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    atOnce('ga');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('an Enter after them opens the row to which they lead', async () => {
    await open('/editorials');
    await screen.findByRole('link', { name: 'Vélo' });
    atOnce(['j', 'j', 'Enter']);
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/show/8'));
  });

  it('that were pressed before they could be played are given up by a press on the page', async () => {
    await open('/editorials/show/7');
    await screen.findByRole('link', { name: 'Modifier' });
    await act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
      fireEvent.pointerDown(document.body);
      return vi.dynamicImportSettled();
    });
    expect(window.location.pathname).toBe('/editorials/show/7');
  });

  it('are none of those that are held down, composed, taken by somebody else, or pressed while a list is open', async () => {
    await open('/editorials/show/7');
    await screen.findByRole('link', { name: 'Modifier' });
    const inFront = (html: string) => {
      const box = document.createElement('div');
      box.innerHTML = html;
      document.body.append(box);
      return box;
    };
    fireEvent.keyDown(document.body, { key: 'e', repeat: true });
    fireEvent.keyDown(document.body, { key: 'e', isComposing: true });

    const taken = inFront('<button type="button">E</button>');
    taken.addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(taken.firstChild ?? taken, { key: 'e' });
    taken.remove();

    for (const role of ['listbox', 'menu', 'alertdialog']) {
      const list = inFront(`<div role="${role}"></div>`);
      fireEvent.keyDown(document.body, { key: 'e' });
      list.remove();
    }
    await act(() => vi.dynamicImportSettled());
    expect(window.location.pathname).toBe('/editorials/show/7');

    const box = inFront('<input type="checkbox">');
    fireEvent.keyDown(box.firstChild ?? box, { key: 'e' });
    box.remove();
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/7'));
  });

  it('an e changes the record, a g and a letter lead to an entry of the menu', async () => {
    await open('/editorials/show/7');
    await screen.findByRole('link', { name: 'Modifier' });
    // A letter that no entry has ends the waiting for one.
    await press('g');
    await screen.findByText('Aller à : appuyez sur la lettre de la rubrique', { selector: '[role=status], [role=status] *' });
    await press('ze');
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/7'));
    (document.activeElement as HTMLElement | null)?.blur();
    await press('ga');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('an e on a row of a list changes its record, and only there', async () => {
    await open('/editorials');
    await screen.findByRole('link', { name: 'Vélo' });
    await press('e');
    await act(() => vi.dynamicImportSettled());
    expect(window.location.pathname).toBe('/editorials');
    await press('?');
    expect(within(await dialog()).getByText('Modifier').nextSibling?.textContent).toBe('e');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('jj');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vélo'));
    await press('e');
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/8'));
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

const PEOPLE = ['user_manage', 'user_list', 'user_read', 'user_update'];

/** Opens a list of people whose accounts can be deactivated, which can be undone, and one whose proof waits, for which a decision is asked. */
async function openPeople(address: string, setting: { language?: 'fr' | 'en'; state?: object } = {}) {
  const proof = { id: 31, status: 1, createdDate: '2026-11-14T10:00:00+00:00' };
  const people = new Map([100, 101].map((id) => [id, { id, givenName: 'Minh', familyName: `Gaïd ${id}`, status: 1, identityStatus: 1, identityProofs: id === 100 ? [proof] : [] }]));
  const sent: string[] = [];
  const person = (id: number) => ({ method, body }: Seen) => {
    if (method !== 'PATCH') return json(people.get(id));
    sent.push(`${id} ${String(body)}`);
    people.set(id, { ...people.get(id), ...(JSON.parse(String(body)) as object) } as never);
    return json(people.get(id));
  };
  const decide = ({ body }: Seen) => {
    sent.push(`proof ${String(body)}`);
    return json({ '@id': '/identity_proofs/31', id: 31, status: 2 });
  };
  const listed = () => json({ 'hydra:member': [...people.values()], 'hydra:totalItems': people.size });
  await renderApp({ address, ...setting, permissions: PEOPLE, answers: { 'admin/users': listed, 'admin/users/100': person(100), 'admin/users/101': person(101), 'admin/identity_proofs/31': decide } });
  return { sent };
}

it('a / leads to the search at once, as the next keys are typed there', async () => {
  await openPeople('/users');
  const [box] = within(await screen.findByRole('search')).getAllByRole('textbox');
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    expect(document.activeElement).toBe(box);
  });
});

describe('the keys of decisions', () => {
  it.each([
    { language: 'fr', decisions: { a: 'Accepter la pièce d’identité', r: 'Refuser la pièce d’identité' } },
    { language: 'en', decisions: { a: 'Accept the identity document', r: 'Refuse the identity document' } },
  ] as const)('stand on their buttons and in the list of keys, by their words: $language', async ({ language, decisions }) => {
    await openPeople('/users/show/100', { language });
    for (const [key, name] of Object.entries(decisions)) expect((await screen.findByRole('button', { name })).getAttribute('aria-keyshortcuts')).toBe(key);
    await press('?');
    const lines = within(await screen.findByRole('dialog')).getAllByRole('term');
    for (const [key, name] of Object.entries(decisions)) expect(lines.find(({ textContent }) => textContent === name)?.nextSibling?.textContent).toBe(key);
  });

  it('ask what the button asks before anything is sent', async () => {
    const { sent } = await openPeople('/users/show/100');
    await screen.findByRole('button', { name: 'Refuser la pièce d’identité' });
    await press('r');
    const question = await screen.findByRole('alertdialog');
    // While the dialog is open, its keys are not shortcuts of the page.
    await press('a');
    expect([screen.queryByRole('dialog'), sent]).toEqual([null, []]);
    await userEvent.click(within(question).getByRole('button', { name: 'Refuser' }));
    await waitFor(() => expect(sent).toEqual(['proof {"validate":false}']));
  });

  it('go through a list and decide in it', async () => {
    const { sent } = await openPeople('/users/show/100', { state: { from: '/users?f.identityProofStatus=1' } });
    await screen.findByText('1 sur 2');
    await press('s');
    await screen.findByText('2 sur 2');
    await press('p');
    await screen.findByText('1 sur 2');
    await press('a');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accepter' }));
    await screen.findByText('2 sur 2');
    expect(sent).toEqual(['proof {"validate":true}']);
  });

  it('decide nothing once the page on which they were pressed has been left', async () => {
    await openPeople('/users/show/100');
    await screen.findByRole('button', { name: 'Refuser la pièce d’identité' });
    await press('z');
    await act(() => vi.dynamicImportSettled());
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
      window.history.replaceState(window.history.state, '', '/users/show/101');
    });
    // The question of the key above would be open, and would keep this one from the page.
    await press('a');
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accepter' });
  });

  it('decide nothing, and are not shown, once single keys are turned off', async () => {
    localStorage.setItem('backOffice.preferences.12', '{"singleKeys":false}');
    const { sent } = await openPeople('/users/show/100');
    const button = await screen.findByRole('button', { name: 'Refuser la pièce d’identité' });
    await press('r');
    expect([button.getAttribute('aria-keyshortcuts'), button.textContent, screen.queryByRole('alertdialog'), sent]).toEqual([null, 'Refuser la pièce d’identité', null, []]);
  });
});
