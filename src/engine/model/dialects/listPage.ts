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
 * no list of records, and for a page that is shorter than was asked for though it is not the last: what a server leaves out between two pages nobody would see.
 */
export function listPage(said: SaidOfPage, { page, perPage }: ListRequest, { by, parameter, size }: Required<PageAsking>): ListPage {
  const items = recordsIn(said.items);
  const before = by === 'none' ? 0 : (page - 1) * perPage;
  const seen = before + items.length;
  const next = said.next === undefined ? undefined : cursorIn(said.next, parameter, items);
  if (by === 'cursor') return { items, total: seen, ...(next !== undefined && { next }) };
  if (by === 'none') return { items, total: items.length };

  const total = typeof said.total === 'number' && Number.isSafeInteger(said.total) && said.total >= 0 ? said.total : undefined;
  const isCut = size !== '' && items.length > 0 && items.length < perPage;
  if (isCut && seen < (total ?? 0)) throw new ApiError('server');
  if (total !== undefined) return { items, total };
  const isLast = said.next === undefined ? items.length < (size === '' ? 1 : perPage) : next === undefined;
  return { items, total: seen, ...(!isLast && { more: true }) };
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
  if (text === undefined || !/[/?]/.test(text)) return text;
  return new URL(text, 'http://localhost').searchParams.get(parameter) ?? text;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
