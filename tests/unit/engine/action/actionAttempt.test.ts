import { expect, it } from 'vitest';
import { call } from '@/actions/call';
import { setField } from '@/actions/setField';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { Action } from '@/engine/model/Action';
import { actionAttempt } from '@/engine/data/command/actionAttempt';
import { attempt } from '@/engine/data/command/attempt';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { RecordSource } from '@/engine/model/RecordSource';
import type { RecordData } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { entityOf } from '../transforms/entity';

const entity = entityOf({ properties: { status: { type: 'integer' }, proofs: { type: 'array', items: { type: 'object', properties: {} } } } });
const record = { id: 4, status: 0, proofs: [{ id: 9, status: 1 }] };

const useOf = (options: Record<string, unknown>) => ({ use: 'x', name: 'x', on: 'row', danger: false, confirms: true, ...options }) as ActionUse;
const accepting: [Action, ActionUse] = [
  call,
  useOf({ method: 'PATCH', endpoint: 'proofs/{item.id}', item: { field: 'proofs', where: { status: 1 } }, aim: { id: '{item.id}', status: 2 } }),
];
const publishing: [Action, ActionUse] = [setField, useOf({ field: 'status', value: 1 })];
const writing: [Action, ActionUse] = [call, useOf({ method: 'POST', endpoint: 'letters/{id}' })];

/** The outcome of an action whose call has failed, given the record that the server then has; undefined where it cannot be read. */
async function became([action, use]: [Action, ActionUse], now: object | undefined, kind: ApiError['kind'] = 'server', source: RecordSource = {}) {
  const asked: string[] = [];
  const answer = (path: string) => {
    asked.push(path);
    return now ? Promise.resolve({ ...record, ...now }) : Promise.reject(new ApiError('server'));
  };
  const api = { get: answer, list: async (path: string) => ({ total: 1, items: [asked.length === 0 ? (asked.push(path), record) : await answer(path)] }) } as unknown as Api;
  const applies = (one: Record<string, unknown>) => action.applies?.(one, use) ?? true;
  const means = { api, entity: { ...entity, source }, transforms: WALL_CLOCK, applies };
  const failing = { ...action, perform: () => Promise.reject(new ApiError(kind)) } as Action;
  return { seen: (await attempt(actionAttempt({ action: failing, use, record }, means))).kind, asked };
}

it.each([
  ['accepting was done: the item is what it aims at', accepting, { proofs: [{ id: 9, status: 2 }] }, 'done'],
  ['accepting was not done: the item still waits', accepting, {}, 'failed'],
  ['accepting came too late: a colleague has refused', accepting, { proofs: [{ id: 9, status: 3 }] }, 'otherwise'],
  ['accepting one does not mean another that somebody has accepted', accepting, { proofs: [{ id: 8, status: 2 }] }, 'otherwise'],
  ['publishing was done: the field has the value', publishing, { status: 1 }, 'done'],
  ['nobody knows when the record cannot be read', accepting, undefined, 'unknown'],
] as const)('after a failure of the server, %s', async (_what, action, now, expected) => {
  expect(await became([...action], now)).toEqual({ seen: expected, asked: ['things/4'] });
});

it('a lost answer may still be under way: done when it is seen, never "not done"', async () => {
  expect((await became(publishing, { status: 1 }, 'outcomeUnknown')).seen).toBe('done');
  expect((await became(publishing, {}, 'outcomeUnknown')).seen).toBe('unknown');
});

it('an action that says no aim leaves a failure of the server open', async () => {
  expect((await became(writing, {})).seen).toBe('unknown');
  expect((await became(writing, {}, 'rejected')).seen).toBe('failed');
});

it('a record that is read by its list is looked for there, before and after', async () => {
  expect(await became([setField, { ...publishing[1], fresh: 'id' }], { status: 1 })).toEqual({ seen: 'done', asked: ['things', 'things'] });
});

it.each([
  ['refused', 'rejected', {}, 'failed'],
  ['not sent', 'offline', {}, 'failed'],
  ['about what reading has a side effect on', 'server', { readHasSideEffect: true }, 'unknown'],
] as const)('nothing is read again after an answer that was %s', async (_what, kind, source, expected) => {
  expect(await became(accepting, {}, kind, source)).toEqual({ seen: expected, asked: [] });
});

it.each<[string, RecordData | undefined, string]>([
  ['performed on the record as it is now', { ...record, proofs: [{ id: 9, status: 1 }, { id: 10, status: 3 }] }, 'done'],
  ['withheld where it makes no sense any more', { ...record, proofs: [] }, 'withheld'],
  ['withheld where the record has gone from its list, whatever the action asks of it', undefined, 'withheld'],
])('an action on a record that was changed since it was read is %s', async (_what, now, expected) => {
  const [action, use] = accepting;
  const performedOn: RecordData[] = [];
  const noting = { ...action, perform: ({ record: target }: { record: RecordData }) => (performedOn.push(target), Promise.resolve()) } as Action;
  const api = { list: () => Promise.resolve({ total: 1, items: now ? [now] : [] }) } as unknown as Api;
  const means = { api, entity, transforms: WALL_CLOCK, applies: (one: RecordData) => !now || (action.applies?.(one, use) ?? true) };
  for (const isStale of [true, false]) expect((await attempt(actionAttempt({ action: noting, use: { ...use, fresh: 'id' }, record, isStale }, means))).kind).toBe(expected);
  expect(performedOn).toEqual(expected === 'done' ? [now, now] : []);
});
