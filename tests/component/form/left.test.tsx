// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { outing, outingWith } from './outing';
import { filePicker, png } from './pictures';
import { renderRecord, saved } from './renderRecord';

const EDIT = '/outings/12';
const PAGE = '/outings/show/12';
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Nom/ });
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));
const cancel = () => userEvent.click(screen.getByRole('link', { name: 'Annuler' }));

afterEach(() => vi.restoreAllMocks());

/** Opens the edit form from the page of a record, which was opened from the list. */
async function openEdit(setting: Partial<Parameters<typeof renderRecord>[0]> = {}) {
  const { router, address } = await renderRecord({ path: PAGE, from: '/outings', ...setting });
  await act(() => router.navigate(EDIT, { state: { from: PAGE, list: '/outings' } }));
  await name();
  const leadsTo = async (way: -1 | 1, page: string) => {
    await act(() => router.navigate(way));
    await waitFor(() => expect(address()).toBe(page));
  };
  return { router, address, leadsTo };
}

function awaited<Value>() {
  let [resolve, reject] = [(_value: Value): void => undefined, (_error: ApiError): void => undefined];
  const promise = new Promise<Value>((...ends) => ([resolve, reject] = ends));
  return { promise, resolve, reject };
}

async function save() {
  await userEvent.clear(await name());
  await userEvent.type(await name(), 'Vosges');
  await press('Enregistrer');
}

describe('the form of a record, once it is left,', () => {
  it('for the page that it was opened from, is not shown again by Back', async () => {
    const { address, leadsTo } = await openEdit();
    await save();
    await waitFor(() => expect(address()).toBe(PAGE));
    // The save is told as it is after any.
    await screen.findByText('Nouvelle valeur');
    await leadsTo(-1, '/outings');
  });

  it('leads to the list from there as before', async () => {
    const { router, address } = await openEdit();
    await save();
    await waitFor(() => expect([address(), (router.state.location.state as { from?: string }).from]).toEqual([PAGE, '/outings']));
  });

  it('for another page, has that page in its place', async () => {
    const { address, leadsTo } = await openEdit({ entity: outingWith({ update: { ...outing.resource.update, after: 'list' } }) });
    await save();
    await waitFor(() => expect(address()).toBe('/outings'));
    await leadsTo(-1, PAGE);
    await leadsTo(-1, '/outings');
  });

  it('without a page that it was opened from, has that of its record in its place', async () => {
    const { router, address, leadsTo } = await openEdit();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(EDIT));
    await save();
    await waitFor(() => expect(address()).toBe(PAGE));
    await leadsTo(-1, '/elsewhere');
  });

  it('is left also where the browser does not go back, and asks as ever from then on', async () => {
    const { router, address } = await openEdit();
    const goingBack = vi.spyOn(router, 'navigate').mockResolvedValueOnce();
    await save();
    await waitFor(() => expect(address()).toBe(PAGE));
    expect(goingBack.mock.calls[0]).toEqual([-1]);
    await act(() => router.navigate(EDIT));
    await userEvent.type(await name(), '!');
    await cancel();
    await screen.findByRole('alertdialog');
  });

  it('by cancelling, is not shown again by Back, and nothing is asked where nothing was typed', async () => {
    const { address, leadsTo } = await openEdit();
    await cancel();
    await waitFor(() => expect(address()).toBe(PAGE));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await leadsTo(-1, '/outings');
  });

  it('while it is being saved, says that this goes on, and takes the question back when it fails', async () => {
    const answers: ((error: ApiError) => void)[] = [];
    const update = () => new Promise<never>((_, reject) => void answers.push(reject));
    const { router, address } = await openEdit({ api: { update } });
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Vosges');
    await press('Enregistrer');
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(() => router.navigate(-1));
    const question = await screen.findByRole('alertdialog', { name: 'Quitter pendant l’enregistrement\u202f?' });
    within(question).getByRole('button', { name: 'Quitter' });
    await act(async () => answers.shift()?.(new ApiError('server')));
    const problem = await screen.findByRole('alert', { name: /n’a pas pu être/ });
    await waitFor(() => expect([screen.queryByRole('alertdialog'), address(), document.activeElement]).toEqual([null, EDIT, problem]));

    await press('Enregistrer');
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.shift()?.(new ApiError('outcomeUnknown')));
    await screen.findByRole('alert', { name: /^On ne sait pas si/ });
    await act(() => router.navigate(-1));
    await screen.findByRole('alertdialog', { name: 'Quitter sans avoir vérifié\u202f?' });
  });

  /** Leaves while the answer to the save is awaited. */
  async function leaveWhileSaving(answers: Parameters<typeof openEdit>[0]) {
    const { router, address } = await openEdit(answers);
    await save();
    await screen.findByRole('button', { name: /en cours/ });
    await act(() => router.navigate(-1));
    const question = await screen.findByRole('alertdialog', { name: /^Quitter pendant/, description: /^L’enregistrement est en cours.*vous pourrez reprendre votre saisie depuis l’accueil\.$/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(address()).toBe(PAGE));
    return async () => {
      await act(() => router.navigate(EDIT));
      return (await name()).value;
    };
  }

  it('while it is being saved, says a reason that ends with a full stop without a second one', async () => {
    const update = awaited<never>();
    await leaveWhileSaving({ api: { update: () => update.promise } });
    await act(async () => update.reject(new ApiError('fileUnread')));
    await screen.findByText(/ Choisissez-le de nouveau\. Votre saisie est conservée\./);
  });

  it('while it is being saved, keeps what was typed until that is done: a failure says where it is found again', async () => {
    const update = awaited<never>();
    const reopened = await leaveWhileSaving({ api: { update: () => update.promise } });
    await act(async () => update.reject(new ApiError('server')));
    await screen.findByText(/^La sortie n’a pas pu être modifiée\..*Votre saisie est conservée. Vous pouvez la reprendre depuis l’accueil.: Modification d’une sortie n° 12\.$/);
    expect(await reopened()).toBe('Vosges');
  });

  it('while it is being saved, says what it would have asked, and that nothing is saved', async () => {
    const read = awaited<WireRecord>();
    const update = vi.fn<Api['update']>();
    const isSaving = () => screen.queryByRole('button', { name: /en cours/ }) !== null;
    const reopened = await leaveWhileSaving({ api: { get: () => (isSaving() ? read.promise : Promise.resolve(saved)), update } });
    await act(async () => read.resolve({ ...saved, name: 'Jura' }));
    await screen.findByText(/^La sortie n’a pas pu être modifiée\. Votre saisie est conservée/);
    expect(update).not.toHaveBeenCalled();
    expect(await reopened()).toBe('Vosges');
  });

  it('while it is being saved, keeps nothing once that is done', async () => {
    const update = awaited<WireRecord>();
    const reopened = await leaveWhileSaving({ api: { update: () => update.promise } });
    await act(async () => update.resolve({ ...saved, name: 'Vosges' }));
    await screen.findByText(/^La sortie a été modifiée/);
    expect(await reopened()).toBe('Vallée de la Meurthe');
  });

  it('when nobody knows whether it was saved, keeps what was typed, and says where it is found again', async () => {
    const { router, address } = await openEdit({ api: { update: () => Promise.reject(new ApiError('outcomeUnknown')) } });
    await save();
    await screen.findByRole('alert', { name: /^On ne sait pas si/ });
    await act(() => router.navigate(-1));
    const question = await screen.findByRole('alertdialog', { name: /^Quitter sans avoir vérifié/, description: /^On ne sait pas si vos modifications sont enregistrées\. .*reprendre votre saisie depuis l’accueil\.$/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(address()).toBe(PAGE));
    await act(() => router.navigate(EDIT));
    expect((await name()).value).toBe('Vosges');
    await screen.findByText('Votre saisie interrompue a été reprise.');
  });

  /** Fills in a new record with a picture, and presses its button. */
  async function createWithPicture(api: Partial<Api>) {
    const page = await renderRecord({ path: '/outings/create', api });
    await userEvent.type(await name(), 'Vosges');
    await userEvent.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'jeanne@exemple.fr');
    await userEvent.upload(filePicker(), png('lac.png', 800, 600));
    await press('Créer');
    return page;
  }

  it('when nobody knows whether the record was created, keeps what was typed but the files, and does not send it again by itself', async () => {
    const { router, address, calls } = await createWithPicture({ create: () => Promise.reject(new ApiError('outcomeUnknown')) });
    await screen.findByRole('alert', { name: /^On ne sait pas si/ });
    await act(() => router.navigate(-1));
    const question = await screen.findByRole('alertdialog', { name: /^Quitter sans avoir vérifié/, description: /reprendre votre saisie depuis l’accueil\. À choisir de nouveau\u202f: lac\.png\.$/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(address()).toBe('/outings'));
    await act(() => router.navigate('/outings/create'));
    expect((await name()).value).toBe('Vosges');
    await screen.findByRole('alert', { name: /^On ne sait pas si/ });
    expect(calls.filter(({ method }) => method === 'create')).toHaveLength(1);
  });

  it('when its record is saved and a picture is not, says that only the rest is lost', async () => {
    const { router } = await createWithPicture({ create: () => Promise.resolve({ id: 12 }), upload: () => Promise.reject(new ApiError('server')) });
    await screen.findByRole('button', { name: 'Réessayer l’envoi' });
    await act(() => router.navigate(-1));
    const question = await screen.findByRole('alertdialog', { name: 'Quitter sans envoyer le reste\u202f?', description: 'La fiche est enregistrée. Si vous quittez cette page, ce qui n’a pas été envoyé avec elle sera perdu.' });
    within(question).getByRole('button', { name: 'Quitter' });
  });

  it('when its change is saved and a picture is not, has the picture chosen again, and nothing else taken up', async () => {
    let now = saved;
    const update = (_path: string, patch: object) => Promise.resolve((now = { ...now, ...patch }));
    const { router, address } = await openEdit({ api: { get: () => Promise.resolve(now), update, upload: () => Promise.reject(new ApiError('server')) } });
    await userEvent.upload(filePicker(), png('lac.png', 800, 600));
    await save();
    await screen.findByRole('button', { name: 'Réessayer l’envoi' });
    await act(() => router.navigate(-1));
    const question = await screen.findByRole('alertdialog', { name: 'Quitter sans envoyer le reste\u202f?', description: 'La fiche est enregistrée. Vous pourrez reprendre depuis l’accueil ce qui n’a pas été envoyé avec elle. À choisir de nouveau\u202f: lac.png.' });
    await userEvent.click(within(question).getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(address()).toBe(PAGE));
    await act(() => router.navigate(EDIT));
    await screen.findByText(/^Fichiers choisis avant l’interruption, à choisir de nouveau.: lac\.png\.$/);
    expect((await name()).value).toBe('Vosges');
  });

  it('by cancelling after something was typed, asks first, and then is as if nothing had been typed', async () => {
    const { address, leadsTo } = await openEdit();
    await userEvent.type(await name(), '!');
    await cancel();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rester' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([address(), (await name()).value]).toEqual([EDIT, 'Vallée de la Meurthe!']);
    await cancel();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(address()).toBe(PAGE));
    await leadsTo(1, EDIT);
    expect((await name()).value).toBe('Vallée de la Meurthe');
  });

  it('by cancelling in a later step, does not take this for a step back', async () => {
    const sections = [
      { name: 'who', rows: [['name']] },
      { name: 'when', rows: [['day']] },
    ];
    const { address, leadsTo } = await openEdit({ entity: outingWith({ formAs: 'steps', form: sections }), words: { sections: { who: 'Qui', when: 'Quand' } } });
    await press('Suivant');
    await screen.findByRole('heading', { level: 2, name: 'Quand' });
    await cancel();
    await waitFor(() => expect(address()).toBe(PAGE));
    await leadsTo(-1, '/outings');
  });

  it('is found again at its address where the page that it was opened from has another address by now', async () => {
    const { router, address } = await renderRecord({ path: '/outings?page=2' });
    await act(() => router.navigate(EDIT, { state: { from: '/outings?page=2' } }));
    await act(() => router.navigate(-1));
    await act(() => router.navigate('/outings?page=3', { replace: true }));
    await act(() => router.navigate(1));
    await save();
    await waitFor(() => expect(address()).toBe('/outings?page=2'));
  });
});

it('the page of a record that is deleted leaves the list that it was opened from once in the history', async () => {
  const { router, address } = await renderRecord({ path: '/outings?page=2' });
  await act(() => router.navigate(PAGE, { state: { from: '/outings?page=2' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(address()).toBe('/outings?page=2'));
  await act(() => router.navigate(1));
  await waitFor(() => expect(address()).toBe(PAGE));
});
