import type { Sort } from '../model/ListDefinition';

/** The next order when a header is pressed: ascending, then descending, one column at a time. */
export function nextSort(sort: Sort | undefined, field: string): Sort {
  const isAscending = sort?.field === field && sort.direction === 'asc';
  return { field, direction: isAscending ? 'desc' : 'asc' };
}
