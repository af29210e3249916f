// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

beforeAll(async () => void (await import('@/widgets/geometry/GeometryInput')));

const point = { type: 'array', minItems: 2, items: { type: 'number' } };
const shape = (type: string, coordinates: object) => ({ title: type, type: 'object', required: ['type', 'coordinates'], properties: { type: { const: type }, coordinates } });
const several = shape('MultiPoint', { type: 'array', items: point });
const line = shape('LineString', { type: 'array', minItems: 2, items: point });
const area = shape('Polygon', { type: 'array', items: { type: 'array', minItems: 4, items: point } });
const found = foundEntity({ type: 'object', required: ['at'], properties: { at: shape('Point', { ...point, items: { type: 'number', maximum: 180 } }), where: { oneOf: [{ type: 'null' }, line, area, several] } } });

const open = (path: string, record: object = {}) => renderRecord({ path, ...found, api: { get: async () => ({ id: 12, ...record }) } });
const sent = (calls: Awaited<ReturnType<typeof open>>['calls'], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
const press = (name: string | RegExp, index = 0) => userEvent.click(screen.getAllByRole('button', { name })[index]!);
const group = (name: RegExp) => screen.findByRole('group', { name });
const type = async (label: string, text: string, index = 0) => {
  const box = screen.getAllByRole('textbox', { name: label })[index]!;
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const STORED = { type: 'LineString', coordinates: [[6, 48], [7, 49, 200], [8, 50]] };

describe('a geometry of GeoJSON', () => {
  it('is made of points by their coordinates, in the shape that is chosen, and closed where it is an area', async () => {
    const { calls } = await open('/outings/create');
    await group(/^Point/);
    expect(screen.getAllByText('Cliquez sur la carte pour ajouter un point. Pour déplacer un point, glissez-le, ou sélectionnez-le et utilisez les touches fléchées.')).toHaveLength(2);
    await press('Ajouter un point');
    await screen.findByText('Point 1 ajouté');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Point 1, latitude' }));
    await type('Point 1, latitude', '48,5');
    await type('Point 1, longitude', '6,25');
    expect(screen.getAllByRole('button', { name: 'Ajouter un point' })).toHaveLength(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Forme' }), 'Surface');
    for (const [index, at] of ['1', '2', '3'].entries()) {
      await press('Ajouter un point');
      const place = index === 0 ? 1 : 0;
      await type(`Point ${index + 1}, latitude`, at, place);
      await type(`Point ${index + 1}, longitude`, `${at}0`, place);
    }
    await press('Créer');
    const ring = [[10, 1], [20, 2], [30, 3], [10, 1]];
    await waitFor(() => expect(sent(calls, 'create')).toEqual([{ at: { type: 'Point', coordinates: [6.25, 48.5] }, where: { type: 'Polygon', coordinates: [ring] } }]));
  });

  it('has its points moved among one another and removed, and keeps the height of each', async () => {
    const { calls } = await open('/outings/12', { at: { type: 'Point', coordinates: [6, 48] }, where: STORED });
    await group(/^Where/);
    const moves = () => screen.getAllByRole('button', { name: /^(Monter|Descendre) le point/ }).map((button) => button.getAttribute('aria-label'));
    expect(moves()).toEqual(['Descendre le point 1', 'Monter le point 2', 'Descendre le point 2', 'Monter le point 3']);
    await press('Monter le point 2');
    await press('Descendre le point 1');
    await press('Monter le point 2');
    await press('Retirer le point 3');
    await screen.findByText('Point 3 retiré');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ajouter un point'));
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls, 'update')).toEqual([{ where: { type: 'LineString', coordinates: [[7, 49, 200], [6, 48]] } }]));
  });

  it.each([
    ['a line of one point', 'Point 1, latitude', '1', 'Ligne', 'Une ligne a au moins deux points'],
    ['a coordinate that is no number', 'Point 1, latitude', 'x', 'Ligne', 'Une ligne a au moins deux points'],
    ['an area of one point', 'Point 1, latitude', '1', 'Surface', 'Une surface a au moins trois points'],
  ])('is not sent with %s', async (_what, label, text, kind, said) => {
    const { calls } = await open('/outings/12', { at: { type: 'Point', coordinates: [6, 48] } });
    await group(/^Where/);
    const kinds = screen.getByRole('combobox', { name: 'Forme' });
    expect(within(kinds).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ligne', 'Surface', 'Autre forme']);
    await userEvent.selectOptions(kinds, kind);
    await press('Ajouter un point');
    await type(label, text, 1);
    await type('Point 1, longitude', '2', 1);
    await press('Enregistrer');
    await screen.findByRole('link', { name: said });
    expect(screen.getAllByRole('link', { name: /^(Une |Vérifiez|Renseignez)/ })).toHaveLength(1);
    expect(sent(calls, 'update')).toEqual([]);
  });

  it('has the mistakes that its schema finds in its points told at it', async () => {
    const { calls } = await open('/outings/12', { at: { type: 'Point', coordinates: [6, 48] } });
    await group(/^Point/);
    await type('Point 1, longitude', '200');
    await press('Enregistrer');
    await screen.findByRole('link', { name: /Point.*l’emplacement d’un de ses points, n’est pas permise/ });
    expect(sent(calls, 'update')).toEqual([]);
    await press('Retirer le point 1');
    await press('Enregistrer');
    await screen.findByRole('link', { name: /Renseignez le champ.*Point/ });
  });

  it('keeps what it says beside its point when the point is placed anew', async () => {
    const beside = { id: 'a', crs: { type: 'name' } };
    const { calls } = await open('/outings/12', { at: { ...beside, type: 'Point', bbox: [6, 48, 6, 48], coordinates: [6, 48] } });
    await group(/^Point/);
    await press('Retirer le point 1');
    await press('Ajouter un point');
    await type('Point 1, latitude', '49');
    await type('Point 1, longitude', '7');
    await press('Enregistrer');
    await waitFor(() => expect(sent(calls, 'update')).toEqual([{ at: { ...beside, type: 'Point', bbox: [7, 49, 7, 49], coordinates: [7, 49] } }]));
  });

  it('that cannot be drawn is written as JSON, and checked', async () => {
    const { calls } = await open('/outings/12', { at: { type: 'Point', coordinates: [6, 48] }, where: { type: 'MultiPoint', coordinates: [[1, 2]] } });
    await group(/^Where/);
    const box = screen.getAllByRole('textbox').at(-1)!;
    expect(JSON.parse((box as HTMLTextAreaElement).value)).toEqual({ type: 'MultiPoint', coordinates: [[1, 2]] });
    await userEvent.clear(box);
    await userEvent.paste('{ "type": "MultiPoint", "coordinates": [["x"]] }');
    await press('Enregistrer');
    await screen.findByRole('link', { name: /Where/ });
    expect(sent(calls, 'update')).toEqual([]);
  });

  it('is read in words on its page', async () => {
    await open('/outings/show/12', { at: { type: 'Point', coordinates: [6.25, 48.5] }, where: STORED });
    await screen.findByText('latitude 48,5, longitude 6,25');
    await screen.findByText(/Ligne de 3 points/);
  });
});
