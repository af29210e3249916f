import type { Parameter } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { columnName } from '../store/columns';
import type { Collection } from '../World';

export interface Page {
  number: number;
  size: number;
  /**
   * Whether the last page is computed even for pages of size 0, by dividing through zero: the platform then answers NaN for an empty list, and
   * infinity for others.
   */
  isEndless?: boolean;
}

const DEFAULT_SIZE = 100;

/** Reads `page` and `perPage`. The size has no maximum; a page below 1 is refused (contract wire.lists). */
export function readPage(parameters: ReadonlyMap<string, Parameter>): Page {
  const number = readInteger(parameters.get('page'), 1);
  const size = readInteger(parameters.get('perPage'), DEFAULT_SIZE);
  if (number < 1) throw new Refusal(400, 'Page should not be less than 1');
  if (size < 0) throw new Refusal(400, 'Limit should not be less than 0');
  if (size === 0 && number > 1) throw new Refusal(400, 'Page should not be greater than 1 if limit is equal to 0');
  return { number, size };
}

/**
 * The SQL order of `order[field]=asc|desc`; an unlisted field is ignored. The id always comes last, so that pages never overlap. In ascending
 * order, the platform's database puts empty values first.
 */
export function readOrder(parameters: ReadonlyMap<string, Parameter>, collection: Collection): string {
  const asked = Object.entries(parameters.get('order')?.keyed ?? {});
  const known = asked.filter(([field]) => isSortable(collection, field) && field !== 'id');
  const parts = known.map(([field, direction]) => {
    return isDescending(direction) ? `${columnName(field)} desc nulls last` : `${columnName(field)} asc nulls first`;
  });
  const byId = asked.find(([field]) => field === 'id' && collection.sortable.has('id'));
  return [...parts, byId && isDescending(byId[1]) ? 'id desc' : 'id'].join(', ');
}

function isSortable(collection: Collection, field: string): boolean {
  return (
    collection.sortable.has(field) && (field === 'id' || collection.columns.some((column) => column.field === field))
  );
}

function isDescending(direction: string): boolean {
  return direction.toLowerCase() === 'desc';
}

function readInteger(parameter: Parameter | undefined, fallback: number): number {
  const value = Number(parameter?.values.at(-1) ?? fallback);
  return Number.isInteger(value) ? value : Math.trunc(value) || 0;
}
