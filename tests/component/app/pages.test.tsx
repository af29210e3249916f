// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import resource from '../../../schemas/editorial/resource.json';
import words from '../../../schemas/editorial/fr.json';
import { json, type Seen } from '../../unit/api/fakes';
import { EDITORIALS, renderApp } from './renderApp';

const editorial = {
  id: 7,
  title: 'Semaine de la mobilité',
  text: 'Essayez le covoiturage.',
  label: 'En savoir plus',
  link: 'https://exemple.fr/semaine',
  status: 0,
  createdDate: '2026-10-02T08:00:00+00:00',
  updatedDate: '2026-10-03T08:00:00+00:00',
};

/** A platform that keeps one editorial and answers what it is sent. */
const answers = {
  'admin/editorials': ({ method, body }: Seen) =>
    json(method === 'POST' ? { ...sent(body), id: 8 } : { 'hydra:member': [editorial], 'hydra:totalItems': 1 }),
  'admin/editorials/7': ({ body }: Seen) => json({ ...editorial, ...sent(body) }),
  'admin/editorials/8': () => json({ ...editorial, id: 8 }),
};

const open = (address: string, language: 'fr' | 'en' = 'fr') => renderApp({ address, language, permissions: EDITORIALS, answers });

const writes = ({ seen }: { seen: Seen[] }) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, sent(body)]);

const textboxes = () => within(screen.getByRole('main')).getAllByRole('textbox').map((box) => label(box));

describe('the title of a page', () => {
  it.each([
    ['/', 'fr', 'Accueil'],
    ['/editorials', 'fr', 'Éditoriaux'],
    ['/editorials/create', 'fr', 'Création d’un éditorial'],
    ['/editorials/show/7', 'fr', 'Éditorial n°\u00a07'],
    ['/editorials/7', 'fr', 'Modification de l’éditorial n°\u00a07'],
    ['/users', 'fr', 'Accès refusé'],
    ['/nowhere', 'fr', 'Page introuvable'],
    ['/', 'en', 'Home'],
    ['/editorials', 'en', 'Editorials'],
    ['/editorials/create', 'en', 'New editorial'],
  ] as const)('of %s in %s is: %s', async (address, language, title) => {
    await open(address, language);
    const product = language === 'fr' ? 'Covoiturage' : 'Carpool';
    await waitFor(() => expect(document.title.replaceAll('\u202f', '\u00a0')).toBe(`${title} – ${product}`));
  });
});

describe('a list to which a save leads', () => {
  it('keeps its grid and marks the row of the saved record, and no longer after a reload', async () => {
    await open('/editorials');
    const edit = await screen.findByRole('link', { name: `Modifier ${editorial.title}` });
    const grid = screen.getByRole('grid');
    await userEvent.click(edit);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Texte du bouton/ }), ' vite');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const cell = async () => (await screen.findByRole('link', { name: editorial.title })).closest('[role=gridcell]')?.textContent;
    await waitFor(async () => expect(await cell()).toBe(` Dernier enregistrement ${editorial.title}`));
    expect(screen.getByRole('grid')).toBe(grid);
    cleanup();
    await open('/editorials');
    await waitFor(async () => expect(await cell()).toBe(editorial.title));
  });
});

describe('the breadcrumbs', () => {
  const crumbs = () => within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('listitem');
  const texts = () => crumbs().map(({ textContent }) => textContent);

  it('lead home from a list', async () => {
    await open('/editorials');
    await waitFor(() => expect(texts()).toEqual(['Accueil', 'Éditoriaux']));
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/');
  });

  it('do not name the list twice while a record is loading', async () => {
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    await renderApp({ address: '/editorials?f.status=0', permissions: EDITORIALS, answers: { ...answers, 'admin/editorials/7': () => held.then(() => json(editorial)) } });
    await userEvent.click(await screen.findByRole('link', { name: editorial.title }));
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/show/7'));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(texts()).toEqual(['Accueil', 'Éditoriaux']);
    await act(async () => come());
    await waitFor(() => expect(texts()).toEqual(['Accueil', 'Éditoriaux', editorial.title]));
    // The list is there as it was left.
    expect(within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getByRole('link', { name: 'Éditoriaux' }).getAttribute('href')).toBe('/editorials?f.status=0');
  });

  it('lead from a page to its list, and say which page this is', async () => {
    await open('/editorials/create');
    await waitFor(() => expect(texts()).toEqual(['Accueil', 'Éditoriaux', 'Création d’un éditorial']));
    const [, list, page] = crumbs() as [HTMLElement, HTMLElement, HTMLElement];
    expect(within(list).getByRole('link').getAttribute('href')).toBe('/editorials');
    expect(within(page).queryByRole('link')).toBeNull();
    expect(within(page).getByText('Création d’un éditorial').getAttribute('aria-current')).toBe('page');
  });
});

describe('a page', () => {
  it('begins at its top, also after one that was scrolled; a filter leaves the page where it is, and Back leads to where it was left', async () => {
    await open('/editorials');
    window.scrollTo(0, 300);
    await userEvent.type(screen.getByRole('textbox', { name: 'Titre' }), 'Semaine{Enter}');
    await waitFor(() => expect(window.location.search).toContain('Semaine'));
    expect(window.scrollY).toBe(300);

    await userEvent.click(await screen.findByRole('link', { name: 'Semaine de la mobilité' }));
    await screen.findByRole('heading', { level: 1, name: /Éditorial n°/ });
    expect(window.scrollY).toBe(0);

    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: /^Éditoriaux/ });
    expect(window.scrollY).toBe(300);
  });
});

it('a record that was ticked in its list is no longer counted there once it was deleted from its page', async () => {
  const market = { ...editorial, id: 9, title: 'Marché de Noël' };
  const listed = [editorial, market];
  const two = {
    'admin/editorials': () => json({ 'hydra:member': listed, 'hydra:totalItems': listed.length }),
    'admin/editorials/7': ({ method }: Seen) => json(editorial, method === 'DELETE' ? 204 : 200),
    'admin/editorials/9': () => json(market),
  };
  await renderApp({ address: '/editorials', permissions: [...EDITORIALS, 'editorial_delete'], answers: two });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Sélectionner Semaine/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Sélectionner Marché/ }));
  await userEvent.click(screen.getByRole('link', { name: editorial.title }));
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  listed.shift();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  // A deletion goes on with the next record.
  await screen.findByRole('heading', { level: 1, name: /^Marché de Noël/ });
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Éditoriaux' }));
  expect(await screen.findByText('1 sélectionné sur cette page')).toBeDefined();
});

describe('the addresses of an entity', () => {
  it('are one page in four modes: a list, an empty form, a filled page and a filled form', async () => {
    await open('/editorials');
    await userEvent.click(await screen.findByRole('link', { name: 'Semaine de la mobilité' }));
    await screen.findByRole('heading', { level: 1, name: /Éditorial n°/ });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(window.location.pathname).toBe('/editorials/show/7');

    await userEvent.click(screen.getByRole('link', { name: 'Modifier' }));
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titre' });
    expect([window.location.pathname, title.value]).toEqual(['/editorials/7', 'Semaine de la mobilité']);
    const edited = textboxes();

    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Éditoriaux' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Créer un éditorial' }));
    const empty = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titre' });
    expect([window.location.pathname, empty.value, textboxes()]).toEqual(['/editorials/create', '', edited]);
  });

  it('open a form in edit mode for a record: it changes that one', async () => {
    const { server } = await open('/editorials/7');
    const title = await screen.findByRole('textbox', { name: 'Titre' });
    await userEvent.type(title, ' 2027');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(writes(server)).toEqual([['PATCH', 'admin/editorials/7', { title: 'Semaine de la mobilité 2027' }]]));
  });

  it('open a form out of edit mode for a creation: it makes a new record', async () => {
    const { server } = await open('/editorials/create');
    for (const [name, text] of [['Titre', 'Été'], ['Texte', 'Bonjour'], ['Texte du bouton', 'Lire'], ['Lien du bouton', 'https://exemple.fr']] as const) {
      await userEvent.type(await screen.findByRole('textbox', { name }), text);
    }
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(writes(server)).toMatchObject([['POST', 'admin/editorials', { title: 'Été', status: 0 }]]));
  });

  it('show the fields that the resource says, in its order', async () => {
    await open('/editorials/7');
    await screen.findByRole('textbox', { name: 'Titre' });
    const names = resource.form.flatMap(({ fields }) => fields.flat()) as (keyof typeof words.fields)[];
    const texts = [...document.querySelectorAll('.record-form *')].map(({ firstChild }) => firstChild?.textContent);
    const shown = names.map((name) => texts.indexOf(words.fields[name]));
    expect(shown).not.toContain(-1);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });
});

function sent(body: unknown): object {
  return typeof body === 'string' ? (JSON.parse(body) as object) : {};
}

function label(control: HTMLElement): string {
  return document.querySelector(`label[for="${control.id}"]`)?.firstChild?.textContent?.trim() ?? '';
}
