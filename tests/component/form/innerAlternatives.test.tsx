// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord, type Call } from './renderRecord';

const text = { type: 'string' };
const id = { type: 'integer', readOnly: true };
const kind = (name: string, value: string, properties: object, others: object = {}) => ({ title: value, type: 'object', properties: { [name]: { const: value }, ...properties }, required: [name], ...others });
const animal = kind('kind', 'animal', { race: text });
const forms = [kind('form', 'car', { doors: text }), kind('form', 'truck', { load: text, crane: text })];
const vehicle = (others: object) => kind('kind', 'vehicle', { plate: text }, others);

/** Things of two kinds, of which a vehicle has a form: each way to say so asks the same of the operator. */
const ways: [string, object, string][] = [
  ['oneOf in oneOf', { oneOf: [animal, vehicle({ oneOf: forms })] }, 'vehicle'],
  ['anyOf in oneOf', { oneOf: [animal, vehicle({ anyOf: forms })] }, 'vehicle'],
  ['oneOf in anyOf', { anyOf: [animal, vehicle({ oneOf: forms })] }, 'vehicle'],
  ['oneOf in a part of an alternative', { oneOf: [animal, { allOf: [vehicle({}), { oneOf: forms }] }] }, 'vehicle'],
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  ['oneOf under a condition in an alternative', { oneOf: [animal, vehicle({ if: { required: ['kind'] }, then: { oneOf: forms } })] }, 'vehicle'],
];
const beside: [string, object, string][] = [
  ['anyOf beside oneOf', { oneOf: [animal, vehicle({})], anyOf: forms }, 'Cas de figure|Thing'],
  ['two parts with oneOf each', { allOf: [{ oneOf: [animal, vehicle({})] }, { oneOf: forms }] }, 'Cas de figure|Thing'],
];

const ofRecord = (way: object) => ({ type: 'object', properties: { id, name: text }, ...way });
const ofField = (way: object) => ({ type: 'object', properties: { id, label: text, thing: { type: 'object', properties: { name: text }, ...way } } });
const places: [string, (way: object) => object, (thing: object) => object][] = [
  ['of the record', ofRecord, (thing) => thing],
  ['of a field', ofField, (thing) => ({ thing })],
];
const cases = [...ways, ...beside].flatMap(([way, schema, label]) => places.map(([place, whole, wrapped]) => ({ way, place, source: whole(schema), label, wrapped })));

const bodies = (calls: readonly Call[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ }));
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('textbox', { name: new RegExp(`^${name}`) })).toBeNull());

/** Chooses an alternative in whichever box has it. */
async function choose(name: string) {
  const option = await screen.findByRole('option', { name });
  await userEvent.selectOptions(option.closest('select') as HTMLSelectElement, name);
}

describe.each(cases)('alternatives inside alternatives $place ($way)', ({ source, label, wrapped }) => {
  const create = () => renderRecord({ path: '/outings/create', ...foundEntity(source) });
  const edit = (thing: object) => renderRecord({ path: '/outings/12', ...foundEntity(source), api: { get: async () => ({ id: 12, ...wrapped(thing) }) } });

  it('are filled in at each level, and each is sent with what tells it', async () => {
    const { calls } = await create();
    await choose('vehicle');
    await choose('truck');
    await userEvent.type(await box('Plate'), 'AB');
    await userEvent.type(await box('Load'), '3');
    await userEvent.type(await box('Crane'), 'long');
    expect(screen.getAllByRole('combobox', { name: new RegExp(`^(${label})`) })).not.toHaveLength(0);
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([wrapped({ kind: 'vehicle', plate: 'AB', form: 'truck', load: '3', crane: 'long' })]));
  });

  it('send nothing of those that were left, and have it again', async () => {
    const { calls } = await create();
    await choose('vehicle');
    await choose('truck');
    await userEvent.type(await box('Crane'), 'long');
    await choose('car');
    await isGone('Crane');
    await userEvent.type(await box('Doors'), '5');
    await choose('truck');
    await waitFor(async () => expect((await box('Crane')).value).toBe('long'));
    await choose('car');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([wrapped({ kind: 'vehicle', form: 'car', doors: '5' })]));
  });

  it('open on what is stored, and an edit loses nothing of it', async () => {
    const stored = { kind: 'vehicle', name: 'N', plate: 'AB', form: 'truck', load: '3', crane: 'long' };
    const { calls } = await edit(stored);
    expect([(await box('Plate')).value, (await box('Load')).value, (await box('Crane')).value]).toEqual(['AB', '3', 'long']);
    await userEvent.type(await box('Crane'), 'er');
    await save();
    const sent = 'thing' in wrapped({}) ? wrapped({ ...stored, crane: 'longer' }) : { crane: 'longer' };
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([sent]));
  });

  it('leave nothing behind where another one is chosen for a stored record', async () => {
    const { calls } = await edit({ kind: 'vehicle', plate: 'AB', form: 'truck', load: '3' });
    await box('Load');
    await choose('car');
    await userEvent.type(await box('Doors'), '5');
    await isGone('Load');
    await save();
    const sent = 'thing' in wrapped({}) ? wrapped({ kind: 'vehicle', plate: 'AB', form: 'car', doors: '5' }) : { form: 'car', doors: '5', load: null };
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([sent]));
  });
});

describe('alternatives beside others', () => {
  it('keep what was typed where another one of the others is chosen', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(ofRecord({ oneOf: [animal, vehicle({})], anyOf: forms })) });
    await choose('truck');
    await userEvent.type(await box('Crane'), 'long');
    await choose('vehicle');
    await userEvent.type(await box('Plate'), 'AB');
    await waitFor(async () => expect((await box('Crane')).value).toBe('long'));
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ kind: 'vehicle', plate: 'AB', form: 'truck', crane: 'long' }]));
  });

  it('that a condition brings are a choice of their own', async () => {
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    const source = ofRecord({ oneOf: [animal, vehicle({})], if: { properties: { name: { const: 'x' } }, required: ['name'] }, then: { oneOf: forms } });
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(source) });
    await choose('vehicle');
    await userEvent.type(await box('Plate'), 'AB');
    expect(screen.queryByRole('option', { name: 'truck' })).toBeNull();
    await userEvent.type(await box('(Name|Nom)'), 'x');
    await choose('truck');
    await userEvent.type(await box('Crane'), 'long');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'x', kind: 'vehicle', plate: 'AB', form: 'truck', crane: 'long' }]));
  });

  it('are all there where a rule says which fields go together', async () => {
    const source = ofRecord({ oneOf: [animal, vehicle({})], anyOf: [{ required: ['name'] }, { required: ['plate'] }] });
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(source) });
    await choose('vehicle');
    await save();
    await screen.findByRole('alert', { name: /1 erreur/ });
    await userEvent.type(await box('Plate'), 'AB');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ kind: 'vehicle', plate: 'AB' }]));
  });
});

describe('alternatives three levels deep', () => {
  const cranes = [kind('lift', 'arm', { reach: text }), kind('lift', 'fork', { height: text, width: text }, { required: ['lift', 'height'] })];
  const deep = [animal, vehicle({ oneOf: [forms[0], kind('form', 'truck', { load: text }, { oneOf: cranes })] })];
  const source = ofRecord({ oneOf: deep });

  it('say what is missing in the innermost one alone', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(source) });
    for (const name of ['vehicle', 'truck', 'fork']) await choose(name);
    await userEvent.type(await box('Width'), '2');
    await save();
    await screen.findByRole('alert', { name: /1 erreur/ });
    await userEvent.click(await screen.findByRole('link', { name: /Height/ }));
    await userEvent.type(await box('Height'), '4');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ kind: 'vehicle', form: 'truck', lift: 'fork', height: '4', width: '2' }]));
  });

  it('are named in the language of the operator', async () => {
    const named = ofRecord({ oneOf: [animal, { ...vehicle({ oneOf: forms.map((form, place) => ({ ...form, title: { fr: ['Une voiture', 'Un camion'][place], en: 'Other' } })) }), title: { fr: 'Un véhicule', en: 'A vehicle' } }] });
    await renderRecord({ path: '/outings/create', ...foundEntity(named) });
    await choose('Un véhicule');
    await choose('Un camion');
    expect(await screen.findByRole('combobox', { name: /^Un véhicule/ })).toBeDefined();
  });

  it('in the items of a list are filled in for each item', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity({ type: 'object', properties: { id, name: text, things: { type: 'array', items: { type: 'object', oneOf: deep } } } }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter/ }));
    for (const name of ['vehicle', 'truck', 'arm']) await choose(name);
    await userEvent.type(await box('Reach'), '9');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ things: [{ kind: 'vehicle', form: 'truck', lift: 'arm', reach: '9' }] }]));
  });
});

describe('a constant that only an inner alternative has', () => {
  it('is sent with that alternative alone', async () => {
    const source = ofRecord({ oneOf: [animal, vehicle({ oneOf: [{ title: 'Electric', properties: { electric: { const: true }, range: text }, required: ['electric'] }, { title: 'Fuel', properties: { fuel: text }, required: ['fuel'] }] })] });
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(source) });
    await choose('vehicle');
    await choose('Fuel');
    await userEvent.type(await box('Fuel'), 'gas');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ kind: 'vehicle', fuel: 'gas' }]));
  });
});
