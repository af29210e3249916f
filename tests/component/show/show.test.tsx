// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { outing, outingWith } from '../form/outing';
import { ALL, renderRecord, saved } from '../form/renderRecord';

/** The value under a label. */
function value(label: string): HTMLElement {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.nextElementSibling as HTMLElement;
}

const without = (permission: string) => ALL.filter((name) => name !== permission);

describe('the page of a record', () => {
  it('is headed by its name, with its number, which alone is in the tab', async () => {
    await renderRecord({ path: '/outings/show/12' });
    screen.getByRole('heading', { level: 1, name: 'Vallée de la Meurthe Sortie n°\u00a012' });
    expect(document.title).toContain('Sortie n°\u00a012');
    expect(document.title).not.toContain('Meurthe');
  });

  it('is headed by its kind and number alone where it has no name', async () => {
    await renderRecord({ path: '/outings/show/12', api: { get: () => Promise.resolve({ ...saved, name: null }) } });
    await screen.findByRole('heading', { level: 1, name: 'Sortie n°\u00a012' });
  });

  it('keeps a name that runs from right to left apart from the number beside it', async () => {
    await renderRecord({ path: '/outings/show/12', api: { get: () => Promise.resolve({ ...saved, name: '\u202Eesueleg' }) } });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.querySelector('bdi')?.textContent).toBe('\u202Eesueleg');
  });

  it('has beside the name what its resource says, but what is empty: its state, how to reach somebody, facts', async () => {
    const head = ['status', 'telephone', 'contact', 'places', 'price'];
    const fields = { ...outing.resource.fields, status: { cleared: 'null' as const, widget: { use: 'status', tones: { 1: 'success' } } } };
    const { container } = await renderRecord({ path: '/outings/show/12', entity: outingWith({ head, fields }) });
    const facts = [...container.querySelectorAll('h1 ~ *, ul > li')].map((one) => one.textContent?.replaceAll(/\s/g, ' '));
    expect(facts).toEqual(['Statut Confirmée', 'Téléphone 06 12 34 56 78', 'Adresse e-mail jeanne@exemple.fr', 'Places 4']);
    // Each part of the address is cut for itself, and would be read as a word of its own.
    expect(screen.getAllByRole('link', { name: 'jeanne@exemple.fr' })[0]?.getAttribute('aria-label')).toBe('jeanne@exemple.fr');
    await userEvent.click(screen.getByRole('button', { name: 'Copier\u202f: Téléphone' }));
    await screen.findByText('Copié : 0612345678');
    expect(await navigator.clipboard.readText()).toBe('0612345678');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    const refused = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValueOnce(refused as unknown as Clipboard);
    // The testing library would put its own clipboard back.
    await act(async () => screen.getByRole('button', { name: 'Copier\u202f: Téléphone' }).click());
    await screen.findByText(/^La copie n’a pas été permise.*0612345678/);
  });

  it('shows each kind of value in its own way', async () => {
    const full = { ...saved, private: false, opening: '08:30', link: 'https://www.exemple.fr/sortie', price: 1234.5, kind: 3 };
    await renderRecord({ path: '/outings/show/12', api: { get: () => Promise.resolve(full) } });
    await screen.findByRole('heading', { level: 2, name: 'La sortie' });
    expect(value('Statut').textContent).toBe('Confirmée');
    expect(value('Nature').textContent).toBe('Voile');
    expect(value('Sortie privée').textContent).toBe('Non');
    expect(value('Jour de la sortie').textContent).toBe('12/03/2027');
    expect(value('Rendez-vous').textContent?.replaceAll(/\s/g, ' ')).toBe('12/03/2027 08:30');
    expect(value('Prix').textContent?.replaceAll(/\s/g, ' ')).toBe('1 234,5');
    expect(within(value('Adresse e-mail')).getByRole('link').getAttribute('href')).toBe('mailto:jeanne@exemple.fr');
    expect(within(value('Téléphone')).getByRole('link', { name: /^06/ }).getAttribute('href')).toBe('tel:0612345678');
    expect(within(value('Page')).getByRole('link', { name: /nouvel onglet/ }).getAttribute('rel')).toBe('noreferrer');
    expect(value('Commune').textContent).toBe('Nancy');
    within(value('Photo')).getByRole('img', { name: 'Photo' });
  });

  it('folds away what is empty, and says how much that is', async () => {
    await renderRecord({ path: '/outings/show/12' });
    const button = screen.getByRole('button', { name: /^\d+ champs vides$/ });
    expect(screen.queryByRole('term', { name: 'Prix' })).toBeNull();
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    within(value('Prix')).getByText('non renseigné');
    expect(screen.getAllByText('non renseigné')).toHaveLength(Number.parseInt(button.textContent, 10));
  });

  it('folds nothing away where nothing is empty', async () => {
    await renderRecord({ path: '/outings/show/12', entity: outingWith({ show: [{ name: 'all', rows: [['name'], ['places']] }] }) });
    expect([value('Places').textContent, screen.queryByRole('button', { name: /champs? vides?$/ })]).toEqual(['4', null]);
  });

  it('makes no link of an address that is not a web page', async () => {
    await renderRecord({ path: '/outings/show/12', api: { get: () => Promise.resolve({ ...saved, link: 'javascript:alert(1)' }) } });
    expect(within(value('Page')).queryByRole('link')).toBeNull();
  });

  it('hides what its condition does not call for', async () => {
    await renderRecord({ path: '/outings/show/12' });
    expect(screen.queryByText('Récit')).toBeNull();
  });

  it('offers to edit and to delete to those who may', async () => {
    await renderRecord({ path: '/outings/show/12' });
    expect(screen.getByRole('link', { name: 'Modifier' }).getAttribute('href')).toBe('/outings/12');
    screen.getByRole('button', { name: 'Supprimer' });
  });

  it.each([
    ['outing_update', 'link', 'Modifier'],
    ['outing_delete', 'button', 'Supprimer'],
  ] as const)('does not offer it without %s', async (permission, role, name) => {
    await renderRecord({ path: '/outings/show/12', permissions: without(permission) });
    expect(screen.queryByRole(role, { name })).toBeNull();
  });

  it('is read once where reading has a side effect, whatever page comes next', async () => {
    const { calls, router } = await renderRecord({ path: '/outings/show/12', entity: outingWith({}, { source: { readHasSideEffect: true } }) });
    await userEvent.click(screen.getByRole('link', { name: 'Modifier' }));
    await screen.findByRole('textbox', { name: /^Nom/ });
    await act(() => router.navigate('/outings/show/12'));
    await screen.findByRole('link', { name: 'Modifier' });
    expect(calls.filter(({ method }) => method === 'get')).toHaveLength(1);
  });

  it('says that a record does not exist, and leads to the list', async () => {
    await renderRecord({ path: '/outings/show/12', api: { get: () => Promise.reject(new ApiError('notFound')) } });
    await screen.findByText('Cette sortie n’existe pas');
    expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe('/outings');
  });

  it('says so too of a record that was there when it was read before', async () => {
    let isThere = true;
    const { router } = await renderRecord({ path: '/outings/show/12', api: { get: () => (isThere ? Promise.resolve(saved) : Promise.reject(new ApiError('notFound'))) } });
    await screen.findByRole('heading', { level: 2, name: 'La sortie' });
    isThere = false;
    await act(() => router.navigate('/outings'));
    await act(() => router.navigate('/outings/show/12'));
    await screen.findByText('Cette sortie n’existe pas');
    expect(screen.queryByRole('heading', { level: 2, name: 'La sortie' })).toBeNull();
  });

  it('leads to no list that the operator may not see, and says of what the server fails on that it may be gone', async () => {
    await renderRecord({ path: '/outings/show/12', permissions: ALL.filter((name) => name !== 'outing_list'), api: { get: () => Promise.reject(new ApiError('server')) } });
    await screen.findByText(/Il se peut aussi que cette fiche n’existe plus/);
    expect(screen.queryByRole('link', { name: 'Retour à la liste' })).toBeNull();
  });

  it('says of a platform under repair when to try again, and nothing of the record', async () => {
    let isDown = true;
    const get = () => (isDown ? Promise.reject(new ApiError('unavailable', '', [], undefined, false, 300_000)) : Promise.resolve(saved));
    await renderRecord({ path: '/outings/show/12', api: { get } });
    await screen.findByText('La plateforme est indisponible pour le moment, peut-être pour maintenance. Réessayez dans 5 minutes.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('heading', { level: 2, name: 'La sortie' });
  });

  it.each(['/outings/show/12', '/outings/12'])('says so at %s of one that the platform answers although it is deleted', async (path) => {
    await renderRecord({ path, entity: outingWith({ deletedWhen: { field: 'townName', is: 'Nancy' } }), api: { get: () => Promise.resolve({ id: 12, name: 'Vallée', townName: 'Nancy' }) } });
    await screen.findByText('Cette sortie n’existe pas');
    expect(screen.queryByText('Vallée')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  });
});

describe('deleting a record', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  const dialog = () => screen.findByRole('alertdialog', { name: /Vallée de la Meurthe/ });
  const confirm = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Supprimer' }));

  it('asks first, names the record and what goes with it, with the focus on the way out', async () => {
    const { calls } = await renderRecord({ path: '/outings/show/12' });
    await open();
    const asked = await dialog();
    within(asked).getByText('Les inscrits seront prévenus.');
    const cancel = within(asked).getByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.click(cancel);
    expect(calls.filter(({ method }) => method === 'remove')).toEqual([]);
  });

  it('deletes once confirmed, says so and goes back to the list', async () => {
    const { calls, address } = await renderRecord({ path: '/outings/show/12' });
    await open();
    await confirm();
    await screen.findByText('La sortie a été supprimée');
    await waitFor(() => expect(address()).toBe('/outings'));
    expect(calls.filter(({ method }) => method === 'remove').map(({ path }) => path)).toEqual(['admin/outings/12']);
  });

  it('goes back to the list as it was left, filters and page', async () => {
    const { address } = await renderRecord({ path: '/outings/show/12', from: '/outings?page=3&f.name=vo' });
    await open();
    await confirm();
    await waitFor(() => expect(address()).toBe('/outings?page=3&f.name=vo'));
  });

  it('stays open with the reason when the server refuses', async () => {
    await renderRecord({ path: '/outings/show/12', api: { remove: () => Promise.reject(new ApiError('rejected', 'Des inscrits restent.')) } });
    await open();
    await confirm();
    within(await dialog()).getByText(/^La sortie n’a pas pu être supprimée/);
    within(await dialog()).getByText('Des inscrits restent.');
  });
});
