// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const id = { type: 'integer', readOnly: true };
const kind = { enum: ['word', 'count', 'flag', 'part'] };
const value = { title: 'The value', description: 'It depends on the kind' };
const typed = (only: string, schema: object) => ({ properties: { kind: { const: only }, value: schema }, required: ['value'] });
/** A condition on the kind. */
const where = (only: string, holds: object, otherwise: object = {}) => ({
  if: { properties: { kind: { const: only } }, required: ['kind'] },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  then: holds,
  else: otherwise,
});
const WORD = { type: 'string', minLength: 2 };
const PART = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] };

/** The same record in the ways in which people write that another field says what the value is. */
const RECORDS: [string, object][] = [
  ['an alternative', { oneOf: [typed('word', WORD), typed('count', { type: 'integer' }), typed('flag', { type: 'boolean' }), { properties: { kind: { const: 'part' } } }] }],
  [
    'a condition',
    { allOf: [where('word', typed('word', WORD)), where('count', typed('count', { type: 'integer' })), where('flag', typed('flag', { type: 'boolean' }))] },
  ],
];

const open = async (schema: object) => renderRecord({ path: '/outings/create', ...foundEntity(schema) });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const create = () => userEvent.click(screen.getByRole('button', { name: 'Créer' }));
const bodies = (calls: readonly { method: string; body?: unknown }[]) => calls.filter(({ method }) => method === 'create').map(({ body }) => body);

describe.each(RECORDS)('a field whose kind %s says', (_what, rules) => {
  const record = { type: 'object', required: ['kind'], properties: { id, kind, value }, ...rules };

  it('has the box of that kind, with what the record says of it', async () => {
    const { calls } = await open(record);
    await choose('Word');
    await userEvent.type(await screen.findByRole('textbox', { name: /^The value/ }), '4');
    expect(screen.getByText('It depends on the kind')).toBeDefined();
    expect(screen.queryByText(/JSON/)).toBeNull();
    await create();
    expect(await screen.findByRole('link', { name: /^Saisissez au moins 2 caractères/ })).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /^The value/ }), '2');
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([{ kind: 'word', value: '42' }]));
  });

  it('is a number or a box to tick too', async () => {
    const { calls } = await open(record);
    await choose('Flag');
    expect(await screen.findByRole('checkbox', { name: /^The value/ })).toBeDefined();
    await choose('Count');
    await userEvent.type(await screen.findByRole('textbox', { name: /^The value/ }), '42');
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([{ kind: 'count', value: 42 }]));
  });

  it('is of any kind, and written as JSON, where nothing says more', async () => {
    const { calls } = await open(record);
    await choose('Part');
    await userEvent.type(await screen.findByRole('textbox', { name: /^The value/ }), '{{"a":[[1]}');
    expect(screen.getByText(/^Ce qui est du JSON est lu comme tel/)).toBeDefined();
    await create();
    await waitFor(() => expect(bodies(calls)).toEqual([{ kind: 'part', value: { a: [1] } }]));
  });
});

it('a field that a condition makes an object is written as JSON', async () => {
  const { calls } = await open({ type: 'object', properties: { id, kind, value }, ...where('part', { properties: { value: PART } }, { properties: { value: WORD } }) });
  await choose('Part');
  await userEvent.type(await screen.findByRole('textbox', { name: /^The value/ }), '{{"code":"A"}');
  await create();
  await waitFor(() => expect(bodies(calls)).toEqual([{ kind: 'part', value: { code: 'A' } }]));
});
