import { describe, expect, it } from 'vitest';
import { call } from '@/actions/call';
import type { Api } from '@/api/Api';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';

const useOf = (options: Record<string, unknown>): ActionUse => ({ use: 'call', name: 'call', on: 'row', danger: false, confirms: false, ...options });

/** The request of a call, as `[method, path, body]`. */
async function sent(options: Record<string, unknown>, record: RecordData, asked?: unknown): Promise<unknown[]> {
  const calls: unknown[][] = [];
  const api = Object.fromEntries(
    ['create', 'update', 'remove'].map((method) => [method, (...given: unknown[]) => {
      calls.push([method, ...given.slice(0, method === 'remove' ? 1 : 2)]);
      return Promise.resolve({});
    }]),
  ) as unknown as Api;
  await call.perform({ api, entity: MEMBER, use: useOf(options), record, asked, transforms: WALL_CLOCK });
  expect(calls).toHaveLength(1);
  return calls[0]!;
}

/** An entity whose records are changed at an address of their own. */
const MEMBER = { resource: { endpoint: { update: 'admin/members', delete: 'admin/left' } } } as Entity;

const proofs = [
  { id: 8, status: 3 },
  { id: 9, status: 1 },
];
const accept = { method: 'PATCH', endpoint: 'admin/proofs/{item.id}', body: { validate: true }, item: { field: 'proofs', where: { status: 1 } } };

describe('a call about a record', () => {
  it('sends a body made from the record and from what was asked', async () => {
    const options = { method: 'POST', endpoint: 'admin/members', body: { community: '/communities/{asked}', user: '/users/{id}', status: 1 } };
    expect(await sent(options, { id: 12 }, 3)).toEqual(['create', 'admin/members', { community: '/communities/3', user: '/users/12', status: 1 }]);
  });

  it('aims at one item of a list', async () => {
    expect(await sent(accept, { id: 12, proofs })).toEqual(['update', 'admin/proofs/9', { validate: true }]);
  });

  it('names in its dialog the item that it aims at, where the resource says how', () => {
    const structures = [{ name: 'CCAS de Nancy', status: 1 }, { name: 'Relais d’Épinal', status: 0 }];
    const item = { field: 'structures', where: { status: 0 }, title: 'name' };
    expect(call.aimsAt?.({ structures }, useOf({ ...accept, item }))).toBe('Relais d’Épinal');
    expect(call.aimsAt?.({ proofs }, useOf(accept))).toBeUndefined();
  });

  it('changes the record itself unless it says where and how', async () => {
    expect(await sent({ body: { validation: { validate: true } } }, { id: 12 })).toEqual(['update', 'admin/members/12', { validation: { validate: true } }]);
    expect(await sent({ method: 'DELETE' }, { id: 12 })).toEqual(['remove', 'admin/left/12']);
  });

  it('deletes without a body', async () => {
    expect(await sent({ method: 'DELETE', endpoint: 'admin/members/{id}' }, { id: 4 })).toEqual(['remove', 'admin/members/4']);
  });

  it.each([
    ['has no such item', { id: 12, proofs: [proofs[0]] }, false],
    ['has no list at all', { id: 12 }, false],
    ['has the item', { id: 12, proofs }, true],
  ])('makes sense or not for a record that %s', (_what, record, expected) => {
    expect(call.applies?.(record, useOf(accept))).toBe(expected);
  });

  it('makes no sense for a record without the item, even where the item is only what it is about', () => {
    expect(call.applies?.({ id: 12, proofs: [proofs[0]] }, useOf({ ...accept, endpoint: 'admin/members/{id}' }))).toBe(false);
  });

  it('makes no sense for a record without a value of its address', () => {
    expect(call.applies?.({ id: 12 }, useOf({ method: 'POST', endpoint: 'admin/cards/{cardId}' }))).toBe(false);
  });

  it('makes sense before anything is asked', () => {
    expect(call.applies?.({ id: 12 }, useOf({ method: 'POST', endpoint: 'admin/members', body: { community: '/communities/{asked}' } }))).toBe(true);
  });
});
