// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { ListAnswer, ListRequest } from '@/api/records';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import { useKeepInEntry } from '@/engine/data/useKeepInEntry';
import { outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

const list: ListDefinition = {
  columns: [{ field: 'name', sortable: true, hidden: false }],
  filters: [{ name: 'state', field: 'status', operator: 'oneOf', parameter: 'status', multiple: true, doubleApostrophe: false }],
  fixedFilters: [],
  pageSize: 3,
  paging: 'server',
};

const IDS = Array.from({ length: 8 }, (_, index) => String(index + 1));

/** A list of waiting outings: any change of one takes it out of the list. */
function waitingOutings() {
  const waiting = new Set(IDS);
  const gone = new Set<string>();
  const decided: string[] = [];
  const idIn = (path: string) => path.split('/')[2] ?? '';
  const decide = (path: string, change: object) => {
    decided.push(idIn(path));
    waiting.delete(idIn(path));
    return Promise.resolve({ ...saved, ...change, id: Number(idIn(path)) });
  };
  const api: Partial<Api> = {
    list(_path: string, { page, perPage }: ListRequest): Promise<ListAnswer> {
      const ids = [...waiting].filter((id) => !gone.has(id));
      return Promise.resolve({ items: ids.slice((page - 1) * perPage, page * perPage).map((id) => ({ ...saved, id: Number(id) })), total: ids.length });
    },
    get: (path: string) => (gone.has(idIn(path)) ? Promise.reject(new ApiError('notFound')) : Promise.resolve({ ...saved, id: Number(idIn(path)) })),
    create: decide,
    update: (path, change) => decide(path, change),
  };
  return { api, decided, waiting, gone };
}

const use = (name: string, options: Partial<ActionUse>): ActionUse => ({
  use: 'call',
  name,
  on: 'row',
  danger: false,
  confirms: false,
  method: 'POST',
  endpoint: `admin/outings/{id}/${name}`,
  when: { field: 'status', is: saved['status'] },
  ...options,
});
const accept = use('accept', { confirms: true });
const deactivate = use('deactivate', { undoneBy: 'activate' });
const activate = use('activate', { when: { field: 'status', is: 0 } });
const words = {
  actions: { accept: 'Accepter', acceptDone: 'Sortie acceptée', acceptTitle: 'Accepter ?', acceptConfirm: 'Oui', deactivate: 'Désactiver', deactivateDone: 'Sortie désactivée', activate: 'Activer', note: 'Noter', noteDone: 'Sortie notée' },
};

const open = async (api: Partial<Api>, id = '1', from = '/outings?f.state=1', actions = [accept, deactivate, activate]) => {
  const rendered = await renderRecord({ path: `/outings/show/${id}`, entity: outingWith({ list, actions }), api, words, from });
  await heading(id);
  await screen.findByText(`${id} sur 8`);
  return rendered;
};
const heading = (id: string) => screen.findByRole('heading', { level: 1, name: new RegExp(`Sortie n°\u00a0${id}$`) });
const step = (name: 'Précédent' | 'Suivant') => within(screen.getByRole('navigation', { name: 'Parcours de la liste' })).getByRole('button', { name });
const press = async (name: string, within_: HTMLElement = document.body) => userEvent.click(await within(within_).findByRole('button', { name }));
const ready = async () => waitFor(() => expect(step('Suivant').getAttribute('aria-disabled')).toBe('false'));

const DECISIONS: Record<string, () => Promise<void>> = {
  async accept() {
    await press('Accepter');
    await press('Oui', await screen.findByRole('dialog'));
  },
  deactivate: async () => press('Désactiver'),
  async save() {
    await userEvent.click(screen.getByRole('link', { name: 'Modifier' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), '{Backspace}');
    await press('Enregistrer');
    await screen.findByRole('navigation', { name: 'Parcours de la liste' });
    if (step('Suivant').getAttribute('aria-disabled') === 'false') await userEvent.click(step('Suivant'));
  },
};

describe('a list that is gone through', () => {
  it.each(Object.keys(DECISIONS))('meets each of its records once, over three pages, as they leave it: %s', async (decision) => {
    const { api, decided, waiting } = waitingOutings();
    await open(api);
    for (const id of IDS) {
      await heading(id);
      await screen.findByText(`${id} sur 8`);
      if (id !== IDS.at(-1)) await ready();
      await DECISIONS[decision]?.();
      await waitFor(() => expect(decided).toContain(id));
    }
    expect([decided, [...waiting]]).toEqual([IDS, []]);
  });

  it('stays at a record with which an action does not deal: it asks nothing, and nothing takes it back', async () => {
    const { api, decided } = waitingOutings();
    const { calls, address } = await open(api, '1', '/outings?f.state=1', [use('note', {})]);
    await ready();
    await press('Noter');
    await screen.findByText('Sortie notée');
    await waitFor(() => expect(calls.filter(({ method, path }) => method === 'get' && path.endsWith('/1'))).toHaveLength(2));
    expect([decided, address()]).toEqual([['1'], '/outings/show/1']);
  });

  it('leads back to those that have left it', async () => {
    const { api } = waitingOutings();
    await open(api, '4', '/outings?f.state=1&page=2');
    await ready();
    await DECISIONS['accept']?.();
    await heading('5');
    await userEvent.click(step('Précédent'));
    await heading('4');
    await screen.findByText('4 sur 8');
  });

  it('steps over what somebody has deleted meanwhile, both ways', async () => {
    const { api, gone } = waitingOutings();
    await open(api, '4', '/outings?f.state=1&page=2');
    await ready();
    for (const id of ['6', '7']) gone.add(id);
    await userEvent.click(step('Suivant'));
    await heading('5');
    await userEvent.click(step('Suivant'));
    await heading('8');
    await screen.findByText('6 sur 6');
    // A record that was opened before is skipped too, once it is gone.
    gone.add('5');
    await userEvent.click(step('Précédent'));
    await heading('4');
    await screen.findByText('4 sur 5');
  });

  it('goes on after a deletion, over what is gone as well; Back does not lead to what was deleted, and its page shows nothing that was read of it', async () => {
    const { api, gone } = waitingOutings();
    const remove = (path: string) => Promise.resolve(void gone.add(path.split('/')[2] ?? ''));
    // Nobody knows yet what is there when the page of the deleted record is opened again.
    const get: Api['get'] = (path) => (gone.has('4') && path.endsWith('/4') ? new Promise(() => undefined) : api.get!(path));
    const { router, address } = await open({ ...api, get, remove }, '4', '/outings?f.state=1&page=2');
    await ready();
    gone.add('5');
    await press('Supprimer');
    await press('Supprimer', await screen.findByRole('alertdialog'));
    await heading('6');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/outings');
    await act(() => router.navigate('/outings/show/4'));
    expect([address(), screen.queryByRole('heading', { name: /Sortie n°/ })]).toEqual(['/outings/show/4', null]);
  });

  it('does not step over a record that another one has replaced: it leads to that one', async () => {
    const { api, gone } = waitingOutings();
    const update: Api['update'] = (_path, change) => {
      gone.add('5');
      return Promise.resolve({ ...saved, ...change, id: 8 });
    };
    const entity = outingWith({ list, update: { after: 'show' } }, { source: { savedAs: ({ id }) => id } });
    const { router, address } = await renderRecord({ path: '/outings/show/5', entity, api: { ...api, update }, from: '/outings?f.state=1&page=2' });
    await screen.findByText('5 sur 8');
    await ready();
    const { state } = router.state.location as { state: object };
    await userEvent.click(screen.getByRole('link', { name: 'Modifier' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), '{Backspace}');
    await press('Enregistrer');
    await heading('8');
    await act(() => router.navigate('/outings/show/5', { replace: true, state: { ...state, way: 'next', pressed: true } }));
    await heading('8');
    expect(address()).toBe('/outings/show/8');
  });

  it('says that a record is gone where no list is gone through', async () => {
    const { api, gone } = waitingOutings();
    gone.add('4');
    await renderRecord({ path: '/outings/show/4', entity: outingWith({ list }), api, from: '/outings?f.state=1&page=2' });
    await screen.findByRole('link', { name: 'Retour à la liste' });
    expect(screen.queryByRole('heading', { name: /Sortie n°/ })).toBeNull();
  });
});

describe('an answer that comes late', () => {
  it.each(['Accepter', 'Supprimer'])('leaves the operator where they are by then: %s', async (command) => {
    const { api } = waitingOutings();
    let answer = () => undefined as void;
    const late = (path: string) => new Promise<never>((resolve) => (answer = () => resolve({ ...saved, id: path } as never)));
    const { router, address } = await open({ ...api, create: late, remove: late }, '3');
    await ready();
    await press(command);
    await press(command === 'Accepter' ? 'Oui' : 'Supprimer', await screen.findByRole(command === 'Accepter' ? 'dialog' : 'alertdialog'));
    await act(() => router.navigate('/elsewhere'));
    await screen.findByRole('heading', { name: 'Ailleurs' });
    await act(async () => answer());
    await screen.findByText(command === 'Accepter' ? /^Sortie acceptée/ : /supprimée/);
    expect(address()).toBe('/elsewhere');
  });

  it('leaves them on their way to a page whose code is still loading: more of the list', async () => {
    const queue = { ids: ['7'], before: 0, total: 1 };
    const Page = () => {
      const keep = useKeepInEntry();
      return <button onClick={() => keep({ queue })}>Sortie</button>;
    };
    const Slow = lazy(() => new Promise(() => undefined));
    const router = createMemoryRouter([{ path: '/outings', element: <Page /> }, { path: '/elsewhere', element: <Slow /> }], { initialEntries: ['/outings?page=2#place'] });
    render(<RouterProvider router={router} />);
    await press('Sortie');
    expect(router.state.location).toMatchObject({ pathname: '/outings', search: '?page=2', hash: '#place', state: { queue } });
    await act(() => router.navigate('/elsewhere'));
    await press('Sortie');
    expect(router.state.location.pathname).toBe('/elsewhere');
  });
});
