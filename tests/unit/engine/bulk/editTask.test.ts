import { expect, test } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { runBulk } from '@/engine/bulk/runBulk';
import { editTask } from '@/engine/bulk/tasks';
import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { book } from '../list/books';

const kept: Entity = { ...book, resource: { ...book.resource, deletedWhen: { field: 'genre', is: 3 } } };

/** A selection of a list that was read before the records became `now`. */
function setTitle(entity: Entity, listed: RecordData[], now: Record<string, RecordData>) {
  const changed: string[] = [];
  const api = {
    get: (path: string) => Promise.resolve(now[path]),
    update: (path: string) => Promise.resolve(void changed.push(path)),
  } as unknown as Api;
  const task = editTask({ api, entity, transforms: { utcTime: true, timeZone: 'Europe/Paris' } }, 'title', 'Perdu');
  return runBulk(listed, task, { signal: new AbortController().signal, onProgress: () => undefined }).then((report) => ({ report, changed }));
}

test('what was deleted since the list was read takes no change, although the platform would make it', async () => {
  const listed = [1, 2].map((id) => ({ id, title: 'Livre', genre: 1 }));
  const { report, changed } = await setTitle(kept, listed, { 'books/1': { id: 1, title: 'Livre', genre: 1 }, 'books/2': { id: 2, genre: 3 } });
  expect(changed).toEqual(['books/1']);
  expect(report.failed.map(({ record, error }) => [record['id'], error.kind])).toEqual([[2, 'notFound']]);
});

test('where deleted records are no longer answered, the list is enough', async () => {
  const { report, changed } = await setTitle(book, [{ id: 1, title: 'Livre' }, { id: 2, title: 'Perdu' }], {});
  expect(changed).toEqual(['books/1']);
  expect(report.skipped.map(({ id }) => id)).toEqual([2]);
});

test.each([
  ['server', 'Perdu', {}, 'done'],
  ['server', 'Livre', {}, 'failed'],
  ['outcomeUnknown', 'Perdu', {}, 'done'],
  ['outcomeUnknown', 'Livre', {}, 'unknown'],
  ['rejected', 'Perdu', {}, 'failed'],
  ['server', 'Perdu', { source: { readHasSideEffect: true } }, 'unknown'],
] as const)('a change that ended with "%s" of a record whose title is then %s, %o, is %s', async (kind, title, more, end) => {
  const api = { get: async () => ({ id: 1, title }), update: () => Promise.reject(new ApiError(kind)) } as unknown as Api;
  const task = editTask({ api, entity: { ...book, ...more }, transforms: WALL_CLOCK }, 'title', 'Perdu');
  const report = await runBulk([{ id: 1, title: 'Livre' }], task, { signal: new AbortController().signal, onProgress: () => undefined, wait: async () => undefined });
  expect(report[end]).toHaveLength(1);
});
