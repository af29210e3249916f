import type { Dialect } from './Dialect';
import type { ListAnswer, ListRequest, QueryParameters, WireRecord } from './records';

export interface RecordOptions {
  /** How the records are asked for and answered: that of their entity. The platform's own unless said. */
  dialect?: Dialect | undefined;
}

export interface WriteOptions extends RecordOptions {
  /** A call about a record, which is what it says (POST or PATCH) however the dialect creates and changes records. */
  isAction?: true;
}

export interface ReadOptions extends RecordOptions {
  /** Aborts the read when its screen closes. */
  signal?: AbortSignal;
}

/** At least one: a call that deletes everything when it is given none cannot be written. */
export type Ids = readonly [number, ...number[]];

/**
 * The platform's API. Paths are below the API base, without a leading slash. Every method rejects with an `ApiError` and nothing else,
 * but for a call whose address would be too long: a mistake of its author, a plain `Error` that says so.
 * A success is an answer that has the shape of one: a list, an object, the record that was written, a deletion that is said to be made. Of a read, anything else is a
 * fault of the server; of a write, it leaves the outcome unknown.
 * Reads (`list`, `get`, `read`) have a 30 s deadline; the others have their own and are never aborted by navigation (rule calls.deadlines).
 */
export interface Api {
  list(path: string, request: ListRequest, options?: ReadOptions): Promise<ListAnswer>;
  get(path: string, options?: ReadOptions): Promise<WireRecord>;
  /** Any other GET without side effects; those that act (bulk delete, associate, send) are refused as not found. `plainJson` asks for `application/json` instead of `application/ld+json`. */
  read(path: string, options?: ReadOptions & { plainJson?: boolean }): Promise<unknown>;
  /**
   * The text of a CSV file that the server writes, for parameters whose empty values are dropped. It has the time of a command (ten
   * minutes: rule calls.deadlines), and is a read in all else: it may be aborted.
   */
  csv(path: string, parameters: QueryParameters, options?: ReadOptions): Promise<string>;
  create(path: string, body: WireRecord, options?: WriteOptions): Promise<WireRecord>;
  /** Only what is given changes. */
  update(path: string, patch: WireRecord, options?: WriteOptions): Promise<WireRecord>;
  remove(path: string, options?: RecordOptions): Promise<void>;
  /**
   * The platform's bulk deletion: a GET that deletes what its `parameter` names, and everything when that is empty (contract users.bulk).
   * Refused here, with a plain `Error`, when there is no id or when one is no whole number. Sent once, whatever happens.
   */
  removeMany(path: string, parameter: string, ids: Ids): Promise<void>;
  /**
   * A GET that acts on what its parameters name and answers one number: how many people it reaches (contract campaigns.associate). Sent once, whatever
   * happens; when its answer says no number, nobody knows what it has done (`outcomeUnknown`).
   */
  act(path: string, parameters: QueryParameters): Promise<number>;
  /** Multipart. `unlimited` waits as long as the server works: an import takes hours (contract imports.call). */
  upload(path: string, form: FormData, options?: { unlimited?: boolean }): Promise<WireRecord>;
}
