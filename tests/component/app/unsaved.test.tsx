// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../unit/api/fakes';
import { EDITORIALS, renderApp, STRUCTURES } from './renderApp';

const givenName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Prénom' });
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Titre/ });
const selector = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Structure' });
const dialog = (name: RegExp) => screen.findByRole('alertdialog', { name });
const press = async (name: RegExp, button: string) => userEvent.click(within(await dialog(name)).getByRole('button', { name: button }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Déconnexion' }));

/** Another tab of the same browser. */
let otherTab: BroadcastChannel | undefined;
afterEach(() => otherTab?.close());

function openOtherTab(hears: (message: { kind: string }, tab: BroadcastChannel) => void) {
  otherTab = new BroadcastChannel('backOffice.unsaved');
  otherTab.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => hears(data, otherTab!));
}

const unsaved = () => openOtherTab(({ kind }, tab) => kind === 'asked' && tab.postMessage({ kind: 'unsaved', from: 'other' }));

describe('changing structure with something typed', () => {
  const create = (structures = STRUCTURES) =>
    renderApp({
      address: '/solidaryrecords/create',
      permissions: ['solidary_list', 'solidary_create', 'structure_read'],
      structures,
      answers: { 'admin/structures/4': () => json(STRUCTURES[0]), 'admin/structures/9': () => json(STRUCTURES[1]), 'admin/solidaries': () => json({ 'hydra:member': [], 'hydra:totalItems': 0 }) },
    });
  const open = async () => {
    await create();
    await userEvent.type(await givenName(), 'Odette');
    await userEvent.selectOptions(selector(), 'Mission locale');
  };

  it('asks first, and changes nothing when the operator stays', async () => {
    await open();
    await press(/^Quitter sans enregistrer/, 'Rester');
    await isClosed();
    expect(selector().selectedOptions[0]?.textContent).toBe('CCAS de Nancy');
    expect((await givenName()).value).toBe('Odette');
  });

  it('starts the form again in the other structure when they give up what was typed, and asks no more', async () => {
    await open();
    await press(/^Quitter sans enregistrer/, 'Quitter sans enregistrer');
    await isClosed();
    await waitFor(() => expect(selector().selectedOptions[0]?.textContent).toBe('Mission locale'));
    expect((await givenName()).value).toBe('');
    expect(sessionStorage.length).toBe(0);
    await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
    await screen.findByRole('heading', { level: 1, name: /^Demandes solidaires/ });
  });

  it('keeps it for the structure that it was typed for, after an interruption', async () => {
    await create();
    await userEvent.type(await givenName(), 'Odette');
    await userEvent.tab();
    cleanup();
    await create(STRUCTURES.toReversed());
    expect((await givenName()).value).toBe('');
    cleanup();
    await create();
    expect((await givenName()).value).toBe('Odette');
    sessionStorage.clear();
  });
});

describe('logging out while another tab holds work that is not saved', () => {
  it('asks first; staying ends nothing', async () => {
    unsaved();
    const { store } = await renderApp();
    await logOut();
    await press(/^Se déconnecter quand même/, 'Rester');
    await isClosed();
    expect(store.getState().status).toBe('signedIn');
  });

  it('ends the session when the operator says so', async () => {
    unsaved();
    await renderApp();
    await logOut();
    await press(/^Se déconnecter quand même/, 'Déconnexion');
    await screen.findByRole('button', { name: 'Connexion' });
  });

  it('is answered by a tab with something typed, and by no other', async () => {
    const heard: string[] = [];
    openOtherTab(({ kind }) => heard.push(kind));
    await renderApp({ address: '/editorials/create', permissions: EDITORIALS });
    const box = await title();
    otherTab?.postMessage({ kind: 'asked', from: 'other' });
    await userEvent.type(box, 'Rentrée');
    await userEvent.tab();
    expect(heard).toEqual([]);
    otherTab?.postMessage({ kind: 'asked', from: 'other' });
    await waitFor(() => expect(heard).toEqual(['unsaved']));
  });

  it('does not take this page for another tab', async () => {
    await renderApp({ address: '/editorials/create', permissions: EDITORIALS });
    await userEvent.type(await title(), 'Rentrée');
    await logOut();
    await press(/^Quitter sans enregistrer/, 'Quitter sans enregistrer');
    await screen.findByRole('button', { name: 'Connexion' });
  });
});

describe('another tab changes the language', () => {
  const hear = (newValue: string) => {
    localStorage.setItem('backOffice.language', newValue);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'backOffice.language', newValue }));
  };

  it('which this one follows at once, and keeps what is being typed and where', async () => {
    await renderApp({ address: '/editorials/create', permissions: EDITORIALS });
    await userEvent.type(await title(), 'Été');
    hear('en');
    await waitFor(() => expect([document.documentElement.lang, screen.getByRole('link', { name: 'Cancel' }).textContent]).toEqual(['en', 'Cancel']));
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    expect([box.value, document.activeElement]).toEqual(['Été', box]);
    await userEvent.type(box, ' 2026');
    hear('fr');
    await screen.findByRole('link', { name: 'Annuler' });
    expect((await title()).value).toBe('Été 2026');
  });

  it('back before its words are here: the last choice counts', async () => {
    await renderApp({ address: '/editorials/create', permissions: EDITORIALS });
    await act(async () => {
      hear('en');
      hear('fr');
      await vi.dynamicImportSettled();
    });
    expect(screen.getByRole('link', { name: 'Annuler' })).toBeTruthy();
  });
});
