import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { ListDefinition } from '../../model/ListDefinition';
import { itemsOf } from '../../model/itemOf';
import { listedUnder } from '../../data/listedUnder';
import { filterAddress, readListQuery } from '../../data/listQuery';
import { readMatching } from '../../data/readRecords';
import type { ListQuery } from '../../model/ListQuery';
import { readItem } from '../../data/readItem';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody, OwnItemAim, CounterDefinition } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { recordFromApi } from '../../model/transforms/recordFromApi';
import type { TransformContext } from '../../model/transforms/Transform';
import { fieldSchema } from '../../model/widgetName';

/** The number of records that wait for the operator, and what it is made of. */
export interface CounterResult {
  total: number;
  /** The records by name, the choices by value, or the records with the number that waits under each. */
  parts: CounterPart[];
  /** The id of the first record of a list that the server filters, and the order of that list as in its address. */
  first?: string;
  sort?: string;
  /** Records that cannot be dealt with; they are not in the count. */
  apart?: CounterPart[];
  /** Set when only the first records were looked at: how many, and how many there are in all. */
  looked?: { at: number; of: number };
  /** The date of the record that has waited longest, where the list gives it. */
  oldest?: string;
}

export interface CounterPart {
  /** The id of the record; absent for a choice. */
  id?: string;
  /** The record's name, or the value of the choice. */
  name: string;
  /** The number that waits under the record; absent for a record that waits itself. */
  count?: number;
}

interface Filtered extends Pick<CounterResult, 'oldest' | 'first' | 'sort'> {
  total: number;
  /** The first records. */
  records: RecordData[];
}

interface Counting {
  api: Pick<Api, 'list' | 'get'>;
  context: TransformContext;
  signal: AbortSignal;
  /** The list as the operator may see it. */
  listOf(entity: EntityBody): ListDefinition | undefined;
  loadEntity(name: string): Promise<EntityBody>;
  /** The ids of the operator's own structures. */
  structures: readonly number[];
}

/** How many records are looked at in a list that has no filter for what is counted: one answer of the server. The page says that the others are not in the count. */
const LOOKED_AT = 1000;

/** How many records are named where the server counts: as many as are seen without unfolding. */
const NAMED = 5;

/** How many records may have a count of their own; each takes a request. */
const OWNERS = 20;
const READ = 50;

/**
 * Counts the work of a counter: by one small request where the server filters, whose first records are named, else among the first records of the list. Undefined when the operator lacks the
 * list or one of the filters, when they have no record to look under, and when the server does not count. Rejects with an `ApiError`.
 */
export async function readCounter(entity: EntityBody, definition: CounterDefinition, counting: Counting): Promise<CounterResult | undefined> {
  if (definition.under) return countUnder(entity, definition, definition.under, counting);
  if (definition.item ?? definition.by) return countHere(entity, definition, counting);
  const counted = await countFiltered(entity, definition, { ...counting, size: NAMED });
  if (!counted) return undefined;
  const { records, ...count } = counted;
  return { ...count, parts: records.map((record) => named(entity, record)) };
}

/** Lets the server count: an answer with few records is enough. Where the list can be sorted by date, the first of them is the one that has waited longest. */
async function countFiltered(entity: EntityBody, { filters, since }: CounterDefinition, { size, ...counting }: Counting & { size: number }): Promise<Filtered | undefined> {
  const asked = queryOf(entity, filters, counting);
  if (!asked) return undefined;
  const { list, query } = asked;
  const isOrdered = since !== undefined && list.columns.some(({ field, sortable }) => field === since && sortable);
  const sort = isOrdered ? ({ field: since, direction: 'asc' } as const) : query.sort;
  const { records, total, more } = await readMatching({ ...query, sort, size }, list, { ...counting, entity });
  if (more) return undefined;
  return { total, records, ...firstOf(records), ...(isOrdered && { sort: `${since}:asc`, ...oldestOf(records.slice(0, 1).map((record) => record[since])) }) };
}

async function countHere(entity: EntityBody, { filters, item, confirmed, by, since }: CounterDefinition, counting: Counting): Promise<CounterResult | undefined> {
  const asked = queryOf(entity, filters, counting);
  if (!asked) return undefined;
  const { list, query } = asked;
  const { records, total, more } = await readMatching({ ...query, size: LOOKED_AT }, list, { ...counting, entity });
  if (more) return undefined;
  const kept = item ? records.filter((record) => hasOwnItem(record, item, counting.structures)) : records;
  if (confirmed) return countConfirmed(entity, kept, confirmed, counting);
  return {
    total: kept.length,
    parts: by === undefined ? kept.map((record) => named(entity, record)) : byChoice(entity, kept, by),
    ...(!item && firstOf(records)),
    ...(records.length < total && { looked: { at: records.length, of: total } }),
    ...(since !== undefined && oldestOf(kept.map((record) => record[since]))),
  };
}

function firstOf([first]: readonly RecordData[]): Pick<CounterResult, 'first'> {
  return first?.['id'] === undefined ? {} : { first: String(first['id']) };
}

/** Reads records one by one, up to a limit, for what their list does not tell. */
async function countConfirmed(entity: EntityBody, records: readonly RecordData[], confirmed: OwnItemAim, counting: Counting): Promise<CounterResult> {
  const looked = records.slice(0, READ);
  const isConfirmed = await Promise.all(looked.map((record) => hasOwnItemInside(entity, record, confirmed, counting)));
  const those = (wanted: boolean) => looked.filter((_, index) => isConfirmed[index] === wanted).map((record) => named(entity, record));
  const [parts, apart] = [those(true), those(false)];
  return { total: parts.length, parts, ...(apart.length > 0 && { apart }), ...(looked.length < records.length && { looked: { at: looked.length, of: records.length } }) };
}

/** Whether the record itself has such an item. A record on which the platform fails cannot be dealt with, and counts as having none. */
async function hasOwnItemInside(entity: EntityBody, { id }: RecordData, aim: OwnItemAim, { structures, ...reading }: Counting): Promise<boolean> {
  try {
    return hasOwnItem(await readItem(entity, id, reading), aim, structures);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'server') return false;
    throw error;
  }
}

function hasOwnItem(record: RecordData, { structure, ...aim }: OwnItemAim, structures: readonly number[]): boolean {
  return itemsOf(record, aim).some((item) => structure === undefined || structures.includes(Number(item[structure])));
}

/** Counts what waits in the related list of each record; the records with the most come first. */
async function countUnder(entity: EntityBody, { filters, since }: CounterDefinition, under: { resource: string; endpoint: string }, counting: Counting): Promise<CounterResult | undefined> {
  const related = entity.resource.related.find(({ resource }) => resource === under.resource);
  if (!related) return undefined;
  const { api, signal, context } = counting;
  const owners = await api.list(under.endpoint, { page: 1, perPage: OWNERS }, { signal, dialect: entity.dialect });
  if (owners.items.length === 0) return undefined;
  const child = await counting.loadEntity(under.resource);
  const records = owners.items.slice(0, OWNERS).map((wire) => recordFromApi(entity, wire, context));
  const counts = await Promise.all(
    records.map(async (record) => {
      const part = named(entity, record);
      const listed = listedUnder(child, related, { name: entity.resource.name, id: part.id });
      const counted = await countFiltered(listed, { name: '', filters, ...(since !== undefined && { since }) }, { ...counting, size: 1 });
      return { part: { ...part, count: counted?.total ?? 0 }, oldest: counted?.oldest };
    }),
  );
  const parts = counts.map(({ part }) => part);
  return {
    total: parts.reduce((sum, { count }) => sum + count, 0),
    parts: parts.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count),
    ...(records.length < owners.total && { looked: { at: records.length, of: owners.total } }),
    ...oldestOf(counts.map(({ oldest }) => oldest)),
  };
}

/** The earliest of the dates that are present. */
function oldestOf(dates: readonly unknown[]): Pick<CounterResult, 'oldest'> {
  const known = dates.filter((date) => typeof date === 'string' && !Number.isNaN(Date.parse(date))) as string[];
  const oldest = known.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
  return oldest === undefined ? {} : { oldest };
}

/** The list and the query of a counter. Without one of its filters the list would count something else, so there is no query then. */
function queryOf(entity: EntityBody, filters: CounterDefinition['filters'], { listOf }: Counting): { list: ListDefinition; query: ListQuery } | undefined {
  const list = listOf(entity);
  if (!list) return undefined;
  const query = readListQuery(filterAddress(filters), { list, schema: entity.schema });
  return Object.keys(filters).every((name) => query.filters[name]?.length) ? { list, query } : undefined;
}

function named({ resource }: EntityBody, record: RecordData): { id: string; name: string } {
  return { id: String(record['id']), name: recordTitle(resource, record) };
}

/** The counts in the order of the choices, without those that are zero. */
function byChoice({ schema }: EntityBody, records: readonly RecordData[], field: string): CounterPart[] {
  const choices = (fieldSchema(schema, field).enum ?? []).map(String);
  const counted = choices.map((name) => ({ name, count: records.filter((record) => String(record[field]) === name).length }));
  return counted.filter(({ count }) => count > 0);
}
