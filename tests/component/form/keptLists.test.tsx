// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const size = { type: 'array', prefixItems: [{ type: 'integer', title: 'Width' }, { type: 'integer', title: 'Height' }], items: false };
const box = { type: 'object', properties: { inner: { ...size, prefixItems: [{ type: 'integer', title: 'Depth' }, { type: 'integer', title: 'Weight' }] } } };
const { entity, words } = foundEntity({ type: 'object', properties: { size, raw: { type: 'array' }, rows: { type: 'array', items: { type: 'object' } }, box, value: { type: 'number' }, insurer: { type: 'string' } }, dependentRequired: { value: ['insurer'] } });

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
  await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toEqual({ size: [30, 20], raw: ['a', 1], rows: [{ a: 1 }], box: { inner: [7, 8] }, value: 12, insurer: 'Lou' }));
});

it('a tuple that is emptied is empty', async () => {
  const { calls } = await renderRecord({ path: '/outings/12', entity, words, api: { get: () => Promise.resolve({ '@id': '/outings/12', id: 12, size: [30, 20], value: 12, insurer: 'Lou' }) } });
  for (const name of [/^Width/, /^Height/]) await userEvent.clear(await screen.findByRole('textbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ size: [] }));
});
