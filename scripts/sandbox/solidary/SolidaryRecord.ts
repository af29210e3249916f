import type { RecordData } from '../../../src/engine/model/Schema';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';

/** Statuses (contract requests.codes). */
export const CREATED = 0;
export const REPLACED = 6;

/** A request for a journey, as it is stored; what is sent of it is computed (contract requests.item). */
export interface SolidaryRecord {
  structureId: number;
  userId: number;
  /** Who created it; absent when the beneficiary did, on the public site. */
  operatorId?: number;
  status: number;
  progression: number;
  /** Absent of a request that was made without one. */
  subjectId?: number | undefined;
  subject?: string | undefined;
  /** Whether the subject was written for this request alone. */
  hasOwnSubject?: boolean | undefined;
  needs: Need[];
  origin: RecordData;
  /** That of `origin` when anywhere will do. */
  destination: RecordData;
  journey: Journey;
  /** The record that this one replaced, and the one that replaced it. */
  solidaryId?: number;
  solidaryChildId?: number;
  /** Its trip could not be made: no list shows it, nobody can read it (contract requests.create and requests.edit). */
  hasNoTrip?: boolean;
  /** Newest first. */
  diary: DiaryEntry[];
  matchings: Matching[];
  solutions: Solution[];
  createdDate: string;
  /** For the columns that lists filter and sort by. */
  givenName?: unknown;
  familyName?: unknown;
  telephone?: unknown;
  fromDate: string;
}

export interface Need {
  id: number;
  label: string;
  /** Written for this record alone. */
  private: boolean;
}

/** `HH:mm`, with seconds where nobody asked for an hour: the one asked, or the middle of the time that is. */
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
  /** 1 punctual, 2 regular, 3 flexible. */
  frequency: 1 | 2 | 3;
  isRoundTrip: boolean;
  /** Days, `YYYY-MM-DD`. */
  fromDate: string;
  toDate?: string;
  returnDate?: string;
  outward?: Hours;
  return?: Hours;
  schedules: Schedule[];
  /** The choices of the form, by their names; those of the public site have none. */
  choices: Record<string, number>;
}

export interface DiaryEntry {
  action: string;
  comment: string | null;
  progression: number;
  /** In the answer to who sent the progression: the number comes back as it was. */
  isAsSent?: true;
  /** 0 when the account is gone, which the platform does not survive (contract requests.unreadable). */
  authorId: number;
  userId: number;
  date: string;
}

export type Way = 'outward' | 'return';

/** Somebody who could drive, in one direction. */
export interface Matching {
  id: number;
  way: Way;
  userId: number;
  linkedId?: number;
  /** Of a carpooler; a volunteer has none. */
  ad?: CarpoolAd;
}

export interface CarpoolAd {
  frequency: 1 | 2;
  isRoundTrip: boolean;
  isPassenger: boolean;
  solidaryExclusive: boolean | null;
  origin: RecordData;
  destination: RecordData;
  /** `HH:mm`. */
  time: string;
  detourDuration: number | null;
  detourDistance: number | null;
}

/** Somebody who was chosen. */
export interface Solution {
  id: number;
  matchingId: number;
  /** Of the ask, which the first message makes. */
  ask?: number;
  messages: Message[];
}

export interface Message {
  posterId: number;
  /** The operator who wrote in the name of the poster. */
  delegateId?: number;
  recipientId: number;
  text: string;
  date: string;
}

export const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export function recordOf({ document }: Row): SolidaryRecord {
  return document as unknown as SolidaryRecord;
}

/** A record as its row. */
export function documentOf(record: SolidaryRecord): RecordData {
  return { ...record };
}

/** A number for what hangs on a record, which nothing else has. */
export function numberOf(recordId: number, index: number): number {
  return 1_000_000 + recordId * 1000 + index;
}

export const wireDay = (day: string): string => `${day}T00:00:00+00:00`;
/** The times of a record carry the day on which they are asked for (contract requests.item). */
export function wireClock(clock: string, { world }: RequestContext): string {
  return `${world.now().toISOString().slice(0, 10)}T${clock.length === 5 ? `${clock}:00` : clock}+00:00`;
}

const DAY = 1440;

/** So many minutes later; past midnight the hours start again, on the same day. */
export function later(clock: string, minutes: number): string {
  const total = (((minutesOf(clock) + minutes) % DAY) + DAY) % DAY;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}${clock.slice(5)}`;
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** Monday 0 to Sunday 6. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
