/** A record as the API stores it. */
export type WireRecord = Record<string, unknown>;

/** Wire names and values of an address; a name may repeat (`status[]`). */
export type QueryParameters = readonly (readonly [name: string, value: string])[];

export interface ListRequest {
  /** From 1. */
  page: number;
  perPage: number;
  order?: { field: string; direction: 'asc' | 'desc' };
  /** Already encoded by the engine's filters. Empty values are dropped. */
  filters?: QueryParameters;
}

export interface ListAnswer {
  items: WireRecord[];
  /** Of all pages. */
  total: number;
  /** The server does not say how many there are: `total` counts those up to this page, and there are others. */
  more?: true;
}
