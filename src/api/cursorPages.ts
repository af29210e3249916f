import type { ListAnswer, ListRequest, WireRecord } from './records';
import { ApiError, type ApiErrorKind } from './ApiError';
import type { ListPage } from './Dialect';

/** What is known of a list whose pages are reached one from another. */
interface Trail {
  /** The place where each known page opens, from the first page on. */
  openings: Opening[];
  /** The last request to this list: pages requested at the same time are found one after the other. */
  asking: Promise<unknown>;
}

interface Opening extends Place {
  before: number;
}

/** The beginning of a page: so many records after the first one of the answer that the cursor opens. */
interface Place {
  cursor: string | undefined;
  skipped: number;
}

type Ask = (cursor?: string) => Promise<ListPage>;
type Wanted = Pick<ListRequest, 'page' | 'perPage'>;

/** How many lists keep the cursors of their pages: those requested last. */
const KEPT = 20;

const BEGINNING: Opening = { cursor: undefined, skipped: 0, before: 0 };

/** The errors with which a server may answer a cursor that it no longer knows. */
const FORGOTTEN: readonly ApiErrorKind[] = ['rejected', 'notFound', 'server'];

/**
 * Gives the pages of a list by number, although each page only says where the next one is: a page is reached from the nearest known one. A page beyond the end
 * is empty, and says how many records there are.
 */
export function cursorPages() {
  const trails = new Map<string, Trail>();

  return (list: string, wanted: Wanted, ask: Ask): Promise<ListAnswer> => {
    const trail = trails.get(list) ?? { openings: [BEGINNING], asking: Promise.resolve() };
    trails.delete(list);
    trails.set(list, trail);
    for (const forgotten of [...trails.keys()].slice(0, -KEPT)) trails.delete(forgotten);
    const found = trail.asking.then(() => followOrBeginAgain(trail.openings, wanted, ask));
    trail.asking = found.catch(() => undefined);
    return found;
  };
}

/** A kept cursor may have expired: the pages are then followed again from the first one. */
async function followOrBeginAgain(openings: Opening[], wanted: Wanted, ask: Ask): Promise<ListAnswer> {
  const isRemembered = Math.min(wanted.page, openings.length) > 1;
  try {
    return await follow(openings, wanted, ask);
  } catch (error) {
    if (!isRemembered || !(error instanceof ApiError && FORGOTTEN.includes(error.kind))) throw error;
    openings.splice(1);
    return follow(openings, wanted, ask);
  }
}

async function follow(openings: Opening[], { page, perPage }: Wanted, ask: Ask): Promise<ListAnswer> {
  for (let at = Math.min(page, openings.length); ; at += 1) {
    const opening = openings[at - 1] ?? BEGINNING;
    const { items, next, counted } = await filled(perPage, opening, ask);
    const seen = opening.before + items.length;
    // The server counts more records than can be reached; to show fewer without a word would be wrong.
    if (next === undefined && counted !== undefined && counted > seen) throw new ApiError('server');
    // The known places of later pages may have changed with this one, so they are dropped.
    openings.splice(at, Infinity, ...(next === undefined ? [] : [{ ...next, before: seen }]));
    const known = counted === undefined ? { total: seen, ...(next !== undefined && { more: true as const }) } : { total: counted };
    if (at === page) return { items, ...known };
    if (next === undefined) return { items: [], ...known };
  }
}

interface Filled {
  items: WireRecord[];
  /** The place where the next page begins. */
  next?: Place;
  /** The number of records in the list, where the server says it. */
  counted: number | undefined;
}

/** Fills a page with several answers: a server may give fewer records than it was asked for and have more, or give more when it decides the size alone. */
async function filled(perPage: number, opening: Place, ask: Ask): Promise<Filled> {
  const items: WireRecord[] = [];
  for (let { cursor, skipped } = opening; ; skipped = 0) {
    const page = await ask(cursor);
    const counted = page.more ? undefined : page.total;
    const room = perPage - items.length;
    const given = page.items.slice(skipped);
    items.push(...given.slice(0, room));
    if (given.length > room) return { items, counted, next: { cursor, skipped: skipped + room } };
    if (page.next === undefined) return { items, counted };
    if (page.next === cursor) throw new ApiError('server');
    cursor = page.next;
    if (items.length === perPage || page.items.length === 0) return { items, counted, next: { cursor, skipped: 0 } };
  }
}
