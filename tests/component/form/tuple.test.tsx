// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { ofSchema, outing } from './outing';
import { renderRecord } from './renderRecord';

/** Tuples in each of their spellings, as somebody writes them. */
const parcel = {
  type: 'object',
  required: ['size'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    size: {
      title: { fr: 'Taille', en: 'Size' },
      type: 'array',
      prefixItems: [{ type: 'number', title: { fr: 'Largeur', en: 'Width' }, minimum: 0 }, { type: 'string', title: { fr: 'Unité', en: 'Unit' }, enum: ['cm', 'inch'] }],
      items: false,
      minItems: 2,
    },
    range: { title: 'Portée', type: 'array', items: [{ type: 'integer' }, { type: ['integer', 'null'] }] },
    colour: { title: 'Couleur', type: 'array', minItems: 3, maxItems: 3, items: { type: 'integer', maximum: 255 } },
    box: { type: 'object', properties: { corner: { title: 'Coin', type: 'array', prefixItems: [{ type: 'number', title: 'x' }, { type: 'boolean', title: 'fixe' }], minItems: 2 } } },
  },
};

/** Tuples with objects, and lists of tuples. */
const place = { type: 'object', required: ['lat'], properties: { lat: { type: 'number', title: 'Latitude' }, open: { type: 'boolean', title: 'Ouvert' } } };
const tour = {
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    ends: { title: 'Extrémités', type: 'array', prefixItems: [{ ...place, title: 'Départ', required: ['lat', 'open'] }, { ...place, title: 'Arrivée' }], minItems: 2, items: false },
    stops: { title: 'Étapes', type: 'array', items: { type: 'array', prefixItems: [{ type: 'string', title: 'Ville' }, { $ref: '#/definitions/place', title: 'Point' }], minItems: 1, items: false } },
  },
  definitions: { place },
};

function entityOf(written: object = parcel): { entity: EntityBody; words: object } {
  const { entities, mistakes } = readResourceFiles({ files: new Map([['schemas/parcel/schema.json', JSON.stringify(written)]]), messageContexts: [] });
  expect(mistakes).toEqual([]);
  const [{ resource, schema, words }] = entities as [(typeof entities)[number]];
  const { name, route, endpoint, permissions, menu } = outing.resource;
  return { entity: ofSchema(schema, [], { ...resource, name, route: route ?? '', endpoint, permissions, ...(menu && { menu }), textIds: false as never }), words: words.fr };
}

const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ }));
const bodies = (calls: readonly { method: string; body?: unknown }[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

describe('a list whose places each have a meaning', () => {
  it('has a box with a label for each place, and is sent as a list', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...entityOf() });
    await screen.findByRole('group', { name: 'Taille' });
    await userEvent.type(await group('Taille').findByRole('textbox', { name: /^Largeur/ }), '12,5');
    await userEvent.click(group('Taille').getByRole('radio', { name: 'Inch' }));
    await userEvent.type(group('Portée').getByRole('textbox', { name: /^Portée 1/ }), '4');
    await userEvent.type(group('Couleur').getByRole('textbox', { name: /^Couleur 1/ }), '255');
    await userEvent.type(group('Couleur').getByRole('textbox', { name: /^Couleur 2/ }), '0');
    await userEvent.type(group('Couleur').getByRole('textbox', { name: /^Couleur 3/ }), '7');
    await userEvent.type(group('Coin').getByRole('textbox', { name: /^x/i }), '3');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ size: [12.5, 'inch'], range: [4], colour: [255, 0, 7], box: { corner: [3, false] } }]));
  });

  it('is asked whole, each place where it stands', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...entityOf() });
    await screen.findByRole('group', { name: 'Taille' });
    await userEvent.type(group('Taille').getByRole('textbox', { name: /^Largeur/ }), '12');
    await userEvent.type(group('Couleur').getByRole('textbox', { name: /^Couleur 2/ }), '256');
    await save();
    await screen.findByRole('link', { name: /Unité/ });
    await screen.findByRole('link', { name: /Couleur 1/ });
    await screen.findByRole('link', { name: /Couleur 2/ });
    await screen.findByRole('link', { name: /Couleur 3/ });
    expect(bodies(calls, 'create')).toEqual([]);
  });

  it('is left alone where nothing changes, and emptied with its boxes', async () => {
    const record = { id: 12, size: [3, 'cm'], range: [1, 2], colour: [1, 2, 3] };
    const { calls } = await renderRecord({ path: '/outings/12', ...entityOf(), api: { get: async () => record } });
    await screen.findByRole('group', { name: 'Taille' });
    await userEvent.clear(group('Portée').getByRole('textbox', { name: /^Portée 1/ }));
    await userEvent.type(group('Portée').getByRole('textbox', { name: /^Portée 1/ }), '0');
    await userEvent.clear(group('Portée').getByRole('textbox', { name: /^Portée 2/ }));
    await save();
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ range: [0] }]));
  });

  it('that has more items than places is written as JSON, with all of them', async () => {
    await renderRecord({ path: '/outings/12', ...entityOf(), api: { get: async () => ({ id: 12, size: [3, 'cm'], range: [1, 2, 3] }) } });
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Portée/ })).value).toBe('[\n  1,\n  2,\n  3\n]');
  });

  it('is read with the names of its places', async () => {
    const { container } = await renderRecord({ path: '/outings/show/12', ...entityOf(), api: { get: async () => ({ id: 12, size: [3, 'cm'], range: [1, 2], colour: [1, 2, 3] }) } });
    await screen.findByRole('heading', { level: 1 });
    expect(container.textContent).toContain('Largeur\u202f: 3, Unité\u202f: Cm');
    expect(container.textContent).toContain('1, 2, 3');
  });
});

describe('a tuple with objects', () => {
  it('has the fields of each object under its name, and is sent with what was typed and the boxes that were not ticked', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...entityOf(tour) });
    await screen.findByRole('group', { name: 'Extrémités' });
    await userEvent.type(await group('Départ').findByRole('textbox', { name: /^Latitude/ }), '48,5');
    await userEvent.type(group('Arrivée').getByRole('textbox', { name: /^Latitude/ }), '7');
    await userEvent.click(group('Arrivée').getByRole('checkbox', { name: /^Ouvert/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Ajouter\s:\sÉtapes/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Ville/ }), 'Nancy');
    expect(screen.getByRole('group', { name: 'Étapes 1' })).toBeTruthy();
    await userEvent.type(group('Point').getByRole('textbox', { name: /^Latitude/ }), '48');
    await save();
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ ends: [{ lat: 48.5, open: false }, { lat: 7, open: true }], stops: [['Nancy', { lat: 48 }]] }]));
  });

  it('is asked for what its objects require, where it stands', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...entityOf(tour) });
    await screen.findByRole('group', { name: 'Extrémités' });
    await userEvent.type(await group('Départ').findByRole('textbox', { name: /^Latitude/ }), '48');
    await userEvent.click(group('Arrivée').getByRole('checkbox', { name: /^Ouvert/ }));
    await save();
    await screen.findByRole('link', { name: /Latitude/ });
    expect(group('Arrivée').getByRole('textbox', { name: /^Latitude/ }).getAttribute('aria-invalid')).toBe('true');
    expect(bodies(calls, 'create')).toEqual([]);
  });

  it('is sent whole where one of its fields changes', async () => {
    const record = { id: 12, ends: [{ lat: 1, open: true }, { lat: 2 }], stops: [['Metz'], ['Nancy', { lat: 3 }]] };
    const { calls } = await renderRecord({ path: '/outings/12', ...entityOf(tour), api: { get: async () => record } });
    const latitude = await group('Arrivée').findByRole('textbox', { name: /^Latitude/ });
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '9');
    await save();
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ ends: [{ lat: 1, open: true }, { lat: 9 }] }]));
  });

  it('has a name of its own where it stands, in tuples of a list and in lists of lists', async () => {
    const pair = { type: 'array', prefixItems: [{ type: 'object', properties: { hue: { type: 'number' } } }, { type: 'number' }], minItems: 2, items: false };
    const shelf = { type: 'object', properties: { books: { title: 'Livres', type: 'array', items: { type: 'object', properties: { author: { type: 'string' } } } } } };
    const palette = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, palette: { title: 'Palette', type: 'array', items: pair }, shelves: { title: 'Rayons', type: 'array', items: shelf } } };
    const record = { id: 12, palette: [[{ hue: 1 }, 2], [{ hue: 3 }, 4]], shelves: [{ books: [{ author: 'a' }] }, { books: [{ author: 'b' }] }] };
    await renderRecord({ path: '/outings/12', ...entityOf(palette), api: { get: async () => record } });
    await screen.findByRole('group', { name: 'Palette 2' });
    const names = ['Palette 1', 'Palette 1.1', 'Palette 2', 'Palette 2.1', 'Livres 1.1', 'Livres 2.1'];
    expect(names.map((name) => screen.getAllByRole('group', { name }).length)).toEqual(names.map(() => 1));
    expect(screen.getByRole('textbox', { name: /^Palette 2\.2/ })).toHaveProperty('value', '4');
  });
});
