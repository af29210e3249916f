import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { ListRequest } from '@/api/records';
import { actionTarget } from '@/engine/data/command/actionTarget';
import type { ActionUse } from '@/engine/model/ActionUse';
import { actionTask } from '@/engine/bulk/tasks';
import type { RecordData } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { book } from '../list/books';

const fresh: ActionUse = { use: 'lend', name: 'lend', on: 'row', danger: false, confirms: false, fresh: 'id' };

/** The server's list, whose filter by id also finds parts of ids. */
function meansOf(...stored: RecordData[]) {
  const asked: ListRequest[] = [];
  const list = (_path: string, request: ListRequest) => {
    asked.push(request);
    const wanted = new Map(request.filters).get('id') ?? '';
    return Promise.resolve({ items: stored.filter(({ id }) => String(id).includes(wanted)), total: stored.length });
  };
  const api = { list } as unknown as Api;
  return { asked, means: { api, entity: book, transforms: WALL_CLOCK, applies: ({ pages }: RecordData) => pages === 0 } };
}

describe('what an action works on', () => {
  it('is the record as it is shown, which is not asked for again', async () => {
    const { asked, means } = meansOf();
    const { fresh: _stale, ...plain } = fresh;
    expect(await actionTarget(plain, { id: 1, pages: 0 }, means)).toEqual({ id: 1, pages: 0 });
    expect(await actionTarget(plain, { id: 1, pages: 9 }, means)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is the record as it now is, where the action says so, and no other whose number looks like it', async () => {
    const { asked, means } = meansOf({ id: 17, pages: 9 }, { id: 7, pages: 0 });
    expect(await actionTarget(fresh, { id: 7, pages: 9 }, means)).toMatchObject({ id: 7, pages: 0 });
    expect(asked[0]?.filters).toContainEqual(['id', '7']);
  });

  it('is nothing when somebody else was quicker, or when the record is gone', async () => {
    const { means } = meansOf({ id: 7, pages: 9 });
    expect(await actionTarget(fresh, { id: 7, pages: 0 }, means)).toBeUndefined();
    expect(await actionTarget(fresh, { id: 8, pages: 0 }, means)).toBeUndefined();
  });

  it('of a selection leaves alone those that have changed meanwhile', async () => {
    const { means } = meansOf({ id: 1, pages: 0 }, { id: 2, pages: 9 });
    const done: RecordData[] = [];
    const action = { perform: ({ record }: { record: RecordData }) => Promise.resolve(void done.push(record)) };
    const task = actionTask(means, { action, use: fresh, applies: means.applies });
    const outcomes = await task.send([{ id: 1, pages: 0 }, { id: 2, pages: 0 }]);
    expect(outcomes).toEqual([{ kind: 'done' }, { kind: 'skipped' }]);
    expect(done.map(({ id }) => id)).toEqual([1]);
  });
});
