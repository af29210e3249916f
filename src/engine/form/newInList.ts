import { ApiError } from '@/api/ApiError';
import type { ListRequest } from '@/api/records';
import { fold } from '@/i18n/fold';
import { listRequest } from '../data/listRequest';
import { readRecords } from '../data/readRecords';
import type { ListDefinition, Sort } from '../model/ListDefinition';
import type { Entity, Resource } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { SaveTask } from './SaveTask';

/** The numbers of the records that the list has of those called like one that is about to be created. */
export type Listed = ReadonlySet<unknown>;

/**
 * What the list has before a record is created, so that the new one can be told from the others afterwards. Undefined where the list cannot be
 * asked, or answers more than is read: a lost creation is then not looked for.
 */
export async function listedBefore(record: RecordData, task: SaveTask, signal: AbortSignal): Promise<Listed | undefined> {
  const found = await namesakes(record, task, signal);
  return found && new Set(found.map(({ id }) => id));
}

/**
 * The record that has come to the list since and is called like the one that was sent, as the list has it; of several nobody can tell which. Undefined where the list does not answer.
 */
export async function newInList(record: RecordData, task: SaveTask, before: Listed): Promise<RecordData | 'none' | 'several' | undefined> {
  const found = await namesakes(record, task, new AbortController().signal);
  if (!found) return undefined;
  const [created, ...others] = found.filter(({ id }) => !before.has(id));
  return others.length > 0 ? 'several' : (created ?? 'none');
}

/** How many records of one name are read at most. */
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
    // A look that fails tells nothing, and stops nobody.
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

const NEWEST: Sort = { field: 'id', direction: 'desc' };

/** The newest first where the list has an order for it, narrowed down by the fields that name a record; nothing where it has no filter for these. */
function requestFor(record: RecordData, { resource, source }: Entity): ListRequest | undefined {
  const { list } = resource;
  const order = list?.columns.some(({ field, sortable }) => field === NEWEST.field && sortable) ? NEWEST : list?.sort;
  const page = { page: 1, perPage: LOOKED_AT, ...(order && { order }) };
  const filtersOfSource = source?.listFilters?.(record);
  if (filtersOfSource) return { ...page, filters: filtersOfSource };
  const asked = namingFilters(record, resource);
  return list && asked && { ...listRequest({ page: 1, size: LOOKED_AT, sort: undefined, filters: asked }, list), ...page };
}

/** What narrows the list down to the records that are called like one, by filter; nothing where it has no filter for each field of the name. */
export function namingFilters(record: RecordData, resource: Resource): Record<string, string[]> | undefined {
  const { list } = resource;
  const names = namingFields(record, resource);
  const filters = list && names.flatMap((name) => filterOf(name, list) ?? []);
  if (!filters || names.length === 0 || filters.length < names.length) return undefined;
  return Object.fromEntries(filters.map(({ name, field = name }) => [name, [textOf(record[field])]]));
}

/** The fields of its title that say something. */
function namingFields(record: RecordData, { title }: Resource): string[] {
  return title.filter((name) => textOf(record[name]) !== '');
}

function filterOf(field: string, { filters }: ListDefinition) {
  return filters.find((filter) => filter.field === field && (filter.operator === 'contains' || filter.operator === 'equals'));
}

/** Some filters also find what only contains the name; a list that does not tell it is believed. */
function isCalledLike(one: RecordData, record: RecordData, resource: Resource): boolean {
  return namingFields(record, resource).every((name) => one[name] === undefined || fold(textOf(one[name])) === fold(textOf(record[name])));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
