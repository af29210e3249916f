// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RecordSchema } from '@/engine/model/Schema';
import { ofSchema } from './outing';
import { renderRecord } from './renderRecord';

const words = { fields: { name: 'Nom', renewed: 'Renouvelé', terms: 'Conditions acceptées', place: { label: 'Lieu', street: 'Rue', covered: 'Couvert' } } };

const schema: RecordSchema = {
  type: 'object',
  required: ['renewed'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    renewed: { type: 'boolean' },
    terms: { type: 'boolean' },
    place: { type: 'object', required: ['covered'], properties: { street: { type: 'string' }, covered: { type: 'boolean' } } },
  },
};

const entity = ofSchema(schema, ['name', 'renewed', 'terms', 'place'], { create: { after: 'list' } });
const type = async (name: RegExp, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (calls: readonly { method: string; body?: unknown }[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

describe('a box that is not ticked', () => {
  it('says no where an answer is required, also inside an object that is filled in; elsewhere it says nothing', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, words });
    await type(/^Nom/, 'x');
    await press('Créer');
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ name: 'x', renewed: false }]));
  });

  it('says no inside an object as soon as something is filled in there', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, words });
    await type(/^Rue/, 'y');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Couvert' }).required).toBe(false);
    await press('Créer');
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ renewed: false, place: { street: 'y', covered: false } }]));
  });

  it('sends nothing of itself with an edit, as nobody has said no', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity, words, api: { get: () => Promise.resolve({ id: 12, name: 'a', place: { street: 'b' } }), update: () => Promise.resolve({ id: 12, name: 'ax' }) } });
    await type(/^Nom/, 'x');
    await press('Enregistrer');
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ name: 'ax' }]));
  });
});

it('a box that has to be ticked is not answered by leaving it', async () => {
  const asked = ofSchema({ ...schema, required: ['terms'], properties: { ...schema.properties, terms: { type: 'boolean', const: true } } }, ['name', 'terms'], { create: { after: 'list' } });
  const { calls } = await renderRecord({ path: '/outings/create', entity: asked, words });
  await type(/^Nom/, 'x');
  await press('Créer');
  await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
  expect(bodies(calls, 'create')).toEqual([]);
});
