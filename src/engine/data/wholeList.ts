import { ApiError } from '@/api/ApiError';
import type { KnownTotal } from './knownTotal';
import { pagesAhead } from './pagesAhead';

interface ListedPage<Item> extends KnownTotal {
  records: readonly Item[];
}

interface Listing<Item, Page extends ListedPage<Item>> {
  ask(page: number): Promise<Page>;
  /** How many pages there should be. */
  pages: number;
  /** How many items there were when the operator saw the list. */
  counted: number;
  idOf(item: Item, page: Page): unknown;
}

/**
 * Gives a list page by page, each item once. A record that is created meanwhile pushes another one onto the next page, and one that is deleted draws another one onto
 * a page that was read before. So a list that had fewer items than were counted is read again, until nothing new comes. Rejects with an `ApiError`.
 */
export async function* wholeList<Item, Page extends ListedPage<Item>>({ ask, pages, counted, idOf }: Listing<Item, Page>): AsyncGenerator<Page> {
  const seen = new Set<unknown>();
  let most = counted;
  for (;;) {
    const before = seen.size;
    let read = 0;
    for await (const page of pagesAhead((number) => ask(number).catch((error: unknown) => atEnd(error, number)), pages)) {
      if (!page) break;
      yield { ...page, records: page.records.filter((item) => isNew(idOf(item, page), seen)) };
      read += page.records.length;
      most = Math.max(most, page.total);
      if (page.records.length === 0 || (!page.more && read >= page.total)) break;
    }
    if (seen.size >= most || seen.size === before) return;
  }
}

/** A server may not know the page on which a list that has become shorter would go on. */
function atEnd(error: unknown, page: number): undefined {
  if (page === 1 || !(error instanceof ApiError) || error.kind !== 'notFound') throw error;
}

/** Whether an item has not been given before. Without an id nobody can tell. */
function isNew(id: unknown, seen: Set<unknown>): boolean {
  if (id === undefined) return true;
  const isFirst = !seen.has(id);
  seen.add(id);
  return isFirst;
}
