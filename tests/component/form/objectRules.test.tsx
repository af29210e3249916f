// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { ofSchema } from './outing';
import { renderRecord } from './renderRecord';

const words = { fields: { name: 'Nom', contact: 'Contact', 'contact.phone': 'Mobile', 'contact.letter': 'Courrier', 'contact.kind': 'Genre', 'contact.floor': 'Étage' }, enums: { 'contact.kind': { flat: 'Appartement', house: 'Maison' } } };
const text: Schema = { type: 'string' };

const open = (contact: Schema) =>
  renderRecord({
    path: '/outings/create',
    entity: ofSchema({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: text, contact: { type: 'object', ...contact } } }, ['name', 'contact'], { create: { after: 'list' } }),
    words,
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Créer' }));
const bodies = (calls: readonly { method: string; body?: unknown }[]) => calls.filter(({ method }) => method === 'create').map(({ body }) => body);

describe('a rule of an object in a record', () => {
  it('is said of the object, there and above the form, and nothing leaves until it is respected', async () => {
    const { calls } = await open({ properties: { phone: text, letter: text }, not: { required: ['phone', 'letter'] } });
    await userEvent.type(await box('Mobile'), 'x');
    await userEvent.type(await box('Courrier'), 'x');
    await create();
    const said = 'Contact\u202f: Ne renseignez pas ensemble\u202f: Mobile, Courrier';
    const link = within(await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' })).getByRole('link', { name: said });
    const group = screen.getByRole('group', { name: 'Contact' });
    expect(group.textContent).toContain(said);
    await userEvent.click(link);
    expect(document.activeElement).toBe(group);
    expect(bodies(calls)).toEqual([]);

    await userEvent.clear(await box('Courrier'));
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([{ contact: { phone: 'x' } }]));
  });
});

describe('a condition of an object in a record', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const kinds: Schema = { properties: { kind: { enum: ['flat', 'house'] } }, if: { properties: { kind: { const: 'flat' } }, required: ['kind'] }, then: { properties: { floor: text }, required: ['floor'] } };

  it('marks what it asks for, and gives back what was typed there when it holds again', async () => {
    await open(kinds);
    await userEvent.click(await screen.findByRole('radio', { name: 'Appartement' }));
    const floor = await box('Étage');
    expect(floor.required).toBe(true);
    await userEvent.type(floor, '3');
    await userEvent.click(screen.getByRole('radio', { name: 'Maison' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Étage/ })).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Appartement' }));
    expect((await box('Étage')).value).toBe('3');
  });
});
