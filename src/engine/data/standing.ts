import type { Api, QueryParameters, WireRecord } from '@/api/Api';
import type { Resource } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { listPages } from './listPages';

/**
 * Whether a record is still the one to change: to ask before each PATCH of a record whose reading acts, as its `update.standing` says. True where
 * the resource says nothing. `record` is what was read, not what was typed since. Rejects with an `ApiError`.
 */
export async function isStanding(api: Api, resource: Resource, id: string, record: RecordData): Promise<boolean> {
  if (!resource.update.standing) return true;
  const filters = standingFilters(resource, record);
  const isListed = async (narrowed: QueryParameters) => {
    for await (const { items } of listPages(api, resource.endpoint.list, { perPage: PER_PAGE, filters: narrowed })) if (items.some((item) => String(item['id']) === id)) return true;
    return false;
  };
  // What narrows the list may have been changed elsewhere since it was read.
  return (await isListed(filters)) || (filters.some(([, value]) => value !== '') && (await isListed([])));
}

/** What the list has of a record that cannot be read by itself; nothing when it is not there either. Rejects with an `ApiError`. */
export async function listedRecord(api: Api, resource: Resource, id: string): Promise<WireRecord | undefined> {
  for await (const { items } of listPages(api, resource.endpoint.list, { perPage: PER_PAGE, filters: [] })) {
    const found = items.find((item) => String(item['id']) === id);
    if (found) return found;
  }
  return undefined;
}

/** What narrows the list down to where a record would be. */
export function standingFilters({ update }: Resource, record: RecordData): (readonly [string, string])[] {
  return Object.entries(update.standing?.parameters ?? {}).map(([parameter, field]) => [parameter, textOf(record[field])] as const);
}

const PER_PAGE = 100;

/** Without a value the list is not narrowed. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
