import type { Api } from '@/api/Api';
import { fixedParameters } from '../list/listRequest';
import { readRecords } from '../list/readRecords';
import type { EntityBody, Resource } from '../Resource';
import type { TakenDefinition } from '../SavingDefinition';
import { isPlainObject } from '../transforms/plainObject';
import type { TransformContext } from '../transforms/Transform';

export interface TakenCounting {
  api: Pick<Api, 'list'>;
  context: TransformContext;
  signal: AbortSignal;
  loadEntity(name: string): Promise<EntityBody>;
  mayList(resource: string): boolean;
  /** The numbers of the operator's own. */
  structures: readonly number[];
}

/** More records than these are not looked through. */
const LOOKED_AT = 1000;

/** How many records of another entity go along with one that is deleted; undefined when nobody can tell. Rejects with an `ApiError`. */
export async function countTaken({ resource: owner }: Pick<EntityBody, 'resource'>, id: number, { resource: name, filter, item, own }: TakenDefinition, counting: TakenCounting): Promise<number | undefined> {
  const { structures, mayList, ...reading } = counting;
  if (!mayList(name)) return undefined;
  const entity = await counting.loadEntity(name);
  const { list } = entity.resource;
  if (!list || (isOfStructures(owner) && !structures.includes(id))) return undefined;
  const filters = fixedParameters(list);
  const read = async (perPage: number, asked: readonly (readonly [string, string])[] = []) =>
    readRecords({ page: 1, perPage, filters: [...filters, ...asked] }, 'server', { ...reading, entity });

  if (filter !== undefined) {
    const parameter = list.filters.find((one) => one.name === filter)?.parameter ?? filter;
    return (await read(1, [[parameter, String(id)]])).total;
  }
  if (item) {
    const { records, total } = await read(LOOKED_AT);
    const isIn = (items: unknown) => Array.isArray(items) && items.some((one: unknown) => isPlainObject(one) && one[item.id] === id);
    return records.length < total ? undefined : records.filter((record) => isIn(record[item.field])).length;
  }
  return own && structures.length === 1 ? (await read(1)).total : undefined;
}

/** Whether the records are the structures themselves: what is of one is listed for its operators only. */
function isOfStructures({ ownStructure }: Resource): boolean {
  return ownStructure?.field === 'id';
}
