import type { Dialect } from './Dialect';
import type { ListAnswer, ListRequest, QueryParameters, WireRecord } from './records';

interface RecordOptions {
  /** The dialect of the entity: how its records are requested and answered. The platform's own by default. */
  dialect?: Dialect | undefined;
}

interface WriteOptions extends RecordOptions {
  /** The call is an action on a record: its method (POST or PATCH) does not depend on how the dialect creates and changes records. */
  isAction?: true;
}

interface UpdateOptions extends WriteOptions {
  /** The version of the record as it was read (`versionOf`): the server refuses the change where it has another one (`outdated`). */
  version?: string | undefined;
}

export interface ReadOptions extends RecordOptions {
  /** Aborts the request when its screen closes. */
  signal?: AbortSignal;
}

/** At least one id: the type refuses an empty list, for which the platform would delete everything. */
export type Ids = readonly [number, ...number[]];

/**
 * The platform's API. Paths are below the API base, without a leading slash. Every method rejects with an `ApiError` only, except that a call whose address
 * would be too long rejects with a plain `Error`, as that is a mistake in the code. An answer counts as a success only when it has the right shape: a list, an
 * object, the written record, a confirmed deletion. Any other answer to a read is a fault of the server; to a write, it leaves the outcome unknown. Reads
 * (`list`, `get`, `read`) have a 30 s deadline; the others have their own and are never aborted by navigation (rule calls.deadlines).
 */
export interface Api {
  list(path: string, request: ListRequest, options?: ReadOptions): Promise<ListAnswer>;
  get(path: string, options?: ReadOptions): Promise<WireRecord>;
  /**
   * Any other GET without side effects. A GET that acts (bulk delete, associate, send) is refused as not found. `plainJson` asks for `application/json`
   * instead of `application/ld+json`.
   */
  read(path: string, options?: ReadOptions & { plainJson?: boolean }): Promise<unknown>;
  /**
   * The text of a CSV file that the server writes; parameters with an empty value are dropped. The request has the deadline of a command (ten minutes: rule
   * calls.deadlines), but is otherwise a read, and may be aborted.
   */
  csv(path: string, parameters: QueryParameters, options?: ReadOptions): Promise<string>;
  create(path: string, body: WireRecord, options?: WriteOptions): Promise<WireRecord>;
  /** Changes only the given fields. */
  update(path: string, patch: WireRecord, options?: UpdateOptions): Promise<WireRecord>;
  remove(path: string, options?: RecordOptions): Promise<void>;
  /**
   * The platform's bulk deletion: a GET that deletes the records named by `parameter`, and every record when that is empty (contract users.bulk). An empty
   * list, or an id that is no whole number, is refused here with a plain `Error`. The request is sent once, whatever happens.
   */
  removeMany(path: string, parameter: string, ids: Ids): Promise<void>;
  /**
   * A GET that acts on what its parameters name, and answers the number of people it reaches (contract campaigns.associate). It is sent once, whatever
   * happens; when its answer holds no number, nobody knows what it has done (`outcomeUnknown`).
   */
  act(path: string, parameters: QueryParameters): Promise<number>;
  /** Sends a multipart body. `unlimited` removes the deadline: an import takes hours (contract imports.call). */
  upload(path: string, form: FormData, options?: { unlimited?: boolean }): Promise<WireRecord>;
}
