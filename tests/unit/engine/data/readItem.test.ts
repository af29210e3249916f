import { expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { readItem } from '@/engine/data/readItem';
import { WALL_CLOCK as context } from '@/engine/model/transforms/transformContext';
import { entityNamed } from '../../../support/realEntities';

const event = entityNamed('event');
const answering = (wire: WireRecord) => ({ get: () => Promise.resolve(wire) });

it('a record is what has a number or an address of its own, and any other answer is a failure of the server', async () => {
  expect(await readItem(event, 12, { api: answering({ id: 12, name: 'Fête' }), context })).toMatchObject({ name: 'Fête' });
  expect(await readItem(event, 12, { api: answering({ '@id': '/events/12', name: 'Fête' }), context })).toMatchObject({ name: 'Fête' });
  await expect(readItem(event, 12, { api: answering({ name: 'Fête' }), context })).rejects.toMatchObject({ kind: 'server' });
});

it('a record that nobody waits for any more is not read on', async () => {
  const waiting = new AbortController();
  const asked: unknown[] = [];
  const get: Api['get'] = (_path, options) => (asked.push(options?.signal), Promise.resolve({ id: 12 }));
  await readItem(event, 12, { api: { get }, context, signal: waiting.signal });
  expect(asked).toEqual([waiting.signal]);
});
