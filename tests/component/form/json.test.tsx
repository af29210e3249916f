// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { foundEntity } from './foundEntity';
import { ofSchema } from './outing';
import { renderRecord } from './renderRecord';

/** Neither field has inputs: nothing is known about the first, and in the second one of the positions is an object. */
const schema: RecordSchema = {
  type: 'object',
  properties: { id: { type: 'integer', readOnly: true }, settings: { type: 'object' }, span: { type: 'array', allOf: [{ items: [{ type: 'integer' }, { type: 'integer' }, { type: 'object' }] } as unknown as Schema] } },
};
const device = ofSchema(schema, ['settings', 'span'], { title: ['id'], create: { after: 'list' } });
const words = { fields: { settings: 'Réglages', span: 'Portée' } };

const box = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const type = async (name: RegExp, text: string) => {
  await userEvent.clear(await box(name));
  await userEvent.click(await box(name));
  await userEvent.paste(text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ }));
const bodies = (calls: readonly { method: string; body?: unknown }[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

describe('a value that no form has boxes for', () => {
  it('is written as JSON, and sent as what it says', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: device, words });
    await type(/^Réglages/, '{ "mode": ["a", 1] }');
    await type(/^Portée/, '[1, 2]');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ settings: { mode: ['a', 1] }, span: [1, 2] }]));
  });

  it('says which part of it is missing, where it is nothing or refers to what is around it', async () => {
    const next = { oneOf: [{ type: 'null' }, { $ref: '#/$defs/node' }] };
    const node = { type: 'object', required: ['label', 'age'], properties: { label: { type: 'string' }, age: { type: 'integer' }, next } };
    await renderRecord({ path: '/outings/create', ...foundEntity({ $defs: { node }, type: 'object', properties: { id: { type: 'integer', readOnly: true }, node: next } }) });
    await userEvent.type(await screen.findByRole('textbox', { name: /^(Label|Libellé)/ }), 'a');
    await userEvent.type(await screen.findByRole('textbox', { name: /^(Age|Âge)/ }), '7');
    await type(/^Next/, '{ "label": "b" }');
    await save();
    await screen.findByRole('alert', { name: /1 erreur/ });
    expect(screen.getByRole('alert', { name: /1 erreur/ }).textContent).toMatch(/Next.*age.*manque/);
  });

  it('says how it is written', async () => {
    const note: Schema = { type: ['string', 'number'] };
    const entity = ofSchema({ ...schema, properties: { ...schema.properties, note } }, ['settings', 'span', 'note'], { title: ['id'] });
    await renderRecord({ path: '/outings/create', entity, words: { fields: { ...words.fields, note: 'Note' } } });
    for (const [name, written] of [['Réglages', 'En JSON, entre accolades.'], ['Portée', 'En JSON, entre crochets.'], ['Note', /^Ce qui est du JSON/]] as const) await screen.findByRole('textbox', { name, description: written });
  });

  it.each(['42', 'true', '"a"', 'null'])('stays the text that it is, where it looks like another value: %s', async (text) => {
    const note: Schema = { type: ['string', 'number', 'boolean', 'null'] };
    const entity = ofSchema({ ...schema, properties: { ...schema.properties, note } }, ['settings', 'note'], { title: ['id'], create: { after: 'list' } });
    const { calls } = await renderRecord({ path: '/outings/12', entity, words: { fields: { ...words.fields, note: 'Note' } }, api: { get: async () => ({ id: 12, note: text }) } });
    expect((await box(/^Note/)).value).toBe(JSON.stringify(text));
    await type(/^Note/, JSON.stringify(`${text}${text}`));
    await type(/^Réglages/, '{}');
    await save();
    await waitFor(() => expect(bodies(calls, 'update')).toMatchObject([{ note: `${text}${text}` }]));
  });

  it.each([
    ['an object without any value', '{}', {}],
    ['a list without items', '[]', []],
    ['values that are nothing', '{ "a": null, "b": {} }', { a: null, b: {} }],
  ])('is sent as it was typed where it is %s', async (_what, text, value) => {
    const entity = ofSchema({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, note: { type: 'string' }, settings: { type: ['object', 'array'] }, part: { type: 'object', properties: { name: { type: 'string' }, extra: { type: ['object', 'array'] } } } } }, ['note', 'settings', 'part'], { title: ['id'], create: { after: 'list' } });
    const named = { fields: { ...words.fields, note: 'Note', part: 'Partie', 'part.name': 'Nom', 'part.extra': 'Supplément' } };
    const created = await renderRecord({ path: '/outings/create', entity, words: named });
    await type(/^Réglages/, text);
    await type(/^Supplément/, text);
    await save();
    await waitFor(() => expect(bodies(created.calls, 'create')).toEqual([{ settings: value, part: { extra: value } }]));
    cleanup();
    const edited = await renderRecord({ path: '/outings/12', entity, words: named, api: { get: async () => ({ id: 12, note: 'a', part: { name: 'b' } }) } });
    await type(/^Réglages/, text);
    await type(/^Supplément/, text);
    await save();
    await waitFor(() => expect(bodies(edited.calls, 'update')).toEqual([{ settings: value, part: { name: 'b', extra: value } }]));
  });

  it('is not sent where nobody has typed it', async () => {
    const free: Schema = { type: 'object', properties: { name: { type: 'string' }, list: { type: 'array' }, object: { type: 'object' } } };
    const entity = ofSchema({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, note: { type: 'string' }, list: { type: 'array' }, object: { type: 'object' }, part: free } }, ['note', 'list', 'object', 'part'], { title: ['id'], create: { after: 'list' } });
    const named = { fields: { note: 'Note', list: 'Liste', object: 'Objet', part: 'Partie', 'part.name': 'Nom', 'part.list': 'Sa liste', 'part.object': 'Son objet' } };
    const created = await renderRecord({ path: '/outings/create', entity, words: named });
    await type(/^Note/, 'a');
    await type(/^Nom/, 'b');
    await save();
    await waitFor(() => expect(bodies(created.calls, 'create')).toEqual([{ note: 'a', part: { name: 'b' } }]));
    cleanup();
    const edited = await renderRecord({ path: '/outings/12', entity, words: named, api: { get: async () => ({ id: 12, note: 'a', list: [], part: { name: 'b', object: {} } }) } });
    await type(/^Note/, 'c');
    await save();
    await waitFor(() => expect(bodies(edited.calls, 'update')).toEqual([{ note: 'c' }]));
  });

  it('is not sent while it cannot be read, and stays as it was typed', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: device, words });
    await type(/^Réglages/, '{ "mode": ');
    await save();
    await screen.findByRole('link', { name: /Réglages.* en JSON, entre accolades/ });
    expect((await box(/^Réglages/)).value).toBe('{ "mode":');
    expect(bodies(calls, 'create')).toEqual([]);
  });

  it('is checked by its schema, and says where it is wrong', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: device, words });
    await type(/^Portée/, '[1, "x"]');
    await save();
    await screen.findByRole('link', { name: /Portée.*la valeur à .*1.* n’est pas permise/ });
    expect(bodies(calls, 'create')).toEqual([]);
  });

  it('stays as it is stored where it is one of several objects', async () => {
    const choices = { enum: [{ k: 1 }, { k: 2 }] } as unknown as Schema;
    const entity = ofSchema({ ...schema, properties: { ...schema.properties, note: { type: 'string' }, size: { type: 'object', allOf: [choices] } } }, ['note', 'size'], { title: ['id'], create: { after: 'list' } });
    const { calls } = await renderRecord({ path: '/outings/12', entity, words: { fields: { ...words.fields, note: 'Note', size: 'Taille' } }, api: { get: async () => ({ id: 12, note: 'a', size: { k: 2 } }) } });
    expect((await box(/^Taille/)).value).toBe('{\n  "k": 2\n}');
    await type(/^Note/, 'b');
    await save();
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ note: 'b' }]));
  });

  it('keeps all that is in it, whatever else in a record would count as absent', async () => {
    const found = foundEntity({ type: 'object', properties: { note: { type: 'string' }, settings: { type: 'object' }, parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, extra: { type: 'object' } } } } } });
    const odd = { '@type': 'Mode', '@id': '/modes/1', a: null, b: '' };
    const { calls } = await renderRecord({ path: '/outings/12', ...found, api: { get: async () => ({ id: 12, note: 'x', settings: { ...odd, c: 1 }, parts: [{ '@id': '/parts/1', name: 'y', extra: odd }] }) } });
    const settings = await box(/^Settings/);
    expect(JSON.parse(settings.value)).toEqual({ ...odd, c: 1 });
    await type(/^Settings/, JSON.stringify({ ...odd, c: 2 }));
    await userEvent.type(screen.getByDisplayValue('y'), 'z');
    await save();
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ settings: { ...odd, c: 2 }, parts: [{ name: 'yz', extra: odd }] }]));
  });

  it('is read as it is stored, and left alone where nothing changes', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: device, words, api: { get: async () => ({ id: 12, settings: { a: 1 }, span: [1, 2] }) } });
    expect((await box(/^Réglages/)).value).toBe('{\n  "a": 1\n}');
    await type(/^Portée/, '[1, 3]');
    await save();
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ span: [1, 3] }]));
  });
});

describe('what must be agreed to', () => {
  it('is a box to tick, without which nothing leaves', async () => {
    const terms = ofSchema({ type: 'object', required: ['accepted'], properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, accepted: { type: 'boolean', const: true } } }, ['name', 'accepted'], { create: { after: 'list' } });
    const { calls } = await renderRecord({ path: '/outings/create', entity: terms, words: { fields: { name: 'Nom', accepted: 'Conditions acceptées' } } });
    const tick = await screen.findByRole('checkbox', { name: /Conditions acceptées/ });
    await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Zoé');
    await save();
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    expect(bodies(calls, 'create')).toEqual([]);
    await userEvent.click(tick);
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'Zoé', accepted: true }]));
  });
});

describe('a password', () => {
  const account = ofSchema(
    { type: 'object', required: ['secret'], properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, secret: { type: 'string', format: 'password', writeOnly: true } } },
    ['name', 'secret'],
    { create: { after: 'list' } },
  );
  const named = { fields: { name: 'Nom', secret: 'Mot de passe' } };

  it('is asked once, hidden as it is typed', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: account, words: named });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Zoé');
    await save();
    await screen.findByRole('link', { name: /Mot de passe/ });
    const secret = screen.getByLabelText<HTMLInputElement>(/^Mot de passe/);
    expect(secret.type).toBe('password');
    await userEvent.type(secret, 'sésame');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'Zoé', secret: 'sésame' }]));
  });

  it('is neither shown nor asked again', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: account, words: named, api: { get: async () => ({ id: 12, name: 'Zoé' }) } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'x');
    await save();
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ name: 'Zoéx' }]));
  });
});
