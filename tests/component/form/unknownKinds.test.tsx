// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const kind = (only: string, properties: object): object => ({ title: only, type: 'object', properties: { kind: { const: only }, ...properties }, required: ['kind'] });
const person = kind('person', { surname: { type: 'string' } });
const company = kind('company', { number: { type: 'integer' } });
const nameless = (title: string, field: string): object => ({ title, type: 'object', properties: { [field]: { type: 'string' } }, required: [field] });
const entity = (payer: object) => foundEntity({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, payer } });

const opened = (payer: object, stored: unknown) => renderRecord({ path: '/outings/12', ...entity(payer), api: { get: async () => ({ id: 12, name: 'A', payer: stored }) } });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const updates = (calls: readonly { method: string; body?: unknown }[]) => calls.filter(({ method }) => method === 'update').map(({ body }) => body);
const chosen = async () => (await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Payer/ })).selectedOptions[0]?.textContent;

const CASES: [string, object, unknown, string][] = [
  ['an object that says another kind', { oneOf: [person, company] }, { kind: 'state', office: 'Nord' }, 'Type : state, office : Nord'],
  ['an object with none of the fields', { oneOf: [nameless('Person', 'surname'), nameless('Company', 'siret')] }, { office: 'Nord' }, 'office : Nord'],
  ['a list', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, ['Nord', 'Sud'], 'Nord, Sud'],
  ['a text', { oneOf: [person, company] }, 'Nord', 'Nord'],
  ['another value', { oneOf: [{ const: 'never' }, { type: 'integer' }] }, 'Nord', 'Nord'],
];

describe('a value of a kind that no alternative describes', () => {
  it.each(CASES)('is shown as it is, and left alone: %s', async (_what, payer, stored, said) => {
    const { calls } = await opened(payer, stored);
    expect(await chosen()).toBe('Autre, gardé tel quel');
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'B');
    await userEvent.click(save());
    await waitFor(() => expect(updates(calls)).toEqual([{ name: 'AB' }]));
  });

  it('is replaced by the kind that the operator chooses, of which nothing else is sent', async () => {
    const { calls } = await opened({ oneOf: [person, company] }, { kind: 'state', office: 'Nord' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Payer/ }), 'person');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Surname/ }), 'Ada');
    await userEvent.click(save());
    await waitFor(() => expect(updates(calls)).toEqual([{ payer: { kind: 'person', surname: 'Ada' } }]));
  });

  it('is there again when the operator chooses it again', async () => {
    const { calls } = await opened({ oneOf: [person, company] }, { kind: 'state', office: 'Nord' });
    const box = await screen.findByRole('combobox', { name: /^Payer/ });
    await userEvent.selectOptions(box, 'company');
    await screen.findByRole('textbox', { name: /^Number/ });
    await userEvent.selectOptions(box, 'Autre, gardé tel quel');
    expect(await screen.findByText(/office.: Nord$/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'B');
    await userEvent.click(save());
    await waitFor(() => expect(updates(calls)).toEqual([{ name: 'AB' }]));
  });
});

it('a record of a kind that no alternative describes is left alone, but for what every kind has', async () => {
  const found = foundEntity({ type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' } }, oneOf: [person, company] });
  const { calls } = await renderRecord({ path: '/outings/12', ...found, api: { get: async () => ({ id: 12, name: 'A', kind: 'state', number: 3 }) } });
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Cas de figure/ })).selectedOptions[0]?.textContent).toBe('Autre, gardé tel quel');
  await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'B');
  await userEvent.click(save());
  await waitFor(() => expect(updates(calls)).toEqual([{ name: 'AB' }]));
});

it('a field that says a kind without alternative brings the fields of none', async () => {
  const told = { type: 'object', properties: { kind: { enum: ['person', 'company', 'state'] }, note: { type: 'string' } }, oneOf: [person, company] };
  const { calls } = await opened(told, { kind: 'state', note: 'n', office: 'Nord' });
  expect(await screen.findByText(/^office.: Nord$/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^(Surname|Number)/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'B');
  await userEvent.click(save());
  await waitFor(() => expect(updates(calls)).toEqual([{ name: 'AB' }]));
});

it('a value that breaks a rule of its kind opens on that kind', async () => {
  await opened({ oneOf: [person, kind('company', { number: { type: 'integer' }, size: { type: 'string', enum: ['S', 'M'] } })] }, { kind: 'company', number: 3, size: 'XL' });
  expect(await chosen()).toBe('company');
});
