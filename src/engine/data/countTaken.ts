import type { Api } from '@/api/Api';
import type { Session } from '@/session/Session';
import type { KnownTotal } from './knownTotal';
import { fixedParameters } from './listRequest';
import { readRecords } from './readRecords';
import { findsAllStructures, isOfStructures } from '../model/ownStructures';
import { allows } from '../model/permissions';
import type { EntityBody, Resource } from '../model/Resource';
import type { TakenDefinition } from '../model/SavingDefinition';
import type { RecordData } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';
import type { TransformContext } from '../model/transforms/Transform';

interface TakenCounting {
  api: Pick<Api, 'list'>;
  context: TransformContext;
  signal: AbortSignal;
  loadEntity(name: string): Promise<EntityBody>;
  mayList(resource: string): boolean;
  session: Pick<Session, 'structures' | 'permissions'>;
}

/** How many records are read in one page, and how many pages are read at most. */
const PER_PAGE = 1000;
const PAGES = 5;

/** How many records of another entity would be deleted along with a record; `undefined` when nobody can tell. Rejects with an `ApiError`. */
export async function countTaken({ resource: owner }: Pick<EntityBody, 'resource'>, id: unknown, { resource: name, permission, filter, field }: TakenDefinition, counting: TakenCounting): Promise<number | undefined> {
  const { session, mayList, ...reading } = counting;
  if (permission ? !allows(permission, session.permissions) : !mayList(name)) return undefined;
  const entity = await counting.loadEntity(name);
  const { list } = entity.resource;
  if (!list || (isOfStructures(owner) && !holdsThoseOf(id, entity.resource, session))) return undefined;
  const filters = fixedParameters(list);
  const read = async (page: number, perPage: number, asked: readonly (readonly [string, string])[] = []) =>
    readRecords({ page, perPage, filters: [...filters, ...asked] }, 'server', { ...reading, entity });

  if (filter !== undefined) {
    const parameter = list.filters.find((one) => one.name === filter)?.parameter ?? filter;
    return knownTotal(await read(1, 1, [[parameter, String(id)]]));
  }
  if (field !== undefined) return countAmong((page) => read(page, PER_PAGE), (record) => valuesAt(record, field.split('.')).includes(id));
  return isOfStructures(owner) && isOfNoOther(entity.resource, session) ? knownTotal(await read(1, 1)) : undefined;
}

function knownTotal({ total, more }: KnownTotal): number | undefined {
  return more ? undefined : total;
}

/** Whether a list contains the records of a structure. A list that is limited to the operator's structures contains those of no other. */
function holdsThoseOf(id: unknown, listed: Resource, session: TakenCounting['session']): boolean {
  return !listed.ownStructure || findsAllStructures(listed, session) || session.structures.some((one) => one.id === id);
}

/** Whether a list that does not say whose its records are, and has those of a structure, contains nothing else: the operator has no other. */
function isOfNoOther(listed: Resource, session: TakenCounting['session']): boolean {
  return listed.ownStructure !== undefined && listed.ownStructure.field === undefined && !findsAllStructures(listed, session) && session.structures.length === 1;
}

/** Counts matching records by reading a list that is short enough; `undefined` for a longer one. */
async function countAmong(read: (page: number) => Promise<KnownTotal & { records: RecordData[] }>, isTaken: (record: RecordData) => boolean): Promise<number | undefined> {
  let count = 0;
  for (let page = 1; page <= PAGES; page += 1) {
    const { records, total, more } = await read(page);
    if (total > PAGES * PER_PAGE) return undefined;
    count += records.filter(isTaken).length;
    if (records.length === 0 || (!more && page * PER_PAGE >= total)) return count;
  }
  return undefined;
}

/** The values at a dotted path: one value, or one of each item where a list is on the way. */
function valuesAt(value: unknown, [name, ...inner]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  return [value].flat().filter(isPlainObject).flatMap((one) => valuesAt(one[name], inner));
}
