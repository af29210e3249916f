// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RecordSchema, Schema } from '@/engine/model/Schema';
import { foundEntity } from './foundEntity';
import { ofSchema } from './outing';
import { renderRecord } from './renderRecord';

/** The food of an animal depends on its kind, a chip has a number, and an insured animal has a company. */
const schema: RecordSchema = {
  type: 'object',
  required: ['animal'],
  properties: {
    id: { type: 'integer', readOnly: true },
    animal: { type: 'string', enum: ['Cat', 'Fish', 'Stone'] },
    chip: { type: 'string' },
    insured: { type: 'boolean' },
  },
  allOf: [
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    { if: { properties: { animal: { const: 'Cat' } }, required: ['animal'] }, then: { properties: { food: { type: 'string', enum: ['meat', 'fish'] } }, required: ['food'] } },
    {
      if: { properties: { animal: { const: 'Fish' } }, required: ['animal'] },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
      then: { properties: { food: { type: 'string', enum: ['insects', 'worms'] }, water: { type: 'string', minLength: 3 } }, required: ['food', 'water'] },
      else: { properties: { walks: { type: 'integer', minimum: 0 } } },
    },
  ],
  dependencies: { chip: ['walks'], insured: { oneOf: [{ properties: { insured: { const: false } } }, { properties: { insured: { const: true }, company: { type: 'string' } }, required: ['company'] }] } },
};

const pet = ofSchema(schema, ['animal', 'food', 'water', 'walks', 'chip', 'insured', 'company'], { create: { after: 'list' } });

const words = {
  fields: { animal: 'Animal', food: 'Nourriture', water: 'Eau', walks: 'Promenades', chip: 'Puce', insured: 'Assuré', company: 'Assureur' },
  enums: { animal: { Cat: 'Chat', Fish: 'Poisson', Stone: 'Caillou' }, food: { meat: 'Viande', fish: 'Poisson', insects: 'Insectes', worms: 'Vers' } },
};

const save = () => screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ });
const choose = async (group: RegExp, name: string) => userEvent.click(await within(await screen.findByRole('group', { name: group })).findByRole('radio', { name }));

const bodies = (calls: readonly { method: string; body?: unknown }[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

describe('a schema with conditions', () => {
  it('brings the fields of the branch that holds, and sends nothing that its rule refuses', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: pet, words });
    await choose(/^Animal/, 'Chat');
    await userEvent.click(save());
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    within(summary).getByRole('link', { name: /^Choisissez une valeur pour .*Nourriture/ });
    expect(bodies(calls, 'create')).toEqual([]);
    expect(screen.queryByRole('textbox', { name: /^Eau/ })).toBeNull();

    await choose(/^Nourriture/, 'Poisson');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ animal: 'Cat', food: 'fish' }]));
  });

  it('asks for what must be in an object that it brings, in the boxes of that object', async () => {
    const home: Schema = { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } }, required: ['city'] };
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    const kept: RecordSchema = { ...schema, allOf: [{ if: { properties: { animal: { const: 'Stone' } }, required: ['animal'] }, then: { properties: { home }, required: ['home'] } }] };
    const entity = ofSchema(kept, ['animal', 'home'], { create: { after: 'list' } });
    const { calls } = await renderRecord({ path: '/outings/create', entity, words: { ...words, fields: { ...words.fields, home: 'Logis', 'home.street': 'Rue', 'home.city': 'Ville' } } });
    await choose(/^Animal/, 'Caillou');
    await screen.findByRole('textbox', { name: /^Ville/ });
    await userEvent.click(save());
    await screen.findByRole('link', { name: /^Renseignez le champ .*Ville/ });
    expect(bodies(calls, 'create')).toEqual([]);
  });

  it('offers the choices of the branch that holds, checks it by its own rules, and sends nothing of another', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: pet, words });
    await choose(/^Animal/, 'Poisson');
    await choose(/^Nourriture/, 'Vers');
    expect(screen.queryByRole('radio', { name: 'Viande' })).toBeNull();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Eau/ }), 'ab');
    await userEvent.click(save());
    await screen.findByRole('link', { name: /^Saisissez au moins 3 caractères dans .*Eau/ });
    await choose(/^Animal/, 'Caillou');
    expect(screen.queryByRole('textbox', { name: /^Eau/ })).toBeNull();
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ animal: 'Stone' }]));
  });

  it('has what was typed again when its branch comes back', async () => {
    await renderRecord({ path: '/outings/create', entity: pet, words });
    await choose(/^Animal/, 'Poisson');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Eau/ }), 'douce');
    await choose(/^Animal/, 'Caillou');
    await choose(/^Animal/, 'Poisson');
    expect(screen.getByRole('textbox', { name: /^Eau/ })).toHaveProperty('value', 'douce');
  });

  it('has nothing of what was typed, and says nothing of its mistakes, once that is given up', async () => {
    const open = () => renderRecord({ path: '/outings/12', entity: pet, words, api: { get: () => Promise.resolve({ id: 12, animal: 'Stone' }) } });
    const water = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Eau/ });
    await open();
    await choose(/^Animal/, 'Poisson');
    cleanup();
    await open();
    await userEvent.type(await water(), 'ab');
    await userEvent.tab();
    await userEvent.click(save());
    expect((await water()).getAttribute('aria-invalid')).toBe('true');
    await choose(/^Animal/, 'Caillou');
    await userEvent.click(await screen.findByRole('button', { name: 'Abandonner cette saisie' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(() => expect(screen.queryByText(/a été reprise/)).toBeNull());
    await choose(/^Animal/, 'Poisson');
    expect([(await water()).value, (await water()).getAttribute('aria-invalid')]).toEqual(['', 'false']);
  });

  it('asks for what the presence of another field asks for', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity: pet, words });
    await choose(/^Animal/, 'Caillou');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Puce/ }), '250');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Assuré/ }));
    await userEvent.click(save());
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 2 erreurs' });
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Promenades'), expect.stringContaining('Assureur')]);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Promenades/ }), '2');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Assureur/ }), 'MAIF');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ animal: 'Stone', chip: '250', insured: true, walks: 2, company: 'MAIF' }]));
  });

  it('changes what has changed, and empties on the server what a condition has taken away', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: pet, words, api: { get: async () => ({ id: 12, animal: 'Fish', food: 'worms', water: 'salée', company: 'MAIF' }) } });
    expect(await screen.findByRole('textbox', { name: /^Eau/ })).toHaveProperty('value', 'salée');
    await choose(/^Animal/, 'Chat');
    await choose(/^Nourriture/, 'Viande');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ animal: 'Cat', food: 'meat', water: null }]));
  });

  it('sends nothing of another branch of an object inside the record', async () => {
    const { id, animal, food, water } = { id: { type: 'integer', readOnly: true }, animal: { type: 'string', enum: ['Cat', 'Fish'] }, food: { type: 'string' }, water: { type: 'string' } } satisfies Record<string, Schema>;
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    const guest: RecordSchema = { type: 'object', properties: { animal }, if: { properties: { animal: { const: 'Fish' } } }, then: { properties: { water }, required: ['water'] }, else: { properties: { food } } };
    const house = ofSchema({ type: 'object', properties: { id, guest } }, ['guest'], { create: { after: 'list' } });
    const { calls } = await renderRecord({ path: '/outings/create', entity: house, words: { fields: { guest: 'Hôte', 'guest.animal': 'Animal', 'guest.food': 'Nourriture', 'guest.water': 'Eau' }, enums: { 'guest.animal': words.enums.animal } } });
    await choose(/^Animal/, 'Chat');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nourriture/ }), 'croquettes');
    await choose(/^Animal/, 'Poisson');
    await userEvent.click(save());
    await screen.findByRole('link', { name: /Renseignez le champ .*Eau/ });
    await userEvent.type(screen.getByRole('textbox', { name: /^Eau/ }), 'douce');
    await userEvent.click(save());
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ guest: { animal: 'Fish', water: 'douce' } }]));
  });

  it('shows of a record what it holds', async () => {
    await renderRecord({ path: '/outings/show/12', entity: pet, words, api: { get: async () => ({ id: 12, animal: 'Cat', food: 'fish' }) } });
    expect(await screen.findByText('Nourriture')).toBeDefined();
    expect(screen.queryByText('Eau')).toBeNull();
  });
});

describe('a field that a condition forbids', () => {
  const text: Schema = { type: 'string' };
  const names = { species: { enum: ['cat', 'stone'] }, name: text, chip: text };
  const isStone = { properties: { species: { const: 'stone' } }, required: ['species'] };
  const conditional = {
    type: 'object',
    properties: { id: { type: 'integer', readOnly: true }, ...names },
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    allOf: [{ if: isStone, then: { properties: { name: false } } }, { dependencies: { name: { properties: { chip: false } } } }],
  };

  it.each([
    ['the record', conditional, {}],
    ['an object in it', { type: 'object', properties: { id: conditional.properties.id, pet: { ...conditional, properties: names } } }, { in: 'pet' }],
  ])('has no box and is not sent while it holds, and is back afterwards, where the condition is one of %s', async (_what, source, { in: place }: { in?: string }) => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(source) });
    await userEvent.click(await screen.findByRole('radio', { name: 'Cat' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Minou');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Chip/ })).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Stone' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Nom/ })).toBeNull());
    await userEvent.type(await screen.findByRole('textbox', { name: /^Chip/ }), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    const sent = { species: 'stone', chip: '12' };
    await waitFor(() => expect(calls.filter(({ method }) => method === 'create').map(({ body }) => body)).toEqual([place ? { [place]: sent } : sent]));
  });
});
