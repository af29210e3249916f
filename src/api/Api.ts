/** A record as the API stores it. */
export type WireRecord = Record<string, unknown>;

export interface ListRequest {
  /** From 1. */
  page: number;
  perPage: number;
  order?: { field: string; direction: 'asc' | 'desc' };
  /** Wire names and values, already encoded by the engine's filters; a name may repeat (`status[]`). Empty values are dropped. */
  filters?: readonly (readonly [name: string, value: string])[];
}

export interface ListAnswer {
  items: WireRecord[];
  /** Of all pages. */
  total: number;
}

export interface ReadOptions {
  /** Aborts the read when its screen closes. */
  signal?: AbortSignal;
}

/**
 * The platform's API. Paths are below the API base, without a leading slash. Every method rejects with an `ApiError` and nothing else,
 * but for a call whose address would be too long: a mistake of its author, a plain `Error` that says so.
 * Reads (`list`, `get`, `read`) have a 30 s deadline; the others have their own and are never aborted by navigation (design 7).
 */
export interface Api {
  list(path: string, request: ListRequest, options?: ReadOptions): Promise<ListAnswer>;
  get(path: string, options?: ReadOptions): Promise<WireRecord>;
  /** Any other GET without side effects; those that act (bulk delete, associate, send) are refused as not found. `plainJson` asks for `application/json` instead of `application/ld+json`. */
  read(path: string, options?: ReadOptions & { plainJson?: boolean }): Promise<unknown>;
  create(path: string, body: WireRecord): Promise<WireRecord>;
  /** Merge-patch: only what is given changes. */
  update(path: string, patch: WireRecord): Promise<WireRecord>;
  remove(path: string): Promise<void>;
  /** Multipart. */
  upload(path: string, form: FormData): Promise<WireRecord>;
}
