import type { RecordData } from '../../../src/engine/model/Schema';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';

/** The statuses of a record (contract requests.codes). */
export const CREATED = 0;
export const REPLACED = 6;

/** A request for a journey as it is stored. What an answer has is computed from it (contract requests.item). */
export interface SolidaryRecord {
  structureId: number;
  userId: number;
  /** The operator who created it; absent when the beneficiary did so on the public site. */
  operatorId?: number;
  status: number;
  progression: number;
  /** Absent when the request was made without a subject. */
  subjectId?: number | undefined;
  subject?: string | undefined;
  /** Whether the subject was written for this request alone. */
  hasOwnSubject?: boolean | undefined;
  needs: Need[];
  origin: RecordData;
  /** The destination; the same as `origin` when any destination will do. */
  destination: RecordData;
  journey: Journey;
  /** The records that this one replaced and that replaced this one. */
  solidaryId?: number;
  solidaryChildId?: number;
  /** Whether its trip could not be made. No list then shows the record, and nobody can read it (contract requests.create and requests.edit). */
  hasNoTrip?: boolean;
  /** The diary, newest entry first. */
  diary: DiaryEntry[];
  matchings: Matching[];
  solutions: Solution[];
  createdDate: string;
  /** Copies of the person's fields, for the columns that lists filter and sort by. */
  givenName?: unknown;
  familyName?: unknown;
  telephone?: unknown;
  fromDate: string;
}

export interface Need {
  id: number;
  label: string;
  /** Whether the need was written for this record alone. */
  private: boolean;
}

/**
 * The hours of a journey as `HH:mm`, with seconds where no hour was asked for: the requested hour or, without one, the current time or the middle
 * of a part of the day.
 */
export interface Hours {
  time: string;
  min: string;
  max: string;
}

export interface Schedule extends RecordData {
  outwardTime: string | null;
  returnTime: string | null;
}

export interface Journey {
  /** 1 for punctual, 2 for regular, 3 for flexible. */
  frequency: 1 | 2 | 3;
  isRoundTrip: boolean;
  /** The days of the journey, as `YYYY-MM-DD`. */
  fromDate: string;
  toDate?: string;
  returnDate?: string;
  outward?: Hours;
  return?: Hours;
  schedules: Schedule[];
  /** The choices made in the form, by their names. Requests from the public site have none. */
  choices: Record<string, number>;
}

export interface DiaryEntry {
  action: string;
  comment: string | null;
  progression: number;
  /** Whether the progression is answered as the number that was sent, which only the answer to that request does. */
  isAsSent?: true;
  /** The author of the entry; 0 when the account is deleted, which crashes the platform (contract requests.unreadable). */
  authorId: number;
  userId: number;
  date: string;
}

export type Way = 'outward' | 'return';

/** A person who could drive, in one direction. */
export interface Matching {
  id: number;
  way: Way;
  userId: number;
  linkedId?: number;
  /** The advertisement of a carpooler; a volunteer has none. */
  ad?: CarpoolAd;
}

export interface CarpoolAd {
  frequency: 1 | 2;
  isRoundTrip: boolean;
  isPassenger: boolean;
  solidaryExclusive: boolean | null;
  origin: RecordData;
  destination: RecordData;
  /** The hour, as `HH:mm`. */
  time: string;
  detourDuration: number | null;
  detourDistance: number | null;
}

/** A person who was chosen to drive. */
export interface Solution {
  id: number;
  matchingId: number;
  /** The id of the ask, which the first message creates. */
  ask?: number;
  messages: Message[];
}

export interface Message {
  posterId: number;
  /** The operator who wrote in the poster's name. */
  delegateId?: number;
  recipientId: number;
  text: string;
  date: string;
}

export const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export function recordOf({ document }: Row): SolidaryRecord {
  return document as unknown as SolidaryRecord;
}

/** A record as the document of its row. */
export function documentOf(record: SolidaryRecord): RecordData {
  return { ...record };
}

/** An id for something that belongs to a record, unique across all records. */
export function numberOf(recordId: number, index: number): number {
  return 1_000_000 + recordId * 1000 + index;
}

export const wireDay = (day: string): string => `${day}T00:00:00+00:00`;
/** A time of day as an answer has it: it carries the day on which it is read (contract requests.item). */
export function wireClock(clock: string, { world }: RequestContext): string {
  return `${world.now().toISOString().slice(0, 10)}T${clock.length === 5 ? `${clock}:00` : clock}+00:00`;
}

const DAY = 1440;

/** A time of day that many minutes later. Past midnight it starts again, on the same day. */
export function later(clock: string, minutes: number): string {
  const total = (((minutesOf(clock) + minutes) % DAY) + DAY) % DAY;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}${clock.slice(5)}`;
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** The day of the week, from 0 for Monday to 6 for Sunday. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
