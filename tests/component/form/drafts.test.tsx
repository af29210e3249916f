// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { widgets } from '@/features/registry';
import { useLeave, useReload } from '@/ui/LeaveQuestion';
import { outing, outingWith } from './outing';
import { filePicker, png } from './pictures';
import { renderRecord, saved } from './renderRecord';

const EDIT = '/outings/12';
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

async function retype(name: string | RegExp, text: string) {
  await userEvent.clear(await box(name));
  if (text) await userEvent.type(await box(name), text);
  await userEvent.tab();
}

/** Stands for what ends a page without a navigation: another structure, or a reload that the app offers. */
function Ends() {
  const [leave, reload] = [useLeave(), useReload()];
  return (
    <>
      <button type="button" onClick={() => leave(() => undefined)}>
        Autre structure
      </button>
      <button type="button" onClick={reload}>
        Recharger
      </button>
    </>
  );
}
const ended = outingWith({ fields: { ...outing.resource.fields, link: { cleared: 'null', widget: { use: 'ends' } } } });
const inputs = { ...widgets, ends: { toText: () => '', Input: Ends } };

/** Leaves the page as at the end of a session: without a question and without saving. */
async function interrupt() {
  cleanup();
  await renderRecord({ path: EDIT });
}

async function giveUp() {
  await userEvent.click(await screen.findByRole('button', { name: 'Abandonner cette saisie' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
}

describe('what was typed and not saved', () => {
  it('is there again after an interruption, and said so; what nobody touched comes from the server', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    await retype('Jour de la sortie', '');
    await interrupt();

    expect((await box(/^Nom/)).value).toBe('Vosges');
    expect((await box('Jour de la sortie')).value).toBe('');
    expect((await box('Places')).value).toBe('4');
    screen.getByText('Votre saisie interrompue a été reprise.');
  });

  it('does not overwrite what somebody else has changed since: both values are shown', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    cleanup();
    await renderRecord({ path: EDIT, api: { get: () => Promise.resolve({ ...saved, name: 'Lac Blanc' }) } });
    expect((await box(/^Nom/)).value).toBe('Vosges');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = within(await screen.findByRole('dialog', { name: /a été modifiée pendant votre saisie/ }));
    dialog.getByText('Vosges');
    dialog.getByText('Lac Blanc');
  });

  it('is over where the record has it by now, as when nobody knew that it was saved: this is said, and nothing is asked', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    cleanup();
    const { router, address } = await renderRecord({ path: EDIT, api: { get: () => Promise.resolve({ ...saved, name: 'Vosges' }) } });
    expect((await box(/^Nom/)).value).toBe('Vosges');
    expect(screen.queryByText(/a été reprise/)).toBeNull();
    screen.getByText('Votre saisie interrompue est déjà enregistrée.');
    expect(sessionStorage).toHaveLength(0);
    await act(() => router.navigate('/outings'));
    expect([screen.queryByRole('alertdialog'), address()]).toEqual([null, '/outings']);
  });

  it('can be read where the record can no longer be, and given up', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    await retype('Jour de la sortie', '24/12/2026');
    const gone = { get: () => Promise.reject(new ApiError('notFound')) };
    cleanup();
    await renderRecord({ path: EDIT, api: gone });
    await screen.findByText(/^Votre saisie interrompue est conservée/);
    expect(screen.getAllByRole('term').map((label) => [label.textContent, label.nextSibling?.textContent])).toEqual([
      ['Nom', 'Vosges'],
      ['Jour de la sortie', '24/12/2026'],
    ]);
    await giveUp();
    await waitFor(() => expect(screen.queryByText(/^Votre saisie interrompue est conservée/)).toBeNull());
    expect([screen.queryByText('Vosges'), Object.keys(sessionStorage).filter((key) => key.includes('draft'))]).toEqual([null, []]);
  });

  it('can be given up: the form shows what the server has, and nothing is kept', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    await interrupt();
    const discard = await screen.findByRole('button', { name: 'Abandonner cette saisie' });
    await userEvent.click(discard);
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: /^Abandonner votre saisie/, description: 'Ce que vous aviez saisi et qui n’est pas enregistré sera perdu.' })).getByRole('button', { name: 'Garder la saisie' }));
    await waitFor(() => expect(document.activeElement).toBe(discard));
    expect((await box(/^Nom/)).value).toBe('Vosges');

    await userEvent.click(discard);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe');
    expect(screen.queryByText(/a été reprise/)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('can be given up for what somebody else has changed since: nothing is then left to lose', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    cleanup();
    const { router, address } = await renderRecord({ path: EDIT, api: { get: () => Promise.resolve({ ...saved, name: 'Lac Blanc' }) } });
    await giveUp();
    await waitFor(async () => expect((await box(/^Nom/)).value).toBe('Lac Blanc'));
    await act(() => router.navigate('/outings'));
    await waitFor(() => expect(address()).toBe('/outings'));
  });

  it('can be given up for what somebody else has changed since, up to the last save', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    cleanup();
    let name = 'Lac Noir';
    const get = () => Promise.resolve({ ...saved, name });
    const { router, address } = await renderRecord({ path: EDIT, api: { get, update: () => Promise.reject(new ApiError('rejected')) } });
    await box(/^Nom/);
    name = 'Lac Blanc';
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.click(within(await screen.findByRole('group', { name: 'Nom' })).getByRole('radio', { name: 'Votre valeur' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }));
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    await giveUp();
    await waitFor(async () => expect((await box(/^Nom/)).value).toBe('Lac Blanc'));
    await act(() => router.navigate('/outings'));
    await waitFor(() => expect(address()).toBe('/outings'));
  });

  it('of a new record can be given up: nothing is said to be missing from the empty form', async () => {
    await renderRecord({ path: '/outings/create' });
    await retype(/^Nom/, 'Vosges');
    cleanup();
    await renderRecord({ path: '/outings/create' });
    await retype(/^Nom/, '');
    expect((await box(/^Nom/)).getAttribute('aria-invalid')).toBe('true');
    await giveUp();
    await waitFor(async () => expect((await box(/^Nom/)).getAttribute('aria-invalid')).toBe('false'));
  });

  it('is asked about when the page is left, and not when only its query or the place on it changes', async () => {
    const { router, address } = await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    await act(() => router.navigate(`${EDIT}?from=home#section-place`));
    expect([address(), screen.queryByRole('alertdialog'), (await box(/^Nom/)).value]).toEqual([`${EDIT}?from=home`, null, 'Vosges']);
    await act(() => router.navigate('/outings'));
    await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ });
  });

  it.each([
    ['saved', async () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))],
    [
      'left on purpose',
      async () => {
        await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
      },
    ],
  ])('is forgotten once it is %s', async (_end, finish) => {
    const { address } = await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    expect(sessionStorage.length).toBe(1);
    await finish();
    await waitFor(() => expect(address()).not.toBe(EDIT));
    expect(sessionStorage.length).toBe(0);
  });

  it('is asked about before a reload only while a save is under way, as it is there again after one', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await renderRecord({ path: EDIT, entity: ended, inputs, api: { update: () => new Promise(() => undefined) } });
    await retype(/^Nom/, 'Vosges');
    const press = await screen.findByRole('button', { name: 'Recharger' });
    await userEvent.click(press);
    expect([reload.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([1, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.click(press);
    await screen.findByRole('alertdialog', { name: /^Recharger/ });
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
    sessionStorage.clear();
  });

  it('is given up where the page stays for another structure: the form shows what the server has', async () => {
    await renderRecord({ path: EDIT, entity: ended, inputs });
    await retype(/^Nom/, 'Vosges');
    await userEvent.click(await screen.findByRole('button', { name: 'Autre structure' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(async () => expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe'));
    await retype(/^Nom/, 'Jura');
    expect(sessionStorage.length).toBe(1);
    sessionStorage.clear();
  });

  it('is only there again for the structure that its form was made for', async () => {
    await renderRecord({ path: EDIT, structure: 1 });
    await retype(/^Nom/, 'Vosges');
    cleanup();
    await renderRecord({ path: EDIT, structure: 2 });
    expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe');
    cleanup();
    await renderRecord({ path: EDIT, structure: 1 });
    expect((await box(/^Nom/)).value).toBe('Vosges');
    sessionStorage.clear();
  });

  it('names a chosen file again after one more interruption, until it is given up', async () => {
    await renderRecord({ path: EDIT });
    await box(/^Nom/);
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/^photo\.png .*envoyée à l’enregistrement/);
    await interrupt();
    const told = () => screen.findByText(/à choisir de nouveau.: photo\.png\.$/);
    await told();
    await interrupt();
    await told();
    await userEvent.click(screen.getByRole('button', { name: 'Abandonner cette saisie' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('names a chosen file, which no storage can keep, after the interruption', async () => {
    await renderRecord({ path: EDIT });
    await box(/^Nom/);
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/^photo\.png .*envoyée à l’enregistrement/);
    await interrupt();
    expect(await screen.findByText(/^Fichiers choisis avant l’interruption, à choisir de nouveau.: photo\.png\.$/)).toBeTruthy();
    cleanup();
    sessionStorage.clear();

    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    await userEvent.upload(filePicker(), png('carte.png', 800, 600));
    await screen.findByText(/^carte\.png .*envoyée à l’enregistrement/);
    await interrupt();
    expect(await screen.findByText(/a été reprise, sauf les fichiers choisis.: carte\.png\.$/)).toBeTruthy();
  });

  it('is kept when the page ends within an instant of the last key', async () => {
    await renderRecord({ path: EDIT });
    await userEvent.type(await box(/^Nom/), ' et des lacs');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await interrupt();
    expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe et des lacs');
  });

  it('is kept again as the page ends, where the storage was emptied meanwhile', async () => {
    await renderRecord({ path: EDIT });
    await retype(/^Nom/, 'Vosges');
    sessionStorage.clear();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await interrupt();
    expect((await box(/^Nom/)).value).toBe('Vosges');
    sessionStorage.clear();
  });

  it('has a text that is no value yet: it stands in its box again, is asked about, and goes with the rest', async () => {
    const town = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Insigne' });
    const { router } = await renderRecord({ path: EDIT });
    await userEvent.type(await town(), 'covoit');
    await interrupt();
    expect((await town()).value).toBe('covoit');
    screen.getByText(/a été reprise/);

    await userEvent.click(await town());
    await userEvent.tab();
    await screen.findByText(/^Rien n’est encore choisi/);
    expect((await town()).value).toBe('covoit');
    await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rester' }));
    expect(router.state.location.pathname).toBe(EDIT);

    await userEvent.click(await screen.findByRole('button', { name: 'Abandonner cette saisie' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: /^Abandonner/ })).getByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(async () => expect((await town()).value).toBe(''));
    expect(sessionStorage.length).toBe(0);
  });
});
