import type { ListAnswer, ListRequest, WireRecord } from './records';
import type { ApiErrorKind, FieldViolation } from './ApiError';
import type { Answer } from './send';

/**
 * How one kind of API expresses what every API of records does, as pure functions on requests and answers. An extension adds a dialect, and
 * `schemas/defaults.json` or a `resource.json` names it (`dialect`); the default is that of the platform (`platform.ts`). An answer counts as a success only
 * when it has the right shape: any other answer to a read is a fault of the server, and to a write leaves the outcome unknown.
 */
export interface Dialect {
  /** The value of the `Accept` header. */
  accept: string;
  /** The address of a collection or of a record, where that is not its path. */
  address?(path: string, of: 'collection' | 'record'): string;
  /** The address of a page of the list at this path. With `pagesByCursor`, `cursor` is what the previous page said of this one. */
  listPath(path: string, request: ListRequest, cursor?: string): string;
  /** Reads a page of a list. Throws an `ApiError` of the kind `server` when the answer is no list. */
  readList(answer: Answer, request: ListRequest): ListPage;
  /** The most records that one answer may hold; no limit by default. */
  largestPage?: number;
  /** Each page gives the cursor of the next one, which is the only way to reach it. Its `total` is that of the list, or `more` says that the server does not count. */
  pagesByCursor?: true;
  /** The server alone decides how many records it gives at once. */
  pagesAsGiven?: true;
  /** Reads a record. Throws an `ApiError` of the kind `server` when the answer is no record. */
  readRecord(answer: Answer): WireRecord;
  /** The request that creates a record, at the path of its collection. */
  create(record: WireRecord, path: string): Sent;
  /** The new record in the answer. Throws an `ApiError` of the kind `outcomeUnknown` when the answer names none. */
  readCreated(answer: Answer, sent: WireRecord): WireRecord;
  /** The request that changes a record, at its own path. `stored` is the current record, for a dialect that sends the whole record. */
  update(patch: WireRecord, path: string, stored: WireRecord): Sent;
  /** An edit sends the whole record, which is therefore read just before. */
  updatesWhole?: true;
  /** What an edit makes of an object: it takes its place, or is merged with it, so that what is not mentioned is kept and `null` removes. Unless said, free names are merged. */
  objects?: 'replaced' | 'merged';
  /** The changed record in the answer. Throws an `ApiError` of the kind `outcomeUnknown` when the answer holds none. */
  readWritten(answer: Answer, sent: WireRecord): WireRecord;
  /** Whether the answer confirms a deletion. */
  saysRemoved(answer: Answer): boolean;
  /** What an answer with a status of 400 or more says. */
  readRefusal(answer: Omit<Answer, 'headers'>): Refusal;
}

export interface ListPage extends ListAnswer {
  /** The cursor of the next page. */
  next?: string;
}

export interface Sent {
  method: 'POST' | 'PUT' | 'PATCH';
  contentType: string;
  body: unknown;
}

export interface Refusal {
  kind: ApiErrorKind;
  /** The server's own words; empty when it gave none. */
  message: string;
  violations: FieldViolation[];
}
