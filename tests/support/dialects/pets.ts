import { ApiError } from '@/api/ApiError';
import type { Fetch } from '@/api/send';
import { removalAttempt } from '@/engine/data/command/removalAttempt';
import { attempt } from '@/engine/data/command/attempt';
import { readItem } from '@/engine/data/readItem';
import { readListQuery } from '@/engine/data/listQuery';
import { readRecords, requestFor } from '@/engine/data/readRecords';
import { scopePages } from '@/engine/data/scope';
import { saveRecord } from '@/engine/form/save/saveRecord';
import type { SaveTask } from '@/engine/form/save/SaveTask';
import type { RecordData } from '@/engine/model/Schema';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import type { EntitySource } from '../../../scripts/resources/readEntities';
import { openApi } from '../../unit/api/fakes';

export interface Pet extends RecordData {
  id: number;
  name: string;
  kind: string;
  born: string;
  owner?: number | null;
}

/** Pets with ids from 1, alternately cats and dogs, each born a day after the one before. */
export function pets(count: number): Pet[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Pet ${String(index + 1).padStart(3, '0')}`,
    kind: index % 2 === 0 ? 'cat' : 'dog',
    born: new Date(Date.UTC(2024, 0, index + 1)).toISOString().slice(0, 10),
  }));
}

const SCHEMA = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    kind: { type: 'string', enum: ['cat', 'dog', 'bird'] },
    born: { type: 'string', format: 'date' },
    owner: { type: 'integer' },
    contact: { type: 'string', format: 'email' },
    registered: { type: 'string', format: 'date-time', readOnly: true },
  },
};

/** An entity whose `resource.json` contains this dialect, its address and its filters, and nothing else. */
export function petEntity(dialect: unknown): EntitySource {
  const filters = ['name', { name: 'kind', multiple: true }, 'born'];
  const permissions = Object.fromEntries(['list', 'show', 'create', 'edit', 'delete'].map((operation) => [operation, true]));
  const resource = { endpoint: 'pets', dialect, permissions, list: { columns: ['name', 'kind', 'born'], filters, sort: 'name:asc' } };
  const files = new Map([
    ['schemas/pet/schema.json', JSON.stringify(SCHEMA)],
    ['schemas/pet/resource.json', JSON.stringify(resource)],
  ]);
  const { entities, mistakes } = readResourceFiles({ files, messageContexts: [] });
  if (!entities[0]) throw new Error(JSON.stringify(mistakes));
  return entities[0];
}

/** What an operator does with pets, through the app's own code, on a server of this dialect. */
export function petWork(dialect: unknown, fetch: Fetch) {
  const entity = petEntity(dialect);
  const { list } = entity.resource;
  if (!list) throw new Error('The pets have no list.');
  const { api } = openApi(fetch);
  const reading = { api, entity, context: WALL_CLOCK, signal: new AbortController().signal };
  const queryAt = (address: string) => readListQuery(new URLSearchParams(address), { list, schema: entity.schema });
  const task = (write: SaveTask['write'], id?: string) => ({ api, entity, context: WALL_CLOCK, write, id }) as unknown as SaveTask;

  return {
    api,
    entity,
    /** A page of the list, by an address of the app. */
    list: async (address = '') => {
      const { records, total, more } = await readRecords(requestFor(queryAt(address), list), 'server', reading);
      return { names: records.map(({ name }) => name), total, more };
    },
    /** Every pet of the list, read as an export does. */
    async all(total: number): Promise<unknown[]> {
      const ids = [];
      for await (const records of scopePages({ kind: 'matching', query: queryAt(''), total }, list, reading)) ids.push(...records.map(({ id }) => id));
      return ids;
    },
    show: (id: number) => readItem(entity, id, reading),
    create: (record: RecordData) => saveRecord(record, task({ mode: 'create' })),
    edit: (before: RecordData, changes: RecordData) => saveRecord({ ...before, ...changes }, task({ mode: 'edit', before }, String(before['id']))),
    remove: (id: number) => attempt(removalAttempt(entity, id, { api, context: WALL_CLOCK })),
  };
}

/** The error with which a call fails. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(() => undefined, (reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('No ApiError.', { cause: error });
}

