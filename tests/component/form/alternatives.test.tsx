// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WireRecord } from '@/api/records';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { widgetField } from '@/engine/model/widgetField';
import { widgetName } from '@/engine/model/widgetName';
import { widgets } from '@/features/registry';
import { draft07 } from '../../../scripts/resources/draft07';
import { foundEntity } from './foundEntity';
import { ofSchema } from './outing';
import { renderRecord } from './renderRecord';

const id: Schema = { type: 'integer', readOnly: true };
const text: Schema = { type: 'string' };
const none = { create: { after: 'list' } } as const;

/** A payer is a person or a company, each with its own fields. */
const schema: RecordSchema = {
  type: 'object',
  required: ['payer'],
  properties: {
    id,
    name: text,
    payer: {
      type: 'object',
      oneOf: [
        { properties: { kind: { const: 'person' }, surname: { ...text, minLength: 2 } }, required: ['kind', 'surname'] },
        { properties: { kind: { const: 'company' }, number: { type: 'integer' }, office: text }, required: ['kind', 'number'] },
      ],
    },
  },
};
const bill = ofSchema(schema, ['name', 'payer'], none);
const words = {
  fields: { name: 'Nom', payer: 'Payeur', 'payer.surname': 'Nom de famille', 'payer.number': 'Siret', 'payer.office': 'Agence' },
  enums: { 'payer.kind': { person: 'Une personne', company: 'Une entreprise' } },
};

const save = () => screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ });
const choose = async (name: string) => userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Payeur/ }), name);
const type = async (name: RegExp, value: string) => userEvent.type(await screen.findByRole('textbox', { name }), value);
const bodies = (calls: readonly { method: string; body?: unknown }[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

describe('a field that is one kind of thing or another', () => {
  it('has the fields of the kind that is chosen, checked by its rules, and is sent with what tells the kind', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: bill, words });
    await type(/^Nom de famille/, 'X');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Payeur/ }).required).toBe(true);
    await userEvent.click(save());
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await screen.findByRole('link', { name: /^Saisissez au moins 2 caractères dans .*Nom de famille/ });
    await type(/^Nom de famille/, 'avier');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: { kind: 'person', surname: 'Xavier' } }]));
  });

  it('sends nothing of the kind that was left, and has it again when that kind is chosen again', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: bill, words });
    await type(/^Nom de famille/, 'Xavier');
    await choose('Une entreprise');
    expect(screen.queryByRole('textbox', { name: /^Nom de famille/ })).toBeNull();
    await type(/^Agence/, 'Nord');
    await choose('Une personne');
    expect(await screen.findByRole('textbox', { name: /^Nom de famille/ })).toHaveProperty('value', 'Xavier');
    await choose('Une entreprise');
    await userEvent.click(save());
    await screen.findByRole('link', { name: /Renseignez le champ .*Siret/ });
    await type(/^Siret/, '123');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: { kind: 'company', number: 123, office: 'Nord' } }]));
  });

  it('is told by a value inside an object that it must have, which has no box', async () => {
    const kind = (only: string, properties: Record<string, Schema>): Schema => ({ required: ['meta'], properties: { meta: { type: 'object', required: ['kind'], properties: { kind: { const: only }, ...properties } }, [`${only}Id`]: text } });
    const payer: Schema = { type: 'object', oneOf: [kind('person', {}), kind('company', { country: { enum: ['fr', 'be'] } })] };
    const told = ofSchema({ ...schema, properties: { ...schema.properties, payer } }, ['name', 'payer'], none);
    const { calls } = await renderRecord({ path: '/outings/create', entity: told, words: { fields: { ...words.fields, 'payer.meta': 'Nature', 'payer.meta.country': 'Pays', 'payer.personId': 'Numéro', 'payer.companyId': 'Siren' }, enums: { 'payer.meta.kind': words.enums['payer.kind'], 'payer.meta.country': { fr: 'France', be: 'Belgique' } } } });
    await type(/^Numéro/, '1');
    expect(screen.queryByRole('group', { name: /^Nature/ })).toBeNull();
    await choose('Une entreprise');
    await screen.findByRole('group', { name: /^Nature/ });
    await userEvent.click(await screen.findByRole('radio', { name: 'France' }));
    await choose('Une personne');
    await choose('Une entreprise');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: { meta: { kind: 'company', country: 'fr' } } }]));
  });

  it('keeps what every kind has as it was typed last', async () => {
    const payer: Schema = { ...schema.properties['payer'], properties: { note: text } };
    const noted = ofSchema({ ...schema, properties: { ...schema.properties, payer } }, ['name', 'payer'], none);
    await renderRecord({ path: '/outings/create', entity: noted, words: { ...words, fields: { ...words.fields, 'payer.note': 'Remarque' } } });
    await type(/^Nom de famille/, 'Xavier');
    await type(/^Remarque/, 'a');
    await choose('Une entreprise');
    await type(/^Remarque/, 'b');
    await choose('Une personne');
    expect(await screen.findByRole('textbox', { name: /^Nom de famille/ })).toHaveProperty('value', 'Xavier');
    expect(screen.getByRole('textbox', { name: /^Remarque/ })).toHaveProperty('value', 'ab');
  });

  it('that a record must have is asked for in the boxes of the kind that is chosen', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: bill, words });
    await choose('Une entreprise');
    await userEvent.click(save());
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await screen.findByRole('link', { name: /^Renseignez le champ .*Siret/ });
    expect(bodies(calls, 'create')).toEqual([]);
  });

  it('is nothing as long as nothing is filled in, whatever kind was chosen', async () => {
    const free = ofSchema({ ...schema, required: [] }, ['name', 'payer'], none);
    const { calls } = await renderRecord({ path: '/outings/create', entity: free, words });
    await type(/^Nom$|^Nom \(/, 'A');
    await type(/^Nom de famille/, 'X');
    await userEvent.clear(screen.getByRole('textbox', { name: /^Nom de famille/ }));
    await choose('Une entreprise');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'A' }]));
  });

  describe('that may be left out, and of which one kind has no boxes,', () => {
    const kinds: Schema[] = [{ properties: { kind: { const: 'all' } }, required: ['kind'] }, { properties: { kind: { const: 'some' }, number: { type: 'integer' } }, required: ['kind'] }];
    const entity = ofSchema({ type: 'object', properties: { id, name: text, payer: { type: 'object', oneOf: kinds } } }, ['name', 'payer'], none);
    const given = { fields: { name: 'Nom', payer: 'Payeur', 'payer.number': 'Siret' }, enums: { 'payer.kind': { all: 'D’un coup', some: 'Peu à peu' } } };
    const shows = (name: string) => screen.findByRole('option', { name, selected: true });
    const opened = (payer: object) => renderRecord({ path: '/outings/12', entity, words: given, api: { get: async () => ({ id: 12, name: 'Quai', payer }) } });

    it('is neither shown as that kind nor sent before it is chosen', async () => {
      const { calls } = await renderRecord({ path: '/outings/create', entity, words: given });
      await type(/^Nom/, 'Quai');
      await shows('Non renseigné');
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'Quai' }]));
    });

    it.each([
      ['it is the first that is chosen', ['D’un coup'], { kind: 'all' }],
      ['another kind was looked at before', ['Peu à peu', 'D’un coup'], { kind: 'all' }],
      ['nothing was chosen in between', ['D’un coup', 'Non renseigné', 'D’un coup'], { kind: 'all' }],
      ['it has boxes of which none is filled in', ['D’un coup', 'Peu à peu'], { kind: 'some' }],
    ])('is sent as the kind that is chosen, where %s', async (_what, names, payer) => {
      const { calls } = await renderRecord({ path: '/outings/create', entity, words: given });
      for (const name of names) {
        await choose(name);
        await shows(name);
      }
      await type(/^Nom/, 'Quai');
      await shows(names.at(-1) ?? '');
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'Quai', payer }]));
    });

    it.each([[{ kind: 'all' }], [{ kind: 'some', number: 3 }]])('is left out again once no kind is chosen (%o)', async (payer) => {
      const { calls } = await opened(payer);
      await choose('Non renseigné');
      await shows('Non renseigné');
      expect(screen.queryByRole('textbox', { name: /^Siret/ })).toBeNull();
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ payer: null }]));
    });

    it('keeps its kind when its box is emptied', async () => {
      const { calls } = await opened({ kind: 'some', number: 3 });
      await userEvent.clear(await screen.findByRole('textbox', { name: /^Siret/ }));
      await shows('Peu à peu');
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ payer: { kind: 'some' } }]));
    });
  });

  describe('as somebody else’s schema says it,', () => {
    const kind = (only: string, properties: Record<string, object> = {}, required: string[] = []): object => ({ title: only, type: 'object', properties: { kind: { type: 'string', enum: [only] }, ...properties }, required: ['kind', ...required] });
    const given = (field: object, required: string[] = []) => foundEntity({ type: 'object', required, properties: { id, name: text, payer: field } });
    const box = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Payer/ });
    const create = (field: object, required: string[] = []) => renderRecord({ path: '/outings/create', ...given(field, required) });
    const edit = (field: object, payer: unknown) => renderRecord({ path: '/outings/12', ...given(field), api: { get: async () => ({ id: 12, name: 'A', payer }) } });
    const person = kind('Person', { surname: text });
    const company = kind('Company', { number: { type: 'integer' } });

    it('is told by the only choice of a field, which is not asked for again', async () => {
      const { calls } = await create({ oneOf: [person, company] });
      await userEvent.selectOptions(await box(), 'Company');
      await type(/^Number/, '12');
      expect([screen.queryByRole('radio'), screen.queryByRole('checkbox'), screen.getAllByRole('combobox').length]).toEqual([null, null, 1]);
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: { kind: 'Company', number: 12 } }]));
    });

    it('is the kind whose fields it has, where what tells the kind was not stored', async () => {
      await edit({ oneOf: [person, company] }, { number: 12 });
      expect(await screen.findByRole('option', { name: 'Company', selected: true })).toBeDefined();
      expect(await screen.findByRole('textbox', { name: /^Number/ })).toHaveProperty('value', '12');
    });

    it.each([['first', [{ const: 'never', title: 'Never' }, { type: 'integer', title: 'Every' }]], ['last', [{ type: 'integer', title: 'Every' }, { enum: ['never'], title: 'Never' }]]])('is one value of its own, which is not asked for again, where this stands %s', async (_what, oneOf) => {
      const { calls } = await create({ oneOf });
      await screen.findByRole('option', { name: 'Non renseigné', selected: true });
      await userEvent.selectOptions(await box(), 'Every');
      await type(/^Payer/, '5');
      await userEvent.selectOptions(await box(), 'Never');
      expect([screen.queryByRole('textbox', { name: /^Payer/ }), screen.queryByRole('radio'), screen.queryByRole('checkbox')]).toEqual([null, null, null]);
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: 'never' }]));
    });

    it.each([['never', 'Jamais'], [0, 'Tout de suite'], [12, '12'], ['auto', 'Auto']])('%j is read on the page as it is called in the form', async (payer, name) => {
      const oneOf = [{ const: 'never', title: { fr: 'Jamais', en: 'Never' } }, { const: 0, title: { fr: 'Tout de suite', en: 'At once' } }, { const: 'auto' }, { type: 'integer', minimum: 1, title: 'Every' }];
      await renderRecord({ path: '/outings/show/12', ...given({ oneOf }), api: { get: async () => ({ id: 12, name: 'A', payer }) } });
      expect((await screen.findByText('Payer')).nextElementSibling?.textContent).toBe(name);
    });

    it('is nothing until it is chosen, where one of its kinds is one value', async () => {
      const { calls } = await create({ oneOf: [{ const: 'never', title: 'Never' }, { type: 'integer', title: 'Every' }] });
      await type(/^Nom/, 'A');
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'A' }]));
    });

    it.each([['an object', { oneOf: [kind('Nobody'), person] }, 'Nobody', { kind: 'Nobody' }], ['one value', { oneOf: [{ const: 'never', title: 'Never' }, { type: 'integer', title: 'Every' }] }, 'Never', 'never']])('has to be chosen where it is required, and one of its kinds is %s without boxes', async (_what, field, name, sent) => {
      const { calls } = await create(field, ['payer']);
      await screen.findByRole('option', { name: 'Non renseigné', selected: true });
      await userEvent.click(save());
      const line = within(await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' })).getByRole('link', { name: /Payer/ });
      await userEvent.click(line);
      expect(document.activeElement).toBe(await box());
      await userEvent.selectOptions(await box(), name);
      await screen.findByRole('option', { name, selected: true });
      expect(screen.queryByRole('option', { name: 'Non renseigné' })).toBeNull();
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: sent }]));
    });

    // Whoever leaves the choice alone must type what the first kind asks for, so nothing leaves that they have not seen. One that leaves as it stands has to be chosen.
    it.each<[string, object, string, boolean]>([
      ['a text that must be typed', kind('Person', { surname: text }, ['surname']), 'Person', true],
      ['a number', { type: 'integer', title: 'Every' }, 'Every', true],
      ['nothing that must be typed', person, 'Non renseigné', false],
      ['a yes or no, which has an answer before it is touched', kind('Person', { adult: { type: 'boolean' } }, ['adult']), 'Non renseigné', false],
      ['what has a default', kind('Person', { country: { ...text, default: 'fr' } }, ['country']), 'Non renseigné', false],
      ['a list, which may be empty', { type: 'array', items: text, title: 'Some' }, 'Non renseigné', false],
    ])('starts as the first of its kinds where it is required and this asks for %s', async (_what, first, name, isBegun) => {
      const { calls } = await create({ oneOf: [first, kind('Nobody')] }, ['payer']);
      expect((await box()).selectedOptions[0]?.textContent).toBe(name);
      expect(screen.queryByRole('option', { name: 'Non renseigné' }) === null).toBe(isBegun);
      await userEvent.click(save());
      await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
      expect(bodies(calls, 'create')).toEqual([]);
    });

    it('is chosen for each item of a list', async () => {
      const { calls } = await create({ type: 'array', items: { oneOf: [kind('Nobody'), person] } });
      await userEvent.click(await screen.findByRole('button', { name: /^Ajouter/ }));
      const item = await screen.findByRole<HTMLSelectElement>('combobox');
      await userEvent.selectOptions(item, 'Nobody');
      await screen.findByRole('option', { name: 'Nobody', selected: true });
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: [{ kind: 'Nobody' }] }]));
    });

    it('is chosen inside an object that requires it', async () => {
      const { calls } = await create({ type: 'object', required: ['way'], properties: { note: text, way: { oneOf: [kind('Nobody'), person] } } });
      await type(/^Note/, 'a');
      await userEvent.click(save());
      await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Way/ }), 'Nobody');
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ payer: { note: 'a', way: { kind: 'Nobody' } } }]));
    });

    it('may be null by its only choice', async () => {
      const { calls } = await edit({ anyOf: [{ const: null }, { type: 'string', format: 'email' }] }, 'a@b.fr');
      expect(screen.queryByRole('combobox')).toBeNull();
      await userEvent.clear(await screen.findByRole('textbox', { name: /^Payer/ }));
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ payer: null }]));
    });
  });

  it('stands in nobody’s way when it is stored empty', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: ofSchema({ ...schema, required: [] }, ['name', 'payer'], none), words, api: { get: async () => ({ id: 12, name: 'A', payer: {} }) } });
    await type(/^Nom$|^Nom \(/, 'B');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ name: 'AB' }]));
  });

  it('opens on the kind that is stored, and sends it only when it has changed', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: bill, words, api: { get: async () => ({ id: 12, name: 'A', payer: { kind: 'company', number: 123 } }) } });
    expect(await screen.findByRole('combobox', { name: /^Payeur/ })).toHaveProperty('value', '1');
    await type(/^Nom$|^Nom \(/, 'B');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ name: 'AB' }]));
  });

  describe('of which something is lacking since before', () => {
    const visit: Schema = { title: 'Visite', properties: { street: text, town: text, day: text }, required: ['street', 'town', 'day'] };
    const call: Schema = { title: 'Appel', properties: { street: text, phone: text }, required: ['phone'] };
    const entity = ofSchema({ type: 'object', properties: { id, name: text, contact: { type: 'object', oneOf: [visit, call] } } }, ['name', 'contact'], none);
    const labels = { fields: { name: 'Nom', contact: 'Contact', 'contact.street': 'Rue', 'contact.town': 'Ville', 'contact.day': 'Jour', 'contact.phone': 'Téléphone' }, alternatives: { contact: { 0: 'Visite', 1: 'Appel' } } };
    const open = () => renderRecord({ path: '/outings/12', entity, words: labels, api: { get: async () => ({ id: 12, name: 'A', contact: { street: 'rue des Carmes' } }) } });

    it('stands in nobody’s way', async () => {
      const { calls } = await open();
      expect(await screen.findByRole('textbox', { name: /^Jour/ })).toHaveProperty('value', '');
      await type(/^Nom/, 'B');
      await userEvent.click(save());
      await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ name: 'AB' }]));
    });

    it('has to be whole once the operator has chosen another kind, which lacks the same', async () => {
      const { calls } = await open();
      await userEvent.selectOptions(await screen.findByRole('combobox'), 'Appel');
      expect(await screen.findByRole('textbox', { name: /^Téléphone/ })).toHaveProperty('value', '');
      await type(/^Nom/, 'B');
      await userEvent.click(save());
      await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
      expect(bodies(calls, 'update')).toEqual([]);
    });
  });

  it('opens on the first kind that the value suits, where it suits several equally well', async () => {
    const colour: Schema = { anyOf: [{ type: 'string', enum: ['red', 'blue'] }, { type: 'string', pattern: '^#' }, text] };
    const entity = ofSchema({ type: 'object', properties: { id, colour } }, ['colour'], none);
    await renderRecord({ path: '/outings/12', entity, words: { fields: { colour: 'Couleur' } }, api: { get: async () => ({ id: 12, colour: '#a0b0c0' }) } });
    expect(await screen.findByRole('textbox', { name: /^Couleur/ })).toHaveProperty('value', '#a0b0c0');
  });

  it('is chosen in English too', async () => {
    const untold = ofSchema({ type: 'object', properties: { id, fare: { anyOf: [text, { type: 'integer' }] } } }, ['fare'], none);
    await renderRecord({ path: '/outings/create', entity: untold, words, language: 'en' });
    const select = await screen.findByRole('combobox', { name: /^Fare/ });
    expect(within(select).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Text', 'Number']);
  });
});

describe('a record that obeys several alternatives at once', () => {
  const ways: Schema[] = [{ title: 'Courriel', properties: { email: text }, required: ['email'] }, { title: 'Téléphone', properties: { phone: text }, required: ['phone'] }];
  const labels = { fields: { name: 'Nom', email: 'Courriel', phone: 'Téléphone', contact: 'Contact', 'contact.email': 'Courriel', 'contact.phone': 'Téléphone' }, alternatives: { '@': { 0: 'Courriel', 1: 'Téléphone' }, contact: { 0: 'Courriel', 1: 'Téléphone' } } };
  const both = { email: 'a@b.fr', phone: '06' };
  const opened = (entity: ReturnType<typeof ofSchema>, stored: object) => renderRecord({ path: '/outings/12', entity, words: labels, api: { get: async () => ({ id: 12, name: 'A', ...stored }) } });
  const ofRecord = ofSchema({ type: 'object', properties: { id, name: text }, anyOf: ways }, ['name', 'email', 'phone'], none);
  const ofObject = ofSchema({ type: 'object', properties: { id, name: text, contact: { type: 'object', anyOf: ways } } }, ['name', 'contact'], none);

  it.each([['the record', ofRecord, both], ['an object in it', ofObject, { contact: both }]])('keeps what only another one has, where these are those of %s', async (_what, entity, stored) => {
    const { calls } = await opened(entity, stored);
    await screen.findByRole('textbox', { name: /^Courriel/ });
    await type(/^Nom/, 'B');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ name: 'AB' }]));
  });

  it('loses what the one that is left has, when another one is chosen', async () => {
    const { calls } = await opened(ofRecord, both);
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'Téléphone');
    await type(/^Téléphone/, '7');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ email: null, phone: '067' }]));
  });
});

describe('a record that is one kind of thing or another', () => {
  const options: Schema[] = [
    { properties: { kind: { const: 'cat' }, food: text }, required: ['kind', 'food'] },
    { properties: { kind: { const: 'fish' }, water: text }, required: ['kind', 'water'] },
  ];
  const labels = { fields: { kind: 'Espèce', food: 'Nourriture', water: 'Eau' }, enums: { kind: { cat: 'Chat', fish: 'Poisson' } } };

  it('has the fields of the kind that one of its own fields says', async () => {
    const told: RecordSchema = { type: 'object', required: ['kind'], properties: { id, kind: { type: 'string', enum: ['cat', 'fish'] } }, oneOf: options };
    const { calls } = await renderRecord({ path: '/outings/create', entity: ofSchema(told, ['kind', 'food', 'water'], none), words: labels });
    const cat = await screen.findByRole('radio', { name: 'Chat' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(cat);
    await type(/^Nourriture/, 'souris');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Poisson' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Nourriture/ })).toBeNull());
    await userEvent.click(save());
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await type(/^Eau/, 'douce');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ kind: 'fish', water: 'douce' }]));
  });

  it('has the fields of no kind before one of its own fields says it, inside an object too', async () => {
    const pet: Schema = { type: 'object', properties: { kind: { type: 'string', enum: ['cat', 'fish'] } }, oneOf: options };
    const ofPet = { fields: { pet: 'Animal', 'pet.kind': 'Espèce', 'pet.food': 'Nourriture' }, enums: { 'pet.kind': { cat: 'Chat', fish: 'Poisson' } } };
    await renderRecord({ path: '/outings/create', entity: ofSchema({ type: 'object', properties: { id, pet } }, ['pet'], none), words: ofPet });
    const cat = await screen.findByRole('radio', { name: 'Chat' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(cat);
    await screen.findByRole('textbox', { name: /^Nourriture/ });
  });

  it('has the fields of the kind that is chosen where no field says it', async () => {
    const untold: RecordSchema = { type: 'object', properties: { id, name: text }, oneOf: options };
    const { calls } = await renderRecord({ path: '/outings/create', entity: ofSchema(untold, ['name', 'kind', 'food', 'water'], none), words: labels });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Cas de figure/ }), 'Poisson');
    await userEvent.click(save());
    await screen.findByRole('link', { name: /Renseignez le champ .*Eau/ });
    await type(/^Eau/, 'douce');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ kind: 'fish', water: 'douce' }]));
  });
});

describe('a kind without boxes', () => {
  const inner: Schema = { title: 'Inner', type: 'object', required: ['meta'], properties: { meta: { type: 'object', required: ['kind'], properties: { kind: { const: 'inner' } } } } };
  const other: Schema = { title: 'Other', type: 'object', required: ['x'], properties: { x: text } };
  const told: Schema = { title: 'Told', type: 'object', required: ['kind'], properties: { kind: { const: 'told' } } };
  const open = async (written: object, name: string) => {
    const { container } = await renderRecord({ path: '/outings/create', ...foundEntity(written) });
    await userEvent.selectOptions(await screen.findByRole('combobox'), name);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^X/ })).toBeNull());
    return container;
  };

  it.each([['Told', told], ['Inner', inner]])('has no section of its own in a record: %s', async (name, kind) => {
    await open({ title: 'Chose', type: 'object', properties: { id, name: text }, oneOf: [other, kind] }, name);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it.each([['Told', told], ['Inner', inner]])('has no group of its own in a field: %s', async (name, kind) => {
    const container = await open({ title: 'Chose', type: 'object', properties: { id, name: text, payer: { oneOf: [other, kind] } } }, name);
    expect([...container.querySelectorAll('.form-group')].filter((group) => group.childElementCount === 0)).toEqual([]);
  });
});

describe('the kind that is on screen', () => {
  const card: Schema = { type: 'object', required: ['number'], properties: { number: text } };
  const ways: Schema[] = [
    { title: 'Carte', properties: { method: { const: 'card' }, card }, required: ['method', 'card'] },
    { title: 'Virement', properties: { method: { const: 'transfer' }, iban: text }, required: ['method', 'iban'] },
    { title: 'Espèces', properties: { method: { const: 'cash' } }, required: ['method'], additionalProperties: true },
  ];
  const payment = { title: 'Paiement', type: 'object', required: ['amount'], properties: { id, amount: { type: 'number' } }, oneOf: ways };
  const way = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Cas de figure/ });

  it('stays when a field is filled in that every kind has', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(payment) });
    await type(/^Montant/, '12');
    await userEvent.tab();
    expect((await way()).selectedOptions[0]?.textContent).toBe('Carte');
    await type(/^Number/, '1234');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ amount: 12, method: 'card', card: { number: '1234' } }]));
  });

  it('is that of the stored record', async () => {
    await renderRecord({ path: '/outings/7', ...foundEntity(payment), api: { get: async () => ({ id: 7, amount: 3, method: 'cash' }) } });
    expect((await way()).selectedOptions[0]?.textContent).toBe('Espèces');
  });

  it('is that of the stored record inside another one too', async () => {
    const holder: Schema = { type: 'object', oneOf: [{ title: 'Personne', properties: { surname: text }, required: ['surname'] }, { title: 'Société', properties: { siret: text }, required: ['siret'] }] };
    const transfer: Schema = { title: 'Virement', properties: { method: { const: 'transfer' }, holder }, required: ['method', 'holder'] };
    const stored = { id: 7, amount: 3, method: 'transfer', holder: { siret: '123' } };
    await renderRecord({ path: '/outings/7', ...foundEntity({ ...payment, oneOf: [ways[0], transfer] }), api: { get: async () => stored } });
    expect((await way()).selectedOptions[0]?.textContent).toBe('Virement');
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Holder/ })).selectedOptions[0]?.textContent).toBe('Société');
  });
});

it('an object in a cell is its parts in words, without what is only sent', () => {
  const entity = ofSchema({ type: 'object', properties: { id, owner: { type: 'object', properties: { name: text, secret: { ...text, writeOnly: true } } } } }, ['owner'], none);
  const t = ((key: string, { defaultValue = key }: { defaultValue?: string } = {}) => defaultValue) as never;
  const said = widgets['text']?.toText({ name: 'Jeanne', secret: 'hidden' }, widgetField(entity, 'owner', 'Propriétaire'), { t, language: 'en' } as never, {});
  expect(said).toBe('Name: Jeanne');
});

it('an object in a cell is read in the order of its schema, whatever that of the answer, and then what the schema does not name', () => {
  const entity = ofSchema({ type: 'object', properties: { id, price: { type: 'object', properties: { currency: text, amount: { type: 'number' } }, additionalProperties: text } } }, ['price'], none);
  const t = ((key: string, { defaultValue = key }: { defaultValue?: string } = {}) => defaultValue) as never;
  const said = widgets['text']?.toText({ since: 'May', amount: 2, currency: 'EUR' }, widgetField(entity, 'price', 'Prix'), { t, language: 'en' } as never, {});
  expect(said).toBe('Currency: EUR, Amount: 2, since: May');
});

it('a list of objects inside another value is their parts in words, where they have several', () => {
  const steps: Schema = { type: 'array', items: { type: 'object', properties: { from: { type: 'integer' }, amount: { type: 'number' } } } };
  const notes: Schema = { type: 'array', items: { type: 'object', properties: { note: text } } };
  const entity = ofSchema({ type: 'object', properties: { id, prices: { type: 'array', items: { type: 'object', properties: { currency: text, steps } } }, offer: { type: 'object', properties: { steps, notes } } } }, ['prices', 'offer'], none);
  const t = ((key: string, { defaultValue = key }: { defaultValue?: string } = {}) => defaultValue) as never;
  const said = (name: string, value: unknown) => {
    const field = widgetField(entity, name, name);
    return widgets[widgetName(entity, name)]?.toText(value, field, { t, language: 'en' } as never, {});
  };
  const values = [{ from: 1, amount: 2 }, { from: 5, amount: 1 }];
  expect(said('offer', { steps: values, notes: [{ note: 'a' }, { note: 'b' }] })).toBe('Steps: From: 1, Amount: 2; From: 5, Amount: 1, Notes: a; b');
  expect(said('prices.steps', values)).toBe('From: 1, Amount: 2; From: 5, Amount: 1');
  expect(said('prices', [{ currency: 'EUR', steps: values }])).toBe('EUR, From: 1, Amount: 2; From: 5, Amount: 1');
});

it.each<[string, object, object, string]>([
  ['yes and no', { type: 'boolean' }, { lundi: true, mardi: false }, 'lundi\u202f: Oui, mardi\u202f: Non'],
  ['numbers', { type: 'number' }, { pain: 1234.5 }, 'pain\u202f: 1\u202f234,5'],
  ['days', { type: 'string', format: 'date' }, { début: '2026-01-02' }, 'début\u202f: 02/01/2026'],
])('%s under free names are read as they are elsewhere', (_what, additionalProperties, value, expected) => {
  const entity = ofSchema({ type: 'object', properties: { id, tags: { type: 'object', additionalProperties } } }, ['tags'], none);
  const t = ((key: string) => ({ 'widgets:yes': 'Oui', 'widgets:no': 'Non' })[key] ?? key) as never;
  expect(widgets['text']?.toText(value, widgetField(entity, 'tags', 'Repères'), { t, language: 'fr' } as never, {})).toBe(expected);
});

describe('values under names that the operator gives', () => {
  const tags = ofSchema({ type: 'object', properties: { id, tags: { type: 'object', additionalProperties: { type: 'string', maxLength: 5 } } } }, ['tags'], none);
  const labels = { fields: { tags: 'Repères' } };
  const toldUnder = (name: RegExp) => document.getElementById(screen.getByRole('textbox', { name }).getAttribute('aria-describedby') ?? '')?.textContent;

  it('are added, named, checked and sent', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: tags, words: labels });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne.*Repères$/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nom/ }));
    await userEvent.keyboard('couleur');
    await type(/^Valeur/, 'orange');
    await userEvent.click(save());
    await screen.findByRole('link', { name: /5 caractères au maximum/ });
    await userEvent.clear(screen.getByRole('textbox', { name: /^Valeur/ }));
    await type(/^Valeur/, 'bleu');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ tags: { couleur: 'bleu' } }]));
  });

  it('stay, and are added, where an empty list under a name says something, in an object that has to be there', async () => {
    const states = { type: 'object', properties: {}, additionalProperties: { type: 'array', items: { enum: ['lost', 'found'] } } };
    const found = foundEntity({ type: 'object', properties: { name: text, states, rules: { type: 'array', items: { type: 'object', properties: { motto: text, states }, required: ['states'] } } }, required: ['states'] });
    const stored = { name: 'A', states: { parked: [] }, rules: [{ motto: 'R', states: { parked: [] } }] };
    const { calls } = await renderRecord({ path: '/outings/12', ...found, api: { get: async () => ({ id: 12, ...stored }) } });
    await type(/^Motto/, 'S');
    await userEvent.click((await screen.findAllByRole('button', { name: /^Ajouter une ligne.*States$/ }))[0]!);
    await userEvent.keyboard('moved');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ states: { parked: [], moved: [] }, rules: [{ motto: 'RS', states: { parked: [] } }] }]));
  });

  it('are not sent without a name', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: tags, words: labels });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne.*Repères$/ }));
    await type(/^Valeur/, 'bleu');
    await userEvent.click(save());
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    expect(bodies(calls, 'create')).toEqual([]);
    await waitFor(() => expect(toldUnder(/^Nom/)).toBe('Donnez un nom à la ligne ajoutée à «\u202fRepères\u202f», ou retirez-la'));
    expect(screen.getByRole('textbox', { name: /^Valeur/ }).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('are told under their name where it is not one of those that are permitted', async () => {
    const coded = ofSchema({ type: 'object', properties: { id, tags: { type: 'object', propertyNames: { pattern: '^[A-Z]+$' }, additionalProperties: text } } }, ['tags'], none);
    await renderRecord({ path: '/outings/create', entity: coded, words: labels });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne.*Repères$/ }));
    await userEvent.keyboard('couleur');
    await type(/^Valeur/, 'bleu');
    await userEvent.click(save());
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await waitFor(() => expect(toldUnder(/^Nom/)).toMatch(/^Renommez.*couleur/));
  });

  it('are not called as every object has something, which is told under the name', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: tags, words: labels });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne.*Repères$/ }));
    await userEvent.keyboard('constructor');
    await type(/^Valeur/, 'bleu');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nom/ });
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['constructor', 'true']);
    expect(toldUnder(/^Nom/)).toMatch(/^Renommez.*constructor.*ce nom n’est pas de ceux qui sont permis$/);
    await userEvent.click(save());
    expect(bodies(calls, 'create')).toEqual([]);
    await userEvent.clear(name);
    await type(/^Nom/, 'couleur');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ tags: { couleur: 'bleu' } }]));
  });

  it.each([
    ['a name that every object has', 'constructor', tags],
    ['a name that no pattern allows', 'Couleur', ofSchema({ type: 'object', properties: { id, tags: { type: 'object', additionalProperties: text, propertyNames: { pattern: '^[a-z]+$' } } } }, ['tags'], none)],
  ])('have to be renamed before a save that has nothing else to send, where one was given %s', async (_what, typed, entity) => {
    const { calls } = await renderRecord({ path: '/outings/12', entity, words: labels, api: { get: async () => ({ id: 12, tags: { a: 'x' } }) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne.*Repères$/ }));
    await userEvent.keyboard(typed);
    await userEvent.click(save());
    const line = within(await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' })).getByRole('link', { name: new RegExp(`^Renommez .*${typed}`) });
    await userEvent.click(line);
    expect(document.activeElement).toBe(screen.getByDisplayValue(typed));
    expect(bodies(calls, 'update')).toEqual([]);
  });

  it('are what the pattern of their name says, where there are several patterns', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity({ type: 'object', properties: { id, tags: { type: 'object', patternProperties: { '^min_': { type: 'number' }, '^label_': text }, additionalProperties: false } } }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne/ }));
    await userEvent.keyboard('min_a');
    await userEvent.tab();
    await type(/^Valeur/, '4');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ tags: { min_a: 4 } }]));
  });

  it('stay where no pattern takes their name, and have to be renamed', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity({ type: 'object', properties: { id, tags: { type: 'object', patternProperties: { '^min_': { type: 'number' }, '^label_': text }, additionalProperties: false } } }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne/ }));
    await userEvent.keyboard('other');
    await userEvent.tab();
    await userEvent.click(save());
    await screen.findByRole('link', { name: /^Renommez .*other/ });
    expect(screen.getByRole('textbox', { name: /^Nom/ })).toHaveProperty('value', 'other');
    expect(bodies(calls, 'create')).toEqual([]);
  });

  it('start without a number where they are numbers, and are called by their name where it is one', async () => {
    const limits = ofSchema({ type: 'object', properties: { id, tags: { type: 'object', additionalProperties: { type: 'number', maximum: 5 } } } }, ['tags'], none);
    const { calls } = await renderRecord({ path: '/outings/create', entity: limits, words: labels });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne.*Repères$/ }));
    await userEvent.keyboard('3');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Valeur/ })).value).toBe('');
    await userEvent.click(save());
    expect((await screen.findByRole('link', { name: /^Renseignez le champ/ })).textContent).toContain('Repères, 3');
    expect(bodies(calls, 'create')).toEqual([]);
    await type(/^Valeur/, '4');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ tags: { 3: 4 } }]));
  });

  it('are chosen where only some are allowed, whether their type is said or not', async () => {
    const anyLevel = draft07({ type: 'object', additionalProperties: { enum: ['low', 'high'] } }, { keepTitles: false });
    const levels = ofSchema({ type: 'object', properties: { id, tags: anyLevel } }, ['tags'], none);
    const { calls } = await renderRecord({ path: '/outings/create', entity: levels, words: labels });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter une ligne.*Repères$/ }));
    await userEvent.keyboard('a{Tab}');
    await userEvent.click(await screen.findByRole('radio', { name: 'high' }));
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ tags: { a: 'high' } }]));
  });

  const coloured = { type: 'object', properties: { colour: text } } as const;
  it.each<[string, Schema, unknown, string, unknown]>([
    ['one of several kinds', { anyOf: [{ type: 'array', items: text }, text] }, ['x'], '["y"]', ['y']],
    ['an object', { type: 'object', properties: { rate: { type: 'number' } }, required: ['rate'] }, { rate: 1 }, '{ "rate": 2 }', { rate: 2 }],
  ])('are written as JSON beside fields, where each is %s', async (_what, additionalProperties, stored, typed, expected) => {
    const entity = ofSchema({ type: 'object', properties: { id, tags: { ...coloured, additionalProperties } } }, ['tags'], none);
    const { calls } = await renderRecord({ path: '/outings/12', entity, words: { fields: { tags: 'Repères', 'tags.colour': 'Couleur' } }, api: { get: async () => ({ id: 12, tags: { colour: 'bleu', a: stored } }) } });
    const value = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Valeur/ });
    expect(JSON.parse(value.value)).toEqual(stored);
    expect([screen.getAllByRole('textbox').length, screen.queryByRole('combobox')]).toEqual([3, null]);
    await userEvent.clear(value);
    await userEvent.click(value);
    await userEvent.paste(typed);
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ tags: { colour: 'bleu', a: expected } }]));
  });

  it.each([
    ['none is there yet', undefined, '{ "a": { "rate": 2 } }', { a: { rate: 2 } }],
    ['some are', { a: { rate: 1 } }, '{ "b": { "rate": 3 } }', { b: { rate: 3 } }],
  ])('are one box of JSON inside an alternative, where they are objects and %s', async (_what, stored, typed, expected) => {
    const rates: Schema = { type: 'object', additionalProperties: { type: 'object', properties: { rate: { type: 'number' } } } };
    const part: Schema = { oneOf: [{ type: 'object', required: ['kind'], properties: { kind: { const: 'm' }, rates } }, { type: 'object', required: ['kind'], properties: { kind: { const: 's' } } }] };
    const entity = ofSchema({ type: 'object', properties: { id, part } }, ['part'], none);
    const { calls } = await renderRecord({ path: '/outings/12', entity, words: { fields: { part: 'Partie', 'part.rates': 'Taux', 'part.kind': 'Sorte' } }, api: { get: async () => ({ id: 12, part: { kind: 'm', rates: stored } }) } });
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Taux/ });
    expect(box.tagName).toBe('TEXTAREA');
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(typed);
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ part: { kind: 'm', rates: expected } }]));
  });

  it('is a value of several kinds written as JSON in a single box, also where its parts have alternatives', async () => {
    const rules: Schema = { type: ['string', 'number', 'array'], allOf: [{ anyOf: [text, { type: 'array', items: text }] }] };
    await renderRecord({ path: '/outings/12', entity: ofSchema({ type: 'object', properties: { id, rules } }, ['rules'], none), words: { fields: { rules: 'Règles' } }, api: { get: async () => ({ id: 12, rules: ['x'] }) } });
    expect(JSON.parse((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Règles/ })).value)).toEqual(['x']);
    expect([screen.getAllByRole('textbox').length, screen.queryByRole('combobox')]).toEqual([1, null]);
  });

  it('are renamed and removed, until they are sent', async () => {
    const gates: ((answer: WireRecord) => void)[] = [];
    const { calls } = await renderRecord({ path: '/outings/12', entity: tags, words: labels, api: { get: async () => ({ id: 12, tags: { a: 'x', b: 'y' } }), update: () => new Promise((resolve) => gates.push(resolve)) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer la ligne a' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Ajouter une ligne/ })));
    const name = screen.getByRole('textbox', { name: /^Nom/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'c{Enter}');
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ tags: { a: null, b: null, c: 'y' } }]));
    const parts = [screen.getByRole('textbox', { name: /^Nom/ }), ...screen.getAllByRole('button', { name: /^(Retirer|Ajouter) .*ligne/ })];
    expect(parts.map((part) => (part as HTMLButtonElement).disabled)).toEqual([true, true, true]);
    gates[0]?.({ id: 12, tags: { c: 'y' } });
    expect(await screen.findByRole('heading', { level: 1, name: /Sortie n°/ })).toBeDefined();
  });

  it('are told and kept where their name is one that every object has, as they have no box', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: tags, words: labels, api: { get: async () => ({ id: 12, tags: { a: 'x', constructor: 'b' } }) } });
    expect(await screen.findByText(/^Sans champ ici, et gardé tel quel.*constructor$/)).toBeDefined();
    await type(/^Valeur/, 'z');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ tags: { a: 'xz', constructor: 'b' } }]));
  });

  it('keep their name where it is taken away', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: tags, words: labels, api: { get: async () => ({ id: 12, tags: { a: 'x' } }) } });
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Nom/ }));
    await type(/^Valeur/, 'z');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ tags: { a: 'xz' } }]));
  });

  it('keep their names apart', async () => {
    await renderRecord({ path: '/outings/12', entity: tags, words: labels, api: { get: async () => ({ id: 12, tags: { a: 'x', b: 'y' } }) } });
    const [, name] = await screen.findAllByRole('textbox', { name: /^Nom/ });
    if (!name) throw new Error('The second pair has no name.');
    await userEvent.clear(name);
    await userEvent.type(name, 'a');
    await userEvent.tab();
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Nom/ }).map((box) => (box as HTMLInputElement).value)).toEqual(['a', 'a-1']));
    expect(screen.getAllByRole('textbox', { name: /^Valeur/ }).map((box) => (box as HTMLInputElement).value)).toEqual(['x', 'y']);
  });

  it('are read on the page of the record', async () => {
    await renderRecord({ path: '/outings/show/12', entity: tags, words: labels, api: { get: async () => ({ id: 12, tags: { couleur: 'bleu' } }) } });
    const name = await screen.findByText('couleur', { selector: 'dt' });
    expect(name.nextSibling?.textContent).toBe('bleu');
  });
});

describe('the alternatives of the record itself', () => {
  const device: RecordSchema = { type: 'object', properties: { id, name: text }, oneOf: [{ title: 'Téléphone', properties: { screen: text }, required: ['screen'] }, { title: 'Ordinateur', properties: { keyboard: text, mouse: text }, required: ['keyboard'] }] };
  const labels = { fields: { name: 'Nom', screen: 'Écran', keyboard: 'Clavier', mouse: 'Souris' }, sections: { all: 'Appareil', plus: 'Détails' } };
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('go on in the section above them, whose heading is not said twice', async () => {
    await renderRecord({ path: '/outings/create', entity: ofSchema(device, ['name', 'screen', 'keyboard', 'mouse'], none), words: labels });
    await screen.findByRole('textbox', { name: /^Écran/ });
    expect(headings()).toEqual(['Appareil']);
  });

  it('have the headings of their own sections', async () => {
    const form = [{ name: 'all', rows: [['name']] }, { name: 'plus', rows: [['screen'], ['keyboard'], ['mouse']] }];
    await renderRecord({ path: '/outings/create', entity: ofSchema(device, ['name'], { ...none, form, show: form }), words: labels });
    await screen.findByRole('textbox', { name: /^Écran/ });
    expect(headings()).toEqual(['Appareil', 'Détails']);
  });
});
