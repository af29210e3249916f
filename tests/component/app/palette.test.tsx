// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../unit/api/fakes';
import { EDITORIALS, renderApp, STRUCTURES } from './renderApp';

const PEOPLE = ['user_list', 'user_read', 'user_create', 'solidary_list', 'solidary_read', 'territory_list', 'territory_read'];

/** The results, line by line. */
const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

const current = () => screen.getByRole('option', { selected: true }).textContent;

async function open(): Promise<HTMLElement> {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Rechercher une page, une commande ou une fiche' });
}

/** The results for a text that is typed at once. */
function foundBy(box: HTMLElement, text: string) {
  fireEvent.change(box, { target: { value: text } });
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
}

const editorial = { id: 7, title: 'Semaine de la mobilité', text: 'Essayez.', label: 'Lire', link: 'https://exemple.fr', status: 0 };

describe('the palette', () => {
  it('is closed when the browser goes back, as is the list of keys', async () => {
    await renderApp();
    await open();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers the pages that the operator may open, and commands; what is typed narrows them, and Enter opens', async () => {
    await renderApp({ permissions: EDITORIALS, answers: { 'admin/editorials': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    const box = await open();
    expect(document.activeElement).toBe(box);
    expect(within(screen.getByRole('dialog', { name: 'Rechercher une page, une commande ou une fiche' })).getByRole('listbox')).toBeTruthy();
    expect(lines()).toEqual(['Accueil', 'Éditoriaux', 'Création d’un éditorial', 'À propos', 'Passer au thème sombre', 'Switch to English', 'Afficher les raccourcis clavier', 'Déconnexion']);

    await userEvent.type(box, 'EDIT');
    expect(lines()).toEqual(['Éditoriaux', 'Création d’un éditorial']);
    expect(current()).toBe('Éditoriaux');
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toBe('Création d’un éditorial');
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    // Up from the first result leads to the last; typing selects the first again.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(current()).toBe('Création d’un éditorial');
    await userEvent.type(box, 'O');
    expect(current()).toBe('Éditoriaux');
    await userEvent.keyboard('{ArrowDown}');
    // This Enter ends a composed character.
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(screen.getByRole('combobox')).toBe(box);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Création d’un éditorial' });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('offers the light theme where the dark one is on, and says which keys it takes', async () => {
    await renderApp({ permissions: EDITORIALS });
    await userEvent.type(await open(), 'theme');
    await userEvent.click(screen.getByRole('option', { name: 'Passer au thème sombre' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(await open(), 'theme');
    screen.getByText('Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer');
    await userEvent.click(screen.getByRole('option', { name: 'Passer au thème clair' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds records in the lists that may be searched, by entity, each failing alone; none is read, and none is looked for that has no page', async () => {
    let isDown = true;
    const { server } = await renderApp({
      permissions: PEOPLE, structures: STRUCTURES.slice(0, 1),
      answers: {
        'admin/users': () => json({ 'hydra:member': [{ id: 3, givenName: 'Anna', familyName: 'Petit', email: 'anna@exemple.fr' }], 'hydra:totalItems': 9 }),
        'admin/solidaries': () => (isDown ? json({ 'hydra:description': '' }, 500) : json({ 'hydra:member': [{ id: 5, admingivenName: 'Anna', adminfamilyName: 'Roux', adminsubject: 'Courses' }], 'hydra:totalItems': 1 })),
      },
    });
    const box = await open();
    await userEvent.type(box, 'anna');
    const users = await screen.findByRole('group', { name: 'Utilisateurs' });
    expect(within(users).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Anna Petitanna@exemple.fr', 'Voir les 9 résultats dans la liste']);
    await screen.findByText(/^1 résultat affiché sur 9\. La recherche a échoué dans 1 liste$/);
    isDown = false;
    await userEvent.click(within(await screen.findByRole('group', { name: 'Demandes' })).getByRole('option', { name: /^La recherche a échoué/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Anna Roux/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/solidaryrecords/show/5'));

    const searched = server.seen.filter(({ path }) => path === 'admin/users').length;
    expect(searched).toBe(1);
    expect(server.seen.filter(({ path }) => path === 'admin/territories')).toEqual([]);
  });

  it('shows nothing of what an earlier text has found, neither while the next answer is under way nor when the earlier one comes last', async () => {
    const comes: (() => void)[] = [];
    const found = ['Anna', 'Annabelle', 'Annick'].map((givenName, index) => json({ 'hydra:member': [{ id: index, givenName, familyName: 'Petit' }], 'hydra:totalItems': 1 }));
    await renderApp({ permissions: ['user_list', 'user_read'], answers: { 'admin/users': () => new Promise((resolve) => comes.push(((answer) => () => resolve(answer))(found[comes.length] ?? json({})))) } });
    const answer = (index: number) => act(async () => comes[index]?.());
    const box = await open();
    await userEvent.type(box, 'anna');
    await waitFor(() => expect(comes).toHaveLength(1));
    await answer(0);
    await screen.findByRole('option', { name: /^Anna Petit/ });
    await userEvent.type(box, 'b');
    await waitFor(() => expect(comes).toHaveLength(2));
    expect(screen.queryByRole('option', { name: /Petit/ })).toBeNull();
    await userEvent.type(box, 'e');
    await waitFor(() => expect(comes).toHaveLength(3));
    await answer(2);
    await screen.findByRole('option', { name: /^Annick Petit/ });
    await answer(1);
    expect(screen.getAllByRole('option', { name: /Petit/ }).map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Annick Petit/)]);
  });

  it('offers a dashboard beside the first page of its entity, and once where it is that page', async () => {
    await renderApp({ permissions: ['analytic_list', 'hitchhiking_watcher'], config: { settings: { hitchHiking: true } } });
    await open();
    expect(lines().filter((line) => !/thème|English|raccourcis|Déconnexion/.test(line ?? ''))).toEqual(['Accueil', 'Analyses', 'Autostoppeurs', 'Tableau de bord de l’autostop', 'À propos']);
  });

  it('asks nothing again for a text it knows the answer to, nor for a list it has read whole', async () => {
    const { server } = await renderApp({
      permissions: ['structure_read', 'user_list', 'user_read'],
      structures: STRUCTURES,
      answers: { 'admin/users': () => json({ 'hydra:member': [] }) },
    });
    const asked = (path: string) => server.seen.filter((seen) => seen.path === path).length;
    const box = await open();
    await userEvent.type(box, 'nancy');
    await screen.findByRole('option', { name: /^CCAS de Nancy/ });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/résultat/));
    const first = [asked('admin/users'), asked('admin/structures')];

    await userEvent.clear(box);
    await userEvent.type(box, 'locale');
    await screen.findByRole('option', { name: /^Mission locale/ });
    await waitFor(() => expect(asked('admin/users')).toBeGreaterThan(first[0] ?? 0));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/résultat/));
    const second = asked('admin/users');

    await userEvent.clear(box);
    await userEvent.type(box, 'nancy');
    await screen.findByRole('option', { name: /^CCAS de Nancy/ });
    expect([asked('admin/users'), asked('admin/structures')]).toEqual([second, first[1]]);
  });

  it('shows the records opened last first, by name where they may be read', async () => {
    localStorage.setItem('backOffice.recent.12', '[{"name":"editorial","id":"7"}]');
    await renderApp({ address: '/editorials/create', permissions: EDITORIALS, answers: { 'admin/editorials/7': () => json(editorial) } });
    await open();
    const recent = screen.getByRole('group', { name: 'Fiches ouvertes récemment' });
    await within(recent).findByText('Semaine de la mobilité');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/show/7'));
  });

  it('offers first what can be done with the record of the page, asks as its head does, and gives the focus back', async () => {
    const { server } = await renderApp({ address: '/editorials/show/7', permissions: [...EDITORIALS, 'editorial_delete'], answers: { 'admin/editorials/7': () => json(editorial), 'admin/editorials': () => json({ 'hydra:member': [] }) } });
    await screen.findByRole('heading', { level: 1, name: /^Semaine de la mobilité/ });
    const box = await open();
    const here = await screen.findByRole('group', { name: 'Semaine de la mobilité' });
    expect(within(here).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Modifier', 'Activer', 'Dupliquer', 'Supprimer']);
    // The open page is left out, because nobody looks for what is in front of them.
    expect(screen.queryByRole('group', { name: 'Fiches ouvertes récemment' })).toBeNull();

    await userEvent.type(box, 'efface');
    expect(lines()).toEqual(['Supprimer']);
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: /Semaine de la mobilité/ });
    expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe('/editorials/show/7');

    await userEvent.type(await open(), 'editer{Enter}');
    await screen.findByRole('textbox', { name: 'Titre' });
    expect(window.location.pathname).toBe('/editorials/7');
    await open();
    expect(screen.queryByRole('group', { name: 'Semaine de la mobilité' })).toBeNull();
  });

  it('offers what the menu of the row offers from which it is opened, and nothing of it elsewhere', async () => {
    const { server } = await renderApp({ address: '/editorials', permissions: [...EDITORIALS, 'editorial_delete'], answers: { 'admin/editorials/7': () => json(editorial), 'admin/editorials': () => json({ 'hydra:member': [editorial], 'hydra:totalItems': 1 }) } });
    const link = await screen.findByRole('link', { name: 'Semaine de la mobilité' });
    act(() => link.focus());
    const box = await open();
    const here = await screen.findByRole('group', { name: 'Semaine de la mobilité' });
    expect(within(here).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Activer', 'Dupliquer', 'Supprimer']);
    await userEvent.type(box, 'activer{Enter}');
    await waitFor(() => expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([expect.stringContaining('admin/editorials/7')]));

    await userEvent.click(screen.getByRole('textbox', { name: 'Titre' }));
    await open();
    expect(screen.queryByRole('group', { name: 'Semaine de la mobilité' })).toBeNull();
  });

  it('offers nothing of a record that the operator may not do', async () => {
    await renderApp({ address: '/editorials/show/7', permissions: ['editorial_read', 'editorial_list'], answers: { 'admin/editorials/7': () => json(editorial) } });
    await screen.findByRole('heading', { level: 1, name: /^Semaine de la mobilité/ });
    await open();
    expect(screen.queryByRole('group', { name: 'Semaine de la mobilité' })).toBeNull();
  });

  it('opens nothing that is only nearly what was typed before all lists have answered', async () => {
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    await renderApp({
      permissions: EDITORIALS,
      answers: { 'admin/editorials': () => held.then(() => json({ 'hydra:member': [{ ...editorial, title: 'Editoriax' }], 'hydra:totalItems': 1 })) },
    });
    await userEvent.type(await open(), 'editoriax');
    expect(lines()).toContain('Éditoriaux');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/');
    come();
    await waitFor(() => expect(current()).toMatch(/^Editoriax/));
  });

  it('marks the first record that it finds, which Enter opens, and keeps to it when better ones come', async () => {
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    await renderApp({
      permissions: PEOPLE, structures: STRUCTURES.slice(0, 1),
      answers: {
        'admin/users': () => json({ 'hydra:member': [{ id: 3, givenName: 'Anna', familyName: 'Petit', email: 'a@exemple.fr' }], 'hydra:totalItems': 1 }),
        'admin/solidaries': () => held.then(() => json({ 'hydra:member': [{ id: 5, admingivenName: '0612345678', adminfamilyName: '', adminsubject: 'Courses' }], 'hydra:totalItems': 1 })),
        'admin/users/3': () => json({ id: 3, givenName: 'Anna', familyName: 'Petit', email: 'a@exemple.fr' }),
      },
    });
    await userEvent.type(await open(), '0612345678');
    await waitFor(() => expect(current()).toMatch(/^Anna Petit/));
    come();
    await screen.findByRole('option', { name: /Courses/ });
    expect([lines()[0], current()]).toEqual([expect.stringContaining('0612345678'), expect.stringContaining('Anna Petit')]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/users/show/3'));
  });

  it('does not offer a record that has gone', async () => {
    localStorage.setItem('backOffice.recent.12', '[{"name":"editorial","id":"8"},{"name":"editorial","id":"7"}]');
    await renderApp({
      address: '/editorials/create',
      permissions: EDITORIALS,
      answers: { 'admin/editorials/7': () => json(editorial), 'admin/editorials/8': () => json({ 'hydra:description': 'Not Found' }, 400) },
    });
    await open();
    const recent = screen.getByRole('group', { name: 'Fiches ouvertes récemment' });
    await waitFor(() => expect(within(recent).getAllByRole('option').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(['Semaine de la mobilitéÉditorial n° 7']));
  });

  it('leaves the form behind it alone, and lets it ask before it is left', async () => {
    const { server } = await renderApp({ address: '/editorials/7', permissions: EDITORIALS, answers: { 'admin/editorials/7': () => json(editorial), 'admin/editorials': () => json({ 'hydra:member': [] }) } });
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titre' });
    await userEvent.type(title, ' 2027');
    const box = await open();
    await userEvent.type(box, 'accueil');
    await userEvent.keyboard('{Control>}s{/Control}{Enter}');
    await screen.findByRole('alertdialog');
    expect([title.value, window.location.pathname]).toEqual(['Semaine de la mobilité 2027', '/editorials/7']);

    expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);

    // The palette does not open over a dialog, which must be answered first.
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: /^Rechercher/ })).toBeNull();
  });

  it('saves the form behind it, and leads to what is wrong in it', async () => {
    const { server } = await renderApp({ address: '/editorials/7', permissions: EDITORIALS, answers: { 'admin/editorials/7': () => json(editorial), 'admin/editorials': () => json({ 'hydra:member': [] }) } });
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titre' });
    await userEvent.clear(title);
    await userEvent.type(await open(), 'enregistrer');
    within(screen.getByRole('group', { name: /^Modification de l’éditorial n°\s7$/ })).getByRole('option', { name: 'Enregistrer' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Le formulaire contient 1 erreur'));

    await userEvent.type(title, 'Semaine 2027');
    await userEvent.type(await open(), 'enregistrer{Enter}');
    await waitFor(() => expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body as string) as unknown)).toEqual([{ title: 'Semaine 2027' }]));
  });

  it('leads to a record by its number, which is read only when it is opened', async () => {
    const { server } = await renderApp({ permissions: [...EDITORIALS, 'solidary_read'], structures: STRUCTURES, answers: { 'admin/editorials/132': () => json({ ...editorial, id: 132 }) } });
    await userEvent.type(await open(), '132');
    const numbers = screen.getByRole('group', { name: 'Ouvrir par numéro' });
    expect(within(numbers).getAllByRole('option').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(expect.arrayContaining(['Éditorial n° 132', 'Demande n° 132']));
    expect(server.seen.filter(({ path }) => path.endsWith('/132'))).toEqual([]);
    await userEvent.click(within(numbers).getByRole('option', { name: /^Éditorial/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/show/132'));
  });

  it.each([
    ['éditorial 132', ['Éditorial n° 132']],
    ['Editoriaux n° 132', ['Éditorial n° 132']],
    ['demande n°132', ['Demande n° 132']],
    ['n° 132', expect.arrayContaining(['Éditorial n° 132', 'Demande n° 132'])],
    ['#132', expect.arrayContaining(['Éditorial n° 132', 'Demande n° 132'])],
  ])('takes %j for a number, of what its words name', async (typed, found) => {
    await renderApp({ permissions: [...EDITORIALS, 'solidary_read'], structures: STRUCTURES });
    await userEvent.type(await open(), typed);
    const numbers = screen.getByRole('group', { name: 'Ouvrir par numéro' });
    expect(within(numbers).getAllByRole('option').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(found);
  });

  it.each(['rue 132', '06 13', '0132', '--', '%%'])('finds nothing by %j, and asks no list for mere signs', async (typed) => {
    const { server } = await renderApp({ permissions: EDITORIALS, answers: { 'admin/editorials': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    await userEvent.click(await open());
    // At once: on a busy machine, a pause between two keys would ask for what is typed by then.
    await userEvent.paste(typed);
    await screen.findByText(`Aucun résultat pour « ${typed} »`, { normalizer: (text) => text.replaceAll(/\s/g, ' ') });
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(server.seen.filter(({ path }) => path === 'admin/editorials').length).toBe(/\d/.test(typed) ? 1 : 0);
  });

  it('answers to an operator’s words', async () => {
    await renderApp({ permissions: [...EDITORIALS, 'user_list', 'user_create', 'dashboard_read'], structures: STRUCTURES, answers: { 'admin/editorials': () => json({ 'hydra:member': [] }), 'admin/users': () => json({ 'hydra:member': [] }) } });
    const box = await open();
    const titles = {
      'Accueil': ['début'],
      'À propos': ['aide', 'assistance', 'version', 'diagnostic', 'support'],
      'Création d’un éditorial': ['créer un éditorial', 'ajouter éditorial', 'nouvel éditorial', 'new éditorial'],
      'Import d’utilisateurs': ['importer', 'charger', 'fichier', 'tableur', 'csv', 'upload'],
      'Analyse du covoiturage': ['statistiques', 'chiffres', 'figures'],
      'Passer au thème sombre': ['apparence', 'couleurs', 'nuit', 'dark'],
      'Switch to English': ['langue', 'anglais', 'traduction'],
      'Afficher les raccourcis clavier': ['touches', 'raccourci', 'shortcuts'],
      'Déconnexion': ['log out', 'quitter', 'sortir', 'session', 'déconnecter'],
    };
    const found = Object.entries(titles).map(([title, asked]) => [title, asked.filter((words) => foundBy(box, words).includes(title))]);
    expect(Object.fromEntries(found)).toEqual(titles);
  });

  it('offers the help of the deployment first to who asks for it', async () => {
    await renderApp({ permissions: EDITORIALS, config: { helpUrl: 'https://aide.exemple.fr/' } });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.type(await open(), 'aide{Enter}');
    expect(opened).toHaveBeenCalledWith('https://aide.exemple.fr/', '_blank', 'noreferrer');
  });

  it('writes to the support in no new tab', async () => {
    await renderApp({ permissions: EDITORIALS, config: { supportEmail: 'aide@exemple.fr' } });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.type(await open(), 'assistance{Enter}');
    expect(opened.mock.lastCall).toEqual(['mailto:aide@exemple.fr', '_self', 'noreferrer']);
  });

  it('leaves to the browser the keys that are the browser’s', async () => {
    await renderApp({ permissions: EDITORIALS });
    for (const other of [{ shiftKey: true }, { altKey: true }]) expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, ...other })).toBe(true);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
    await screen.findByRole('combobox');
  });

  it('opens for change who may be changed and not looked at', async () => {
    await renderApp({
      permissions: ['user_list', 'user_update'],
      answers: { 'admin/users': () => json({ 'hydra:member': [{ id: 3, givenName: 'Anna', familyName: 'Petit', email: 'anna@exemple.fr' }], 'hydra:totalItems': 1 }) },
    });
    await userEvent.type(await open(), 'anna');
    await userEvent.click(await screen.findByRole('option', { name: /^Anna Petit/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/users/3'));
  });

  it('searches no list that may not be seen', async () => {
    const { server } = await renderApp({ permissions: [...EDITORIALS, 'user_read'], answers: { 'admin/editorials': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    await userEvent.type(await open(), 'anna');
    await waitFor(() => expect(server.seen.map(({ path }) => path)).toContain('admin/editorials'));
    expect(server.seen.map(({ path }) => path)).not.toContain('admin/users');
  });

  it('runs commands, and closes without one', async () => {
    await renderApp({ permissions: EDITORIALS });
    await userEvent.click(screen.getByRole('button', { name: /^Rechercher/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'sombre{Enter}');
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

    const box = await open();
    act(() => void fireEvent.keyDown(box, { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(window.location.pathname).toBe('/');
  });

  it('says when nothing is found', async () => {
    await renderApp({ permissions: EDITORIALS, answers: { 'admin/editorials': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    await userEvent.type(await open(), 'zzz');
    await screen.findByText('Aucun résultat');
    await screen.findByText(/^Aucun résultat pour «\szzz\s»$/);
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});
