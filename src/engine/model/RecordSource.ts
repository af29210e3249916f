import type { Api } from '@/api/Api';
import type { QueryParameters } from '@/api/records';
import type { RecordData } from './Schema';

/**
 * How the records of an entity are read and changed where the platform has its own way: an extension adds such a source, and a `resource.json` names it
 * (`source`). A part that is left out works as usual: a record is read whenever that helps, an edit sends what differs, and the server answers with the record
 * that it was sent.
 */
export interface RecordSource {
  /** Reading a record changes something on the server: it is read once for its page, never in advance and never a second time automatically. */
  readHasSideEffect?: true;
  /** Whether a record may still be edited, checked before an edit is sent. `record` is the record as it was read, without what was typed since. Rejects with an `ApiError`. */
  isCurrent?(record: RecordData, id: string, list: RecordList): Promise<boolean>;
  /** The fields that an edit sends together with the changed ones, where they have a value. */
  sentAlong?(changed: readonly string[]): readonly string[];
  /** The number of the record with which an edit has replaced the one it was sent for; undefined where it is the same. */
  savedAs?(answer: RecordData): unknown;
  /** Whether a record is the one with which an edit has replaced the record of this number. Without it, whatever such an edit answers counts as that. */
  isCopy?(answer: RecordData, id: unknown): boolean;
  /** The filters that limit the list to the place where the record would be. */
  listFilters?(record: RecordData): QueryParameters;
  /** Finds out what became of an edit whose answer was lost, with as few requests as possible. */
  lookAfterEdit?(edit: LostWrite): Promise<Found>;
  /** Finds out what became of a creation whose answer was lost and whose number the list has given: the server may have stored a record that it cannot show. */
  lookAfterCreation?(creation: LostWrite): Promise<Found>;
}

export interface RecordList {
  api: Pick<Api, 'list'>;
  /** The path of the list. */
  endpoint: string;
}

export interface LostWrite {
  /** The record as it was sent. */
  record: RecordData;
  id: string;
  /** The fields that the edit has changed. */
  changed: readonly string[];
  /** Reads a record of the entity by its number; undefined where it cannot be read. */
  read(id: string): Promise<RecordData | undefined>;
  /** The fields that were sent and whose value is different in the other record. */
  missingIn(other: RecordData): readonly string[];
}

/**
 * What the server holds after a write whose answer was lost. `made`: all of it, in the record itself or in the one that replaced it; `partly`: some fields of
 * an edit, where `now` is the record as it was read; `unseen`: the record is stored, but the server cannot show it.
 */
export type Found =
  | { kind: 'made'; saved: RecordData }
  | { kind: 'partly'; stored: string[]; missing: string[]; now: RecordData }
  | { kind: 'nothing' }
  | { kind: 'unseen'; id: string }
  | { kind: 'unknown' };
