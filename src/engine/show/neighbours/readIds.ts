import type { Language } from '@/i18n/language';
import { pageInMemory } from '../../data/pageInMemory';
import { readRecords, requestFor, type ListReading } from '../../data/readRecords';
import type { KnownTotal } from '../../data/knownTotal';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { RecordData } from '../../model/Schema';

/** The ids in a list from one of its places on. */
export interface ReadIds extends Pick<KnownTotal, 'more'> {
  /** How many records come before these. */
  start: number;
  ids: readonly string[];
  /** How many records follow, as far as this is known. */
  rest: number;
}

interface IdsReading {
  list: ListDefinition;
  query: ListQuery;
  reading: ListReading;
  language: Language;
}

/** How many records are requested at once. */
const PIECE = 100;

/** How often a list is read anew when it changes while it is read. */
const ATTEMPTS = 3;

/** The beginning of the piece that contains a place of the list; 0 for a list that comes whole. */
export function startOfPiece(place: number, { paging }: ListDefinition): number {
  return paging === 'client' ? 0 : Math.floor(place / PIECE) * PIECE;
}

/**
 * The ids of a list from a place on, up to its end or until there are enough. Where the list changes meanwhile a record may have been skipped, so it is read
 * again. Rejects with an `ApiError`.
 */
export async function readIds(start: number, isEnough: (ids: ReadonlySet<string>) => boolean, asking: IdsReading): Promise<ReadIds> {
  for (let attempt = 1; ; attempt += 1) {
    const { hasMoved, ...read } = await readOnce(start, isEnough, asking);
    if (!hasMoved || attempt === ATTEMPTS) return read;
  }
}

async function readOnce(start: number, isEnough: (ids: ReadonlySet<string>) => boolean, asking: IdsReading): Promise<ReadIds & { hasMoved: boolean }> {
  const ids = new Set<string>();
  const totals = new Set<number>();
  for (let seen = start; ; ) {
    const { records, total, more } = await readPiece(seen, asking);
    for (const id of idsOf(records)) ids.add(id);
    seen += records.length;
    if (!more) totals.add(total);
    const isEnd = records.length === 0 || (!more && seen >= total);
    if (isEnd) return { start, ids: [...ids], rest: 0, hasMoved: totals.size > 1 };
    if (isEnough(ids)) return { start, ids: [...ids], rest: Math.max(total - seen, 0), ...(more && { more }), hasMoved: totals.size > 1 };
  }
}

async function readPiece(from: number, { list, query, reading, language }: IdsReading): Promise<{ records: readonly RecordData[] } & KnownTotal> {
  const isWhole = list.paging === 'client';
  const piece = { ...query, page: isWhole ? 1 : Math.floor(from / PIECE) + 1, size: isWhole ? Number.MAX_SAFE_INTEGER : PIECE };
  const answer = await readRecords(requestFor(piece, list), list.paging, reading);
  return isWhole ? pageInMemory(answer.records, piece, list, language) : answer;
}

export function idsOf(records: readonly RecordData[]): string[] {
  return records.flatMap(({ id }) => (id === undefined ? [] : [String(id)]));
}
