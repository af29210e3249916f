import type { ListDefinition } from './ListDefinition';
import type { ListQuery, Scope } from './ListQuery';
import type { EntityBody } from './Resource';

/** A part of a list, picked for something that stands in another record. */
export interface Picked {
  /** As it was listed, with its owner when it has one. */
  entity: EntityBody;
  list: ListDefinition;
  scope: Scope;
  /** What the list was showing, and how many records that was: the filters in which some were ticked. */
  query: ListQuery;
  total: number;
}
