// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { ListRequest } from '@/api/records';
import type { FilterDefinition } from '@/engine/model/ListDefinition';
import { lookup, outing, outingWith } from '../form/outing';
import { ALL, renderRecord, saved, type Call } from '../form/renderRecord';

const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const options = () => within(screen.getByRole('listbox')).getAllByRole('option').map((option) => option.textContent);
const searches = (calls: Call[]) => calls.filter(({ method }) => method === 'list').map(({ body }) => body as ListRequest);

const towns = ['Nancy', 'Nantes', 'Épinal'].map((name, index) => ({ id: index + 1, name }));

describe('a reference', () => {
  it('shows the name that the record holds, without asking for it', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    expect((await box('Commune')).value).toBe('Nancy');
    expect(calls.filter(({ path }) => path.startsWith('town'))).toEqual([]);
  });

  it('shows the name that the API answers around the id, on pages and in forms, without asking for it, and sends the id of another', async () => {
    const { badgeId, ...others } = outing.resource.fields;
    const entity = outingWith({ fields: { ...others, badgeId: { ...badgeId!, transform: { use: 'recordId', shows: ['name'] } } } });
    const get = () => Promise.resolve({ ...saved, badgeId: { id: 3, name: 'Covoitureur' } });
    const page = await renderRecord({ path: '/outings/show/12', entity, api: { get } });
    expect(await screen.findByText('Covoitureur')).toBeDefined();
    cleanup();
    const list = () => Promise.resolve({ items: [{ id: 4, name: 'Conducteur' }], total: 1 });
    const form = await renderRecord({ path: '/outings/12', entity, api: { get, list } });
    const badge = await box('Insigne');
    await waitFor(() => expect(badge.value).toBe('Covoitureur'));
    expect([...page.calls, ...form.calls].filter(({ path }) => path.startsWith('badges/'))).toEqual([]);
    await userEvent.clear(badge);
    await userEvent.type(badge, 'cond');
    await screen.findByRole('option', { name: 'Conducteur' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(badge.value).toBe('Conducteur'));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(form.calls.find(({ method }) => method === 'update')?.body).toEqual({ badgeId: 4 }));
  });

  it('asks for the name when the record does not hold it', async () => {
    const get = (path: string) => Promise.resolve(path === 'badges/3' ? { id: 3, name: 'Covoitureur' } : { ...saved, badgeId: 3 });
    await renderRecord({ path: '/outings/12', api: { get } });
    await waitFor(async () => expect((await box('Insigne')).value).toBe('Covoitureur'));
  });

  it('searches the server once typing has stopped, and sends the id of what is chosen', async () => {
    const list = () => Promise.resolve({ items: towns, total: 1243 });
    const { calls } = await renderRecord({ path: '/outings/12', api: { list } });
    const town = await box('Commune');
    await userEvent.clear(town);
    await userEvent.type(town, 'nan');
    await waitFor(() => expect(searches(calls).at(-1)).toEqual({ page: 1, perPage: 20, filters: [['name', 'nan']] }));
    expect(searches(calls).filter(({ filters }) => filters?.[0]?.[1] === 'na')).toEqual([]);
    expect((await screen.findByRole('option', { name: '1\u202f240 autres résultats\u202f: précisez la recherche pour les atteindre' })).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(town.value).toBe('Nantes'));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ townId: 2 }));
  });

  it.each([
    [{ total: 4 }, '1 autre résultat\u202f: précisez la recherche pour l’atteindre'],
    [{ total: 3, more: true as const }, 'D’autres résultats existent\u202f: précisez la recherche pour les atteindre'],
  ])('says that there are more, of which nobody knows how many where the server does not count: %j', async (counted, said) => {
    await renderRecord({ path: '/outings/12', api: { list: () => Promise.resolve({ items: towns, ...counted }) } });
    const field = within((await box('Commune')).parentElement as HTMLElement);
    await userEvent.click(field.getByRole('button', { name: 'Ouvrir la liste', hidden: true }));
    await screen.findByRole('option', { name: said });
    field.getByRole('button', { name: 'Fermer la liste', hidden: true });
  });

  it('shows the chosen record again where the box is left with a text that names none', async () => {
    await renderRecord({ path: '/outings/12', api: { list: () => Promise.resolve({ items: towns, total: 3 }) } });
    const town = await box('Commune');
    await userEvent.type(town, 'nord');
    expect(town.value).toBe('nord');
    await userEvent.tab();
    expect(town.value).toBe('Nancy');
  });

  it('tells homonyms apart by a second line, in the list and once chosen', async () => {
    const homonyms = [1, 2].map((id) => ({ id, name: 'Saint-Jean', code: `5400${id}` }));
    const townId = { cleared: 'null', widget: { use: 'reference', resource: 'town' } } as const;
    const town = { entity: lookup('town', { search: { filters: ['name'], by: {}, detail: 'code' } }), words: {} };
    const entity = outingWith({ fields: { townId }, form: [{ name: 'all', rows: [['townId']] }] });
    await renderRecord({ path: '/outings/create', entity, town, api: { list: () => Promise.resolve({ items: homonyms, total: 2 }) } });
    await userEvent.type(await box('Commune'), 'saint');
    await userEvent.click(await screen.findByRole('option', { name: /54002/ }));
    expect((await box('Commune')).value).toBe('Saint-Jean');
    expect(document.getElementById((await box('Commune')).getAttribute('aria-describedby') ?? '')?.textContent).toBe('54002');
  });

  it('searches in memory, without case and accents, what the server cannot search', async () => {
    const list = () => Promise.resolve({ items: towns, total: 3 });
    const { calls } = await renderRecord({ path: '/outings/12', api: { list } });
    await userEvent.type(await box('Insigne'), 'epi');
    await waitFor(() => expect(options()).toEqual(['Épinal']));
    expect(searches(calls)).toHaveLength(1);
    expect(searches(calls)[0]?.filters).toEqual([]);
  });

  it('searches in memory a list that always comes whole, and by its filter as the server calls it otherwise', async () => {
    const list = () => Promise.resolve({ items: towns, total: 3 });
    const filter: FilterDefinition = { name: 'name', parameter: 'town.name', operator: 'contains', shown: 'always', multiple: false, doubleApostrophe: true };
    const townIn = (paging: 'client' | 'server') => ({
      entity: lookup('town', { search: { filters: ['name'], by: {} }, list: { columns: [], filters: [filter], fixedFilters: [], pageSize: 25, paging } }),
      words: {},
    });
    const whole = await renderRecord({ path: '/outings/12', town: townIn('client'), api: { list } });
    await userEvent.clear(await box('Commune'));
    await userEvent.type(await box('Commune'), 'epi');
    await waitFor(() => expect(options()).toEqual(['Épinal']));
    expect(searches(whole.calls)).toEqual([{ page: 1, perPage: 1000, filters: [] }]);

    cleanup();
    const { calls } = await renderRecord({ path: '/outings/12', town: townIn('server'), api: { list } });
    await userEvent.clear(await box('Commune'));
    await userEvent.type(await box('Commune'), "l'epi");
    await waitFor(() => expect(searches(calls).at(-1)?.filters).toEqual([['town.name', "l''epi"]]));
  });

  it('says that nothing was found', async () => {
    await renderRecord({ path: '/outings/12' });
    await userEvent.type(await box('Insigne'), 'x');
    await screen.findByText('Aucun résultat');
  });

  it('says that the search has failed, and that what is typed is no choice yet', async () => {
    await renderRecord({ path: '/outings/create', api: { list: () => Promise.reject(new ApiError('server')) } });
    const badge = await box('Insigne');
    await userEvent.type(badge, 'x');
    await screen.findByText('La recherche n’a pas abouti. Modifiez le texte pour réessayer.');
    await userEvent.tab();
    await screen.findByText('Rien n’est encore choisi : choisissez un des résultats.');
    await userEvent.click(badge);
    await waitFor(() => expect(screen.queryByText(/^Rien n’est encore choisi/)).toBeNull());
  });

  it('sends null when it is emptied', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    await userEvent.clear(await box('Commune'));
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ townId: null }));
  });

  it('stays readable, with the reason, when the list is forbidden', async () => {
    await renderRecord({ path: '/outings/12', permissions: ALL.filter((name) => name !== 'town_list') });
    const town = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Commune' });
    expect([town.value, town.readOnly]).toEqual(['Nancy', true]);
    screen.getByText(/Vous n’avez pas accès à cette liste/);
  });
});
