import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { wholeList } from '@/engine/data/wholeList';

interface Row {
  id?: number;
}

/** A list that is read two rows at a time, and what happens to it after so many requests. */
function server(count: number, events: Record<number, (rows: Row[]) => void> = {}) {
  const rows: Row[] = Array.from({ length: count }, (_none, index) => ({ id: index + 1 }));
  const asked: number[] = [];
  async function ask(page: number) {
    asked.push(page);
    const answer = { records: rows.slice((page - 1) * 2, page * 2), total: rows.length };
    events[asked.length]?.(rows);
    return answer;
  }
  return { rows, asked, ask };
}

const removed = (...ids: number[]) => (rows: Row[]) => ids.forEach((id) => rows.splice(rows.findIndex((row) => row.id === id), 1));

/** One request after the other, as when each answer comes before the next is asked for. */
async function read(ask: (page: number) => Promise<{ records: Row[]; total: number; more?: true }>, counted: number) {
  const ids: unknown[] = [];
  for await (const { records } of wholeList({ ask, pages: 1, counted, idOf: ({ id }: Row) => id })) ids.push(...records.map(({ id }) => id));
  return ids;
}

describe('a list that is read page by page', () => {
  it('is read once where it has as many rows as were counted', async () => {
    const { ask, asked } = server(5);
    expect(await read(ask, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('gives the row that a deletion has drawn onto a page that was read before', async () => {
    const { ask, asked } = server(6, { 1: removed(1) });
    expect(await read(ask, 6)).toEqual([1, 2, 4, 5, 6, 3]);
    expect(asked).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('gives all of the rows that several deletions have drawn away, and none of them twice', async () => {
    const { ask } = server(8, { 1: removed(1), 2: removed(2) });
    expect(await read(ask, 8)).toEqual([1, 2, 4, 5, 7, 8, 3, 6]);
  });

  it('is read to its end where it had become shorter before', async () => {
    const { ask, asked } = server(4);
    expect(await read(ask, 6)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  it.each([
    ['has no rows', async (page: number) => ({ records: page === 1 ? [{ id: 1 }, { id: 2 }] : [], total: 3 })],
    ['is not found', async (page: number) => (page === 1 ? { records: [{ id: 1 }, { id: 2 }], total: 3 } : Promise.reject(new ApiError('notFound')))],
  ])('ends with a page that %s, after a second look', async (_what, ask) => {
    expect(await read(ask, 3)).toEqual([1, 2]);
  });

  it('gives a row once that a new one has pushed onto the next page', async () => {
    const { ask } = server(4, { 1: (rows) => rows.unshift({ id: 9 }) });
    expect(await read(ask, 4)).toEqual([1, 2, 3, 4, 9]);
  });

  it('gives rows without ids as they come, and does not look again', async () => {
    const { ask, asked } = server(0, {});
    const anonymous = async (page: number) => ({ ...(await ask(page)), records: page === 1 ? [{}, {}] : [], total: 3 });
    expect(await read(anonymous, 3)).toEqual([undefined, undefined]);
    expect(asked).toEqual([1, 2]);
  });

  it('is asked for where nothing was counted', async () => {
    const { ask } = server(1);
    expect(await read(ask, 0)).toEqual([1]);
  });

  it('fails with its first page, and with any other fault', async () => {
    const failing = (kind: 'notFound' | 'server', at: number) => async (page: number) => (page === at ? Promise.reject(new ApiError(kind)) : { records: [{ id: page }], total: 3 });
    await expect(read(failing('notFound', 1), 3)).rejects.toMatchObject({ kind: 'notFound' });
    await expect(read(failing('server', 2), 3)).rejects.toMatchObject({ kind: 'server' });
  });
});
