/** What a list shows, in which order, and by what it can be narrowed; as complete as the rest of a resource (`Resource.ts`). */
export interface ListDefinition {
  columns: ColumnDefinition[];
  /** Absent when the server keeps its own order. */
  sort?: Sort;
  filters: FilterDefinition[];
  /** Sent with every request and shown as a chip that cannot be removed. */
  fixedFilters: FixedFilter[];
  pageSize: number;
  /** The filter that keeps a related list to the record which owns it. */
  parent?: readonly [parameter: string, value: string];
  /** `client` when the server ignores paging, order and filters: the whole list is fetched once and cut in memory. */
  paging: 'server' | 'client';
  map?: MapDefinition;
}

/** Where the records of a list are. */
export interface MapDefinition {
  /** An object with a latitude and a longitude. */
  field: string;
  /** The filter that keeps what is in sight: west, north, east and south, with commas between them. */
  boundsParameter?: string;
}

export interface ColumnDefinition {
  field: string;
  width?: number;
  sortable: boolean;
  /** Not shown until the operator asks for it. */
  hidden: boolean;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface FixedFilter {
  /** Its words are `filters.<name>` in the entity's language files: a whole sentence, as there is no value to choose. */
  name: string;
  parameter: string;
  value: string;
}

export interface FilterDefinition {
  /** Its key in the address; its label is `filters.<name>`, or that of the field it is about. */
  name: string;
  /** The field whose widget, choices and label it borrows. */
  field?: string;
  operator: FilterOperator;
  /** The wire name. A range sends `parameter[after]` and `parameter[before]`; several values send `parameter[]`. */
  parameter: string;
  /** `always`: from the start. `stored`: only in words, where the server has kept it, and never offered. Otherwise the operator adds it. */
  shown?: 'always' | 'stored';
  /** What it asks of a list that is opened, until the operator changes or empties it. */
  initial?: string;
  /** What the two answers of a `yesNo` filter send. An absent answer cannot be asked from the server and is not offered. */
  values?: { yes?: string; no?: string };
  /** Several choices at once. */
  multiple: boolean;
  /** The server pastes the value in a query: an apostrophe must be doubled (contract wire.filters). */
  doubleApostrophe: boolean;
  /** The entity whose records a `reference` filter searches. */
  reference?: string;
  /** Its group, of which the server takes one at a time (contract users.filters). */
  exclusive?: string;
}

export type FilterOperator = 'contains' | 'equals' | 'telephone' | 'oneOf' | 'yesNo' | 'dateRange' | 'numberRange' | 'reference';
