// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ActionUse } from '@/engine/model/ActionUse';
import { prefilledState } from '@/engine/model/prefilledFields';
import { lookup, outingWith } from './outing';
import { ALL, renderRecord, saved } from './renderRecord';

const again: ActionUse = {
  use: 'createFrom',
  name: 'again',
  on: 'row',
  danger: false,
  confirms: false,
  resource: 'outing',
  fills: { name: 'name', contact: 'contact', townId: 'townId', story: 'name', price: 'price', places: 'price' },
};
const entity = outingWith({ actions: [again, { ...again, name: 'elsewhere', resource: 'town' }] });
const words = { actions: { again: 'Nouvelle sortie' } };
const START = '/outings/create?for=outing.again.12';

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const link = () => screen.queryByRole('link', { name: 'Nouvelle sortie' });

it('the page of a record leads to a creation that starts with it, and no name stands in the address', async () => {
  await renderRecord({ path: '/outings/show/12', entity, words });
  expect(link()?.getAttribute('href')).toBe(START);
});

it('does not for who may not create one', async () => {
  await renderRecord({ path: '/outings/show/12', entity, words, permissions: ALL.filter((name) => name !== 'outing_create') });
  expect(link()).toBeNull();
});

it('the creation has what is known of the record beside its own defaults, says of which, and sends it', async () => {
  const { calls } = await renderRecord({ path: START, entity, words });
  screen.getByText('À partir de « Vallée de la Meurthe » : ce qui est connu est déjà rempli. Vérifiez, puis complétez.');
  expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('create'));
  const { body } = calls.find(({ method }) => method === 'create') ?? {};
  expect(body).toEqual({ name: saved['name'], story: saved['name'], contact: saved['contact'], townId: 54, status: 0, places: 4, letter: '[]' });
});

it('the creation that begins at a place or with records of a list has that value', async () => {
  await renderRecord({ path: '/outings/create', state: prefilledState('/outings', 'name', 'Vosges') });
  expect((await box(/^Nom/)).value).toBe('Vosges');
});

it.each([
  ['an action that there is not', '/outings/create?for=outing.other.12', ALL],
  ['an entity that there is not', '/outings/create?for=journey.again.12', ALL],
  ['what is no record', '/outings/create?for=outing.again...', ALL],
  ['an action that creates something else', '/outings/create?for=outing.elsewhere.12', [...ALL, 'town_create']],
  ['a record that may not be read', START, ALL.filter((name) => name !== 'outing_read')],
])('with %s the creation is the empty one, and nothing is read', async (_what, path, permissions) => {
  const town = { entity: lookup('town', { permissions: { list: { any: ['town_list'] }, create: { any: ['town_create'] } } }), words: {} };
  const { calls } = await renderRecord({ path, entity, words, permissions, town });
  expect((await box(/^Nom/)).value).toBe('');
  expect(calls.filter(({ method }) => method === 'get')).toEqual([]);
});

it('in steps it opens where something is left to say', async () => {
  const sections = [
    { name: 'who', rows: [['name'], ['contact']] },
    { name: 'told', rows: [['story']] },
    { name: 'what', rows: [['opening']] },
    { name: 'when', rows: [['day']] },
  ];
  const fields = { ...entity.resource.fields, opening: { cleared: 'null', required: { mode: 'create' } } } as const;
  await renderRecord({ path: START, entity: outingWith({ actions: [again], formAs: 'steps', form: sections, show: sections, fields }), words: { ...words, sections: { who: 'Personne', told: 'Suite', what: 'Sortie', when: 'Date' } } });
  await screen.findByRole('heading', { level: 2, name: 'Sortie' });
  await userEvent.click(screen.getByRole('button', { name: 'Personne' }));
  expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe');
});
