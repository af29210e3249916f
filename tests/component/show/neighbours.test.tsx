// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ListAnswer, ListRequest } from '@/api/records';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import { outingWith } from '../form/outing';
import { renderRecord, saved, type Call } from '../form/renderRecord';

const list: ListDefinition = {
  columns: [{ field: 'name', sortable: true, hidden: false }],
  filters: [
    { name: 'name', field: 'name', operator: 'contains', parameter: 'name', shown: 'always', multiple: false, doubleApostrophe: false },
    { name: 'state', field: 'status', operator: 'oneOf', parameter: 'status', multiple: true, doubleApostrophe: false },
  ],
  fixedFilters: [],
  pageSize: 10,
  paging: 'server',
};

/** Twenty-three outings, with ids from 1 in the order of the list, some of which may be deleted. */
function outings() {
  let ids = Array.from({ length: 23 }, (_, index) => index + 1);
  return {
    list: (_path: string, { page, perPage }: ListRequest): Promise<ListAnswer> =>
      Promise.resolve({ items: ids.slice((page - 1) * perPage, page * perPage).map((id) => ({ ...saved, id })), total: ids.length }),
    get: (path: string) => Promise.resolve({ ...saved, id: Number(path.split('/').at(-1)) }),
    remove: (path: string) => {
      ids = ids.filter((id) => id !== Number(path.split('/').at(-1)));
      return Promise.resolve();
    },
  };
}

const accept: ActionUse = { use: 'call', name: 'accept', on: 'row', danger: false, confirms: true, method: 'POST', endpoint: 'admin/outings/{id}/accept', when: { field: 'status', is: saved['status'] } };
const acceptWords = { actions: { accept: 'Accepter', acceptDone: 'Sortie acceptée', acceptTitle: 'Accepter ?', acceptConfirm: 'Oui' } };

const open = (id: number, from?: string, entity = outingWith({ list })) =>
  renderRecord({ path: `/outings/show/${id}`, entity, api: outings(), ...(from && { from }) });
const bar = () => screen.queryByRole('navigation', { name: 'Parcours de la liste' });
const step = (name: 'Précédent' | 'Suivant') => within(bar()!).getByRole('button', { name });
const heading = (id: number) => screen.findByRole('heading', { level: 1, name: new RegExp(`Sortie n°\u00a0${id}$`) });
const place = (text: string) => screen.findByText(text, { selector: 'nav span' });
const lists = (calls: Call[]) => calls.filter(({ method }) => method === 'list').map(({ body }) => [(body as ListRequest).page, (body as ListRequest).perPage]);

describe('the page of a record reached from a list', () => {
  it('says where the record stands in the list, and leads back to it', async () => {
    await open(12, '/outings?f.name=vo&page=2');
    await place('12 sur 23');
    expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe('/outings?f.name=vo&page=2');
  });

  it('goes to the next record and to the previous one, the focus staying on the button, and says which', async () => {
    const { address } = await open(12, '/outings?page=2');
    await place('12 sur 23');
    await userEvent.click(step('Suivant'));
    await heading(13);
    await waitFor(() => expect(document.activeElement).toBe(step('Suivant')));
    await screen.findByText(/^Vallée de la Meurthe, Sortie.*, 13 sur 23$/);
    await userEvent.keyboard('{Enter}');
    await heading(14);
    await userEvent.click(step('Précédent'));
    await heading(13);
    expect(address()).toBe('/outings/show/13');
  });

  it('leaves the focus where the operator has moved it since, when more of the list has been read', async () => {
    const { list: listed, ...api } = outings();
    let more = () => undefined as void;
    const answer = (total: number) => ({ items: Array.from({ length: total }, (_, index) => ({ ...saved, id: index + 1 })), total });
    const slow: typeof listed = (path, request) => (request.perPage === 10 ? listed(path, request) : new Promise((resolve) => (more = () => resolve(answer(30)))));
    await renderRecord({ path: '/outings/show/12', entity: outingWith({ list }), api: { ...api, list: slow }, from: '/outings?page=2' });
    await place('12 sur 23');
    await userEvent.click(step('Suivant'));
    await place('13 sur 23');
    const edit = screen.getByRole('link', { name: 'Modifier' });
    act(() => edit.focus());
    await act(async () => more());
    await place('13 sur 30');
    expect(document.activeElement).toBe(edit);
  });

  it('crosses to the neighbouring page, and leads back to that one', async () => {
    const { calls } = await open(10, '/outings?f.name=vo');
    await place('10 sur 23');
    await waitFor(() => expect(step('Suivant').getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(step('Suivant'));
    await heading(11);
    expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe('/outings?f.name=vo&page=2');
    await place('11 sur 23');
    await userEvent.click(step('Précédent'));
    await heading(10);
    // The page of the list, and the larger pages that are stepped through.
    expect(lists(calls)).toEqual([
      [1, 10],
      [1, 100],
    ]);
  });

  it('stops at both ends', async () => {
    await open(23, '/outings?page=3');
    await place('23 sur 23');
    expect(step('Suivant').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(step('Suivant'));
    await heading(23);
  });

  it('comes back from an edit to the same place', async () => {
    await open(12, '/outings?page=2');
    await place('12 sur 23');
    await userEvent.click(screen.getByRole('link', { name: 'Modifier' }));
    await screen.findByRole('textbox', { name: /^Nom/ });
    await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
    await place('12 sur 23');
  });

  it('replaces the page, so that Back leads to the list', async () => {
    const { router, address } = await open(12, '/outings?page=2');
    await place('12 sur 23');
    await userEvent.click(step('Suivant'));
    await heading(13);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/outings'));
  });

  it('has the next record ready', async () => {
    const { calls } = await open(12, '/outings?page=2');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('admin/outings/13'));
  });

  it('reads no other record where reading has a side effect', async () => {
    const { calls } = await open(12, '/outings?page=2', outingWith({ list }, { source: { readHasSideEffect: true } }));
    await place('12 sur 23');
    expect(calls.filter(({ method }) => method === 'get').map(({ path }) => path)).toEqual(['admin/outings/12']);
  });

  it.each([
    ['a link from elsewhere', undefined, 12],
    ['a page that is no list', '/elsewhere?page=2', 12],
  ])('offers nothing after %s', async (_what, from, id) => {
    const { calls } = await open(id, from);
    await heading(id);
    expect(bar()).toBeNull();
    expect(lists(calls)).toEqual([]);
  });

  it('only leads back when the list no longer holds the record', async () => {
    await open(99, '/outings?page=2');
    await heading(99);
    screen.getByRole('link', { name: 'Retour à la liste' });
    expect(within(bar()!).queryByRole('button')).toBeNull();
  });

  it('keeps its place when the list no longer holds the record, also after a reload', async () => {
    const api = outings();
    const { router } = await renderRecord({ path: '/outings/show/12', entity: outingWith({ list }), api, from: '/outings?f.name=vo&page=2' });
    await place('12 sur 23');
    const stateNow = () => router.state.location.state as { queue: object };
    await waitFor(() => expect(stateNow().queue).toEqual({ ids: Array.from({ length: 23 }, (_, index) => String(index + 1)), before: 0, total: 23 }));
    await api.remove('admin/outings/12');
    const state = stateNow();
    cleanup();
    await renderRecord({ path: '/outings/show/12', entity: outingWith({ list }), api, state });
    await place('12 sur 23');
  });

  it('goes on past a record that has moved up to the page before', async () => {
    const api = outings();
    await renderRecord({ path: '/outings/show/12', entity: outingWith({ list }), api, from: '/outings?page=2' });
    await place('12 sur 23');
    await api.remove('admin/outings/1');
    await userEvent.click(step('Précédent'));
    await heading(11);
    await waitFor(() => expect(step('Précédent').getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(step('Suivant'));
    await heading(12);
    await place('12 sur 23');
  });

  it('goes on once a record of a narrowed list is dealt with, and passes over none where the list has moved up', async () => {
    const api = outings();
    const create = async (path: string) => {
      await api.remove(path.replace('/accept', ''));
      return { id: 1 };
    };
    await renderRecord({ path: '/outings/show/9', entity: outingWith({ list, actions: [accept] }), api: { ...api, create }, words: acceptWords, from: '/outings?f.state=1' });
    await place('9 sur 23');
    for (const id of [9, 10, 11]) {
      await heading(id);
      await waitFor(() => expect(step('Suivant').getAttribute('aria-disabled')).toBe('false'));
      await userEvent.click(screen.getByRole('button', { name: 'Accepter' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Oui' }));
      await heading(id + 1);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    }
    await place('12 sur 23');
    await screen.findByText('Sortie acceptée : Vallée de la Meurthe');
  });

  it('goes on too where the action has changed what the list is narrowed by without saying so', async () => {
    const done = new Set<number>();
    const api = outings();
    const get = async (path: string) => ({ ...(await api.get(path)), status: done.has(Number(path.split('/').at(-1))) ? 2 : saved['status'] });
    const create = async (path: string) => {
      done.add(Number(path.split('/').at(-2)));
      return { id: 1 };
    };
    const { when: _when, ...silent } = accept;
    await renderRecord({ path: '/outings/show/9', entity: outingWith({ list, actions: [silent] }), api: { ...api, get, create }, words: acceptWords, from: '/outings?f.state=1' });
    await place('9 sur 23');
    await waitFor(() => expect(step('Suivant').getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(screen.getByRole('button', { name: 'Accepter' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Oui' }));
    await heading(10);
    await screen.findByText('Sortie acceptée : Vallée de la Meurthe');
  });

  it.each([
    ['/outings', 'Sortie acceptée'],
    ['/outings?f.name=vo', 'Sortie acceptée : Vallée de la Meurthe'],
  ])('stays on a record that is dealt with where the list is not narrowed by what the action changes: %s', async (from, said) => {
    const { address } = await renderRecord({ path: '/outings/show/9', entity: outingWith({ list, actions: [accept] }), api: outings(), words: acceptWords, from });
    await place('9 sur 23');
    await userEvent.click(screen.getByRole('button', { name: 'Accepter' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Oui' }));
    await screen.findByText(said);
    expect(address()).toBe('/outings/show/9');
  });

  it('goes on with the next record after a deletion, and to the list after the last', async () => {
    const { address } = await open(22, '/outings?page=3');
    await place('22 sur 23');
    const remove = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
    };
    await remove();
    await heading(23);
    await place('22 sur 22');
    await remove();
    await waitFor(() => expect(address()).toBe('/outings?page=3'));
  });
});
