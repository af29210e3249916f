// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { outing, outingWith } from './outing';
import { ALL, renderRecord, saved, type Call } from './renderRecord';

const { resource } = outing;
const copied = outingWith({
  create: { ...resource.create, copy: { without: ['contact'] } },
  fields: { ...resource.fields, day: { cleared: 'null', only: 'edit' } },
});
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const created = (calls: Call[]) => calls.find(({ method }) => method === 'create')?.body;

describe('the page of a record that may be copied', () => {
  const copy = () => screen.queryByRole('link', { name: 'Dupliquer' });

  it('leads to the creation of a copy', async () => {
    await renderRecord({ path: '/outings/show/12', entity: copied });
    expect(copy()?.getAttribute('href')).toBe('/outings/create?from=12');
  });

  it.each(['outing_create', 'outing_read'])('does not without %s', async (missing) => {
    await renderRecord({ path: '/outings/show/12', entity: copied, permissions: ALL.filter((name) => name !== missing) });
    expect(copy()).toBeNull();
  });

  it('does not where the resource offers no copy', async () => {
    await renderRecord({ path: '/outings/show/12' });
    expect(copy()).toBeNull();
  });
});

describe('the creation of a copy', () => {
  const open = () => renderRecord({ path: '/outings/create?from=12', from: '/outings/show/12', entity: copied });

  it('is filled with the record, and says whose copy it is', async () => {
    await open();
    screen.getByRole('heading', { level: 1, name: 'Création d’une sortie' });
    screen.getByText('Copie de « Vallée de la Meurthe » : complétez et vérifiez, puis créez.');
    expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe');
    expect((await box('Téléphone')).value).toBe('06 12 34 56 78');
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Commune' })).value).toBe('Nancy');
  });

  it('is filled with what the platform has now, not with what the page has read', async () => {
    let name = 'Vallée de la Meurthe';
    const { router } = await renderRecord({ path: '/outings/show/12', entity: copied, api: { get: () => Promise.resolve({ ...saved, name }) } });
    name = 'Lac Blanc';
    await act(() => router.navigate('/outings/create?from=12'));
    expect((await box(/^Nom/)).value).toBe('Lac Blanc');
  });

  it('is said not to be possible where the record cannot be read, under the name of its own page', async () => {
    await renderRecord({ path: '/outings/create?from=12', entity: copied, api: { get: () => Promise.reject(new ApiError('server')) } });
    await screen.findByText('La sortie n’a pas pu être chargée');
    screen.getByRole('heading', { level: 1, name: 'Création d’une sortie' });
  });

  it('is filled anew where its address leads to the copy of another', async () => {
    const get = (path: string) => Promise.resolve({ ...saved, ...(path.endsWith('/13') && { id: 13, name: 'Lac Blanc' }) });
    const { router } = await renderRecord({ path: '/outings/create?from=12', entity: copied, api: { get } });
    await act(() => router.navigate('/outings/create?from=13'));
    await screen.findByText(/^Copie de «.Lac Blanc.»/);
    expect((await box(/^Nom/)).value).toBe('Lac Blanc');
  });

  it('sends what the form shows: neither the number, nor what is left out, nor what belongs to a change or to the server', async () => {
    const { calls, address } = await open();
    await userEvent.type(await box(/^Adresse e-mail/), 'autre@exemple.fr');
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(address()).toBe('/outings/show/99'));
    expect(created(calls)).toEqual({
      name: saved['name'],
      status: 1,
      contact: 'autre@exemple.fr',
      telephone: '0612345678',
      places: 4,
      letter: '[]',
      start: '2027-03-12T08:30:00+00:00',
      townId: 54,
    });
    expect(calls.filter(({ method }) => method === 'upload')).toEqual([]);
  });

  it('asks nothing when it is left untouched, and goes back to the record', async () => {
    const { address } = await open();
    await box(/^Nom/);
    await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
  });

  it('asks before losing what was typed', async () => {
    await open();
    await userEvent.type(await box(/^Nom/), ' bis');
    await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
    await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ });
  });

  it('is taken up again after an interruption at its own address only', async () => {
    await open();
    await userEvent.type(await box(/^Nom/), ' bis');
    await userEvent.tab();
    cleanup();
    await renderRecord({ path: '/outings/create', entity: copied });
    expect((await box(/^Nom/)).value).toBe('');
    cleanup();
    await open();
    expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe bis');
    sessionStorage.clear();
  });

  it('is an empty form where the address names no record', async () => {
    const { calls } = await renderRecord({ path: '/outings/create?from=new', entity: copied });
    expect([(await box(/^Nom/)).value, calls.filter(({ method }) => method === 'get')]).toEqual(['', []]);
  });

  it('is an empty form where the resource offers no copy', async () => {
    await renderRecord({ path: '/outings/create?from=12' });
    expect((await box(/^Nom/)).value).toBe('');
  });
});
