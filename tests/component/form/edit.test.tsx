// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { readRecent } from '@/session/recentRecords';
import { outingWith } from './outing';
import { filePicker, png } from './pictures';
import { renderRecord, saved, type Call } from './renderRecord';

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const patches = (calls: Call[]) => calls.filter(({ method }) => method === 'update');

async function retype(name: string | RegExp, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
}

describe('an edit form', () => {
  it('is headed by the page and the number of the record, and by its name below, which the tab does not say', async () => {
    await renderRecord({ path: '/outings/12' });
    screen.getByRole('heading', { level: 1, name: 'Modification d’une sortie n°\u00a012' });
    screen.getByText('Vallée de la Meurthe');
    expect(document.title).not.toContain('Meurthe');
  });

  it('sends what has changed and nothing else', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    await retype(/^Nom/, 'Vosges');
    await retype('Places', '6');
    await save();
    await screen.findByText('La sortie a été modifiée');
    expect(patches(calls)).toEqual([{ method: 'update', path: 'admin/outings/12', body: { name: 'Vosges', places: 6 } }]);
    // It is among the last records that were worked on.
    expect(readRecent(localStorage, 1, 'done')).toEqual([{ name: 'outing', id: '12' }]);
  });

  it('sends an emptied field as null', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    await retype('Jour de la sortie', '');
    await save();
    await waitFor(() => expect(patches(calls).map(({ body }) => body)).toEqual([{ day: null }]));
  });

  it('says that a field cannot be emptied when the server cannot empty it', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    await retype('Téléphone', '');
    await save();
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    within(summary).getByRole('link', { name: /ne peut pas être vidé/ });
    expect(patches(calls)).toEqual([]);
  });

  it('saves the rest of a record that breaks a rule already, and says what is to be checked, or why the server refuses it', async () => {
    const stored = { ...saved, places: 90 };
    const refusals = [new ApiError('rejected', '', [{ path: 'places', message: 'Trop de places.' }])];
    const update = (_path: string, patch: object) => {
      const refusal = refusals.shift();
      return refusal ? Promise.reject(refusal) : Promise.resolve({ ...stored, ...patch });
    };
    const { calls } = await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve(stored), update } });
    await retype(/^Nom/, 'Vosges');
    const places = await field('Places');
    const said = () => places.getAttribute('aria-describedby')?.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(said()).toEqual([expect.stringMatching(/^Valeur enregistrée à vérifier/)]);
    await save();
    await waitFor(() => expect(said()).toEqual(['Trop de places.']));
    await save();
    await waitFor(() => expect(patches(calls).map(({ body }) => body)).toEqual([{ name: 'Vosges' }, { name: 'Vosges' }]));
  });

  it('keeps in sight what the server refuses of a field that is not shown or known, or of an item that is not there, and names the item that is', async () => {
    const refusal = new ApiError('rejected', '', ['story', 'stages[0].town', 'stages[7].town', 'places', 'tradeNumber', ''].map((path) => ({ path, message: 'Non.' })));
    const entity = outingWith({ form: [{ name: 'all', rows: [['name'], ['story'], ['stages']] }] });
    await renderRecord({ path: '/outings/12', entity, api: { get: () => Promise.resolve({ ...saved, stages: [{ town: 'Metz' }] }), update: () => Promise.reject(refusal) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    const summary = await screen.findByRole('alert', { name: /n’a pas pu être/ });
    const lines = within(summary).getAllByRole('listitem').map((line) => [line.textContent, within(line).queryByRole('link') !== null]);
    expect(lines).toEqual([
      [expect.stringMatching(/^Récit.: Non\.$/), false],
      [expect.stringMatching(/^Étape 1, .*ommune de passage.: Non\.$/), true],
      [expect.stringMatching(/^Étape 8, .*ommune de passage.: Non\.$/), false],
      [expect.stringMatching(/^Places.: Non\.$/), false],
      [expect.stringMatching(/^Trade number.: Non\.$/), false],
      ['Non.', false],
    ]);
  });

  it('refuses a value that broke a rule already once it is touched', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve({ ...saved, places: 90 }) } });
    await retype('Places', '80');
    await save();
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    expect(patches(calls)).toEqual([]);
  });

  it('goes back where the operator came from, the filters of the list intact', async () => {
    const { address } = await renderRecord({ path: '/outings/12', from: '/outings?page=3&f.name=vo' });
    await retype(/^Nom/, 'Vosges');
    await save();
    await waitFor(() => expect(address()).toBe('/outings?page=3&f.name=vo'));
  });

  it('says that there was nothing to save, asks nothing of the server and goes back', async () => {
    const { calls, address } = await renderRecord({ path: '/outings/12' });
    await field(/^Nom/);
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
    expect(patches(calls)).toEqual([]);
  });

  it('shows what only the server writes, as text', async () => {
    await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve({ ...saved, createdDate: '2026-11-02T09:05:00+00:00' }) } });
    await screen.findByText('Créée le');
    expect(screen.queryByRole('textbox', { name: 'Créée le' })).toBeNull();
    screen.getByText(/^02\/11\/2026/);
  });

  it('puts the refusals of the server back on their fields, the rest in the summary, until the field changes', async () => {
    const refused = new ApiError('rejected', 'contact: déjà prise', [
      { path: 'contact', message: 'Cette adresse est déjà prise.' },
      { path: 'owner', message: 'Le responsable a changé.' },
    ]);
    await renderRecord({ path: '/outings/12', api: { update: () => Promise.reject(refused) } });
    await retype(/^Adresse e-mail/, 'autre@exemple.fr');
    await save();
    const summary = await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    within(summary).getByRole('link', { name: 'Adresse e-mail\u202f: Cette adresse est déjà prise.' });
    await screen.findByText(/^La sortie n’a pas pu être modifiée\. Adresse e-mail/);
    expect(within(summary).getByText('Le responsable a changé.').lang).toBe('en');
    const contact = await field(/^Adresse e-mail/);
    expect(contact.getAttribute('aria-invalid')).toBe('true');
    expect(contact.value).toBe('autre@exemple.fr');
    await userEvent.type(contact, '.org');
    await waitFor(() => expect(contact.getAttribute('aria-invalid')).toBe('false'));
  });

  it('says of two attempts why the last one failed', async () => {
    const refusals = [new ApiError('server'), new ApiError('denied')];
    await renderRecord({ path: '/outings/12', api: { update: () => Promise.reject(refusals.shift() ?? new ApiError('server')) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await screen.findByText(/^La sortie n’a pas pu être modifiée\. Erreur de la plateforme/);
    await save();
    await screen.findByText(/^La sortie n’a pas pu être modifiée\. Votre compte n’a pas, ou n’a plus, le droit/);
    expect(screen.queryByText(/^La sortie n’a pas pu être modifiée\. Erreur de la plateforme/)).toBeNull();
  });

  it('says no more of the last attempt while the next one is under way', async () => {
    const ends = [Promise.reject(new ApiError('server')), new Promise<never>(() => undefined)];
    ends[0]?.catch(() => undefined);
    await renderRecord({ path: '/outings/12', api: { update: () => ends.shift() ?? Promise.reject(new ApiError('server')) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    const failure = /^La sortie n’a pas pu être modifiée\. /;
    await screen.findByText(failure);
    await save();
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
    expect(screen.queryByText(/n’a pas pu être modifiée/)).toBeNull();
  });

  it('keeps everything when the server fails, and can be sent again', async () => {
    let failures = 1;
    const update = () => (failures-- > 0 ? Promise.reject(new ApiError('server')) : Promise.resolve({ ...saved, name: 'Vosges' }));
    const { address } = await renderRecord({ path: '/outings/12', api: { update } });
    await retype(/^Nom/, 'Vosges');
    await save();
    const summary = await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    expect(document.activeElement).toBe(summary);
    expect((await field(/^Nom/)).value).toBe('Vosges');
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
  });

  it('says that it does not know when the answer is lost, and does not offer to send it again', async () => {
    const lost = () => Promise.reject(new ApiError('outcomeUnknown'));
    const { calls } = await renderRecord({ path: '/outings/12', api: { update: lost } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await screen.findByRole('alert', { name: 'On ne sait pas si l’enregistrement a eu lieu' });
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    screen.getByRole('link', { name: 'Vérifier dans un nouvel onglet' });
    // The record is read when it is opened, before the change, and after the answer was lost.
    expect(calls.filter(({ method }) => method === 'get')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre la saisie' }));
    expect((await field(/^Nom/)).value).toBe('Vosges');
    // The button disappears while it has the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('does not take for a success an answer that has the former value, and says what somebody else has changed while it was under way', async () => {
    let [isLate, name] = [true, saved['name']];
    const update = () => {
      if (isLate) return Promise.resolve(saved);
      name = 'Vosges';
      return Promise.resolve({ ...saved, name, places: 8 });
    };
    const get = () => Promise.resolve(isLate ? saved : { ...saved, name, ...(name === 'Vosges' && { places: 8 }) });
    await renderRecord({ path: '/outings/12', api: { update, get } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await screen.findByRole('alert', { name: 'On ne sait pas si l’enregistrement a eu lieu' });
    expect((await field(/^Nom/)).value).toBe('Vosges');

    isLate = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre la saisie' }));
    await save();
    await screen.findByText(/Modifié entre-temps sur la plateforme : .*[Pp]laces/);
  });

  it.each(['outcomeUnknown', 'server'] as const)('goes on when the call ends in %s but the server has the change', async (end) => {
    let name = saved['name'];
    const update = () => {
      name = 'Vosges';
      return Promise.reject(new ApiError(end));
    };
    const { address } = await renderRecord({ path: '/outings/12', api: { update, get: () => Promise.resolve({ ...saved, name }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
  });

  it('says that nothing was saved when the server fails and does not have the change', async () => {
    await renderRecord({ path: '/outings/12', api: { update: () => Promise.reject(new ApiError('server')) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    expect((await field(/^Nom/)).value).toBe('Vosges');
    screen.getByRole('button', { name: 'Enregistrer' });
  });

  it.each([
    ['not to be gone where it was read before the change failed', 'server', 1, false],
    ['perhaps to be gone where it could not be read before the change', 'server', 0, true],
    ['not to be gone where the platform is under repair', 'unavailable', 0, false],
  ] as const)('says of a record %s', async (_what, kind, reads, isMaybeGone) => {
    let opened = false;
    let left: number = reads;
    let sent = 0;
    const get = () => {
      if (!opened || left-- > 0 || sent > 0) return Promise.resolve(saved);
      return Promise.reject(new ApiError(kind));
    };
    const update = () => {
      sent += 1;
      return Promise.reject(new ApiError(kind));
    };
    await renderRecord({ path: '/outings/12', api: { get, update } });
    await retype(/^Nom/, 'Vosges');
    opened = true;
    await save();
    const alert = await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    expect(/n’existe plus/.test(alert.textContent)).toBe(isMaybeGone);
    expect([sent, (await field(/^Nom/)).value]).toEqual([reads, 'Vosges']);
  });

  it('goes on with the record that the answer names, where an edit may answer another', async () => {
    const entity = outingWith({ update: { after: 'show' } }, { source: { savedAs: ({ id }) => id } });
    const { address } = await renderRecord({ path: '/outings/12', entity, api: { update: () => Promise.resolve({ ...saved, name: 'Vosges', id: 13 }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/13'));
  });
});

describe('the picture of an edit form', () => {
  it('leaves after the record, alone, and is tried again alone when it fails', async () => {
    let failures = 1;
    const upload = () => (failures-- > 0 ? Promise.reject(new ApiError('server')) : Promise.resolve({ id: 1, image: 'https://data.example/outing12.jpg' }));
    const { calls } = await renderRecord({ path: '/outings/12', api: { upload } });
    await retype(/^Nom/, 'Vosges');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await save();
    const summary = await screen.findByRole('alert', { name: /l’image n’a pas pu être envoyée/ });
    expect(document.activeElement).toBe(summary);
    expect((await field(/^Nom/)).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer l’envoi' }));
    await screen.findByRole('heading', { level: 1, name: /Sortie n°/ });
    expect(calls.map(({ method }) => method).filter((method) => method !== 'get')).toEqual(['update', 'upload', 'upload']);
  });

  it('may be left out when it cannot be sent', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', api: { upload: () => Promise.reject(new ApiError('server')) } });
    await retype(/^Nom/, 'Vosges');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuer sans l’envoyer' }));
    await screen.findByRole('heading', { level: 1, name: /Sortie n°/ });
    expect(calls.map(({ method }) => method).filter((method) => method !== 'get')).toEqual(['update', 'upload']);
  });

  it('is sent without a PATCH when nothing else has changed', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    await field(/^Nom/);
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await save();
    await screen.findByText('La sortie a été modifiée');
    const sent = calls.find(({ method }) => method === 'upload');
    expect(sent?.path).toBe('admin/images');
    const form = sent?.body as FormData;
    expect([form.get('eventId'), (form.get('eventFile') as File).name, form.get('position')]).toEqual(['12', 'photo.png', '1']);
    expect(patches(calls)).toEqual([]);
  });
});

describe('leaving a form', () => {
  const cancel = () => userEvent.click(screen.getByRole('link', { name: 'Annuler' }));

  it('asks nothing when nothing has changed, a change taken back included', async () => {
    const { address } = await renderRecord({ path: '/outings/12', from: '/outings' });
    await retype(/^Nom/, 'Vosges');
    await retype(/^Nom/, 'Vallée de la Meurthe');
    await userEvent.tab();
    await cancel();
    await waitFor(() => expect(address()).toBe('/outings'));
  });

  it('asks before losing a change, with the focus on staying', async () => {
    const { address } = await renderRecord({ path: '/outings/12', from: '/outings' });
    await retype(/^Nom/, 'Vosges');
    await cancel();
    const dialog = await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ });
    const stay = within(dialog).getByRole('button', { name: 'Rester' });
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe('/outings/12');
    expect((await field(/^Nom/)).value).toBe('Vosges');
  });

  it('leaves when the operator says so', async () => {
    const { address } = await renderRecord({ path: '/outings/12', from: '/outings' });
    await retype(/^Nom/, 'Vosges');
    await cancel();
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(address()).toBe('/outings'));
  });

  it('leaves the operator where they have gone while it was being saved', async () => {
    let answer: (() => void) | undefined;
    const update: Api['update'] = (_path, patch) => new Promise((resolve) => (answer = () => resolve({ ...saved, ...patch })));
    const { router, address } = await renderRecord({ path: '/outings/12', from: '/outings', api: { update } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await waitFor(() => expect(answer).toBeDefined());
    await act(() => router.navigate('/elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: /^Quitter/ }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    await act(async () => answer?.());
    await screen.findByText('La sortie a été modifiée');
    expect(address()).toBe('/elsewhere');
  });

  it('lets the browser ask when the app is closed, only with a change', async () => {
    await renderRecord({ path: '/outings/12' });
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await retype(/^Nom/, 'Vosges');
    await userEvent.tab();
    await waitFor(() => expect(closing()).toBe(true));
  });
});

describe('an edit form that could not be loaded', () => {
  it.each([
    ['notFound', 'Cette sortie n’existe pas'],
    ['denied', /le droit «.Outing update.»/],
    ['server', 'La sortie n’a pas pu être chargée'],
  ] as const)('says so when the error is %s', async (kind, text) => {
    await renderRecord({ path: '/outings/12', api: { get: () => Promise.reject(new ApiError(kind)) } });
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: 'Réessayer' }) !== null).toBe(kind === 'server');
  });

  it('can be loaded again', async () => {
    let failures = 1;
    const get = () => (failures-- > 0 ? Promise.reject(new ApiError('offline')) : Promise.resolve(saved));
    await renderRecord({ path: '/outings/12', api: { get } });
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await field(/^Nom/);
  });
});
