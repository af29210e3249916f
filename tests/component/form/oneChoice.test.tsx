// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

/** The form of a new record with these fields beside its name. */
async function renderNew(properties: object, required: readonly string[] = [], rules: object = {}) {
  const { entity, words } = foundEntity({ type: 'object', required: ['name', ...required], properties: { name: { type: 'string' }, ...properties }, ...rules });
  const { calls } = await renderRecord({ path: '/outings/create', entity, words, api: { create: () => Promise.resolve({ id: 1 }) } });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Vosges');
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'create')).toBe(true));
    return calls.find(({ method }) => method === 'create')?.body;
  };
  return { sent };
}

const tick = (group: RegExp, choice: string) => within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('checkbox', { name: choice });

describe('a field that can have one value only', () => {
  it.each([['enum', { type: 'string', enum: ['kelvin'] }], ['const', { const: 'kelvin' }]])('may have it or not where it is not required (%s)', async (_keyword, unit) => {
    const { sent } = await renderNew({ unit });
    const box = tick(/^Unit/, 'Kelvin');
    expect([box.checked, screen.queryAllByRole('radio')]).toEqual([false, []]);
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect([box.checked, await sent()]).toEqual([false, { name: 'Vosges' }]);
  });

  it('is sent where it was chosen', async () => {
    const { sent } = await renderNew({ version: { const: 3 }, closed: { const: false } });
    await userEvent.click(tick(/^Version/, '3'));
    await userEvent.click(tick(/^Closed/, 'Non'));
    expect(await sent()).toEqual({ name: 'Vosges', version: 3, closed: false });
  });

  it('has it where it is required, and shows it', async () => {
    const { sent } = await renderNew({ unit: { enum: ['kelvin'] } }, ['unit']);
    expect([tick(/^Unit/, 'Kelvin').checked, await sent()]).toEqual([true, { name: 'Vosges', unit: 'kelvin' }]);
  });

  it('asks for nothing more where it was chosen in an object by mistake', async () => {
    const { sent } = await renderNew({ size: { type: 'object', required: ['unit', 'value'], properties: { unit: { const: 'cm' }, value: { type: 'integer' } } } });
    await userEvent.click(tick(/^Unit/, 'Cm'));
    await userEvent.click(tick(/^Unit/, 'Cm'));
    expect(await sent()).toEqual({ name: 'Vosges' });
  });

  it.each([['enum', { enum: [true] }], ['const', { const: true }]])('that is yes is one box, which says nothing once it is left (%s)', async (_keyword, gift) => {
    const { sent } = await renderNew({ gift });
    const box = screen.getByRole('checkbox', { name: 'Gift' });
    await userEvent.click(box);
    await userEvent.click(box);
    expect(await sent()).toEqual({ name: 'Vosges' });
  });

  const unit = { const: 'cm' };
  const size = { type: 'object', properties: { unit, value: { type: 'integer' } } };
  it.each([
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    ['in an object that a condition adds', { if: { properties: { kind: { const: 'parcel' } }, required: ['kind'] }, then: { properties: { size } } }, 'size.unit'],
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
    ['that a condition adds', { if: { properties: { kind: { const: 'parcel' } }, required: ['kind'] }, then: { properties: { unit } } }, 'unit'],
    ['in an object that another field asks for', { dependencies: { kind: { properties: { size } } } }, 'size.unit'],
    ['in an object that an alternative may have', { oneOf: [{ properties: { kind: { const: 'parcel' }, size } }, { properties: { kind: { const: 'letter' } } }] }, 'size.unit'],
  ])('has a box %s', async (_where, rules, path) => {
    const { sent } = await renderNew({ kind: { type: 'string', enum: ['letter', 'parcel'] } }, [], rules);
    await userEvent.click(screen.getByRole('radio', { name: 'Parcel' }));
    await userEvent.click(await waitFor(() => tick(/^Unit/, 'Cm')));
    expect(await sent()).toEqual({ name: 'Vosges', kind: 'parcel', ...(path === 'unit' ? { unit: 'cm' } : { size: { unit: 'cm' } }) });
  });
});
