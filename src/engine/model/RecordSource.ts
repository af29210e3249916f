import type { Api } from '@/api/Api';
import type { QueryParameters } from '@/api/records';
import type { RecordData } from './Schema';

/**
 * How the records of an entity are read and changed where the platform has a way of its own: an extension adds it, and a `resource.json` names it (`source`).
 * What it does not say is as everywhere: a record is read whenever that helps, an edit sends what differs, and the server answers the record that it was sent.
 */
export interface RecordSource {
  /** Reading a record changes something on the server: it is read once for its page, and neither ahead nor again by itself. */
  readHasSideEffect?: true;
  /** Whether a record is still the one to change, asked before an edit leaves. `record` is what was read of it, not what was typed since. Rejects with an `ApiError`. */
  isCurrent?(record: RecordData, id: string, list: RecordList): Promise<boolean>;
  /** The fields that an edit sends beside those that have changed, where they are filled in. */
  sentAlong?(changed: readonly string[]): readonly string[];
  /** The number of the record that an edit has put in the place of the one that was sent; nothing where it is the same. */
  savedAs?(answer: RecordData): unknown;
  /** What narrows the list down to where a record would be. */
  listFilters?(record: RecordData): QueryParameters;
  /** What has become of an edit of which nobody knows whether it was made; it reads as little as it can. */
  lookAfterEdit?(edit: LostWrite): Promise<Found>;
  /** The same for a creation, whose number the list has told: what the server may have stored and cannot show. */
  lookAfterCreation?(creation: LostWrite): Promise<Found>;
}

export interface RecordList {
  api: Pick<Api, 'list'>;
  /** Its path. */
  endpoint: string;
}

export interface LostWrite {
  /** As it was sent. */
  record: RecordData;
  id: string;
  /** What an edit has changed. */
  changed: readonly string[];
  /** One of the entity, by its number; nothing where it cannot be read. */
  read(id: string): Promise<RecordData | undefined>;
  /** The fields of what was sent that another record does not have so. */
  missingIn(other: RecordData): readonly string[];
}

/**
 * What is on the server after a call of which nobody knows whether it was made. `made`: all of it, in the record or in the one that has taken its place;
 * `partly`: some fields of an edit, `now` being the record as it was read; `unseen`: it is stored, and the server cannot show it.
 */
export type Found =
  | { kind: 'made'; saved: RecordData }
  | { kind: 'partly'; stored: string[]; missing: string[]; now: RecordData }
  | { kind: 'nothing' }
  | { kind: 'unseen'; id: string }
  | { kind: 'unknown' };
