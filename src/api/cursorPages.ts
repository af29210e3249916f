import type { ListAnswer, ListRequest, WireRecord } from './records';
import { ApiError, type ApiErrorKind } from './ApiError';
import type { ListPage } from './Dialect';

/** What is known of a list whose pages are found one from the other. */
interface Trail {
  /** What opens each page from the first on, and how many records stand before it. */
  openings: Opening[];
  /** The last question of it: pages that are asked for together are found one after the other. */
  asking: Promise<unknown>;
}

interface Opening extends Place {
  before: number;
}

/** Where a page begins in what the server gives: behind so many records of the page that the cursor opens. */
interface Place {
  cursor: string | undefined;
  skipped: number;
}

type Ask = (cursor?: string) => Promise<ListPage>;
type Wanted = Pick<ListRequest, 'page' | 'perPage'>;

/** The lists of which the way to their pages is kept: those asked for last. */
const KEPT = 20;

const BEGINNING: Opening = { cursor: undefined, skipped: 0, before: 0 };

/** What a server may say of a cursor that it knows no more. */
const FORGOTTEN: readonly ApiErrorKind[] = ['rejected', 'notFound', 'server'];

/**
 * Pages by their number, of lists whose pages say only where the next one is: whoever asks for one is led there from the nearest that is known. A page beyond
 * the end is empty, and says how many records there are.
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

/** A cursor that was kept may have expired: the way is then taken anew, from the first page. */
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
    // What nothing leads to nobody would see.
    if (next === undefined && counted !== undefined && counted > seen) throw new ApiError('server');
    // What was known of the pages behind this one may have changed with it.
    openings.splice(at, Infinity, ...(next === undefined ? [] : [{ ...next, before: seen }]));
    const known = counted === undefined ? { total: seen, ...(next !== undefined && { more: true as const }) } : { total: counted };
    if (at === page) return { items, ...known };
    if (next === undefined) return { items: [], ...known };
  }
}

interface Filled {
  items: WireRecord[];
  /** Where the page after it begins. */
  next?: Place;
  /** How many records there are, where the server says it. */
  counted: number | undefined;
}

/** A server may give fewer than it was asked for, and have more; or give more, where it decides alone. */
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
