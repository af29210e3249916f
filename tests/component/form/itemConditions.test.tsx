// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { announced } from '../list/renderList';
import { outing, outingWith } from './outing';
import { foundEntity } from './foundEntity';
import { renderRecord, saved } from './renderRecord';

/** A stage on foot has no kilometres; a stage by train must have them. */
const byTrain = { field: 'kind', is: 2 };
const entity = outingWith({
  form: [{ name: 'all', rows: [['name'], ['stages']] }],
  fields: { ...outing.resource.fields, 'stages.km': { cleared: 'null', visible: byTrain, required: byTrain } },
});
const stage = (position: number) => within(screen.getByRole('group', { name: `Étape ${position}` }));

function renderStages(stages: object[]) {
  const record = { ...saved, stages };
  return renderRecord({ path: '/outings/12', entity, api: { get: () => Promise.resolve(record), update: (_path, patch) => Promise.resolve({ ...record, ...patch }) } });
}

describe('a field inside the objects of a list', () => {
  it('is there where its own object asks for it, and comes and goes aloud', async () => {
    await renderStages([{ town: 'Nancy', kind: 1 }, { town: 'Metz', kind: 2, km: 57 }]);
    expect(stage(1).queryByRole('textbox', { name: /^Kilomètres/ })).toBeNull();
    await stage(2).findByRole('textbox', { name: /^Kilomètres/ });
    await userEvent.click(await stage(1).findByRole('radio', { name: 'En train' }));
    await stage(1).findByRole('textbox', { name: /^Kilomètres/ });
    await waitFor(() => expect(announced()).toContain('Étape 1, Kilomètres'));
  });

  it('takes its value along when it goes', async () => {
    const { calls } = await renderStages([{ town: 'Metz', kind: 2, km: 57 }]);
    await userEvent.click(await stage(1).findByRole('radio', { name: 'À pied' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ stages: [{ town: 'Metz', kind: 1 }] }));
  });

  it('is asked for where it is needed, under its own label', async () => {
    const { calls } = await renderStages([{ town: 'Nancy', kind: 1 }]);
    await userEvent.click(await stage(1).findByRole('radio', { name: 'En train' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByRole('link', { name: /Étape 1, Kilomètres/ });
    expect(stage(1).getByRole('textbox', { name: /^Kilomètres/ }).getAttribute('aria-invalid')).toBe('true');
    expect(calls.map(({ method }) => method)).not.toContain('update');
  });

  it('is marked as required as long as its own object requires it', async () => {
    const open = outingWith({ form: [{ name: 'all', rows: [['story'], ['stages']] }], fields: { ...outing.resource.fields, 'stages.km': { cleared: 'null', required: byTrain } } });
    const record = { ...saved, stages: [{ town: 'Nancy', kind: 1 }, { town: 'Metz', kind: 2, km: 57 }] };
    await renderRecord({ path: '/outings/12', entity: open, api: { get: () => Promise.resolve(record) } });
    const isMarked = async (position: number) => (await stage(position).findByRole<HTMLInputElement>('textbox', { name: /^Kilomètres/ })).required;
    expect([await isMarked(1), await isMarked(2)]).toEqual([false, true]);
    await userEvent.click(await stage(1).findByRole('radio', { name: 'En train' }));
    await waitFor(async () => expect(await isMarked(1)).toBe(true));
    expect(stage(1).getByText('Kilomètres').textContent).toBe('Kilomètres *');
    await userEvent.click(await stage(1).findByRole('radio', { name: 'À pied' }));
    await waitFor(async () => expect(await isMarked(1)).toBe(false));
  });

  it('is not among the first values of a folded object that does not ask for it, which also says whether something in it is wrong', async () => {
    await renderStages([{ town: 'Nancy', kind: 1, km: 12 }]);
    const fold = stage(1).getByRole('button', { name: /^Étape 1/ });
    await userEvent.click(fold);
    expect(fold.textContent).toBe('Étape 1Nancy · À pied');
    await userEvent.click(fold);
    await userEvent.clear(await stage(1).findByRole('textbox', { name: /^Commune/ }));
    await userEvent.tab();
    await waitFor(() => expect(stage(1).getByRole('textbox', { name: /^Commune/ }).getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(fold);
    expect(fold.textContent).toBe('Étape 1en erreur · À pied');
  });

  it('that was never touched does not make the record a changed one', async () => {
    const { calls } = await renderStages([{ town: 'Nancy', kind: 1, km: 12 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Aucune modification à enregistrer');
    expect(calls.map(({ method }) => method)).not.toContain('update');
  });
});

describe('a field that the schema of the objects of a list brings', () => {
  const room = {
    type: 'object',
    properties: { access: { type: 'string', enum: ['lift', 'stairs'] } },
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    allOf: [{ if: { properties: { access: { const: 'lift' } }, required: ['access'] }, then: { properties: { keeper: { type: 'string', title: 'Keeper' } } } }],
  };

  it('has what was typed again where its object brings it again, whatever the others hold', async () => {
    const rooms = [{ access: 'lift', keeper: 'Zoé' }, { access: 'lift', keeper: 'Max' }];
    const { entity: house, words } = foundEntity({ type: 'object', properties: { rooms: { type: 'array', items: room } } });
    await renderRecord({ path: '/outings/12', entity: house, words, api: { get: () => Promise.resolve({ id: 12, rooms }) } });
    const choose = async (name: string) => userEvent.click((await screen.findAllByRole('radio', { name }))[1]!);
    const keepers = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Keeper/ }).map(({ value }) => value);
    await choose('Stairs');
    expect(keepers()).toEqual(['Zoé']);
    await choose('Lift');
    expect(keepers()).toEqual(['Zoé', 'Max']);
  });
});
