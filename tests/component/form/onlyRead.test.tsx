// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const { entity, words } = foundEntity({
  type: 'object',
  properties: {
    name: { type: 'string' },
    lead: { type: 'object', required: ['code', 'nick'], properties: { code: { type: 'string', readOnly: true }, nick: { type: 'string' }, seat: { type: 'object', readOnly: true, properties: { floor: { type: 'integer' } } } } },
  },
});
const lead = { code: 'A-12', nick: 'Lou', seat: { floor: 3 } };
const bodies = (calls: readonly { method: string; body?: unknown }[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

describe('what is only read inside an object', () => {
  it('is text in a form, and goes back with the object', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity, words, api: { get: () => Promise.resolve({ '@id': '/outings/12', id: 12, name: 'a', lead }) } });
    const nick = await screen.findByRole('textbox', { name: 'Nick' });
    expect(screen.queryByRole('textbox', { name: /Code|Floor/ })).toBeNull();
    screen.getByText('A-12');
    await userEvent.type(nick, 'is');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(bodies(calls, 'update')).toEqual([{ lead: { ...lead, nick: 'Louis' } }]));
  });

  it('is not asked for in a new record, even where its object requires it', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, words });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nick/ }), 'Lou');
    expect(screen.queryByText('Code')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(bodies(calls, 'create')).toEqual([{ lead: { nick: 'Lou' } }]));
  });
});
