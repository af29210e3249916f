// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const limit = (rules: object) => ({
  type: 'object',
  properties: {
    title: { type: 'string' },
    limit: { type: 'object', required: ['kind'], properties: { kind: { enum: ['count', 'speed', 'user'] }, unit: { enum: ['seconds', 'kph', 'devices'] } }, ...rules },
  },
});

const open = async (rules: object) => renderRecord({ path: '/outings/create', ...foundEntity(limit(rules)) });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const create = () => userEvent.click(screen.getByRole('button', { name: 'Créer' }));
const groups = (name: RegExp) => screen.getAllByRole('group', { name });
const bodies = (calls: readonly { method: string; body?: unknown }[]) => calls.filter(({ method }) => method === 'create').map(({ body }) => body);

describe('alternatives about the fields that an object has in any case', () => {
  it('are rules, at any depth: nothing is to choose, each field has one box, and what breaks them is refused there', async () => {
    const speed = { properties: { kind: { const: 'speed' }, unit: { enum: ['kph'] } } };
    const count = { properties: { kind: { const: 'count' }, unit: { enum: ['devices'] } } };
    const { calls } = await open({ allOf: [{ description: 'Which unit goes with which kind', oneOf: [{ properties: { kind: { const: 'user' } } }, { allOf: [{ required: ['unit'] }, { oneOf: [speed, count] }] }] }] });
    await choose('Speed');
    expect(groups(/^Type/)).toHaveLength(1);
    expect(screen.queryByRole('combobox')).toBeNull();
    await create();
    expect(await screen.findByRole('link', { name: 'Choisissez une valeur pour «\u202fUnit\u202f»' })).toBeDefined();
    expect(bodies(calls)).toEqual([]);
    await choose('Kph');
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([{ limit: { kind: 'speed', unit: 'kph' } }]));
  });

  it('bring their own fields, and no second box for one that is there already', async () => {
    const { calls } = await open({
      oneOf: [
        { properties: { kind: { const: 'count' }, unit: { enum: ['devices'] } } },
        { properties: { kind: { const: 'speed' }, unit: { enum: ['kph'] }, reason: { type: 'string', minLength: 1 } }, required: ['reason'] },
      ],
    });
    await choose('Speed');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'École');
    expect(groups(/^Unit/)).toHaveLength(1);
    await choose('Kph');
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([{ limit: { kind: 'speed', unit: 'kph', reason: 'École' } }]));
  });
});
