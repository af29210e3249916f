import type { ListRequest, WireRecord } from '../../../api/records';
import { isObject } from '../../../config/isObject';
import { ApiError } from '../../../api/ApiError';
import type { ListPage } from '../../../api/Dialect';
import type { PageAsking } from './listAddress';

/** What an answer says about a page of a list; each part where the answer has it. */
interface SaidOfPage {
  items: unknown;
  /** The number of records on all the pages. */
  total: unknown;
  /** What the answer says about the next page: a cursor, an address, true or false; `null` when there is none. Undefined where the API never says it. */
  next?: unknown;
}

/**
 * Makes a page of a list. Without a total, the records up to this page are counted; there are more when the answer says so, or when it says nothing and the
 * page is full. Throws `server` for an answer that is no list of records, for a page that is shorter than requested without being the last one, and for a list
 * that should be whole but is not: nobody would notice what the server leaves out.
 */
export function listPage(said: SaidOfPage, { page, perPage }: ListRequest, { by, parameter, size }: PageAsking): ListPage {
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

/** Reads a number, which some APIs write as text. */
function countIn(total: unknown): number | undefined {
  const count = typeof total === 'string' && /^\d+$/.test(total) ? Number(total) : total;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

function recordsIn(value: unknown): WireRecord[] {
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw new ApiError('server');
}

/** The cursor of the next page: the one given, the one in the address given, or, where the answer only says that there is more, the id of the last record. */
function cursorIn(next: unknown, parameter: string, items: readonly WireRecord[]): string | undefined {
  if (next === null || next === false || next === '') return undefined;
  if (next === true) return textOf(items.at(-1)?.['id']);
  const text = textOf(next);
  // A cursor may contain / or ? without being an address.
  if (text === undefined || !/[/?]/.test(text) || !URL.canParse(text, 'http://localhost')) return text;
  return new URL(text, 'http://localhost').searchParams.get(parameter) ?? text;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
