// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { renderRecord, saved } from './renderRecord';

/** A server that keeps the outing it is sent. */
function server(first: WireRecord = saved) {
  let now: WireRecord = first;
  const sent: WireRecord[] = [];
  const api: Partial<Api> = {
    get: () => Promise.resolve(now),
    update: (_path, patch) => {
      sent.push(patch);
      now = { ...now, ...patch };
      return Promise.resolve(now);
    },
  };
  return { api, sent, change: (patch: WireRecord) => (now = { ...now, ...patch }) };
}

async function edit(api: Partial<Api>, change: (user: typeof userEvent) => Promise<void>) {
  const rendered = await renderRecord({ path: '/outings/12', api, state: { from: '/outings/show/12', list: '/outings' } });
  await screen.findByRole('textbox', { name: /^Nom/ });
  await change(userEvent);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByRole('heading', { level: 1, name: /Sortie n°\s12/ });
  return rendered;
}
const type = (name: RegExp, text: string) => async () => {
  const box = screen.getByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const rename = type(/^Nom/, 'Autre nom');
const marked = () => screen.queryAllByText('Nouvelle valeur').map((mark) => mark.closest('dt')?.firstChild?.textContent);
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));

describe('after a save', () => {
  it('the page of the record marks in words what has changed, and says it, until it is left', async () => {
    const { api } = server();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { router } = await edit(api, rename);
    await waitFor(() => expect(marked()).toEqual(['Nom']));
    await screen.findByText('Nouvelles valeurs : Nom');
    expect((scroll.mock.contexts.at(-1) as Element).textContent).toMatch(/^NomNouvelle valeur/);
    scroll.mockRestore();
    await act(() => router.navigate('/outings'));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: /Sortie n°\s12/ });
    expect(marked()).toEqual([]);
  });

  it('what was emptied is marked where it is, and not folded away', async () => {
    const { api } = server({ ...saved, price: 12 });
    await edit(api, async () => userEvent.clear(screen.getByRole('textbox', { name: /^Prix/ })));
    await waitFor(() => expect(marked()).toEqual(['Prix']));
  });

  it('it is taken back from the message, with nothing but what was changed, and no mark stays', async () => {
    const { api, sent } = server();
    await edit(api, rename);
    await undo();
    await screen.findByText(/^Modifications annulées/);
    expect(sent).toEqual([{ name: 'Autre nom' }, { name: 'Vallée de la Meurthe' }]);
    await screen.findByRole('heading', { level: 1, name: /Vallée de la Meurthe/ });
    await waitFor(() => expect(marked()).toEqual([]));
  });

  it('nothing is taken back of what somebody has changed since', async () => {
    const { api, sent, change } = server();
    await edit(api, rename);
    change({ name: 'Nom d’un collègue' });
    await undo();
    await within(await screen.findByRole('alert')).findByText(/^Rien n’a été envoyé : « Autre nom »/);
    expect(sent).toHaveLength(1);
  });

  it('what could not be taken back is called as it stands, and can be tried again', async () => {
    const { api, sent } = server();
    let isOffline = false;
    await edit({ ...api, get: (...asked) => (isOffline ? Promise.reject(new ApiError('offline')) : (api.get?.(...asked) ?? Promise.reject(new Error('get')))) }, rename);
    isOffline = true;
    await undo();
    const alert = await screen.findByRole('alert');
    await within(alert).findByText(/^Les modifications de « Autre nom » n’ont pas pu être annulées/);
    expect(sent).toHaveLength(1);
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText(/^Modifications annulées : Vallée de la Meurthe/);
    expect(sent[1]).toEqual({ name: 'Vallée de la Meurthe' });
  });

  it('what somebody has changed beside it stays', async () => {
    const { api, sent, change } = server();
    await edit(api, rename);
    change({ places: 9 });
    await undo();
    await screen.findByText(/^Modifications annulées/);
    expect(sent[1]).toEqual({ name: 'Vallée de la Meurthe' });
  });

  it('says that nobody knows when the answer is lost', async () => {
    const { api, sent } = server();
    let isLost = false;
    const losing: Partial<Api> = {
      ...api,
      get: (...asked) => (isLost && sent.length > 1 ? Promise.reject(new ApiError('offline')) : (api.get?.(...asked) ?? Promise.reject(new Error('get')))),
      update: async (...told) => {
        const answer = await api.update?.(...told);
        if (isLost || !answer) throw new ApiError('outcomeUnknown');
        return answer;
      },
    };
    await edit(losing, rename);
    isLost = true;
    await undo();
    await screen.findByText(/la plateforme n’a pas pu dire si c’est fait/);
  });

  it.each([
    ['by what somebody is reached', type(/^Adresse e-mail/, 'autre@exemple.fr')],
    ['a box', async () => userEvent.click(screen.getByRole('checkbox', { name: /^Sortie privée/ }))],
    ['a text beside a box', async () => {
      await rename();
      await userEvent.click(screen.getByRole('checkbox', { name: /^Sortie privée/ }));
    }],
  ])('nothing offers to take back %s', async (_what, change) => {
    const { api } = server();
    await edit(api, change);
    await screen.findByText(/a été modifiée/);
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });

  it('nothing offers to take back what the server has not kept as it was sent', async () => {
    const { api } = server();
    await edit({ ...api, update: (_path, patch) => Promise.resolve({ ...saved, ...patch, name: 'AUTRE NOM', places: 4 }) }, rename);
    await screen.findByText(/a été modifiée/);
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });
});
