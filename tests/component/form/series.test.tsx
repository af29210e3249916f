// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { outingWith } from './outing';
import { filePicker, png } from './pictures';
import { renderRecord, type Call } from './renderRecord';

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const another = () => userEvent.click(screen.getByRole('button', { name: 'Créer et en créer d’autres' }));
const created = (calls: Call[]) => calls.filter(({ method }) => method === 'create').map(({ body }) => body);

/** Resizes the window, which happy-dom allows. */
const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 800 });
afterEach(() => viewport(1024));

async function fill(name: string) {
  await userEvent.type(await box(/^Adresse e-mail/), `${name}@exemple.fr`);
  await userEvent.type(await box(/^Nom/), name);
}

describe('creating one record after the other', () => {
  it('saves, says so, and starts again from an empty form with its defaults, in the first field', async () => {
    const { calls, address } = await renderRecord({ path: '/outings/create' });
    await fill('Vosges');
    await another();
    await screen.findByText('La sortie a été créée');
    const first = await box(/^Nom/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect([first.value, (await box(/^Adresse e-mail/)).value, (await box('Places')).value]).toEqual(['', '', '4']);
    screen.getByText('Le formulaire est prêt pour une nouvelle saisie.');
    expect(address()).toBe('/outings/create');

    await fill('Meurthe');
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(address()).toBe('/outings/show/99'));
    expect(created(calls)).toMatchObject([{ name: 'Vosges' }, { name: 'Meurthe' }]);
  });

  it('leaves the focus where the next one is filled in, although a field comes before it', async () => {
    const rows = [['story'], ['name'], ['contact']];
    await renderRecord({ path: '/outings/create', entity: outingWith({ form: [{ name: 'all', rows }], fields: { story: { cleared: 'null', visible: { field: 'name', is: 'Meurthe' } } } }) });
    await fill('Vosges');
    await another();
    await waitFor(async () => expect((await box(/^Nom/)).value).toBe(''));
    await fill('Meurthe');
    await screen.findByRole('textbox', { name: /^Récit/ });
    expect(document.activeElement).toBe(await box(/^Nom/));
  });

  it('does so with Ctrl+Enter, nothing typed being lost', async () => {
    const { calls } = await renderRecord({ path: '/outings/create' });
    await fill('Vosges');
    await userEvent.keyboard(' bis{Control>}{Enter}{/Control}');
    await waitFor(() => expect(created(calls)).toMatchObject([{ name: 'Vosges bis' }]));
    await waitFor(async () => expect((await box(/^Nom/)).value).toBe(''));
  });

  it('is in a menu on a telephone, beside what saves and what leaves', async () => {
    viewport(390);
    const { calls } = await renderRecord({ path: '/outings/create' });
    await fill('Vosges');
    expect(screen.queryByRole('button', { name: 'Créer et en créer d’autres' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Créer et en créer d’autres' }));
    await screen.findByText('Le formulaire est prêt pour une nouvelle saisie.');
    await fill('Meurthe');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(created(calls)).toMatchObject([{ name: 'Vosges' }, { name: 'Meurthe' }]));
  });

  it('keeps no draft of what was saved, and asks nothing when the empty form is left', async () => {
    const { address } = await renderRecord({ path: '/outings/create', from: '/outings?page=2' });
    await fill('Vosges');
    await another();
    await waitFor(async () => expect((await box(/^Nom/)).value).toBe(''));
    expect(sessionStorage.length).toBe(0);
    await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
    await waitFor(() => expect(address()).toBe('/outings?page=2'));
  });

  it('stays on what was typed when the server refuses it', async () => {
    await renderRecord({ path: '/outings/create', api: { create: () => Promise.reject(new ApiError('rejected', 'Trop de sorties.')) } });
    await fill('Vosges');
    await another();
    within(await screen.findByRole('alert', { name: 'La sortie n’a pas pu être créée' })).getByText(/Trop de sorties/);
    expect((await box(/^Nom/)).value).toBe('Vosges');
  });

  it('goes on once the picture that failed has been sent', async () => {
    let failures = 1;
    const upload = () => (failures-- > 0 ? Promise.reject(new ApiError('server')) : Promise.resolve({ id: 1, image: 'https://data.example/outing12.jpg' }));
    await renderRecord({ path: '/outings/create', api: { upload } });
    await fill('Vosges');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await another();
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer l’envoi' }));
    await waitFor(async () => expect((await box(/^Nom/)).value).toBe(''));
    expect(screen.queryByText(/photo\.png/)).toBeNull();
  });

  it('says which keys do it, on the page and to screen readers', async () => {
    await renderRecord({ path: '/outings/create' });
    screen.getByText(/Ctrl\+Entrée.: créer et en créer d’autres/);
    expect(screen.getByRole('button', { name: 'Créer et en créer d’autres' }).getAttribute('aria-keyshortcuts')).toBe('Control+Enter');
    expect(screen.getByRole('button', { name: 'Créer' }).getAttribute('aria-keyshortcuts')).toBe('Control+S');
  });

  it('is not offered on a change', async () => {
    await renderRecord({ path: '/outings/12' });
    await box(/^Nom/);
    expect(screen.queryByRole('button', { name: 'Créer et en créer d’autres' })).toBeNull();
  });
});
