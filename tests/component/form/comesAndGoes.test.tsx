// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EntityBody } from '@/engine/model/Resource';
import { compiled, outing, outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

/** An outing that is over has at least one stage and optional tags; both start with a value. */
const over = { field: 'status', is: 2 };
const { properties } = outing.schema;
const schema = { ...outing.schema, properties: { ...properties, stages: { ...properties['stages'], default: [{}] }, tags: { ...properties['tags'], default: ['vélo'] } } };
const entity: EntityBody = {
  ...outingWith({
    form: [{ name: 'all', rows: [['name'], ['status'], ['stages'], ['tags']] }],
    fields: { stages: { cleared: 'null', visible: over, required: over }, tags: { cleared: 'null', visible: over } },
  }),
  schema,
  validators: compiled(schema),
};

const open = (record: object = {}) =>
  renderRecord({ path: '/outings/12', entity, api: { get: () => Promise.resolve({ ...saved, ...record }), update: (_path, patch) => Promise.resolve({ ...saved, ...record, ...patch }) } });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const town = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Commune de passage/ });

describe('a field that a choice has just shown', () => {
  it('starts as in a creation where it must be filled in, and stays empty where it may', async () => {
    const { calls } = await open();
    await choose('Passée');
    await userEvent.type(await town(), 'Metz');
    await save();
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ status: 2, stages: [{ town: 'Metz' }] }));
  });

  it('is as it was stored when the choice is taken back', async () => {
    await open({ status: 2, stages: [{ town: 'Toul' }] });
    await choose('Prévue');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Commune de passage/ })).toBeNull());
    await choose('Passée');
    expect((await town()).value).toBe('Toul');
  });
});

describe('the summary of what is wrong', () => {
  it('has no line about a field that a choice has hidden, and leaves the focus on the choice', async () => {
    await open();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Nom/ }));
    await choose('Passée');
    await town();
    await save();
    await screen.findByRole('alert', { name: 'Le formulaire contient 2 erreurs' });
    await choose('Prévue');
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Nom')]);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Prévue' }));
  });

  it('goes with its last line, as the item that it was about is removed, and the tab says nothing of it any more', async () => {
    await open();
    await choose('Passée');
    await town();
    await save();
    await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Étape 1/ }));
    await waitFor(() => expect(screen.queryByRole('alert', { name: /^Le formulaire contient/ })).toBeNull());
    expect(document.title).not.toMatch(/^Erreur/);
  });
});
