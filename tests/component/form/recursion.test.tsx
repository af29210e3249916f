// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

/** A menu whose entries have entries. */
const menu = foundEntity({
  type: 'object',
  required: ['label'],
  properties: { label: { type: 'string', minLength: 1 }, code: { type: 'string', pattern: '^[A-Z]{2}$' }, children: { type: 'array', items: { $ref: '#' } } },
});
/** A chain whose links have one more, or end. */
const chain = foundEntity({ type: 'object', required: ['label'], properties: { label: { type: 'string' }, next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } } });
const leaf = (label?: string, code?: string) => ({ ...(label && { label }), ...(code && { code }) });
/** A menu in which one entry is below as many others. */
const under = (depth: number, entry: object): object => (depth === 0 ? entry : { label: 'Menu', children: [under(depth - 1, entry)] });
const open = (record: object, { entity, words } = menu) => renderRecord({ path: '/outings/12', entity, words, api: { get: async () => ({ id: 12, ...record }) } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const updates = (calls: Awaited<ReturnType<typeof open>>['calls']) => calls.filter(({ method }) => method === 'update');
const innermost = (boxes: HTMLElement[]) => boxes.at(-1)!;

describe('a schema that refers to itself', () => {
  it('has boxes for the items of lists three levels deep, whose mistakes are told at their boxes', async () => {
    const { calls } = await open(under(3, leaf('Fin')));
    const label = async () => innermost(await screen.findAllByRole('textbox', { name: /^Libellé/ }));
    expect((await label() as HTMLInputElement).value).toBe('Fin');
    await userEvent.clear(await label());
    await userEvent.type(innermost(screen.getAllByRole('textbox', { name: /^Code/ })), 'x');
    await save();
    await waitFor(async () => expect((await label()).getAttribute('aria-invalid')).toBe('true'));
    expect(innermost(screen.getAllByRole('textbox', { name: /^Code/ })).getAttribute('aria-invalid')).toBe('true');
    expect(updates(calls)).toEqual([]);
  });

  it.each<[string, object, RegExp]>([
    ['a value that is missing', leaf(undefined, 'AB'), /0\/label.* manque/],
    ['a wrong value', leaf('Fin', 'x'), /0\/code.* n’est pas permise/],
    ['a wrong value further down', under(2, leaf('Fin', 'x')), /0\/children\/0\/children\/0\/code.* n’est pas permise/],
  ])('is checked below its boxes too: %s', async (_what, entry, said) => {
    const { calls } = await open(under(3, leaf('Fin')));
    const box = innermost(await screen.findAllByRole('textbox', { name: /^Children/ }));
    await userEvent.click(box);
    await userEvent.paste(JSON.stringify([entry]));
    await save();
    await screen.findByRole('link', { name: said });
    expect(updates(calls)).toEqual([]);
  });

  it('accepts below its boxes what the schema allows, and null where it does', async () => {
    const { calls } = await open({ label: 'Un', next: { label: 'Deux' } }, chain);
    const box = await screen.findByRole('textbox', { name: /^Next/ });
    await userEvent.click(box);
    await userEvent.paste(JSON.stringify({ label: 'Trois', next: null }));
    await save();
    await waitFor(() => expect(updates(calls).map(({ body }) => body)).toEqual([{ next: { label: 'Deux', next: { label: 'Trois', next: null } } }]));
  });
});
