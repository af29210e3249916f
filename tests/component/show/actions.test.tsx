// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { ActionUse } from '@/engine/model/ActionUse';
import { outingWith } from '../form/outing';
import { ALL, renderRecord, saved } from '../form/renderRecord';

const use = (name: string, options: Partial<ActionUse> = {}): ActionUse => ({
  use: 'call',
  name,
  on: 'row',
  danger: false,
  confirms: false,
  method: 'POST',
  endpoint: `admin/${name}`,
  body: { outing: '/outings/{id}' },
  ...options,
});

const words = {
  guide: 'Guider',
  cheer: 'Encourager',
  cheerDone: 'La sortie est encouragée',
  report: 'Signaler',
  reportDone: 'La sortie est signalée',
  reportTitle: 'Signaler « {{title}} » ?',
  reportBody: 'Elle sera retirée aussitôt.',
  reportConfirm: 'Signaler la sortie',
  move: 'Déplacer',
  moveDone: 'La sortie est déplacée',
  moveTitle: 'Déplacer « {{title}} »',
  moveAsked: 'Commune',
  moveConfirm: 'Déplacer la sortie',
};

const report = use('report', { confirms: true, danger: true });
const move = use('move', { ask: 'town', body: { town: '/towns/{asked}' } });

type Setting = Omit<Parameters<typeof renderRecord>[0], 'path' | 'entity'>;

async function show(uses: ActionUse[], setting: Setting = {}) {
  const rendered = await renderRecord({ path: '/outings/show/12', entity: outingWith({ actions: uses }), words: { actions: words }, ...setting });
  const sent = (method: string) => rendered.calls.filter((one) => one.method === method).map(({ path, body }) => [path, body]);
  return { ...rendered, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const guide = use('guide', { use: 'open', path: 'outings/guide/{id}' });

const outside = use('guide', { use: 'visit', path: '{operator.email}/{contact}' });

describe('the actions of a record', () => {
  it('lead to a page of their own as a link, which sends nothing', async () => {
    const { address, sent } = await show([guide]);
    const link = await screen.findByRole('link', { name: 'Guider' });
    expect(link.getAttribute('href')).toBe('/outings/guide/12');
    await userEvent.click(link);
    expect([address(), sent('create')]).toEqual(['/outings/guide/12', []]);
  });

  it('lead there from a menu too, when there are many', async () => {
    const { address } = await show([use('cheer'), report, guide]);
    await press('Autres actions pour Vallée de la Meurthe');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guider' }));
    expect(address()).toBe('/outings/guide/12');
  });

  it.each<[string, ActionUse[], string]>([
    ['the page that is offered in its state only', [{ ...guide, when: { field: 'status', is: 1 } }], 'Guider'],
    ['accepting what waits', ['cheer', 'report'].map((name) => use(name, { confirms: true, danger: name === 'report', item: { field: 'permits', where: { state: 1 } } })), 'Encourager'],
    ['editing, where no state asks for anything', [use('cheer', { when: { field: 'status', is: 1 } }), guide, { ...outside, when: { field: 'status', is: 1 } }], 'Modifier'],
  ])('have one main button: %s', async (_what, uses, main) => {
    await show(uses, { api: { get: () => Promise.resolve({ ...saved, permits: [{ id: 1, state: 1 }] }) } });
    const buttons = [...(await screen.findAllByRole('link')), ...screen.getAllByRole('button')];
    expect(buttons.filter(({ classList }) => classList.contains('button-contained')).map(({ textContent }) => textContent?.trim())).toEqual([expect.stringMatching(new RegExp(`^${main}`))]);
  });

  it('open on another site of the deployment, in a tab of its own, where there is one', async () => {
    await show([outside], { config: { loginDelegateUrl: 'https://site.example/login-admin/' } });
    const link = await screen.findByRole('link', { name: 'Guider (nouvel onglet)' });
    expect(link.getAttribute('href')).toBe('https://site.example/login-admin/ada%40exemple.fr/jeanne%40exemple.fr');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  });

  it('open there from a menu too, and tell nobody where from', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { address } = await show([use('cheer'), report, outside], { config: { loginDelegateUrl: 'https://site.example' } });
    await press('Autres actions pour Vallée de la Meurthe');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guider (nouvel onglet)' }));
    expect(open.mock.calls).toEqual([['https://site.example/ada%40exemple.fr/jeanne%40exemple.fr', '_blank', 'noopener,noreferrer']]);
    expect(address()).toBe('/outings/show/12');
  });

  it.each([
    ['the deployment has no such site', {}],
    ['the record lacks what the address needs', { config: { loginDelegateUrl: 'https://site.example' }, api: { get: () => Promise.resolve({ ...saved, contact: null }) } }],
  ])('lead nowhere outside where %s', async (_why, setting) => {
    await show([outside, use('cheer')], setting);
    await screen.findByRole('button', { name: 'Encourager' });
    expect(screen.queryByRole('link', { name: /Guider/ })).toBeNull();
  });

  it('are done at once when they ask nothing, and the record is read again', async () => {
    const { sent } = await show([use('cheer')]);
    await press('Encourager');
    await screen.findByText('La sortie est encouragée');
    expect(sent('create')).toEqual([['admin/cheer', { outing: '/outings/12' }]]);
    await waitFor(() => expect(sent('get')).toHaveLength(2));
  });

  it('keep the focus while they are under way', async () => {
    await show([use('cheer')], { api: { create: () => new Promise(() => undefined) } });
    await press('Encourager');
    const button = screen.getByRole('button', { name: /Encourager/ });
    expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
  });

  it('can be done again once they have failed, which is said of which record, as the page may have been left by then', async () => {
    const create = vi.fn<Api['create']>().mockRejectedValueOnce(new ApiError('denied')).mockResolvedValue({ id: 1 });
    await show([use('cheer')], { api: { create } });
    await press('Encourager');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    await screen.findByText(/^La sortie n’a pas pu être modifiée\s: Vallée de la Meurthe\. /);
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /Encourager/ }).getAttribute('aria-disabled')).toBeNull());
    await press('Encourager');
    await screen.findByText('La sortie est encouragée');
  });

  it('say how the last attempt ended: what was said of the one before goes as the next begins', async () => {
    const create = vi.fn<Api['create']>().mockRejectedValueOnce(new ApiError('denied')).mockRejectedValueOnce(new ApiError('outcomeUnknown'));
    await show([use('cheer')], { api: { create } });
    await press('Encourager');
    await screen.findByText(/^La sortie n’a pas pu être modifiée/);
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /Encourager/ }).getAttribute('aria-disabled')).toBeNull());
    await press('Encourager');
    await screen.findByText(/L’opération a peut-être été effectuée/);
    expect(screen.queryByText(/^La sortie n’a pas pu être modifiée/)).toBeNull();
  });

  it.each([
    ['its permission is missing', { permission: { any: ['outing_cheer'] } }],
    ['its condition does not hold', { when: { field: 'status', is: 2 } as const }],
    ['what it asks for may not be listed', { ask: 'town' }],
  ])('are not offered when %s', async (_why, options) => {
    await show([use('cheer', options)], { permissions: ALL.filter((name) => name !== 'town_list') });
    expect(screen.queryByRole('button', { name: 'Encourager' })).toBeNull();
  });

  it('are all in reach where they are three, with the deletion', async () => {
    await show([move, use('cheer')]);
    for (const name of ['Déplacer', 'Encourager', 'Supprimer']) screen.getByRole('button', { name });
    expect(screen.queryByRole('button', { name: /^Autres actions/ })).toBeNull();
  });

  it('are in reach as far as there is room, those that come first; the others stand in a menu named after the record, what deletes at its end', async () => {
    const { sent } = await show([move, report, use('cheer')]);
    screen.getByRole('button', { name: 'Déplacer' });
    screen.getByRole('button', { name: 'Signaler' });
    await press('Autres actions pour Vallée de la Meurthe');
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Encourager', 'Supprimer']);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Encourager' }));
    await screen.findByText('La sortie est encouragée');
    expect(sent('create')).toHaveLength(1);
  });
});

describe('an action that another one takes back', () => {
  const close = use('close', { use: 'setField', field: 'status', value: 2, undoneBy: 'reopen', when: { field: 'status', is: 1 } });
  const reopen = use('reopen', { use: 'setField', field: 'status', value: 1, undoneBy: 'close', when: { field: 'status', is: 2 } });
  const closing = { close: 'Clore', closeDone: 'Sortie close', reopen: 'Rouvrir', reopenDone: 'Sortie rouverte' };

  function open() {
    let record = saved;
    const update = (_path: string, patch: object) => Promise.resolve((record = { ...record, ...patch }));
    const others = (change: object) => (record = { ...record, ...change });
    return { others, shown: show([close, reopen], { words: { actions: closing }, api: { update, get: () => Promise.resolve(record) } }) };
  }

  it('is undone from the message that says that it is done, of which record', async () => {
    const { sent } = await open().shown;
    await press('Clore');
    await screen.findByText('Sortie close : Vallée de la Meurthe');
    await press('Annuler');
    await screen.findByText('Sortie rouverte : Vallée de la Meurthe');
    expect(sent('update').map(([, body]) => body)).toEqual([{ status: 2 }, { status: 1 }]);
  });

  it.each([
    ['server', /^La sortie n’a pas pu être modifiée\s: Vallée de la Meurthe\. /],
    ['outcomeUnknown', /^Clore \(Vallée de la Meurthe\)\s: la plateforme n’a pas pu dire si c’est fait/],
  ] as const)('names the record too when it ends with %s, as the page may be another one by then', async (kind, said) => {
    await show([close, reopen], { words: { actions: closing }, api: { update: () => Promise.reject(new ApiError(kind)) } });
    await press('Clore');
    await waitFor(() => expect(document.querySelector('.message-bar')?.textContent).toMatch(said));
  });

  it('is left as it is where others have decided otherwise meanwhile', async () => {
    const { others, shown } = open();
    const { sent } = await shown;
    await press('Clore');
    await screen.findByText('Sortie close : Vallée de la Meurthe');
    others({ status: 0 });
    await press('Annuler');
    await screen.findByText(/a changé entre-temps/);
    expect(sent('update')).toHaveLength(1);
  });
});

describe('an action that confirms', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Signaler « Vallée de la Meurthe » ?' });

  it('says what it does, with the focus on the way out, and does nothing when it is left', async () => {
    const { sent } = await show([report]);
    await press('Signaler');
    within(await dialog()).getByText('Elle sera retirée aussitôt.');
    const cancel = within(await dialog()).getByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent('create')).toEqual([]);
  });

  it('leaves the page of a record that it deletes', async () => {
    const { sent, address } = await show([{ ...report, after: 'list' }]);
    await press('Signaler');
    await press('Signaler la sortie');
    await waitFor(() => expect(address()).toBe('/outings'));
    await screen.findByText('La sortie est signalée');
    expect(sent('get')).toHaveLength(1);
  });

  it('keeps the dialog and the reason when the server refuses', async () => {
    await show([report], { api: { create: () => Promise.reject(new ApiError('rejected', 'Trop tard.')) } });
    await press('Signaler');
    await press('Signaler la sortie');
    await within(await dialog()).findByText(/Trop tard/);
    within(await dialog()).getByRole('button', { name: 'Signaler la sortie' });
  });

  it('does not offer to do it again when the answer was lost', async () => {
    await show([report], { api: { create: () => Promise.reject(new ApiError('outcomeUnknown')) } });
    await press('Signaler');
    await press('Signaler la sortie');
    await within(await dialog()).findByText(/peut-être été effectuée/);
    expect(within(await dialog()).queryByRole('button', { name: 'Signaler la sortie' })).toBeNull();
    within(await dialog()).getByRole('button', { name: 'Fermer' });
  });
});

describe('an action on which the server failed', () => {
  const closing = use('report', { confirms: true, aim: { status: 2 } });

  /** Runs an action on a server that fails, and then answers the record as given. */
  async function fail(action: ActionUse, after: object) {
    let isSent = false;
    const create = () => {
      isSent = true;
      return Promise.reject(new ApiError('server'));
    };
    await show([action], { api: { create, get: () => Promise.resolve({ ...saved, ...(isSent ? after : {}) }) } });
    await press('Signaler');
    await press('Signaler la sortie');
  }

  it('was done when the record is what it aims at', async () => {
    await fail(closing, { status: 2 });
    await screen.findByText('La sortie est signalée');
  });

  it('was not done when the record is as it was', async () => {
    await fail({ ...closing, when: { field: 'status', is: saved.status } }, {});
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText(/réessayez plus tard/);
    within(dialog).getByRole('button', { name: 'Signaler la sortie' });
  });

  it('came too late when somebody else has decided otherwise: that it makes no sense any more is no success', async () => {
    await fail({ ...closing, when: { field: 'status', is: saved.status } }, { status: 3 });
    await within(await screen.findByRole('alertdialog')).findByText(/^Ce n’est pas fait .* a changé entre-temps/);
    expect(screen.queryByText('La sortie est signalée')).toBeNull();
  });

  it('is not known where the action says no aim', async () => {
    await fail(report, {});
    await within(await screen.findByRole('alertdialog')).findByText(/^Signaler .* peut-être été effectuée/);
    expect(screen.queryByRole('button', { name: 'Signaler la sortie' })).toBeNull();
  });
});

describe('an action that asks for another record', () => {
  const towns = { list: () => Promise.resolve({ items: [{ id: 7, name: 'Toul' }], total: 1 }) };

  it('starts in the field, insists on an answer, and sends it', async () => {
    const { sent } = await show([move], { api: towns });
    await press('Déplacer');
    const field = await screen.findByRole('combobox', { name: 'Commune' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await press('Déplacer la sortie');
    await screen.findByText('Choisissez une valeur pour « Commune »');
    expect(sent('create')).toEqual([]);
    await userEvent.type(field, 'To');
    await userEvent.click(await screen.findByRole('option', { name: 'Toul' }));
    await press('Déplacer la sortie');
    await screen.findByText('La sortie est déplacée');
    expect(sent('create')).toEqual([['admin/move', { town: '/towns/7' }]]);
  });
});
