// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { ofSchema } from './outing';
import { renderRecord } from './renderRecord';

const words = { fields: { name: 'Nom', phone: 'Mobile', letter: 'Courrier' } };

const contact = (rules: Omit<Schema, 'type' | 'properties'>) =>
  ofSchema(
    { type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, phone: { type: 'string' }, letter: { type: 'string' } }, ...rules },
    ['name', 'phone', 'letter'],
    { create: { after: 'list' } },
  );

const open = (rules: Parameters<typeof contact>[0]) => renderRecord({ path: '/outings/create', entity: contact(rules), words });
const fill = async (...names: string[]) => {
  for (const name of names) await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), 'x');
};
const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Créer' }));
const said = async () => within(await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' })).getAllByRole('listitem').map(({ textContent }) => textContent);
const bodies = (calls: readonly { method: string; body?: unknown }[]) => calls.filter(({ method }) => method === 'create').map(({ body }) => body);

describe('a rule about the record as a whole', () => {
  it.each<[string, Parameters<typeof contact>[0], string[], string, string[], object]>([
    ['one field of several', { anyOf: [{ required: ['phone'] }, { required: ['letter'] }] }, ['Nom'], 'Renseignez au moins un de ces champs\u202f: Mobile, Courrier', ['Mobile'], { name: 'x', phone: 'x' }],
    ['one field of several, inside allOf', { allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['letter'] }] }] }, ['Nom'], 'Renseignez au moins un de ces champs\u202f: Mobile, Courrier', ['Courrier'], { name: 'x', letter: 'x' }],
    ['one and no other', { oneOf: [{ required: ['phone'] }, { required: ['letter'] }] }, ['Nom'], 'Renseignez un seul de ces champs\u202f: Mobile, Courrier', ['Mobile'], { name: 'x', phone: 'x' }],
    ['how many at least', { minProperties: 2 }, ['Nom'], 'Renseignez au moins 2 champs', ['Mobile'], { name: 'x', phone: 'x' }],
    ['what has no words of its own', { anyOf: [{ required: ['phone', 'letter'] }, { minProperties: 3 }] }, ['Nom', 'Mobile'], 'Vérifiez l’ensemble des valeurs\u202f: elles ne vont pas ensemble', ['Courrier'], { name: 'x', phone: 'x', letter: 'x' }],
  ])('is said above the form, and nothing leaves until it is respected: %s', async (_what, rules, typed, text, more, sent) => {
    const { calls } = await open(rules);
    await fill(...typed);
    await create();
    expect(await said()).toEqual([text]);
    expect(bodies(calls)).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();

    await fill(...more);
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([sent]));
  });

  it('names what must not stand together', async () => {
    const { calls } = await open({ not: { required: ['phone', 'letter'] } });
    await fill('Mobile', 'Courrier');
    await create();
    expect(await said()).toEqual(['Ne renseignez pas ensemble\u202f: Mobile, Courrier']);
    await userEvent.clear(screen.getByRole('textbox', { name: /^Courrier/ }));
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([{ phone: 'x' }]));
  });
});
