// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WireRecord } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { outingWith } from './outing';
import { ALL, renderRecord, saved } from './renderRecord';

const filter = { name: 'name', field: 'name', operator: 'contains' as const, parameter: 'name', shown: 'always' as const, multiple: false, doubleApostrophe: false };
const columns = [{ field: 'name', sortable: true, hidden: false }, { field: 'id', sortable: true, hidden: true }];
const list = { columns, filters: [filter], fixedFilters: [{ name: 'own', parameter: 'own', value: 'true' }], pageSize: 25, paging: 'server' as const };
const listed = outingWith({ list });

const row = (id: number, name: string) => ({ ...saved, id, name });

interface Creating {
  /** The answers of the list, one after the other; a read without an answer fails. */
  looks: WireRecord[][];
  total?: number;
  error?: ApiError;
  entity?: typeof listed;
  permissions?: string[];
}

async function create({ looks, total, error = new ApiError('outcomeUnknown'), entity = listed, permissions = ALL }: Creating) {
  const page = await renderRecord({
    path: '/outings/create',
    entity,
    permissions,
    api: {
      create: () => Promise.reject(error),
      list() {
        const items = looks.shift();
        return items ? Promise.resolve({ items, total: total ?? items.length }) : Promise.reject(new ApiError('offline'));
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Vosges');
  await userEvent.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'jeanne@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  const made = (method: string) => page.calls.filter((call) => call.method === method);
  await waitFor(() => expect(made('create')).toHaveLength(1));
  return { ...page, made };
}

const nobodyKnows = () => screen.findByRole('alert', { name: 'On ne sait pas si l’enregistrement a eu lieu' });

describe('a creation whose answer is lost', () => {
  it('is found in the list, by its name and as the one that was not there, and led to', async () => {
    const { made, address } = await create({ looks: [[row(3, 'Vosges')], [row(40, 'Hautes-Vosges'), row(31, 'VOSGES'), row(3, 'Vosges')]] });
    await waitFor(() => expect(address()).toBe('/outings/show/31'));
    await screen.findByText(/^La sortie a été créée\. La réponse de la plateforme s’était perdue/);
    const asked = { page: 1, order: { field: 'id', direction: 'desc' }, filters: [['own', 'true'], ['name', 'Vosges']] };
    expect(made('list').map(({ body }) => body)).toMatchObject([asked, asked]);
    expect(made('create')).toHaveLength(1);
  });

  it.each<[string, Creating]>([
    ['is not in the list', { looks: [[row(3, 'Vosges')], [row(3, 'Vosges')]] }],
    ['may be one of two', { looks: [[], [row(31, 'Vosges'), row(32, 'Vosges')]] }],
    ['could not be looked for before', { looks: [] }],
    ['cannot be looked for now', { looks: [[]] }],
    ['may be among more than can be looked at, in no order that tells', { looks: [[], [row(31, 'Vosges')]], total: 200, entity: outingWith({ list: { ...list, columns: [] } }) }],
    ['has no list that finds it by its name', { looks: [[], [row(31, 'Vosges')]], entity: outingWith({ list: { ...list, filters: [] } }) }],
  ])('is unknown where it %s', async (_where, creating) => {
    const { made } = await create(creating);
    const problem = await nobodyKnows();
    expect(problem.textContent).toMatch(/Vérifiez avant de recommencer/);
    expect(screen.queryByRole('button', { name: 'Créer' })).toBeNull();
    expect(made('create')).toHaveLength(1);
  });

  it('is looked for by nobody who may not list', async () => {
    const { made } = await create({ looks: [[], [row(31, 'Vosges')]], permissions: ALL.filter((name) => name !== 'outing_list') });
    await nobodyKnows();
    expect(made('list').filter(({ path }) => path === 'admin/outings')).toEqual([]);
  });
});

describe('a creation that the server fails on', () => {
  const error = new ApiError('server');

  it('is led to when it was stored all the same', async () => {
    const { address } = await create({ looks: [[], [row(31, 'Vosges')]], error });
    await waitFor(() => expect(address()).toBe('/outings/show/31'));
    await screen.findByText(/^La sortie a été créée\. La plateforme a répondu par une erreur/);
  });

  it('may be sent again when it was not', async () => {
    await create({ looks: [[], []], error });
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être créée' });
    screen.getByRole('button', { name: 'Créer' });
  });
});
