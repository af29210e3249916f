// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { outingWith } from '../form/outing';
import { renderRecord, saved, type Call } from '../form/renderRecord';

// Loads what the first page would otherwise wait for.
beforeAll(async () => void (await import('@/features/roles/RoleAssignmentsInput')));

const sections = [{ name: 'all', rows: [['name'], ['duties']] }];
const entity = outingWith({ form: sections, show: sections });
const held = [
  { role: 3, territory: null },
  { role: 1, territory: 54 },
  { role: 42, territory: null },
];

interface Setting {
  path?: string;
  duties?: unknown[];
  grantable?: unknown;
  /** What the server refuses of an edit. */
  refused?: ApiError['violations'];
}

function open({ path = '/outings/12', duties = held, grantable = [2, 3, 321, 999], refused }: Setting = {}) {
  const get = (asked: string): Promise<WireRecord> => Promise.resolve(asked.startsWith('town') ? { id: 54, name: 'Nancy' } : { ...saved, duties });
  const read: Api['read'] = async () => {
    const answer = await grantable;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const list = () => Promise.resolve({ items: [{ id: 88, name: 'Épinal' }], total: 1 });
  const update = () => Promise.reject(new ApiError('rejected', '', refused));
  return renderRecord({ path, entity, api: { get, read, list, ...(refused && { update }) } });
}

const group = () => screen.findByRole('group', { name: /^Fonctions/ });
const row = async (name: string) => within(await group()).findByRole('group', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const sent = (calls: Call[]) => calls.find(({ method }) => method === 'update')?.body;

describe('roles', () => {
  it('are read with the names of their territories', async () => {
    await open({ path: '/outings/show/12' });
    await screen.findByText('Marcheuse');
    expect((await screen.findByText(/^Guide/)).textContent).toBe('Guide – Nancy');
    screen.getByText('Rôle n° 42');
  });

  it('are busy until it is known which ones the operator may grant', async () => {
    let answer = (_roles: number[]): void => undefined;
    await open({ grantable: new Promise((resolve) => (answer = resolve)) });
    const list = await group();
    await within(list).findByText('Marcheuse');
    expect(list.querySelector('[aria-busy=true]')).not.toBeNull();
    answer([3]);
    await row('Marcheuse');
    await waitFor(() => expect(list.querySelector('[aria-busy=true]')).toBeNull());
  });

  it('offer what the operator may grant and has a name, in one order', async () => {
    await open();
    const select = within(await row('Marcheuse')).getByRole<HTMLSelectElement>('combobox', { name: 'Fonction' });
    expect([...select.options].map(({ text }) => text)).toEqual(['Trésorière', 'Marcheuse', 'Archiviste']);
  });

  it('that the operator may not grant are in sight, locked, and kept in what is sent', async () => {
    const { calls } = await open();
    const list = await group();
    await row('Marcheuse');
    expect(within(list).queryByRole('button', { name: /^Retirer.*Guide/ })).toBeNull();
    within(list).getByText('Rôle n° 42');
    expect(within(list).getAllByRole('img', { name: /^Vous ne pouvez pas attribuer ce rôle/ })).toHaveLength(2);
    await userEvent.selectOptions(within(await row('Marcheuse')).getByRole('combobox', { name: 'Fonction' }), 'Archiviste');
    await save();
    await waitFor(() => expect(sent(calls)).toEqual({ duties: [{ role: 321, territory: null }, ...held.slice(1)] }));
  });

  it('are given on a territory, found by typing', async () => {
    const { calls } = await open({ duties: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un rôle' }));
    const added = await row('Rôle 1');
    const role = within(added).getByRole('combobox', { name: 'Fonction' });
    await waitFor(() => expect(document.activeElement).toBe(role));
    await userEvent.selectOptions(role, 'Trésorière');
    await userEvent.click(within(await row('Trésorière')).getByRole('combobox', { name: 'Commune de la fonction' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Épinal' }));
    await save();
    await waitFor(() => expect(sent(calls)).toEqual({ duties: [{ role: 2, territory: 88 }] }));
  });

  it('can be taken away, and the focus goes on', async () => {
    const { calls } = await open({ duties: [{ role: 3, territory: null }] });
    await userEvent.click(within(await row('Marcheuse')).getByRole('button', { name: /^Retirer.*Marcheuse$/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter un rôle' })));
    screen.getByText('Aucun rôle');
    await save();
    await waitFor(() => expect(sent(calls)).toEqual({ duties: [] }));
  });

  it('that an answer says twice are shown once, and change nothing', async () => {
    const { calls } = await open({ duties: [...held, ...held] });
    await row('Marcheuse');
    expect(within(await group()).getAllByRole('listitem')).toHaveLength(3);
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(sent(calls)).toBeUndefined();
  });

  it('are refused when two are the same, and when one is not chosen', async () => {
    const { calls } = await open({ duties: [{ role: 3, territory: null }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un rôle' }));
    await save();
    const summary = await screen.findByRole('alert', { name: /1 erreur/ });
    await userEvent.click(within(summary).getByRole('link', { name: /Fonctions 2, Fonction/ }));
    const role = within(await row('Rôle 2')).getByRole('combobox', { name: 'Fonction' });
    expect(document.activeElement).toBe(role);
    expect(role.getAttribute('aria-invalid')).toBe('true');
    await userEvent.selectOptions(role, 'Marcheuse');
    await save();
    await screen.findByRole('link', { name: /figure deux fois/ });
    expect(sent(calls)).toBeUndefined();
  });

  it('that the server refuses are marked each at its box, locked ones too, until they are changed', async () => {
    const duties = [{ role: 3, territory: null }, { role: 1, territory: 54 }, { role: 2, territory: null }];
    await open({ duties, refused: ['[0].role', '[0].territory', '[1].territory', '[2]'].map((path) => ({ path: `duties${path}`, message: `Non à ${path}.` })) });
    const first = within(await row('Marcheuse'));
    const name = screen.getByRole('textbox', { name: /^Nom/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Vosges');
    await save();
    await screen.findByRole('alert', { name: /n’a pas pu être/ });
    const [role, territory] = [first.getByRole('combobox', { name: 'Fonction', description: 'Non à [0].role.' }), first.getByRole('combobox', { name: /^Commune/, description: 'Non à [0].territory.' })];
    expect([role, territory].map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(screen.getByText(/^Guide/).closest('li')?.textContent).toContain('Non à [1].territory.');
    within(await row('Trésorière')).getByRole('combobox', { name: 'Fonction', description: 'Non à [2].' });
    await userEvent.selectOptions(role, 'Archiviste');
    expect(within(await row('Archiviste')).getByRole('combobox', { name: 'Fonction' }).getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['may grant none', []],
    ['may grant none that has a name', [999]],
    ['is not told which', new Error('refused')],
  ])('are only read by an operator who %s', async (_who, grantable) => {
    await open({ grantable });
    await screen.findByText(/^Vous ne pouvez attribuer aucun rôle/);
    screen.getByText('Marcheuse');
    expect(screen.queryByRole('button', { name: 'Ajouter un rôle' })).toBeNull();
  });
});
