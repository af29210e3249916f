import { ApiError } from '@/api/ApiError';
import type { ListRequest } from '@/api/records';
import { fold } from '@/i18n/fold';
import { listRequest } from '../../data/listRequest';
import { readRecords } from '../../data/readRecords';
import type { ListDefinition, Sort } from '../../model/ListDefinition';
import type { Entity, Resource } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { SaveTask } from './SaveTask';

/** The numbers of the listed records that have the same name as a record about to be created. */
export type Listed = ReadonlySet<unknown>;

/**
 * Reads the numbers of the listed records with the same name before a record is created, so that the new one can be told from them afterwards. `undefined` where
 * the list cannot be read, or contains more of them than are read: a lost creation is not looked for then.
 */
export async function listedBefore(record: RecordData, task: SaveTask, signal: AbortSignal): Promise<Listed | undefined> {
  const found = await namesakes(record, task, signal);
  return found && new Set(found.map(({ id }) => id));
}

/** The record that has appeared in the list since and has the name that was sent. `several` where it cannot be told which one it is; `undefined` where the list does not answer. */
export async function newInList(record: RecordData, task: SaveTask, before: Listed): Promise<RecordData | 'none' | 'several' | undefined> {
  const found = await namesakes(record, task, new AbortController().signal);
  if (!found) return undefined;
  const [created, ...others] = found.filter(({ id }) => !before.has(id));
  return others.length > 0 ? 'several' : (created ?? 'none');
}

/** The greatest number of records with the same name that are read. */
const LOOKED_AT = 100;

async function namesakes(record: RecordData, { api, entity, context, mayList }: SaveTask, signal: AbortSignal): Promise<RecordData[] | undefined> {
  const { resource } = entity;
  const request = mayList ? requestFor(record, entity) : undefined;
  if (!request) return undefined;
  try {
    const { records, total, more } = await readRecords(request, resource.list?.paging ?? 'server', { api, entity, context, signal });
    const isWhole = (records.length >= total && !more) || request.order === NEWEST;
    return isWhole ? records.filter((one) => isCalledLike(one, record, resource)) : undefined;
  } catch (error) {
    // A look that fails finds nothing out, and must not prevent the save.
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

const NEWEST: Sort = { field: 'id', direction: 'desc' };

/** Requests the records with the same name, the newest first where the list has an order for that; `undefined` where the list has no filters for the name. */
function requestFor(record: RecordData, { resource, source }: Entity): ListRequest | undefined {
  const { list } = resource;
  const order = list?.columns.some(({ field, sortable }) => field === NEWEST.field && sortable) ? NEWEST : list?.sort;
  const page = { page: 1, perPage: LOOKED_AT, ...(order && { order }) };
  const filtersOfSource = source?.listFilters?.(record);
  if (filtersOfSource) return { ...page, filters: filtersOfSource };
  const asked = namingFilters(record, resource);
  return list && asked && { ...listRequest({ page: 1, size: LOOKED_AT, sort: undefined, filters: asked }, list), ...page };
}

/** The filters that find the records with the same name; `undefined` where a field of the name has no filter. */
export function namingFilters(record: RecordData, resource: Resource): Record<string, string[]> | undefined {
  const { list } = resource;
  const names = namingFields(record, resource);
  const filters = list && names.flatMap((name) => filterOf(name, list) ?? []);
  if (!filters || names.length === 0 || filters.length < names.length) return undefined;
  return Object.fromEntries(filters.map(({ name, field = name }) => [name, [textOf(record[field])]]));
}

/** The fields of the title that are not empty in this record. */
function namingFields(record: RecordData, { title }: Resource): string[] {
  return title.filter((name) => textOf(record[name]) !== '');
}

function filterOf(field: string, { filters }: ListDefinition) {
  return filters.find((filter) => filter.field === field && (filter.operator === 'contains' || filter.operator === 'equals'));
}

/** Some filters also find records that only contain the name. Where the list does not contain the field, its answer is trusted. */
function isCalledLike(one: RecordData, record: RecordData, resource: Resource): boolean {
  return namingFields(record, resource).every((name) => one[name] === undefined || fold(textOf(one[name])) === fold(textOf(record[name])));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
