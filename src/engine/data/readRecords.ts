import type { Api } from '@/api/Api';
import type { ListRequest } from '@/api/records';
import type { ListDefinition } from '../model/ListDefinition';
import type { ListQuery } from '../model/ListQuery';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { recordFromApi } from '../model/transforms/recordFromApi';
import type { TransformContext } from '../model/transforms/Transform';
import type { KnownTotal } from './knownTotal';
import { listPages } from './listPages';
import { fixedParameters, listRequest } from './listRequest';
import { matching } from './pageInMemory';

export interface ReadRecords extends KnownTotal {
  /** The request that these records answer: while the next answer is on its way, the previous records stay on screen. */
  request: ListRequest;
  records: RecordData[];
}

export interface Reading {
  api: Api;
  entity: Pick<EntityBody, 'resource' | 'schema' | 'dialect'>;
  context: TransformContext;
  signal: AbortSignal;
}

/** The request of a list: one page, or everything in pages of 1000 where the server cannot page. */
export function requestFor(query: ListQuery, list: ListDefinition): ListRequest {
  return list.paging === 'server' ? listRequest(query, list) : { page: 1, perPage: 1000, filters: fixedParameters(list) };
}

/** The key of a request's answer in the cache, where the list and whoever shows its first page find the same one. */
export function listKey({ resource }: Pick<EntityBody, 'resource'>, request: ReadRecords['request']) {
  return [resource.name, 'list', request, resource.endpoint.list] as const;
}

/** The part of `Reading` that reading a list needs. */
export type ListReading = Omit<Reading, 'api'> & { api: Pick<Api, 'list'> };

/** Asks for the records of a request; rejects with an `ApiError`. */
export async function readRecords(request: ListRequest, paging: ListDefinition['paging'], reading: ListReading): Promise<ReadRecords> {
  const { api, entity, context, signal } = reading;
  const { list } = entity.resource.endpoint;
  const items = [];
  const options = { signal, dialect: entity.dialect };
  let known: KnownTotal = { total: 0 };
  const pages = paging === 'server' ? [await api.list(list, request, options)] : listPages(api, list, request, options);
  for await (const answer of pages) {
    items.push(...answer.items);
    known = { total: answer.total, ...(answer.more && { more: true }) };
  }
  return { request, records: items.map((item) => recordFromApi(entity, item, context)), ...known };
}

/** The records that match a query. */
interface MatchingRecords extends KnownTotal {
  /** The records of the page where the server pages; all records where the list comes whole. */
  records: RecordData[];
}

/** Reads the records that match a query, whether the server or the app filters them. Rejects with an `ApiError`. */
export async function readMatching(query: ListQuery, list: ListDefinition, reading: ListReading): Promise<MatchingRecords> {
  const answer = await readRecords(requestFor(query, list), list.paging, reading);
  if (list.paging === 'server') return answer;
  const records = matching(answer.records, query, list);
  return { records, total: records.length };
}
