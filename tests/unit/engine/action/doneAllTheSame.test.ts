import { expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { doneAllTheSame } from '@/engine/action/doneAllTheSame';
import { WALL_CLOCK } from '@/engine/transforms/transformContext';
import { entityOf } from '../transforms/entity';

const entity = entityOf({ properties: { status: { type: 'integer' } } });

/** An action that accepts what is pending, on the record that the server then has. */
function accepting(status: number | undefined, { readingActs = false } = {}) {
  const asked: string[] = [];
  const api = {
    get: (path: string) => {
      asked.push(path);
      return status === undefined ? Promise.reject(new ApiError('server')) : Promise.resolve({ id: 4, status });
    },
  } as unknown as Api;
  const resource = { ...entity.resource, readingActs };
  return { asked, means: { api, entity: { ...entity, resource }, transforms: WALL_CLOCK, applies: (record: Record<string, unknown>) => record['status'] === 0 } };
}

const record = { id: 4, status: 0 };

it.each([
  ['was done all the same when it makes no sense any more', 1, true],
  ['was not done when it still makes sense', 0, false],
  ['is not known to be done when the record cannot be read', undefined, false],
])('an action on which the server failed %s', async (_what, status, isDone) => {
  const { asked, means } = accepting(status);
  expect([await doneAllTheSame(record, new ApiError('server'), means), asked]).toEqual([isDone, ['things/4']]);
});

it.each([
  ['refused', new ApiError('rejected'), {}],
  ['lost', new ApiError('outcomeUnknown'), {}],
  ['about what acts when it is read', new ApiError('server'), { readingActs: true }],
] as const)('nothing is read again after an answer that was %s', async (_what, error, options) => {
  const { asked, means } = accepting(1, options);
  expect([await doneAllTheSame(record, error, means), asked]).toEqual([false, []]);
});
