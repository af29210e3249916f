import { expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { Action } from '@/engine/model/Action';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { BulkOutcome } from '@/engine/bulk/runBulk';
import { actionTask } from '@/engine/bulk/tasks';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { book } from '../list/books';

const use: ActionUse = { use: 'lend', name: 'lend', on: 'selection', danger: false, confirms: false, already: ['Already lent.', 'Lent before.'] };

/** The outcomes of lending a book whose call fails in this way; `reached` tells whether the record then has the action's aim. */
async function lent(failure: Error | undefined, reached?: boolean, stillApplies = true): Promise<readonly BulkOutcome[]> {
  const api = { get: () => Promise.resolve({ id: 7, title: 'Dune', pages: stillApplies ? 0 : 9 }) } as unknown as Api;
  const action: Action = {
    perform: ({ record, asked }) => (failure ? Promise.reject(failure) : Promise.resolve(void [record, asked])),
    ...(reached !== undefined && { reached: () => reached }),
  };
  const task = actionTask({ api, entity: book, transforms: WALL_CLOCK }, { action, use, applies: ({ pages }) => pages === 0 });
  return task.send([{ id: 7, pages: 0 }]);
}

const refused = (...messages: string[]) => new ApiError('rejected', '', messages.map((message) => ({ path: 'x', message })));

it.each<[string, ApiError | undefined, boolean | undefined, boolean, BulkOutcome['kind']]>([
  ['it is done', undefined, undefined, true, 'done'],
  ['the platform says that it was so already', new ApiError('rejected', 'Already lent.'), undefined, true, 'skipped'],
  ['the platform says nothing else', refused('Already lent.', 'Lent before.'), undefined, true, 'skipped'],
  ['the platform says something else too', refused('Already lent.', 'No such book.'), undefined, true, 'failed'],
  ['the platform says something else', new ApiError('rejected', 'No such book.'), undefined, true, 'failed'],
  ['the same words come with another end', new ApiError('denied', 'Already lent.'), undefined, true, 'failed'],
  ['the server fails and it was done', new ApiError('server'), true, true, 'done'],
  ['the server fails and it was not done', new ApiError('server'), false, true, 'failed'],
  ['the server fails and somebody else has decided otherwise', new ApiError('server'), false, false, 'skipped'],
  ['the server fails and nobody can tell', new ApiError('server'), undefined, true, 'unknown'],
  ['the answer is lost and it was done', new ApiError('outcomeUnknown'), true, true, 'done'],
  ['the answer is lost and it is not done yet', new ApiError('outcomeUnknown'), false, true, 'unknown'],
])('where %s, a record of a selection is accounted for', async (_what, failure, reached, stillApplies, kind) => {
  const [outcome] = await lent(failure, reached, stillApplies);
  expect(outcome?.kind).toBe(kind);
  if (outcome && 'error' in outcome) expect(outcome.error).toBe(failure);
});

it('a mistake of ours is no outcome', async () => {
  await expect(lent(new TypeError('broken'))).rejects.toThrow('broken');
});

it('an action is told the record and what the operator chose', async () => {
  const told: unknown[] = [];
  const action: Action = { perform: async ({ record, asked, use: { name }, entity }) => void told.push([record, asked, name, entity.resource.name]) };
  const task = actionTask({ api: {} as Api, entity: book, transforms: WALL_CLOCK }, { action, use, asked: 12, applies: () => true });
  await task.send([{ id: 7 }, { id: 8 }]);
  expect(told).toEqual([[{ id: 7 }, 12, 'lend', 'book'], [{ id: 8 }, 12, 'lend', 'book']]);
});
