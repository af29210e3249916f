/** The columns of a list, its order and its filters; as complete as the rest of a resource (`Resource.ts`). */
export interface ListDefinition {
  columns: ColumnDefinition[];
  /** The initial order; absent when the server keeps its own. */
  sort?: Sort;
  filters: FilterDefinition[];
  /** Filters that every request carries; each is shown as a chip that cannot be removed. */
  fixedFilters: FixedFilter[];
  pageSize: number;
  /** The filter that limits a related list to the record it belongs to. */
  parent?: readonly [parameter: string, value: string];
  /** `client` when the server ignores paging, order and filters: the whole list is fetched once and cut in memory. */
  paging: 'server' | 'client';
  map?: MapDefinition;
}

/** The map of a list. */
export interface MapDefinition {
  /** The field with the place: an object with a latitude and a longitude. */
  field: string;
  /** The filter that limits the list to the part of the map in sight: west, north, east and south, separated by commas. */
  parameter?: string;
}

export interface ColumnDefinition {
  field: string;
  /** In place of the least width that follows from the texts, in pixels. */
  width?: number;
  sortable: boolean;
  /** The column is hidden until the operator asks for it. */
  hidden: boolean;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface FixedFilter {
  /** The name in its words, `filters.<name>` in the entity's language files: a whole sentence, as there is no value to choose. */
  name: string;
  parameter: string;
  value: string;
}

export interface FilterDefinition {
  /** The key of the filter in the address. Its label is `filters.<name>`, or that of its field. */
  name: string;
  /** The field whose widget, choices and label the filter uses. */
  field?: string;
  operator: FilterOperator;
  /** The name of the filter on the wire. A range sends `parameter[after]` and `parameter[before]`; several values send `parameter[]`. */
  parameter: string;
  /** When the filter is shown. `always`: from the start. `stored`: never offered, only put into words where the server has stored it. Otherwise the operator adds it. */
  shown?: 'always' | 'stored';
  /** The value of the filter when the list opens, until the operator changes or empties it. */
  initial?: string;
  /** The values that the two answers of a `yesNo` filter send. The server cannot be asked for an absent answer, which is not offered. */
  values?: { yes?: string; no?: string };
  /** Whether several choices may be selected at once. */
  multiple: boolean;
  /** The server puts the value into a query unchanged: an apostrophe must be doubled (contract wire.filters). */
  doubleApostrophe: boolean;
  /** The entity whose records a `reference` filter searches. */
  reference?: string;
  /** The group of the filter; the server accepts one filter of a group at a time (contract users.filters). */
  exclusive?: string;
}

export type FilterOperator = 'contains' | 'equals' | 'telephone' | 'oneOf' | 'yesNo' | 'dateRange' | 'numberRange' | 'reference';
