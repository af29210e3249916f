// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { WireRecord } from '@/api/records';
import type { ActionUse } from '@/engine/model/ActionUse';
import { book } from '../../unit/engine/list/books';
import { ALL, announced, renderList, shelfOf } from './renderList';

const lend: ActionUse = { use: 'call', name: 'lend', on: 'row', danger: false, confirms: false, method: 'POST', endpoint: 'admin/lend', body: { book: '/books/{id}' } };
const lendable = { ...book, resource: { ...book.resource, actions: [lend] } };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('the menu of a row stays open when an action that was begun before it ends', async () => {
  let end = (_lent: WireRecord): void => undefined;
  const lent = new Promise<WireRecord>((resolve) => (end = resolve));
  await renderList({ answer: shelfOf(3), entity: lendable, permissions: ALL, api: { create: () => lent } });
  await press('Actions pour Livre 2');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Prêter' }));
  await press('Actions pour Livre 3');
  await screen.findByRole('menu', { name: 'Actions pour Livre 3' });

  await act(async () => end({ id: 1 }));
  await screen.findByText(/^Le livre est prêté/);
  expect(screen.getByRole('menu', { name: 'Actions pour Livre 3' })).toBeTruthy();
});

it('arrow keys lead from one action of a row to the next, and back', async () => {
  await renderList({ answer: shelfOf(3), entity: lendable, permissions: ALL });
  const edit = await screen.findByRole('link', { name: 'Modifier Livre 2' });
  edit.closest<HTMLElement>('[role=gridcell]')?.focus();
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions pour Livre 2' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(edit);
});

it('the row of an action that takes long says so until it ends, and no other row does', async () => {
  let end = (_lent: WireRecord): void => undefined;
  const lent = new Promise<WireRecord>((resolve) => (end = resolve));
  await renderList({ answer: shelfOf(3), entity: lendable, permissions: ALL, api: { create: () => lent } });
  const busyRows = () => screen.getAllByRole('button', { name: /^Actions pour/ }).map((button) => button.getAttribute('aria-busy'));
  await press('Actions pour Livre 2');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Prêter' }));
  await waitFor(() => expect(busyRows()).toEqual([null, 'true', null]));
  await waitFor(() => expect(announced()).toContain('En cours\u202f: Prêter'));

  await act(async () => end({ id: 1 }));
  await screen.findByText(/^Le livre est prêté/);
  await waitFor(() => expect(busyRows()).toEqual([null, null, null]));
});

it('the row of an action that ends at once never says that it is under way', async () => {
  await renderList({ answer: shelfOf(3), entity: lendable, permissions: ALL, api: { create: () => Promise.resolve({ id: 1 }) } });
  await press('Actions pour Livre 2');
  const item = await screen.findByRole('menuitem', { name: 'Prêter' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(item);
  await act(() => vi.waitFor(() => screen.getByText(/^Le livre est prêté/)));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Actions pour Livre 2' }).getAttribute('aria-busy')).toBeNull();
  expect(announced()).not.toContain('En cours');
});
