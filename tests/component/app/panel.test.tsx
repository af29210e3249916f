// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecent } from '@/session/recentRecords';
import { json, type Seen } from '../../unit/api/fakes';
import { ME } from '../../unit/session/fakeTab';
import { EDITORIALS, renderApp, STRUCTURES } from './renderApp';

// Loaded with the file, so that no test waits for them.
await Promise.all([import('@/engine/list/grid/RecordGrid'), import('@/engine/show/RecordPanel')]);

const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 900 });
beforeEach(() => viewport(1920));
afterEach(() => {
  viewport(1024);
  localStorage.clear();
});

const editorial = (id: number) => ({ id, title: `Éditorial ${id}`, text: 'Essayez le covoiturage.', label: 'Lire', link: 'https://exemple.fr', status: 0 });

function editorials() {
  let ids = [7, 8, 9];
  const one = (id: number) => ({ method }: Seen) => {
    if (method === 'DELETE') ids = ids.filter((other) => other !== id);
    return ids.includes(id) ? json(editorial(id)) : json({}, method === 'DELETE' ? 204 : 404);
  };
  return {
    'admin/editorials': () => json({ 'hydra:member': ids.map(editorial), 'hydra:totalItems': ids.length }),
    ...Object.fromEntries([7, 8, 9, 12].map((id) => [`admin/editorials/${id}`, one(id)])),
  };
}

/** People whose identity is not attested, until somebody does. */
function people(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const attested = new Set<number>();
  const person = (id: number) => ({ id, givenName: `Prénom${id}`, familyName: `Nom${id}`, email: `p${id}@exemple.fr`, status: 1, identityStatus: attested.has(id) ? 2 : 0 });
  return {
    'admin/users': () => json({ 'hydra:member': ids.filter((id) => !attested.has(id)).map(person), 'hydra:totalItems': count - attested.size }),
    'admin/identity_proofs': ({ body }: Seen) => {
      const { user } = JSON.parse(String(body)) as { user: string };
      attested.add(Number(user.split('/').at(-1)));
      return json({ '@id': '/identity_proofs/31', id: 31, status: 2 }, 201);
    },
    ...Object.fromEntries(ids.map((id) => [`admin/users/${id}`, () => json(person(id))])),
  };
}

const open = (address: string) => renderApp({ address, permissions: [...EDITORIALS, 'editorial_delete'], answers: editorials() });
const panel = () => screen.findByRole('region', { name: 'Fiche ouverte à côté de la liste' });
const noPanel = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Fiche ouverte à côté de la liste' })).toBeNull());
const shown = async (id: number) => within(await panel()).findByRole('heading', { level: 2, name: new RegExp(`^Éditorial ${id}`) });
const link = (id: number) => screen.findByRole('link', { name: `Éditorial ${id}` });
const cell = async (id: number) => (await link(id)).closest<HTMLElement>('[role=gridcell]');
const here = () => window.location.pathname + window.location.search;

/** The browser goes through its history some time after it was asked to. */
const travel = (go: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    go();
    await arrived;
  });

describe('on a wide screen', () => {
  it('a row opens beside the list, which keeps its heading and its focus, and closes with Escape', async () => {
    await open('/editorials?f.status=0');
    // Once the list has said how many there are, nothing follows what is said of the record.
    await screen.findByText('3 résultats.');
    await userEvent.click(await link(8));
    await screen.findByText('Fiche ouverte à côté de la liste : Éditorial 8');
    await shown(8);
    expect((await within(await panel()).findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
    expect(here()).toBe('/editorials?f.status=0&record=8');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Éditoriaux/);
    expect(document.title).toMatch(/^Éditoriaux/);
    expect((await link(8)).getAttribute('aria-current')).toBe('true');
    expect((await link(7)).getAttribute('aria-current')).toBeNull();
    await userEvent.click(await link(7));
    await shown(7);
    expect(document.activeElement).not.toBe(await panel());
    await userEvent.click(await link(8));
    await shown(8);

    await userEvent.click(within(await panel()).getByRole('button', { name: 'Fermer la fiche' }));
    await noPanel();
    expect(here()).toBe('/editorials?f.status=0');
    await waitFor(async () => expect(document.activeElement).toBe(await cell(8)));
    // It was closed by going back, so that Back leads on to what came before the list.
    await travel(() => window.history.forward());
    await shown(8);
  });

  it('the record is that of the row with the focus, and none that it only passed; Back closes it, however many were read', async () => {
    const { server } = await open('/editorials');
    await userEvent.click(await link(7));
    await shown(7);
    const [passed, next] = [await cell(8), await cell(9)];
    act(() => {
      passed?.focus();
      next?.focus();
    });
    await shown(9);
    expect(server.seen.filter(({ path }) => path === 'admin/editorials/8')).toEqual([]);
    expect(here()).toBe('/editorials?record=9');
    await travel(() => window.history.back());
    await noPanel();
    expect(here()).toBe('/editorials');
  });

  it('no record opens by the focus alone', async () => {
    const { server } = await open('/editorials');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const nine = (await vi.waitFor(() => screen.getByRole('link', { name: 'Éditorial 9' }))).closest<HTMLElement>('[role=gridcell]');
    act(() => nine?.focus());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(here()).toBe('/editorials');
    expect(server.seen.filter(({ path }) => path === 'admin/editorials/8')).toEqual([]);
  });

  it('an address opens a record beside its list, and Escape in it goes back to its row', async () => {
    await open('/editorials?record=9');
    await shown(9);
    const button = within(await panel()).getByRole('button', { name: 'Fermer la fiche' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Escape');
    act(() => button.focus());
    await userEvent.keyboard('{Escape}');
    await noPanel();
    expect(here()).toBe('/editorials');
    await waitFor(async () => expect(document.activeElement).toBe(await cell(9)));
  });

  it('a j goes on from the record that is read, wherever the focus is', async () => {
    await open('/editorials?record=8');
    await shown(8);
    await link(9);
    await userEvent.keyboard('j');
    await waitFor(async () => expect(document.activeElement).toBe(await cell(9)));
    await shown(9);
  });

  it('a question over the record keeps its own Escape key; a deleted record leaves the list as it was', async () => {
    await open('/editorials?f.status=0&record=8');
    await shown(8);
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Supprimer' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await shown(8);

    await userEvent.click(within(await panel()).getByRole('button', { name: 'Supprimer' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await noPanel();
    expect(here()).toBe('/editorials?f.status=0');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Éditorial 8' })).toBeNull());
  });

  it('a record that is deleted beside its list is no longer ticked there', async () => {
    await open('/editorials?record=8');
    await shown(8);
    for (const id of [8, 9]) await userEvent.click(await screen.findByRole('checkbox', { name: `Sélectionner Éditorial ${id}` }));
    await screen.findByText(/^2 sélectionnés/, { selector: 'section p' });
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Supprimer' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await noPanel();
    await screen.findByText(/^1 sélectionné/, { selector: 'section p' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Éditorial 8' })).toBeNull());
    screen.getByText(/^1 sélectionné/, { selector: 'section p' });
  });

  it('an edit comes back to the list with the record beside it', async () => {
    await open('/editorials?record=8');
    await shown(8);
    await userEvent.click(within(await panel()).getByRole('link', { name: 'Modifier' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Annuler' }));
    await shown(8);
    expect(here()).toBe('/editorials?record=8');
  });

  it('another query of the list closes the record', async () => {
    await open('/editorials?record=8');
    await shown(8);
    const box = screen.getByRole('textbox', { name: 'Titre' });
    await userEvent.type(box, 'semaine');
    await noPanel();
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(here()).toBe('/editorials?f.title=semaine'));
  });

  it('a record that has gone says so in its place, and the list stays', async () => {
    await open('/editorials?record=12');
    await within(await panel()).findByText('Cet éditorial n’existe pas ou n’existe plus');
    await link(7);
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Fermer la fiche' }));
    await noPanel();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it.each([
    [500, 1],
    [403, 0],
  ])('a record that cannot be read (%d) says so in its place, and is asked for again where that may help', async (status, offers) => {
    await renderApp({ address: '/editorials?record=12', permissions: EDITORIALS, answers: { ...editorials(), 'admin/editorials/12': () => json({}, status) } });
    await within(await panel()).findByText('L’éditorial n’a pas pu être chargé');
    expect(within(await panel()).queryAllByRole('button', { name: 'Réessayer' })).toHaveLength(offers);
  });

  it('Escape closes the record also where the heading has the focus, as after a save', async () => {
    await open('/editorials?record=8');
    await shown(8);
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await userEvent.keyboard('{Escape}');
    await noPanel();
  });

  it('a record that is deleted beside its list leaves that list once in the history', async () => {
    await open('/editorials?f.status=0');
    const entries = window.history.length;
    await userEvent.click(await link(8));
    await shown(8);
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Supprimer' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    await noPanel();
    expect(here()).toBe('/editorials?f.status=0');
    // The panel was the entry after that of the list: the browser still has it ahead, as after any Back.
    await travel(() => window.history.forward());
    expect([here(), window.history.length]).toEqual(['/editorials?f.status=0&record=8', entries + 1]);
  });

  it('Escape closes the record also where nothing has the focus, and does nothing to it elsewhere on the page', async () => {
    await open('/editorials?record=9');
    await shown(9);
    act(() => screen.getByRole('textbox', { name: 'Titre' }).focus());
    await userEvent.keyboard('{Escape}');
    await shown(9);
    expect(here()).toBe('/editorials?record=9');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('{Escape}');
    await noPanel();
  });

  it('an e edits the record that is read, and comes back to it', async () => {
    await open('/editorials?f.status=0&record=8');
    await shown(8);
    await userEvent.keyboard('e');
    await waitFor(() => expect(window.location.pathname).toBe('/editorials/8'));
    await userEvent.click(await screen.findByRole('link', { name: 'Annuler' }));
    await shown(8);
    expect(here()).toBe('/editorials?f.status=0&record=8');
  });

  it('a record is among those opened once it has stayed open or has the focus, and not when it was only passed', async () => {
    const opened = () => readRecent(localStorage, ME.id).map(({ id }) => id);
    await open('/editorials');
    await userEvent.click(await link(7));
    await shown(7);
    await userEvent.keyboard('{Enter}');
    expect(opened()).toEqual(['7']);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rest = (id: number) => vi.waitFor(() => expect(within(screen.getByRole('region', { name: 'Fiche ouverte à côté de la liste' })).getByRole('heading', { level: 2, name: new RegExp(`^Éditorial ${id}`) })).toBeDefined());
    for (const id of [8, 9]) {
      act(() => screen.getByRole('link', { name: `Éditorial ${id}` }).closest<HTMLElement>('[role=gridcell]')?.focus());
      await act(() => vi.advanceTimersByTimeAsync(200));
      await rest(id);
    }
    expect(opened()).toEqual(['7']);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(opened()).toEqual(['9', '7']);
  });

  it('a decision about a record of a narrowed list says what was done, and goes on with the next row, which the focus follows', async () => {
    await renderApp({ address: '/users?f.identityStatus=0&record=1', permissions: ['user_list', 'user_manage', 'user_read', 'user_update'], answers: people(3) });
    const person = (name: string) => panel().then((one) => within(one).findByRole('heading', { level: 2, name: new RegExp(`^${name}`) }));
    await person('Prénom1 Nom1');
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Attester l’identité' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Attester' }));
    await person('Prénom2 Nom2');
    expect(here()).toBe('/users?f.identityStatus=0&record=2');
    await screen.findByText('L’identité est attestée : Prénom1 Nom1');
    await waitFor(async () => expect(document.activeElement).toBe(await panel()));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nom1' })).toBeNull());
  });

  it('a decision goes on with the next row also where the list came after the record', async () => {
    const answers = people(3);
    let comes = () => undefined as void;
    const isThere = new Promise<void>((resolve) => (comes = resolve));
    await renderApp({ address: '/users?f.identityStatus=0&record=1', permissions: ['user_list', 'user_manage', 'user_read', 'user_update'], answers: { ...answers, 'admin/users': () => isThere.then(answers['admin/users']) } });
    await within(await panel()).findByRole('heading', { level: 2, name: /^Prénom1/ });
    await act(async () => comes());
    await screen.findByRole('link', { name: 'Nom2' });
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Attester l’identité' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Attester' }));
    await within(await panel()).findByRole('heading', { level: 2, name: /^Prénom2/ });
  });

  it('after a decision about the last record of a narrowed list, the panel closes and the heading of the list has the focus', async () => {
    await renderApp({ address: '/users?f.identityStatus=0&record=2', permissions: ['user_list', 'user_manage', 'user_read', 'user_update'], answers: people(2) });
    await within(await panel()).findByRole('heading', { level: 2, name: /^Prénom2 Nom2/ });
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Attester l’identité' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Attester' }));
    await noPanel();
    expect(here()).toBe('/users?f.identityStatus=0');
    await screen.findByText('L’identité est attestée : Prénom2 Nom2');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('Enter right after an arrow key opens the record of that row and goes into it', async () => {
    await open('/editorials?record=7');
    await shown(7);
    act(() => screen.getByRole('link', { name: 'Éditorial 8' }).closest<HTMLElement>('[role=gridcell]')?.focus());
    await userEvent.keyboard('{Enter}');
    await shown(8);
    expect(document.activeElement).toBe(await panel());
  });

  it('an opening view opens with the list also where a record is beside it', async () => {
    localStorage.setItem(`backOffice.preferences.${ME.id}`, JSON.stringify({ 'list.editorial': { views: [{ id: 'v', name: 'Brouillons', query: 'f.status=0' }], opening: 'v' } }));
    await open('/editorials?record=8');
    await shown(8);
    await screen.findByRole('button', { name: /Brouillons/ });
  });

  it('the lists under a record are links to its page, which leads back to the list', async () => {
    const one = { id: 5, name: 'Vosges', status: 0 };
    await renderApp({
      address: '/communities?record=5',
      permissions: ['community_list', 'community_manage', 'community_read', 'community_membership_list'],
      answers: {
        'admin/communities': () => json({ 'hydra:member': [one], 'hydra:totalItems': 1 }),
        'admin/communities/5': () => json(one),
        'admin/communities/5/members': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }),
      },
    });
    const lists = await within(await panel()).findByRole('navigation', { name: 'Parties de la fiche' });
    expect(within(lists).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/communities\/show\/5\?tab=/);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('a record that reading changes keeps its page', async () => {
    const row = { id: 5, admingivenName: 'Anna', adminfamilyName: 'Roux', adminsubject: 'Courses' };
    const { server } = await renderApp({
      address: '/solidaryrecords?record=5',
      permissions: ['solidary_list', 'solidary_read'],
      structures: STRUCTURES.slice(0, 1),
      answers: { 'admin/solidaries': () => json({ 'hydra:member': [row], 'hydra:totalItems': 1 }) },
    });
    const name = await screen.findByRole('link', { name: 'Roux' });
    await noPanel();
    expect(server.seen.filter(({ path }) => path === 'admin/solidaries/5')).toEqual([]);
    await userEvent.click(name);
    await waitFor(() => expect(server.seen.filter(({ path }) => path === 'admin/solidaries/5')).toHaveLength(1));
    expect(window.location.pathname).toBe('/solidaryrecords/show/5');
    await screen.findByText('La demande n’a pas pu être chargée');
  });
});

it('on another screen a row opens its page, and so does an address with a record beside the list', async () => {
  viewport(1599);
  await open('/editorials?f.status=0&record=8');
  await screen.findByRole('heading', { level: 1, name: /^Éditorial 8/ });
  expect(here()).toBe('/editorials/show/8');
  expect((await screen.findByRole('link', { name: 'Retour à la liste' })).getAttribute('href')).toBe('/editorials?f.status=0');
});
