// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compiled, outing, outingWith } from '../form/outing';
import { renderRecord, saved, type Call } from '../form/renderRecord';

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const patch = (calls: Call[]) => calls.find(({ method }) => method === 'update')?.body;

async function retype(name: string, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
  return box;
}

afterEach(() => vi.restoreAllMocks());

describe('what is typed in a box', () => {
  it.each([
    ['Jour de la sortie', '20.11.26', '20/11/2026', { day: '2026-11-20' }],
    ['Ouverture', '830', '08:30', { opening: '08:30' }],
    ['Ouverture', '8h30', '08:30', { opening: '08:30' }],
    ['Prix', '12,5', '12,5', { price: 12.5 }],
    ['Prix', '1234.5', '1234,5', { price: 1234.5 }],
    ['Page', 'exemple.fr', 'https://exemple.fr', { link: 'https://exemple.fr' }],
    ['Page', 'www.exemple.fr/a?b=c', 'https://www.exemple.fr/a?b=c', { link: 'https://www.exemple.fr/a?b=c' }],
    ['Téléphone', ' 06.12.34.56.79 ', '06 12 34 56 79', { telephone: '0612345679' }],
    ['Téléphone', '\u202a06 12 34 56 79\u202c', '06 12 34 56 79', { telephone: '0612345679' }],
    ['Jour de la sortie', '\u200e20/\u200e11/\u200e2026', '20/11/2026', { day: '2026-11-20' }],
    ['Adresse e-mail', '\u200bodile@exemple.fr', 'odile@exemple.fr', { contact: 'odile@exemple.fr' }],
    ['Adresse e-mail', 'Odile Petit <odile@exemple.fr>', 'odile@exemple.fr', { contact: 'odile@exemple.fr' }],
    ['Adresse e-mail', 'mailto:odile@exemple.fr', 'odile@exemple.fr', { contact: 'odile@exemple.fr' }],
  ])('%s: %s becomes %s', async (name, typed, shown, sent) => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    const box = await retype(name, typed);
    expect(box.value).toBe(shown);
    await save();
    await waitFor(() => expect(patch(calls)).toEqual(sent));
  });

  it.each([
    ['Jour de la sortie', '31/02/2026', /Saisissez une date/],
    ['Jour de la sortie', '5', /Saisissez une date/],
    ['Ouverture', '25:00', /Saisissez une heure/],
    ['Places', '2,5', /Saisissez un nombre entier/],
    ['Places', 'deux', /Saisissez un nombre entier/],
    ['Places', '51', /inférieur ou égal à 50/],
    ['Page', 'exemple', /adresse complète d’une page/],
    ['Page', 'javascript:alert(1)', /adresse complète d’une page/],
    ['Page', 'jeanne@exemple.fr', /adresse complète d’une page/],
    ['Téléphone', 'demander', /numéro de téléphone/],
  ])('%s: %s stays as it is, with what to do under it', async (name, typed, message) => {
    await renderRecord({ path: '/outings/12' });
    const box = await retype(name, typed);
    expect(box.value).toBe(typed);
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(message);
  });

  it('has the spelling of the form again on leaving, where the value is still the same', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    const price = await retype('Prix', '12,5');
    await userEvent.type(price, '0');
    expect(price.value).toBe('12,50');
    await userEvent.tab();
    expect(price.value).toBe('12,5');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ price: 12.5 }));
  });

  it('keeps the keyboard and the spelling that suit the value', async () => {
    await renderRecord({ path: '/outings/12' });
    expect((await field(/^Adresse e-mail/)).type).toBe('email');
    expect((await field('Téléphone')).type).toBe('tel');
    expect((await field('Places')).inputMode).toBe('numeric');
    expect((await field('Prix')).inputMode).toBe('decimal');
    expect((await field('Jour de la sortie')).type).toBe('text');
  });
});

describe('a day', () => {
  it('can be picked in a calendar in the language of the app, from Monday', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    await field('Jour de la sortie');
    await userEvent.click(screen.getByRole('button', { name: /^Choisir dans un calendrier.*Jour de la sortie/ }));
    const calendar = await screen.findByRole('dialog', { name: /^Calendrier.*Jour de la sortie/ });
    const grid = await within(calendar).findByRole('grid', { name: 'mars 2027' });
    expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('lundi');
    await userEvent.click(within(grid).getByRole('button', { name: /^lundi 15 mars 2027/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Jour de la sortie')).value).toBe('15/03/2027');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ day: '2027-03-15' }));
  });
});

describe('the calendar of a day', () => {
  const button = () => screen.findByRole('button', { name: /^Choisir dans un calendrier.*Jour de la sortie/, hidden: true });
  async function read() {
    const opener = await button();
    return ['aria-haspopup', 'aria-expanded'].map((name) => opener.getAttribute(name));
  }

  it('is said to open from its button, has the focus on the day, and gives it back when it is closed', async () => {
    await renderRecord({ path: '/outings/12' });
    expect(await read()).toEqual(['dialog', 'false']);
    await userEvent.click(await button());
    const day = await screen.findByRole('button', { name: /vendredi 12 mars 2027/ });
    expect(await read()).toEqual(['dialog', 'true']);
    await waitFor(() => expect(document.activeElement).toBe(day));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await button()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a telephone number', () => {
  it('is read by pairs, and has not changed once it is back as it was', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    const telephone = await field('Téléphone');
    expect(telephone.value).toBe('06 12 34 56 78');
    await userEvent.type(telephone, '9');
    await userEvent.tab();
    await userEvent.type(telephone, '{Backspace}');
    await userEvent.tab();
    await userEvent.type(await field('Places'), '0');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ places: 40 }));
  });
});

describe('a day and an hour', () => {
  it('are two boxes under one legend, and leave as they are on the clock there', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    const group = await screen.findByRole('group', { name: 'Rendez-vous' });
    const time = await within(group).findByRole<HTMLInputElement>('textbox', { name: 'Heure' });
    expect(within(group).getByRole<HTMLInputElement>('textbox', { name: 'Jour' }).value).toBe('12/03/2027');
    expect(time.value).toBe('08:30');
    await userEvent.clear(time);
    await userEvent.type(time, '945');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ start: '2027-03-12T09:45:00+00:00' }));
  });

  it.each([
    [300, '03:30', '2027-03-12T09:45:00-05:00'],
    [-330, '14:00', '2027-03-12T09:45:00+05:30'],
    [0, '08:30', '2027-03-12T09:45:00+00:00'],
  ])('of an instant are those of the operator, %i minutes before the world’s', async (offset, shown, instant) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const entity = outingWith({ fields: { ...outing.resource.fields, start: { cleared: 'null' } } });
    const { calls } = await renderRecord({ path: '/outings/12', entity });
    const time = await within(await screen.findByRole('group', { name: 'Rendez-vous' })).findByRole<HTMLInputElement>('textbox', { name: 'Heure' });
    expect(time.value).toBe(shown);
    await userEvent.clear(time);
    await userEvent.type(time, '945');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ start: instant }));
  });

  it('keep what is no hour as it was typed, to be put right', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    const time = await within(await screen.findByRole('group', { name: 'Rendez-vous' })).findByRole<HTMLInputElement>('textbox', { name: 'Heure' });
    await userEvent.clear(time);
    await userEvent.type(time, 'midi');
    await save();
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    expect([time.value, patch(calls)]).toEqual(['midi', undefined]);
  });
});

describe('a choice', () => {
  it('is a group of radios up to six values, with a way out when it may stay empty', async () => {
    await renderRecord({ path: '/outings/12' });
    const group = await screen.findByRole('group', { name: /^Statut/ });
    const radios = await within(group).findAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['Prévue', 'Confirmée', 'Passée']);
    expect(radios[1]?.checked).toBe(true);
  });

  it('of which one says that nothing is known has no empty one beside it, and is not chosen for the operator', async () => {
    const schema = { ...outing.schema, properties: { ...outing.schema.properties, kind: { type: 'integer' as const, enum: [1, 2, 7] } } };
    const fields = { ...outing.resource.fields, kind: { cleared: 'refused' as const, widget: { use: 'choice', none: 7 } } };
    const entity = { schema, resource: { ...outing.resource, fields }, validators: compiled(schema) };
    const { calls } = await renderRecord({ path: '/outings/12', entity });
    const radios = await within(await screen.findByRole('group', { name: 'Nature' })).findAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['Marche', 'Vélo', 'Repas']);
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    await retype('Nom', 'Col du Donon');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ name: 'Col du Donon' }));
  });

  it('folds into a list above six', async () => {
    const { calls } = await renderRecord({ path: '/outings/12' });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Nature' });
    expect([...select.options].map(({ text }) => text)).toEqual(['Non renseigné', 'Marche', 'Vélo', 'Voile', 'Ski', 'Canoë', 'Lecture', 'Repas']);
    await userEvent.selectOptions(select, 'Voile');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ kind: 3 }));
  });
});

describe('a choice among many', () => {
  it.each([
    [15, false, 'SELECT', 'Non renseigné'],
    [15, true, 'SELECT', 'Choisir…'],
    [16, false, 'INPUT', 'Non renseigné'],
    [16, true, 'INPUT', 'Choisir…'],
  ])('of %i, required: %s, is a %s that begins with "%s"', async (count, required, element, first) => {
    const kind = { type: 'integer' as const, enum: Array.from({ length: count }, (_, index) => index + 1) };
    const schema = { ...outing.schema, properties: { ...outing.schema.properties, kind }, required: required ? ['kind'] : [] };
    const entity = { schema, resource: outing.resource, validators: compiled(schema) };
    await renderRecord({ path: '/outings/create', entity });
    const box = await screen.findByRole<HTMLSelectElement & HTMLInputElement>('combobox', { name: /^Nature/ });
    expect([box.tagName, box.tagName === 'SELECT' ? box.options[0]?.text : box.placeholder]).toEqual([element, first]);
  });

  it.each([
    [false, ''],
    [true, 'Voile'],
  ])('that is emptied and left, required: %s, is "%s"', async (required, left) => {
    const kind = { type: 'integer' as const, enum: Array.from({ length: 16 }, (_, index) => index + 1) };
    const schema = { ...outing.schema, properties: { ...outing.schema.properties, kind }, required: required ? ['kind'] : [] };
    await renderRecord({ path: '/outings/12', entity: { schema, resource: outing.resource, validators: compiled(schema) }, api: { get: () => Promise.resolve({ ...saved, kind: 3 }) } });
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Nature/ });
    expect(box.value).toBe('Voile');
    await userEvent.clear(box);
    await userEvent.tab();
    await waitFor(() => expect(box.value).toBe(left));
  });
});

describe('a yes or no', () => {
  it('is a checkbox with its positive label', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve({ ...saved, private: false }) } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sortie privée' }));
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ private: true }));
  });
});
