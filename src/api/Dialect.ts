import type { ListAnswer, ListRequest, WireRecord } from './records';
import type { ApiErrorKind, FieldViolation } from './ApiError';
import type { Answer } from './send';

/**
 * How an API says what every API of records says: pure functions on requests and answers. An extension adds one, and `schemas/defaults.json` or a `resource.json`
 * names it (`dialect`); where none is named it is that of the platform (`platform.ts`). A success is an answer that has the shape of one: whatever else comes is a fault of the server
 * where something was read, and leaves the outcome unknown where something was written.
 */
export interface Dialect {
  /** What its calls ask for. */
  accept: string;
  /** The address of a page of the list at this path. `cursor`: what the page before has said of this one, where `pagesByCursor`. */
  listPath(path: string, request: ListRequest, cursor?: string): string;
  /** Throws an `ApiError` of the kind `server` for what is no list. */
  readList(answer: Answer, request: ListRequest): ListPage;
  /** As many records as one answer has; any number unless said. */
  largestPage?: number;
  /** Each page says where the next one is, and nothing else does: its `total` is that of the list, or `more` says that nobody counts. */
  pagesByCursor?: true;
  /** The server alone decides how many records it gives at once. */
  pagesAsGiven?: true;
  /** Throws an `ApiError` of the kind `server` for what is no record. */
  readRecord(answer: Answer): WireRecord;
  /** A new record, at the path of its collection. */
  create(record: WireRecord, path: string): Sent;
  /** The new record that is answered. Throws an `ApiError` of the kind `outcomeUnknown` for what names none. */
  readCreated(answer: Answer, sent: WireRecord): WireRecord;
  /** What changes of a record, at its own path. `stored`: the record as it is, where an edit sends it whole. */
  update(patch: WireRecord, path: string, stored: WireRecord): Sent;
  /** An edit sends the record whole: it is read just before. */
  updatesWhole?: true;
  /** The record that a change answers. Throws an `ApiError` of the kind `outcomeUnknown` for what is none. */
  readWritten(answer: Answer, sent: WireRecord): WireRecord;
  /** Whether an answer to a deletion says that it is made. */
  saysRemoved(answer: Answer): boolean;
  /** What an answer of 400 and more says. */
  readRefusal(answer: Pick<Answer, 'status' | 'body'>): Refusal;
}

export interface ListPage extends ListAnswer {
  /** What opens the page after this one. */
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
