// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { outingWith } from './outing';
import { renderRecord, saved, type Call } from './renderRecord';

const EDIT = '/outings/12';
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const patches = (calls: Call[]) => calls.filter(({ method }) => method === 'update').map(({ body }) => body);
const dialog = () => screen.findByRole('dialog', { name: 'Cette fiche a été modifiée pendant votre saisie', description: /^D’autres valeurs ont été enregistrées entre-temps dans ces champs\. Rien de votre saisie n’est encore enregistré\u202f: choisissez ce qui le sera\./ });
const group = (name: string) => screen.findByRole('group', { name });
const choose = async (field: string, side: 'Votre valeur' | 'Valeur enregistrée entre-temps') =>
  userEvent.click(within(await group(field)).getByRole('radio', { name: side }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }));

async function retype(name: string | RegExp, text: string) {
  await userEvent.clear(await box(name));
  if (text) await userEvent.type(await box(name), text);
}

/** The states of the record for one read after the other; the last one is repeated. */
function reads(...states: (WireRecord | ApiError)[]) {
  let turn = 0;
  return () => {
    const state = states[Math.min(turn++, states.length - 1)]!;
    return state instanceof ApiError ? Promise.reject(state) : Promise.resolve(state);
  };
}

describe('a record that somebody else changes while it is being edited', () => {
  it('asks which value to keep of a field that both have changed, and sends nothing before the answer', async () => {
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    const asked = await dialog();
    expect(asked.getAttribute('aria-describedby')?.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([expect.stringMatching(/\.$/)]);
    const [mine, theirs] = within(await group('Nom')).getAllByRole<HTMLInputElement>('radio');
    expect([mine?.checked, theirs?.checked]).toEqual([false, false]);
    within(asked).getByText('Vosges');
    within(asked).getByText('Lac Blanc');
    expect(patches(calls)).toEqual([]);
  });

  it('shows the value before both changes, which tells who has changed what', async () => {
    await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }) } });
    const before = (await box(/^Nom/)).value;
    await retype(/^Nom/, 'Vosges');
    await save();
    await dialog();
    expect(within(await group('Nom')).getByText('Valeur avant ces deux modifications').nextElementSibling?.textContent).toBe(before);
  });

  describe('in other items of a list', () => {
    const chapters = [{ id: 1, heading: 'Aller', state: 1, position: 1, notes: [] }, { id: 2, heading: 'Retour', state: 1, position: 2, notes: [] }];
    const theirs = chapters.map((chapter) => (chapter.id === 2 ? { ...chapter, heading: 'Retour en car' } : chapter));
    const both = [expect.objectContaining({ id: 1, heading: 'Aller simple' }), expect.objectContaining({ id: 2, heading: 'Retour en car' })];
    const open = async (others: object = {}) => {
      const entity = outingWith({ form: [{ name: 'all', rows: [['name'], ['chapters']] }] });
      const opened = await renderRecord({ path: EDIT, entity, api: { get: reads({ ...saved, chapters }, { ...saved, ...others, chapters: theirs }) } });
      await userEvent.type((await screen.findAllByRole('textbox', { name: /^Titre du chapitre/ }))[0]!, ' simple');
      return opened;
    };

    it('has the changes of both, and says that there are some', async () => {
      const { calls } = await open();
      await save();
      await waitFor(() => expect(patches(calls)).toEqual([{ chapters: both }]));
      await screen.findByText(/Modifié entre-temps sur la plateforme.*Chapitres/);
    });

    it('says that it will have both where it has to ask about another field', async () => {
      const { calls } = await open({ name: 'Lac Blanc' });
      await retype(/^Nom/, 'Vosges');
      await save();
      within(await dialog()).getByText(/^Modifiés aussi entre-temps, dans d’autres éléments que les vôtres.*Chapitres\. Les deux modifications seront enregistrées\.$/);
      await choose('Nom', 'Valeur enregistrée entre-temps');
      await confirm();
      await waitFor(() => expect(patches(calls)).toEqual([{ chapters: both }]));
    });
  });

  it('keeps mine', async () => {
    const { calls, address } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await choose('Nom', 'Votre valeur');
    await confirm();
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
    expect(patches(calls)).toEqual([{ name: 'Vosges' }]);
  });

  it('takes theirs of one field and keeps mine of another', async () => {
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc', places: 8 }) } });
    await retype(/^Nom/, 'Vosges');
    await retype('Places', '6');
    await save();
    await choose('Nom', 'Valeur enregistrée entre-temps');
    await choose('Places', 'Votre valeur');
    await confirm();
    await screen.findByText('La sortie a été modifiée');
    expect(patches(calls)).toEqual([{ places: 6 }]);
  });

  it('asks no more of what was chosen when the server refuses it, and the operator saves again', async () => {
    let refusals = 1;
    const update = (_path: string, patch: WireRecord) => (refusals-- > 0 ? Promise.reject(new ApiError('rejected', 'Nom déjà pris.')) : Promise.resolve({ ...saved, ...patch }));
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }), update } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await choose('Nom', 'Votre valeur');
    await confirm();
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    await save();
    await screen.findByText('La sortie a été modifiée');
    expect(patches(calls)).toEqual([{ name: 'Vosges' }, { name: 'Vosges' }]);
  });

  it('has nothing left to send when only theirs is taken', async () => {
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await choose('Nom', 'Valeur enregistrée entre-temps');
    await confirm();
    await screen.findByText('Aucune modification à enregistrer');
    expect(patches(calls)).toEqual([]);
  });

  it('says which choice is missing, and takes the operator there', async () => {
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await dialog();
    await confirm();
    const [mine] = within(await group('Nom')).getAllByRole('radio');
    expect(document.activeElement).toBe(mine);
    expect(mine?.getAttribute('aria-invalid')).toBe('true');
    expect(within(await group('Nom')).getAllByRole('radio', { description: /Choisissez une valeur pour «.Nom.»$/ })).toHaveLength(2);
    expect(patches(calls)).toEqual([]);
  });

  it('goes back to the form with everything that was typed, says there what is wrong, and asks again at the next save', async () => {
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await dialog();
    await userEvent.keyboard('{Escape}');
    const summary = await screen.findByRole('alert', { name: 'Cette fiche a été modifiée pendant votre saisie' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await userEvent.click(within(summary).getByRole('link', { name: /^Nom/ }));
    expect(document.activeElement).toBe(await box(/^Nom/));
    expect((await box(/^Nom/)).value).toBe('Vosges');
    await save();
    await dialog();
    expect(patches(calls)).toEqual([]);
  });

  it('shows the values as their widget does, and names what a reference leads to', async () => {
    const get = (path: string) => Promise.resolve(path.startsWith('towns') ? { id: 7, name: 'Épinal' } : (answers() as WireRecord));
    const answers = reads({ ...saved, start: undefined }, { ...saved, start: '2027-03-13T10:00:00+00:00', townId: 9, townName: 'Metz', status: 2 }) as () => unknown;
    await renderRecord({
      path: EDIT,
      api: { get, list: () => Promise.resolve({ items: [{ id: 7, name: 'Épinal' }], total: 1 }) },
    });
    await box(/^Nom/);
    await userEvent.click(screen.getByRole('combobox', { name: 'Commune' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Épinal' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Prévue' }));
    await save();
    await dialog();
    within(await group('Commune')).getByText('Metz');
    await within(await group('Commune')).findByText('Épinal');
    within(await group('Statut')).getByText('Prévue');
    within(await group('Statut')).getByText('Passée');
  });

  it('is no conflict when both made the same change, or different fields, or the server stamped it', async () => {
    const now = { ...saved, name: 'Vosges', places: 9, createdDate: '2027-01-01T00:00:00+00:00', townName: 'NANCY' };
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, now) } });
    await retype(/^Nom/, 'Vosges');
    await retype('Jour de la sortie', '');
    await save();
    await screen.findByText('La sortie a été modifiée');
    expect(patches(calls)).toEqual([{ day: null }]);
  });

  it('asks about a new change made while the operator was choosing', async () => {
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, name: 'Lac Blanc' }, { ...saved, name: 'Lac Noir' }) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await choose('Nom', 'Votre valeur');
    await confirm();
    await screen.findByText('Lac Noir');
    expect(patches(calls)).toEqual([]);
  });

  it('says that the record is gone and keeps what was typed', async () => {
    const { calls } = await renderRecord({ path: EDIT, api: { get: reads(saved, new ApiError('notFound')) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    const summary = await screen.findByRole('alert', { name: 'Cette sortie n’existe pas' });
    within(summary).getByText('Votre saisie reste affichée : copiez ce que vous voulez en garder avant de quitter cette page.');
    expect((await box(/^Nom/)).value).toBe('Vosges');
    expect(patches(calls)).toEqual([]);
  });

  it('sends nothing when the record cannot be read again, and may be tried again', async () => {
    const { calls, address } = await renderRecord({ path: EDIT, api: { get: reads(saved, new ApiError('offline'), saved) } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    expect(patches(calls)).toEqual([]);
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
    expect(patches(calls)).toEqual([{ name: 'Vosges' }]);
  });

  it('is not read again where reading has a side effect', async () => {
    const { calls } = await renderRecord({ path: EDIT, entity: outingWith({}, { source: { readHasSideEffect: true } }) });
    await retype(/^Nom/, 'Vosges');
    await save();
    await screen.findByText('La sortie a été modifiée');
    expect(calls.filter(({ method }) => method === 'get')).toHaveLength(1);
    expect(patches(calls)).toEqual([{ name: 'Vosges' }]);
  });

  it('is found to be saved, when the answer is lost, by what was sent and not by what others have changed', async () => {
    const after = { ...saved, name: 'Vosges', places: 9 };
    const lost = () => Promise.reject(new ApiError('outcomeUnknown'));
    const { address } = await renderRecord({ path: EDIT, api: { get: reads(saved, { ...saved, places: 8 }, after), update: lost } });
    await retype(/^Nom/, 'Vosges');
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/12'));
  });
});
