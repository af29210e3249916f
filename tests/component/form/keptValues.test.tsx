// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const size = { type: 'array', prefixItems: [{ type: 'integer', title: 'Width' }, { type: 'integer', title: 'Height' }], items: false };
const crate = { type: 'object', properties: { inner: { ...size, prefixItems: [{ type: 'integer', title: 'Depth' }, { type: 'integer', title: 'Weight' }] } } };
const { entity, words } = foundEntity({ type: 'object', properties: { size, raw: { type: 'array' }, rows: { type: 'array', items: { type: 'object' } }, crate, value: { type: 'number' }, insurer: { type: 'string' } }, dependentRequired: { value: ['insurer'] } });

it('a tuple, a list of anything and one of objects of which nothing is said are kept where another field brings a condition into force, also inside an object', async () => {
  const { calls } = await renderRecord({ path: '/outings/create', entity, words });
  const type = async (name: RegExp, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);
  for (const [name, text] of [[/^Width/, '30'], [/^Height/, '20'], [/^Depth/, '7'], [/^Weight/, '8']] as const) await type(name, text);
  await userEvent.click(screen.getByRole('textbox', { name: /^Raw/ }));
  await userEvent.paste('["a", 1]');
  await userEvent.click(screen.getByRole('textbox', { name: /^Rows/ }));
  await userEvent.paste('[{ "a": 1 }]');
  await type(/^Value/, '12');
  await type(/^Insurer/, 'Lou');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toEqual({ size: [30, 20], raw: ['a', 1], rows: [{ a: 1 }], crate: { inner: [7, 8] }, value: 12, insurer: 'Lou' }));
});

it('a tuple that is emptied is empty', async () => {
  const { calls } = await renderRecord({ path: '/outings/12', entity, words, api: { get: () => Promise.resolve({ '@id': '/outings/12', id: 12, size: [30, 20], value: 12, insurer: 'Lou' }) } });
  for (const name of [/^Width/, /^Height/]) await userEvent.clear(await screen.findByRole('textbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ size: [] }));
});

/** An entity whose code is one thing for the kind a, and another for the kind b. */
function byKind(a: object, b: object) {
  const ofKind = (kind: string, code: object) => ({ properties: { kind: { const: kind }, code } });
  return foundEntity({ type: 'object', required: ['kind'], properties: { kind: { type: 'string', enum: ['a', 'b'] } }, dependencies: { kind: { oneOf: [ofKind('a', a), ofKind('b', b)] } } });
}

describe.each<[string, object, object, unknown, () => unknown, RegExp]>([
  ['a choice that is no longer offered', { enum: ['p', 'q'] }, { enum: ['r', 's'] }, 'p', () => screen.getByRole<HTMLInputElement>('radio', { name: 'p', checked: true }), /^Choisissez une des valeurs proposées/],
  ['a text where a number is asked', { type: 'string' }, { type: 'integer' }, 'douze', () => screen.getByDisplayValue('douze'), /^Saisissez un nombre entier/],
  ['a text where an object is asked', { type: 'string' }, { type: 'object', properties: { part: { type: 'string' } } }, 'douze', () => screen.getByDisplayValue('douze'), /Code/],
  ['an object where a text is asked', { type: 'object', properties: { part: { type: 'string' } } }, { type: 'string' }, { part: 'douze' }, () => screen.getByDisplayValue(/douze/), /Code/],
  ['a text in an object', { type: 'object', properties: { part: { type: 'string' } } }, { type: 'object', properties: { part: { type: 'integer' } } }, { part: 'douze' }, () => screen.getByDisplayValue('douze'), /^Saisissez un nombre entier/],
])('%s, as another answer changes the rules of its field,', (_what, first, then, code, box, line) => {
  const found = byKind(first, then);
  const open = async () => {
    const { calls } = await renderRecord({ path: '/outings/12', ...found, api: { get: async () => ({ id: 12, kind: 'a', code }) } });
    await userEvent.click(await screen.findByRole('radio', { name: 'b' }));
    return () => calls.filter(({ method }) => method === 'update').map(({ body }) => body);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

  it('stays in its box, and is refused there', async () => {
    const sent = await open();
    expect(box()).toBeDefined();
    await save();
    expect(await screen.findByRole('link', { name: line })).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('is as it was when that answer returns', async () => {
    const sent = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'a' }));
    expect(box()).toBeDefined();
    await save();
    expect(await screen.findByText('Aucune modification à enregistrer')).toBeDefined();
    expect(sent()).toEqual([]);
  });
});

it.each<[string, object, unknown, string, unknown]>([
  ['an object where a text is asked', { type: 'string' }, { part: 'douze' }, 'x', 'x'],
  ['a list where a number is asked', { type: 'integer' }, [1, 2], '7', 7],
  ['an object where a yes or no is asked', { type: 'boolean' }, { part: 'douze' }, 'true', true],
  ['a text where a yes or no is asked', { type: 'boolean' }, 'oui', 'true', true],
  ['an object where a choice is asked', { enum: ['x', 'y'] }, { part: 'douze' }, 'x', 'x'],
])('%s, is in sight as it is stored, goes nowhere by itself, and is refused until something else is typed', async (_what, code, stored, typed, sent) => {
  const found = foundEntity({ type: 'object', properties: { name: { type: 'string' }, code } });
  const { calls } = await renderRecord({ path: '/outings/12', ...found, api: { get: async () => ({ id: 12, name: 'Lou', code: stored }) } });
  const updates = () => calls.filter(({ method }) => method === 'update').map(({ body }) => body);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Code/ });
  expect(box.value).toBe(typeof stored === 'string' ? stored : JSON.stringify(stored, null, 2));
  await userEvent.clear(box);
  await userEvent.paste('{"part": 13}');
  await save();
  expect(await screen.findByRole('link', { name: /Code/ })).toBeDefined();
  expect(updates()).toEqual([]);
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await save();
  await waitFor(() => expect(updates()).toEqual([{ code: sent }]));
});
