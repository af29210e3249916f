import type { ListRequest, WireRecord } from './records';
import { ApiError } from './ApiError';
import type { ListPage } from './Dialect';

/**
 * Gives a page with as many records as requested from a list whose page size the server alone decides. The first page shows that size; the requested page is
 * then cut out of the server's pages that it lies in.
 */
export async function serverPages(request: ListRequest, ask: (request: ListRequest) => Promise<ListPage>): Promise<ListPage> {
  const first = await ask({ ...request, page: 1 });
  const size = first.items.length;
  const from = (request.page - 1) * request.perPage;
  const begin = size > 0 && hasMore(first, size) ? Math.floor(from / size) : 0;
  const before = begin * size;
  const found: WireRecord[] = [];
  for (let at = begin; ; at += 1) {
    const page = at === 0 ? first : await ask({ ...request, page: at + 1, perPage: size });
    if (isOutOfPlace(page.items, { found, size })) throw new ApiError('server');
    found.push(...page.items);
    const until = before + found.length;
    const isEnd = page.items.length === 0 || !hasMore(page, until);
    // A page with fewer records than the first is the last one, unless more records exist.
    if (!isEnd && (page.items.length < size || until < from + request.perPage)) continue;
    const items = found.slice(from - before, from - before + request.perPage);
    if (isEnd) return { items, total: first.more ? until : page.total };
    return page.more ? { items, total: from + items.length, more: true } : { items, total: page.total };
  }
}

function hasMore({ total, more }: ListPage, seen: number): boolean {
  return more === true || seen < total;
}

/**
 * Whether the server's pages do not fit together: a page that is longer than the first, or that follows a shorter one, does not begin where it is looked for;
 * and a server without pages gives the same answer again and again.
 */
function isOutOfPlace(items: readonly WireRecord[], { found, size }: { found: readonly WireRecord[]; size: number }): boolean {
  if (items.length === 0) return false;
  return items.length > size || found.length % size !== 0 || JSON.stringify(found.slice(-items.length)) === JSON.stringify(items);
}
