// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const SIZES = { type: 'string', enum: ['S', 'M'] };
const recordWith = (size: object, required: string[] = []) => ({ type: 'object', required, properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, size }, $defs: { Size: SIZES, Blank: { enum: [''] } } });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ labels, checked }) => [labels?.[0]?.textContent, checked]);

describe('a choice among whose values is the empty text', () => {
  it.each<[string, object, unknown]>([
    ['in one list', { type: 'string', enum: ['S', 'M', ''] }, ''],
    ['in two that are joined', { oneOf: [{ $ref: '#/$defs/Size' }, { $ref: '#/$defs/Blank' }] }, ''],
    ['beside null', { oneOf: [{ $ref: '#/$defs/Size' }, { $ref: '#/$defs/Blank' }, { enum: [null] }] }, null],
  ])('has one way to be empty, which is sent as the API takes it (%s)', async (_what, size, emptied) => {
    const { calls } = await renderRecord({ path: '/outings/12', ...foundEntity(recordWith(size)), api: { get: () => Promise.resolve({ id: 12, name: 'Vosges', size: 'S' }) } });
    await userEvent.click(await screen.findByRole('radio', { name: '(vide)' }));
    expect(radios()).toEqual([['S', false], ['M', false], ['(vide)', true]]);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ size: emptied }));
  });

  it('asks for one of the others where it is required', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity(recordWith({ ...SIZES, enum: ['S', 'M', ''] }, ['size'])) });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Vosges');
    expect(radios()).toEqual([['S', false], ['M', false]]);
    await userEvent.click(screen.getByRole('radio', { name: 'M' }));
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'create')?.body).toEqual({ name: 'Vosges', size: 'M' }));
  });
});
