// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { EDITORIALS, renderApp, STRUCTURES, TYPES } from './renderApp';

const drawer = (name = 'Menu principal') => within(screen.getByRole('navigation', { name }));
const topBar = () => within(screen.getByRole('banner'));
const selector = () => topBar().getByRole<HTMLSelectElement>('combobox', { name: 'Structure' });

describe('the side drawer', () => {
  it('shows the logo, the title and the subtitle of the deployment', async () => {
    await renderApp({ config: { logoUrl: '/logo.svg', title: 'Covoiturage Lorraine', subtitle: 'Administration régionale' } });
    expect(drawer().getByRole<HTMLImageElement>('presentation').src).toBe('https://platform.test/logo.svg');
    drawer().getByText('Covoiturage Lorraine');
    drawer().getByText('Administration régionale');
  });

  it('has no broken picture where the deployment has no logo', async () => {
    await renderApp();
    expect(drawer().queryByRole('presentation')).toBeNull();
  });

  it.each([
    ['fr', 'Menu principal', 'Paramètres', 'Types de point relais'],
    ['en', 'Main menu', 'Settings', 'Relay point types'],
  ] as const)('has the settings group, named in %s', async (language, menu, group, entry) => {
    await renderApp({ language });
    const settings = within(drawer(menu).getByRole('list', { name: group }));
    expect(settings.getByRole('link', { name: entry }).getAttribute('href')).toBe('/relaypointtypes');
  });

  it.each([
    ['fr', 'Menu principal', 'Solidaire', 'Structures'],
    ['en', 'Main menu', 'Assisted travel', 'Organisations'],
  ] as const)('has the solidary group for who holds a right of its family, named in %s', async (language, menu, group, entry) => {
    await renderApp({ language, permissions: ['structure_list'], structures: STRUCTURES });
    const solidary = within(drawer(menu).getByRole('list', { name: group }));
    expect(solidary.getByRole('link', { name: entry }).getAttribute('href')).toBe('/solidarystructures');
  });

  it('has no group for an operator who may open nothing in it', async () => {
    await renderApp({ permissions: ['user_list'] });
    expect(drawer().queryByText('Paramètres')).toBeNull();
    expect(drawer().getByRole('link', { name: 'Utilisateurs' }).getAttribute('href')).toBe('/users');
  });
});

describe('the top bar', () => {
  it('shows the given name and the short family name of the operator', async () => {
    await renderApp();
    topBar().getByText('Élodie M.');
  });

  it('signs out, and leaves nothing of the app on the page', async () => {
    await renderApp();
    await userEvent.click(topBar().getByRole('button', { name: 'Déconnexion' }));
    expect(await screen.findByRole('button', { name: 'Connexion' })).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the structure selector', () => {
  it('is not there for an operator with a single structure', async () => {
    await renderApp({ structures: STRUCTURES.slice(0, 1) });
    expect(topBar().queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['/relaypointtypes', TYPES, 'admin/relaypoint_types'],
    ['/solidaryrecords', ['solidary_list'], 'admin/solidaries'],
  ])('is not there on a page where it changes nothing: %s', async (address, permissions, list) => {
    await renderApp({ address, permissions, structures: STRUCTURES, answers: { [list]: () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    await screen.findByRole('heading', { level: 1 });
    expect(topBar().queryByRole('combobox', { name: 'Structure' })).toBeNull();
  });

  it('is there on a page that depends on it', async () => {
    await renderApp({ address: '/solidaryvolunteers', permissions: ['solidary_volunteer_list'], structures: STRUCTURES, answers: { 'admin/solidary_volunteers': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    await userEvent.selectOptions(selector(), 'Mission locale');
    await screen.findByText(/n’est disponible que pour une structure/);
    await userEvent.selectOptions(selector(), 'CCAS de Nancy');
    await screen.findByRole('heading', { level: 1, name: /^Bénévoles/ });
  });

  it('makes another structure the current one', async () => {
    const { store } = await renderApp({ structures: STRUCTURES });
    expect(selector().value).toBe('4');
    await userEvent.selectOptions(selector(), 'Mission locale');
    expect(selector().value).toBe('9');
    expect(store.getState()).toMatchObject({ session: { currentStructure: { id: 9 } } });
  });

  it('is disabled while a solidary record is edited, and says why', async () => {
    const { store } = await renderApp({ structures: STRUCTURES });
    expect(selector().disabled).toBe(false);
    act(() => store.setSolidaryEdit(true));
    expect(selector().disabled).toBe(true);
    const described = document.getElementById(selector().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('La structure ne peut pas être changée pendant la modification d’une demande.');
  });

  it('is disabled from the start on a page on which nothing else could be chosen, as the page would move if that came later', async () => {
    await renderApp({ address: '/solidaryrecords/12', permissions: ['solidary_list', 'solidary_read', 'solidary_update'], structures: STRUCTURES, answers: { 'admin/solidaries': () => new Promise<Response>(() => undefined) } });
    expect(selector().disabled).toBe(true);
    // The current structure may not be that of the request.
    expect(selector().value).toBe('');
    topBar().getByText('La structure ne peut pas être changée pendant la modification d’une demande.');
  });

  it('is free again after a navigation, which ends solidary editing', async () => {
    const { store } = await renderApp({ structures: STRUCTURES, answers: { 'admin/relaypoint_types': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) } });
    act(() => store.setSolidaryEdit(true));
    await userEvent.click(drawer().getByRole('link', { name: 'Types de point relais' }));
    await screen.findByRole('heading', { level: 1, name: /^Types/ });
    // Only the entry of the current page is marked.
    expect(drawer().getAllByRole('link').filter((entry) => entry.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual(['Types de point relais']);
    await waitFor(() => expect(store.getState()).toMatchObject({ session: { solidaryEdit: false } }));
    await userEvent.click(topBar().getByRole('link', { name: 'Accueil' }));
    await waitFor(() => expect(selector().disabled).toBe(false));
  });
});

describe('the idle dialog', () => {
  it.each<[string, (stay: HTMLElement) => Promise<unknown>]>([
    ['the answer', (stay) => userEvent.click(stay)],
    ['the Escape key', () => userEvent.keyboard('{Escape}')],
  ])('says how long is left, with the focus on staying, and goes away with %s: the session stays', async (_what, answer) => {
    const { store } = await renderApp({ idleFor: 3600 - 100 });
    const dialog = await screen.findByRole('alertdialog', { name: 'Votre session va se terminer' });
    expect(dialog.textContent).toMatch(/dans (100|99|98)\s+secondes/);
    const stay = within(dialog).getByRole('button', { name: 'Garder la session ouverte' });
    expect(document.activeElement).toBe(stay);
    await answer(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([store.getIdleWarning(), store.getState().status]).toEqual([undefined, 'signedIn']);
  });
});

it('somebody else who signs in in another tab finds nothing of what was begun here', async () => {
  const { tab } = await renderApp({ address: '/editorials/create', permissions: EDITORIALS });
  const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Titre' });
  await userEvent.type(await title(), 'Automne');

  const facts = JSON.parse(tab.localStorage.getItem('backOffice.session') ?? '');
  const newValue = JSON.stringify({ ...facts, user: { ...facts.user, id: 13, givenName: 'Paul' } });
  tab.localStorage.setItem('backOffice.session', newValue);
  act(() => void tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'backOffice.session', newValue })));
  expect(topBar().getByText('Paul', { exact: false })).toBeTruthy();
  expect((await title()).value).toBe('');
});
