// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { copiedRecords } from '@/features/solidary/sources/copiedRecords';
import { outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

const parameters = { who: 'contact' };
const entity = outingWith({}, { source: copiedRecords({ parameters }) });
const listOf = (...ids: number[]): Api['list'] => () => Promise.resolve({ items: ids.map((id) => ({ id })), total: ids.length });

/** Answers the reads of each record in turn, by its id; any other read fails. */
function reading(told: Record<number, WireRecord[]>): Api['get'] {
  return (path) => {
    const next = told[Number(path.split('/').at(-1))]?.shift();
    return next ? Promise.resolve(next) : Promise.reject(new ApiError('server'));
  };
}

async function changeName(api: Partial<Api>, of = entity) {
  const page = await renderRecord({ path: '/outings/12', from: '/outings/show/12', entity: of, api });
  const name = await screen.findByRole('textbox', { name: /^Nom/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Vosges');
  const made = (method: keyof Api) => page.calls.filter((call) => call.method === method);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return { ...page, name, made, save };
}

describe('a record that another may take the place of', () => {
  it('is looked for in the list before it is changed, by what was read of it, and never read again', async () => {
    const { made, save } = await changeName({ list: listOf(12), update: (_path, patch) => Promise.resolve({ ...saved, ...patch }) });
    await save();
    await waitFor(() => expect(made('update')).toHaveLength(1));
    expect(made('list')[0]?.body).toMatchObject({ filters: [['who', 'jeanne@exemple.fr']] });
    expect(made('get').filter(({ path }) => path === 'admin/outings/12')).toHaveLength(1);
  });

  it('is not changed when it has been replaced: that is said, and what was typed stays', async () => {
    const { made, save, name, address } = await changeName({ list: listOf(11, 13) });
    await save();
    const problem = within(await screen.findByRole('alert', { name: 'Cette fiche a été remplacée par une autre pendant votre saisie' }));
    const toList = problem.getByRole('link', { name: 'Ouvrir la liste dans un nouvel onglet' });
    expect([toList.getAttribute('href'), toList.getAttribute('target')]).toEqual(['/outings', '_blank']);
    problem.getByText('Rien de votre saisie n’est enregistré. Elle reste affichée : reportez-la dans la fiche qui remplace celle-ci.');
    expect(made('update')).toEqual([]);
    expect((name as HTMLInputElement).value).toBe('Vosges');
    expect(address()).toBe('/outings/12');
    screen.getByRole('button', { name: 'Enregistrer' });
  });

  it('is not changed when the list cannot say whether it stands', async () => {
    const { made, save } = await changeName({ list: () => Promise.reject(new ApiError('timeout')) });
    await save();
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    expect(made('update')).toEqual([]);
  });

  it('leads to the one that takes its place, which says so, and not back to where it was', async () => {
    const { save, router, address } = await changeName({ list: listOf(12), update: () => Promise.resolve({ ...saved, id: 13, name: 'Vosges' }) });
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/13'));
    expect(router.state.location.state).toMatchObject({ replaced: '12' });
    await screen.findByText(/^La sortie a été modifiée\. La fiche n°.12 est remplacée par la fiche n°.13$/);
  });

  it.each([false, true])('is not gone back to once it is gone, also where reading has a side effect (%s): Back leads to the new one, and then to the list', async (readHasSideEffect) => {
    let isGone = false;
    const get: Api['get'] = (path) => (path.endsWith('/12') && isGone ? Promise.reject(new ApiError('notFound')) : Promise.resolve({ ...saved, id: Number(path.split('/').at(-1)) }));
    const replace: Api['update'] = () => {
      isGone = true;
      return Promise.resolve({ ...saved, id: 13, name: 'Vosges' });
    };
    const { router, address } = await renderRecord({ path: '/outings/show/12', entity: outingWith({}, { source: { ...(readHasSideEffect && { readHasSideEffect }), savedAs: ({ id }) => id } }), api: { get, update: replace } });
    await userEvent.click(await screen.findByRole('link', { name: 'Modifier' }));
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Nom/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Vosges');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(address()).toBe('/outings/show/13'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/outings/show/13'));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Liste des sorties' });
  });

  it('may have been changed by a call that failed: nobody knows, and it is not simply sent again', async () => {
    const { made, save } = await changeName({ list: listOf(12), update: () => Promise.reject(new ApiError('server')) });
    await save();
    await screen.findByRole('alert', { name: 'On ne sait pas si l’enregistrement a eu lieu' });
    expect(screen.getByRole('link', { name: /^Vérifier dans un nouvel onglet/ }).getAttribute('target')).toBe('_blank');
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    expect(made('update')).toHaveLength(1);
  });

  describe('and whose call failed', () => {
    const followed = outingWith({}, { source: copiedRecords({ parameters, successor: 'childId' }) });
    const broken = () => Promise.reject(new ApiError('server'));

    it('is read once, and led to the one that took its place all the same', async () => {
      const { made, save, address } = await changeName({ list: listOf(12), update: broken, get: reading({ 12: [saved, { ...saved, childId: 13 }], 13: [{ ...saved, id: 13, name: 'Vosges' }] }) }, followed);
      await save();
      await waitFor(() => expect(address()).toBe('/outings/show/13'));
      await screen.findByText(/^La sortie a été modifiée\. La plateforme a répondu par une erreur après l’enregistrement : relisez la fiche.*remplacée par la fiche n°.13$/);
      expect(made('update')).toHaveLength(1);
    });

    it('is said to be stored where nobody can read what took its place, and is over', async () => {
      const { made, save, address } = await changeName({ list: listOf(12), update: broken, get: reading({ 12: [saved, { ...saved, childId: 13 }] }) }, followed);
      await save();
      await screen.findByRole('alert', { name: /^La fiche n°.13 est enregistrée, mais la plateforme ne peut pas l’afficher$/ });
      expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
      expect([made('update').length, sessionStorage.length]).toEqual([1, 0]);
      await userEvent.click(screen.getByRole('link', { name: 'Aller à la liste' }));
      await waitFor(() => expect(address()).toBe('/outings'));
    });

    it('says which part is stored, and sends only the rest again', async () => {
      const half = { ...saved, name: 'Vosges' };
      const { made, save } = await changeName({ list: listOf(12), update: broken, get: reading({ 12: [saved, half, half] }) }, followed);
      await userEvent.clear(screen.getByRole('textbox', { name: /^Places/ }));
      await userEvent.type(screen.getByRole('textbox', { name: /^Places/ }), '6');
      await save();
      const problem = within(await screen.findByRole('alert', { name: 'Une partie seulement de la modification est enregistrée' }));
      expect(problem.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Enregistré\u202f: Nom', 'Pas enregistré, à reprendre\u202f: Places']);
      await save();
      await waitFor(() => expect(made('update').map(({ body }) => body)).toEqual([{ name: 'Vosges', places: 6 }, { places: 6 }]));
    });

    it('was not made where nothing of it is found: it may be sent again', async () => {
      const { save } = await changeName({ list: listOf(12), update: broken, get: reading({ 12: [saved, saved] }) }, followed);
      await save();
      await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
      screen.getByRole('button', { name: 'Enregistrer' });
    });

    it('is unknown where its answer was lost and nothing of it is found yet', async () => {
      const { save } = await changeName({ list: listOf(12), update: () => Promise.reject(new ApiError('outcomeUnknown')), get: reading({ 12: [saved, saved] }) }, followed);
      await save();
      await screen.findByRole('alert', { name: 'On ne sait pas si l’enregistrement a eu lieu' });
    });

    it.each([
      ['is led to', { 14: [{ ...saved, id: 14 }] }, /^La sortie a été créée/],
      ['is said to be stored', {}, /^La fiche n°.14 est enregistrée, mais/],
    ])('%s when it was created all the same', async (_what, readings, said) => {
      const lists = [[12], [12, 14]];
      const list: Api['list'] = () => Promise.resolve({ items: (lists.shift() ?? []).map((id) => ({ id })), total: 1 });
      const { calls } = await renderRecord({ path: '/outings/create', entity: followed, api: { list, create: broken, get: reading(readings) } });
      await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Vosges');
      await userEvent.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'jeanne@exemple.fr');
      await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
      await screen.findAllByText(said);
      expect(calls.filter(({ method }) => method === 'create')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Créer' })).toBeNull();
    });
  });

  it('is read once it has been created: what was typed is not all that is known of it', async () => {
    const { calls, router } = await renderRecord({ path: '/outings/create', entity, api: { create: () => Promise.resolve({ id: 12 }) } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Vosges');
    await userEvent.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'jeanne@exemple.fr');
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'create')).toBe(true));
    await act(() => router.navigate('/outings/12'));
    await waitFor(() => expect(calls.filter(({ method, path }) => method === 'get' && path === 'admin/outings/12')).toHaveLength(1));
    expect(await screen.findByRole('textbox', { name: /^Nom/ })).toHaveProperty('value', saved['name']);
  });
});
