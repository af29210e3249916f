/** A record as the API stores it. */
export type WireRecord = Record<string, unknown>;

/** The parameters of an address, with the names and values of the wire; a name may repeat (`status[]`). */
export type QueryParameters = readonly (readonly [name: string, value: string])[];

export interface ListRequest {
  /** The number of the page, counted from 1. */
  page: number;
  perPage: number;
  order?: { field: string; direction: 'asc' | 'desc' };
  /** The filters, already encoded by the engine. Empty values are dropped. */
  filters?: QueryParameters;
}

export interface ListAnswer {
  items: WireRecord[];
  /** The number of records on all the pages. */
  total: number;
  /** The server does not say how many records there are: `total` counts those up to this page, and there are more. */
  more?: true;
}
