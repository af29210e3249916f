import type { Api, ListAnswer, QueryParameters } from '@/api/Api';
import type { RecordData, Resource } from './Resource';

/**
 * Whether a record is still the one to change: to ask before each PATCH of a record whose reading acts, as its `update.standing` says. True where
 * the resource says nothing. `record` is what was read, not what was typed since. Rejects with an `ApiError`.
 */
export async function isStanding(api: Api, { endpoint, update }: Resource, id: string, record: RecordData): Promise<boolean> {
  if (!update.standing) return true;
  const filters = Object.entries(update.standing.parameters).map(([parameter, field]) => [parameter, textOf(record[field])] as const);
  const isListed = (narrowed: QueryParameters) => findInList((page) => api.list(endpoint.list, { page, perPage: PER_PAGE, filters: narrowed }), id);
  // What narrows the list may have been changed elsewhere since it was read.
  return (await isListed(filters)) || (filters.some(([, value]) => value !== '') && (await isListed([])));
}

async function findInList(read: (page: number) => Promise<ListAnswer>, id: string): Promise<boolean> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { items, total } = await read(page);
    if (items.some((item) => String(item['id']) === id)) return true;
    seen += items.length;
    if (items.length === 0 || seen >= total) return false;
  }
}

const PER_PAGE = 100;

/** Without a value the list is not narrowed. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
