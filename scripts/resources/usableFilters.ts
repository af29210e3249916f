import type { JsonCursor } from './JsonCursor';

/** The filters of a list that an operator, a search or a chart may use. Fixed filters are left out, because they are sent with every request. */
export function usableFilters(resource: JsonCursor): JsonCursor[] {
  return resource
    .at('list', 'filters')
    .items()
    .filter((filter) => filter.at('shown').text !== 'fixed');
}
