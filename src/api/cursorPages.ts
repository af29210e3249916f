import type { ListAnswer, ListRequest } from './records';
import type { ListPage } from './Dialect';

/** What is known of a list whose pages are found one from the other. */
interface Trail {
  /** What opens each page from the first on, and how many records stand before it. */
  openings: Opening[];
  /** The last question of it: pages that are asked for together are found one after the other. */
  asking: Promise<unknown>;
}

interface Opening {
  cursor?: string;
  before: number;
}

/** The lists of which the way to their pages is kept: those asked for last. */
const KEPT = 20;

/**
 * Pages by their number, of lists whose pages say only where the next one is: whoever asks for one is led there from the nearest that is known. A page beyond
 * the end is empty, and says how many records there are.
 */
export function cursorPages() {
  const trails = new Map<string, Trail>();

  return (list: string, { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>, ask: (cursor?: string) => Promise<ListPage>): Promise<ListAnswer> => {
    const trail = trails.get(list) ?? { openings: [{ before: 0 }], asking: Promise.resolve() };
    trails.delete(list);
    trails.set(list, trail);
    for (const forgotten of [...trails.keys()].slice(0, -KEPT)) trails.delete(forgotten);
    const found = trail.asking.then(() => follow(trail.openings, { page, perPage }, ask));
    trail.asking = found.catch(() => undefined);
    return found;
  };
}

async function follow(openings: Opening[], { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>, ask: (cursor?: string) => Promise<ListPage>): Promise<ListAnswer> {
  for (let at = Math.min(page, openings.length); ; at += 1) {
    const { cursor, before } = openings[at - 1] ?? { before: 0 };
    const { items, next } = await filled(perPage, cursor, ask);
    const total = before + items.length;
    // What was known of the pages behind this one may have changed with it.
    openings.splice(at, Infinity, ...(next === undefined ? [] : [{ cursor: next, before: total }]));
    if (at === page) return { items, total, ...(next !== undefined && { more: true }) };
    if (next === undefined) return { items: [], total };
  }
}

/** A server may give fewer than it was asked for, and have more. */
async function filled(perPage: number, cursor: string | undefined, ask: (cursor?: string) => Promise<ListPage>): Promise<Pick<ListPage, 'items' | 'next'>> {
  const { items, next } = await ask(cursor);
  if (next === undefined || items.length === 0 || items.length >= perPage) return { items, ...(next !== undefined && { next }) };
  const rest = await filled(perPage - items.length, next, ask);
  return { ...rest, items: [...items, ...rest.items] };
}
