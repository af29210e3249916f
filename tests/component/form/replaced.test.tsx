// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { Resource } from '@/engine/Resource';
import { outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

const update: Resource['update'] = { after: 'back', followReturnedId: true, standing: { parameters: { who: 'contact' } } };
const entity = outingWith({ readingActs: true, update });
const listOf = (...ids: number[]): Api['list'] => () => Promise.resolve({ items: ids.map((id) => ({ id })), total: ids.length });

async function changeName(api: Partial<Api>) {
  const page = await renderRecord({ path: '/outings/12', from: '/outings/show/12', entity, api });
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
    expect(problem.getByRole('link', { name: 'Ouvrir la liste dans un nouvel onglet' }).getAttribute('href')).toBe('/outings');
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

  it('may have been changed by a call that failed: nobody knows, and it is not simply sent again', async () => {
    const { made, save } = await changeName({ list: listOf(12), update: () => Promise.reject(new ApiError('server')) });
    await save();
    await screen.findByRole('alert', { name: 'Nous ne savons pas si l’enregistrement a eu lieu' });
    screen.getByRole('link', { name: /^Vérifier dans un nouvel onglet/ });
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    expect(made('update')).toHaveLength(1);
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
