// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const text = { type: 'string' };

async function open(properties: object, required: string[], record?: object) {
  const { entity, words } = foundEntity({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, place: text, ...properties }, required });
  const path = record ? '/outings/12' : '/outings/create';
  return renderRecord({ path, entity, words, api: { get: async () => ({ id: 12, place: 'Lyon', ...record }) } });
}

async function links() {
  await userEvent.click(screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ }));
  return within(await screen.findByRole('alert', { name: /erreur/ })).getAllByRole('link');
}

const street = { type: 'object', properties: { town: text, code: { type: 'integer' }, note: text }, required: ['town', 'code'] };

it.each([
  ['an object', street],
  ['an object in an object', { type: 'object', properties: { at: street }, required: ['at'] }],
  ['an object in the items of a list', { type: 'array', minItems: 1, items: { type: 'object', properties: { name: text, at: street }, required: ['at'] } }],
  ['one of two objects', { oneOf: [street, { type: 'object', properties: { relay: text }, required: ['relay'] }] }],
])('of what has to be there and was not begun, the boxes to fill in are named: %s', async (what, target) => {
  await open({ target }, ['target']);
  if (what.endsWith('list')) await userEvent.click(await screen.findByRole('button', { name: /^Ajouter/ }));
  await screen.findByRole('textbox', { name: /^Town/ });
  const [town, code, ...others] = await links();
  expect([town?.textContent, code?.textContent, others]).toEqual([expect.stringContaining('Town'), expect.stringContaining('Code'), []]);
  await userEvent.click(code!);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Code/ }));
});

it('a line about the value of a name with dots leads to its box', async () => {
  await open({ prices: { type: 'object', additionalProperties: { type: 'integer', maximum: 9 } } }, [], { prices: { 'a.b': 3, 'c.d': 4 } });
  const box = (await screen.findAllByRole('textbox', { name: 'Valeur' }))[1]!;
  await userEvent.type(box, '2');
  const [line] = await links();
  await userEvent.click(line!);
  expect(document.activeElement).toBe(box);
});

it.each([
  ['target.unheard', 'an object', /^Town/],
  ['stops.0.unheard', 'an item of a list', /Titre|Title/],
])('what the server says of %s, which has no box, leads to the first of those beside it: %s', async (path, _what, box) => {
  const { entity, words } = foundEntity({ type: 'object', properties: { place: text, target: street, stops: { type: 'array', items: { type: 'object', properties: { title: text } } } } });
  const update = () => Promise.reject(new ApiError('rejected', '', [{ path, message: 'Not so.' }]));
  await renderRecord({ path: '/outings/12', entity, words, api: { get: async () => ({ id: 12, place: 'Lyon', target: { town: 'Lyon', code: 3 }, stops: [{ title: 'Toul' }] }), update } });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Place/ }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await userEvent.click(await screen.findByRole('link', { name: /Not so/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: box }));
});
