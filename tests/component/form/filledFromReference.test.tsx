// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ListRequest } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { lookup, outing, outingWith } from './outing';
import { renderRecord, type Call } from './renderRecord';

const town = lookup('town', { search: { filters: ['name'], by: { mail: '@', phone: '^0[\\d .]{8,}$' } } });
const towns = { entity: { ...town, schema: { ...town.schema, properties: { ...town.schema.properties, phone: { type: 'string' as const, format: 'telephone' } } } }, words: {} };
const entity = outingWith({
  fields: {
    ...outing.resource.fields,
    townId: {
      cleared: 'null',
      widget: { use: 'reference', resource: 'town', fills: { contact: 'mail', telephone: 'legend' } },
    },
  },
  create: { ...outing.resource.create, duplicateChecks: [{ field: 'contact', parameter: 'mail', endpoint: 'admin/towns', resource: 'town', known: 'townId' }] },
});
const nancy = { id: 54, name: 'Nancy', mail: 'mairie@nancy.example', contact: 'mairie@nancy.example' };
const list = () => Promise.resolve({ items: [nancy], total: 1 });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const asked = (calls: Call[]) => calls.filter(({ method, path }) => method === 'list' && path === 'admin/towns').map(({ body }) => (body as ListRequest).filters ?? []);

test('what is known of the record that is chosen comes into the form, what was typed stays where it says nothing; who is meant is no other', async () => {
  const { calls } = await renderRecord({ path: '/outings/create', entity, town: towns, api: { list } });
  await userEvent.type(await box(/^Téléphone/), '0612345678');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Commune/ }), 'nan');
  await userEvent.click(await screen.findByRole('option', { name: 'Nancy' }));
  await waitFor(async () => expect((await box(/^Adresse e-mail/)).value).toBe('mairie@nancy.example'));
  expect((await box(/^Téléphone/)).value).toBe('06 12 34 56 78');

  await userEvent.type(await box(/^Nom/), 'Visite');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toMatchObject({ townId: 54, contact: 'mairie@nancy.example' }));
});

test('what the one chosen has brought goes with it, unless it was changed since', async () => {
  const known = { ...nancy, legend: '0383000000' };
  await renderRecord({ path: '/outings/create', entity, town: towns, api: { list: () => Promise.resolve({ items: [known], total: 1 }) } });
  const commune = await screen.findByRole('combobox', { name: /^Commune/ });
  await userEvent.type(commune, 'nan');
  await userEvent.click(await screen.findByRole('option', { name: 'Nancy' }));
  await waitFor(async () => expect((await box(/^Téléphone/)).value.replaceAll(/\s/g, '')).toBe('0383000000'));
  await userEvent.clear(await box(/^Téléphone/));
  await userEvent.type(await box(/^Téléphone/), '0611111111');
  await userEvent.tab();
  await userEvent.clear(commune);
  await userEvent.tab();
  await waitFor(async () => expect((await box(/^Adresse e-mail/)).value).toBe(''));
  expect((await box(/^Téléphone/)).value.replaceAll(/\s/g, '')).toBe('0611111111');
});

test('somebody else with the same value is named', async () => {
  await renderRecord({ path: '/outings/create', entity, town: towns, api: { list } });
  await userEvent.type(await box(/^Adresse e-mail/), 'mairie@nancy.example');
  await userEvent.tab();
  expect(await screen.findByText(/^Une fiche existe déjà avec cette valeur/)).toBeTruthy();
});

test.each([
  ['nan', [[['name', 'nan']]]],
  ['mairie@', [[['mail', 'mairie@']]]],
  ['0383000000', [['0383000000', '03 83 00 00 00', '03.83.00.00.00', '+33383000000', '+33 3 83 00 00 00'].map((spelling) => ['phone[]', spelling])]],
])('what is typed is searched by the filter that it fits: %s', async (typed, filters) => {
  const { calls } = await renderRecord({ path: '/outings/create', entity, town: towns, api: { list } });
  await userEvent.type(await screen.findByRole('combobox', { name: /^Commune/ }), typed);
  await waitFor(() => expect(asked(calls)).toEqual(expect.arrayContaining(filters)));
});

test('a single word is looked for in the e-mails of those who may be chosen as well as in their names, and nobody is found twice', async () => {
  const mails = { name: 'mail', parameter: 'mail', operator: 'contains' as const, multiple: false, doubleApostrophe: false };
  const listed = town.resource.list ?? { columns: [], filters: [], fixedFilters: [], pageSize: 25, paging: 'server' as const };
  const resource = { ...town.resource, list: { ...listed, filters: [mails] }, search: { filters: ['name'] as [string], by: { mail: '@' } } };
  const plain = outingWith({ fields: { ...outing.resource.fields, townId: { cleared: 'null', widget: { use: 'reference', resource: 'town' } } } });
  const { calls } = await renderRecord({ path: '/outings/create', entity: plain, town: { entity: { ...town, resource }, words: {} }, api: { list } });
  await userEvent.type(await screen.findByRole('combobox', { name: /^Commune/ }), 'mairie');
  await waitFor(() => expect(asked(calls)).toEqual(expect.arrayContaining([[['name', 'mairie']], [['mail', 'mairie']]])));
  expect(await screen.findAllByRole('option', { name: /^Nancy/ })).toHaveLength(1);
});

test('who has a value that can be had once is offered in place of a creation that would be refused', async () => {
  const { create } = entity.resource;
  const once = outingWith({ fields: entity.resource.fields, create: { ...create, duplicateChecks: create.duplicateChecks!.map((check) => ({ ...check, unique: true })) } });
  const known = { ...nancy, legend: '0383000000' };
  const { calls } = await renderRecord({ path: '/outings/create', entity: once, town: towns, api: { list: () => Promise.resolve({ items: [known], total: 1 }), get: () => Promise.resolve(known) } });
  await userEvent.type(await box(/^Nom/), 'Visite');
  await userEvent.type(await box(/^Adresse e-mail/), 'mairie@nancy.example');
  await userEvent.tab();
  await screen.findByText(/qui ne peut être donnée deux fois/);
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Adresse e-mail.*déjà prise$/, description: /^La plateforme ne l’accepte pas deux fois\. S’il s’agit de la même personne, reprenez son compte\s; sinon, saisissez une autre valeur\./ }));
  dialog.getByText(/reprenez son compte/);
  expect(dialog.queryByRole('button', { name: 'Créer quand même' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Reprendre ce compte' }));
  await waitFor(async () => expect((await box(/^Téléphone/)).value.replaceAll(/\s/g, '')).toBe('0383000000'));
  expect(calls.filter(({ method }) => method === 'create')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toMatchObject({ townId: 54, contact: 'mairie@nancy.example' }));
});

test('who has a value that can be had once can be meant at once, and is not said any more', async () => {
  const { create } = entity.resource;
  const once = outingWith({ fields: entity.resource.fields, create: { ...create, duplicateChecks: create.duplicateChecks!.map((check) => ({ ...check, unique: true })) } });
  const known = { ...nancy, legend: '0383000000' };
  await renderRecord({ path: '/outings/create', entity: once, town: towns, api: { list: () => Promise.resolve({ items: [known], total: 1 }), get: () => Promise.resolve(known) } });
  await userEvent.type(await box(/^Adresse e-mail/), 'mairie@nancy.example');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Reprendre ce compte' }));
  await waitFor(() => expect(screen.queryByText(/qui ne peut être donnée deux fois/)).toBeNull());
  expect((await box(/^Téléphone/)).value.replaceAll(/\s/g, '')).toBe('0383000000');
  expect(document.activeElement).toBe(await box(/^Adresse e-mail/));
});

test('nobody else is warned of once it is known who is meant', async () => {
  const { calls } = await renderRecord({ path: '/outings/create', entity, town: towns, api: { list: () => Promise.resolve({ items: [nancy, { ...nancy, id: 55, name: 'Toul' }], total: 2 }) } });
  await userEvent.type(await screen.findByRole('combobox', { name: /^Commune/ }), 'nan');
  await userEvent.click(await screen.findByRole('option', { name: 'Nancy' }));
  await userEvent.type(await box(/^Nom/), 'Visite');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'create')).toBe(true));
});

test('who was deleted since they were chosen is not written to again: the field says so, and what was typed stays', async () => {
  const deleted = { ...towns, entity: { ...towns.entity, resource: { ...towns.entity.resource, deletedWhen: { field: 'phone', is: 'deleted' } } } };
  const { calls } = await renderRecord({ path: '/outings/create', entity, town: deleted, api: { list, get: () => Promise.resolve({ ...nancy, phone: 'deleted' }) } });
  await userEvent.type(await screen.findByRole('combobox', { name: /^Commune/ }), 'nan');
  await userEvent.click(await screen.findByRole('option', { name: 'Nancy' }));
  await userEvent.type(await box(/^Nom/), 'Visite');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  const said = /^La fiche choisie dans «.Commune.» a été supprimée entre-temps.: retirez-la, ou choisissez-en une autre$/;
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(1);
  expect(screen.getByRole('combobox', { name: /^Commune/ }).getAttribute('aria-invalid')).toBe('true');
  expect((await box(/^Nom/)).value).toBe('Visite');
  expect(calls.filter(({ method }) => method === 'create')).toEqual([]);
});

test('who cannot be read may have been chosen rightly, and stops nobody', async () => {
  const kept = { ...towns, entity: { ...towns.entity, resource: { ...towns.entity.resource, deletedWhen: { field: 'phone', is: 'deleted' } } } };
  const { calls } = await renderRecord({ path: '/outings/create', entity, town: kept, api: { list, get: () => Promise.reject(new ApiError('denied')) } });
  await userEvent.type(await screen.findByRole('combobox', { name: /^Commune/ }), 'nan');
  await userEvent.click(await screen.findByRole('option', { name: 'Nancy' }));
  await userEvent.type(await box(/^Nom/), 'Visite');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'create')).toHaveLength(1));
});

test('of people whose two names are searched apart, the whole name is typed in either order', async () => {
  const resource = { ...town.resource, search: { filters: ['first', 'last'] as [string, string], by: {} } };
  const plain = outingWith({ fields: { ...outing.resource.fields, townId: { cleared: 'null', widget: { use: 'reference', resource: 'town' } } } });
  const { calls } = await renderRecord({ path: '/outings/create', entity: plain, town: { entity: { ...town, resource }, words: {} }, api: { list } });
  await userEvent.type(await screen.findByRole('combobox', { name: /^Commune/ }), 'Anne Petit');
  await waitFor(() => expect(asked(calls)).toEqual(expect.arrayContaining([[['first', 'Anne'], ['last', 'Petit']], [['first', 'Petit'], ['last', 'Anne']]])));
});
