import type { ListDefinition } from './ListDefinition';
import type { ListQuery, Scope } from './ListQuery';
import type { EntityBody } from './Resource';

/** Records picked in a list for a field of another record. */
export interface Picked {
  /** The entity of the list, with the owner of a related list. */
  entity: EntityBody;
  list: ListDefinition;
  scope: Scope;
  /** The query of the list and its total, from which the records were picked. */
  query: ListQuery;
  total: number;
}
