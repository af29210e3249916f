import type { ListRequest, WireRecord } from '../../../api/records';
import { ApiError } from '../../../api/ApiError';
import type { ListPage } from '../../../api/Dialect';
import type { PageAsking } from './listAddress';
import { isObject } from './valueAt';

/** What an answer says of a page of a list, each where it does. */
export interface SaidOfPage {
  items: unknown;
  /** How many records all pages have. */
  total: unknown;
  /** What is after this page: a cursor, an address, a yes or a no; `null` for nothing. Left out where that is never said. */
  next?: unknown;
}

/**
 * A page of a list. Where no total is said it has those up to this page, and others where more is said to come, or where the page is full and nothing is said. Throws `server` for what is
 * no list of records, for a page that is shorter than was asked for though it is not the last, and for a list that should come whole and does not: what a server leaves out nobody would see.
 */
export function listPage(said: SaidOfPage, { page, perPage }: ListRequest, { by, parameter, size }: Required<PageAsking>): ListPage {
  const items = recordsIn(said.items);
  const seen = (page - 1) * perPage + items.length;
  const next = said.next === undefined ? undefined : cursorIn(said.next, parameter, items);
  const total = countIn(said.total);
  if (by === 'cursor') return { items, ...(total === undefined ? { total: seen, more: true } : { total }), ...(next !== undefined && { next }) };
  if (by === 'none') {
    if ((total ?? 0) > items.length || next !== undefined) throw new ApiError('server');
    return { items: items.slice((page - 1) * perPage, page * perPage), total: items.length };
  }

  const isCut = size !== '' && items.length > 0 && items.length < perPage;
  if (isCut && seen < (total ?? 0)) throw new ApiError('server');
  if (total !== undefined) return { items, total };
  const isLast = said.next === undefined ? items.length < (size === '' ? 1 : perPage) : next === undefined;
  return { items, total: seen, ...(!isLast && { more: true }) };
}

/** A number, which some write as a text. */
function countIn(total: unknown): number | undefined {
  const count = typeof total === 'string' && /^\d+$/.test(total) ? Number(total) : total;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

function recordsIn(value: unknown): WireRecord[] {
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw new ApiError('server');
}

/** What opens the next page: as it is said, that of the address which is said, or, where only "there is more" is said, the last record. */
function cursorIn(next: unknown, parameter: string, items: readonly WireRecord[]): string | undefined {
  if (next === null || next === false || next === '') return undefined;
  if (next === true) return textOf(items.at(-1)?.['id']);
  const text = textOf(next);
  // A cursor may have the signs of an address, and be none.
  if (text === undefined || !/[/?]/.test(text) || !URL.canParse(text, 'http://localhost')) return text;
  return new URL(text, 'http://localhost').searchParams.get(parameter) ?? text;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
