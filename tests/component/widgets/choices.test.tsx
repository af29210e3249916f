// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import { compiled, outing } from '../form/outing';
import { renderRecord } from '../form/renderRecord';

/** An outing with a list of things that it lends. */
function lending(): EntityBody {
  const schema = { ...outing.schema, properties: { ...outing.schema.properties, lent: { type: 'array' as const, uniqueItems: true, items: { type: 'integer' as const, enum: [1, 2, 3] } } } };
  const sections = [{ name: 'all', rows: [['name'], ['lent']] }];
  return { schema, resource: { ...outing.resource, form: sections, show: sections }, validators: compiled(schema) };
}

const words = { fields: { lent: 'Prêt' }, enums: { lent: { 1: 'Carte', 2: 'Boussole', 3: 'Gourde' } } };
const group = () => screen.findByRole('group', { name: /^Prêt/ });

async function renderLent(lent: unknown) {
  const record = { id: 12, name: 'Vosges', status: 1, contact: 'jeanne@exemple.fr', lent };
  const page = await renderRecord({ path: '/outings/12', entity: lending(), words, api: { get: () => Promise.resolve(record) } });
  const patch = () => page.calls.find(({ method }) => method === 'update')?.body;
  return { ...page, patch };
}

describe('several of a few choices', () => {
  it('are boxes in a group that has the name of the field, and are sent in the order of the choices', async () => {
    const { patch } = await renderLent([3]);
    const boxes = within(await group());
    expect((await boxes.findAllByRole<HTMLInputElement>('checkbox')).map(({ checked }) => checked)).toEqual([false, false, true]);
    await userEvent.click(boxes.getByRole('checkbox', { name: 'Carte' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(patch()).toEqual({ lent: [1, 3] }));
  });

  it('keep what is no choice any more until it is taken away', async () => {
    const { patch } = await renderLent([2, 9]);
    const boxes = within(await group());
    await userEvent.click(await boxes.findByRole('checkbox', { name: '9' }));
    expect(boxes.queryByRole('checkbox', { name: '9' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(patch()).toEqual({ lent: [2] }));
  });

  it('are said with commas between them where the record is read', async () => {
    const record = { id: 12, name: 'Vosges', lent: [3, 1] };
    await renderRecord({ path: '/outings/show/12', entity: lending(), words, api: { get: () => Promise.resolve(record) } });
    expect((await screen.findByText('Prêt')).parentElement?.textContent).toBe('PrêtCarte, Gourde');
  });
});

describe('one choice', () => {
  it('keeps in sight what is stored and is no choice any more, and nothing of it once another is taken', async () => {
    const record = { id: 12, name: 'Vosges', status: 9, contact: 'jeanne@exemple.fr' };
    const { calls } = await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve(record) } });
    const statuses = within(await screen.findByRole('group', { name: /^Statut/ }));
    expect(statuses.getByRole<HTMLInputElement>('radio', { name: '9' }).checked).toBe(true);
    await userEvent.click(statuses.getAllByRole('radio')[1]!);
    expect(statuses.queryByRole('radio', { name: '9' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ status: 1 }));
  });
});

describe('several of many choices', () => {
  const towns = Array.from({ length: 60 }, (_, place) => `town_${place}`);

  async function renderTowns(served: unknown) {
    const schema = { ...outing.schema, properties: { ...outing.schema.properties, served: { type: 'array' as const, uniqueItems: true, items: { type: 'string' as const, enum: towns } } } };
    const sections = [{ name: 'all', rows: [['name'], ['served']] }];
    const entity = { schema, resource: { ...outing.resource, form: sections, show: sections }, validators: compiled(schema) };
    const record = { id: 12, name: 'Vosges', status: 1, contact: 'jeanne@exemple.fr', served };
    const { calls } = await renderRecord({ path: '/outings/12', entity, words: { fields: { served: 'Desservi' }, enums: { served: { town_2: 'Épinal' } } }, api: { get: () => Promise.resolve(record) } });
    return { box: await screen.findByRole<HTMLInputElement>('combobox', { name: /^Desservi/ }), patch: () => calls.find(({ method }) => method === 'update')?.body };
  }
  const lines = () => within(screen.getByRole('list', { name: 'Desservi' })).getAllByRole('listitem').map((line) => line.textContent);

  it('are found by typing, stand above the box, and are sent in the order of the choices', async () => {
    const { box, patch } = await renderTowns(['town_5', 'gone']);
    expect(lines()).toEqual(['Town 5', 'gone']);
    await userEvent.type(box, 'epin');
    await userEvent.click(await screen.findByRole('option', { name: 'Épinal' }));
    expect([lines(), box.value]).toEqual([['Épinal', 'Town 5', 'gone'], '']);
    await userEvent.type(box, 'epin');
    expect(screen.queryByRole('option', { name: 'Épinal' })).toBeNull();
    await userEvent.clear(box);
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*gone$/ }));
    expect([lines(), document.activeElement]).toEqual([['Épinal', 'Town 5'], box]);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(patch()).toEqual({ served: ['town_2', 'town_5'] }));
  });
});

describe('one of many choices', () => {
  const zones = Array.from({ length: 60 }, (_, place) => `Region/City_${place}`);

  async function renderZone(zone: string | undefined) {
    const schema = { ...outing.schema, properties: { ...outing.schema.properties, zone: { type: 'string' as const, enum: zones } } };
    const sections = [{ name: 'all', rows: [['name'], ['zone']] }];
    const entity = { schema, resource: { ...outing.resource, form: sections, show: sections }, validators: compiled(schema) };
    const record = { id: 12, name: 'Vosges', status: 1, contact: 'jeanne@exemple.fr', zone };
    const { calls } = await renderRecord({ path: '/outings/12', entity, words: { fields: { zone: 'Fuseau' }, enums: { zone: { [zones[59] ?? '']: 'Épinal' } } }, api: { get: () => Promise.resolve(record) } });
    return { box: await screen.findByRole<HTMLInputElement>('combobox', { name: /^Fuseau/ }), patch: () => calls.find(({ method }) => method === 'update')?.body };
  }

  it('is found by typing, without an accent or by its code, and sent', async () => {
    const { box, patch } = await renderZone(zones[1]);
    expect(box.value).toBe('Region/City_1');
    await userEvent.clear(box);
    await userEvent.type(box, 'epin');
    await userEvent.click(await screen.findByRole('option', { name: 'Épinal' }));
    expect(box.value).toBe('Épinal');
    await userEvent.clear(box);
    await userEvent.type(box, 'city_58{Enter}');
    expect(box.value).toBe('Region/City_58');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(patch()).toEqual({ zone: 'Region/City_58' }));
  });

  it('says how many more there are than it shows, and may be taken away', async () => {
    const { box, patch } = await renderZone(zones[1]);
    await userEvent.clear(box);
    await userEvent.keyboard('{ArrowDown}');
    expect((await screen.findByText(/^10 autres résultats/)).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(patch()).toEqual({ zone: null }));
  });
});
