import type { RecordData } from '@/engine/model/Schema';


/**
 * A request for a journey as its page shows it. Every key that the platform may leave out is optional, times are `HH:mm`, days are `YYYY-MM-DD`,
 * and moments are ISO instants. Whatever comes as a list, a map or nothing is always a list here (contract requests.item, requests.matches and
 * requests.realities).
 */
export interface SolidaryCase {
  id: number;
  status: number;
  /** The progression in percent. */
  progression: number;
  /** The records that this one replaced and that replaced this one. */
  parentId?: number;
  childId?: number;
  subject?: string;
  subjectId?: number;
  needs: readonly Need[];
  beneficiary: Beneficiary;
  /** The operator who created it; absent when the beneficiary did. */
  operatorName?: string;
  structure: CaseStructure;
  createdDate?: string;
  lastAction?: string;
  journey: Journey;
  proofs: readonly CaseProof[];
  /** The history, newest entry first. */
  diary: readonly DiaryEntry[];
  carpoolers: Record<Way, readonly Carpooler[]>;
  transporters: Record<Way, readonly Transporter[]>;
  /** The chosen drivers: one entry for each person, with a solution for each direction. */
  drivers: readonly ChosenDriver[];
}

export type Way = 'outward' | 'return';
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Day = (typeof DAYS)[number];

interface Need {
  id: number;
  label: string;
}

export interface Person {
  userId?: number;
  givenName?: string;
  familyName?: string;
  /** The address of the picture on the platform. */
  avatar?: string;
}

export interface Beneficiary extends Person {
  email?: string;
  telephone?: string;
  gender?: number;
  birthDate?: string;
  newsSubscription: boolean;
  homeAddress?: RecordData;
}

export interface CaseStructure {
  id?: number;
  name?: string;
  /** Whether the structure is in mode 1: it asks for no proofs and does not look for drivers. */
  isLight: boolean;
  offersTransport: boolean;
}

export interface Journey {
  /** The frequency: 1 punctual, 2 regular, 3 flexible (contract requests.codes). */
  frequency: 1 | 2 | 3;
  isRoundTrip: boolean;
  origin?: RecordData;
  /** The destination; absent when any will do. */
  destination?: RecordData;
  isAnywhere: boolean;
  /** The distance in kilometres. */
  distance?: number;
  fromDate?: string;
  toDate?: string;
  returnDate?: string;
  outward?: Hours;
  return?: Hours;
  schedules: readonly Schedule[];
  /** The choices made in the form; absent for a request from the public site. */
  choices: { outwardDate?: number; outwardTime?: number; returnDate?: number; regularDate?: number };
}

/** The requested hour, or the middle of the time between `min` and `max`. */
export interface Hours {
  time?: string;
  min?: string;
  max?: string;
}

export interface Schedule {
  days: Record<Day, boolean>;
  outwardTime?: string;
  returnTime?: string;
}

/** A proof that the beneficiary has given to this structure (contract people.proofs). */
export interface CaseProof {
  /** The id of its definition. */
  definitionId?: number;
  label: string;
  inputType?: 'checkbox' | 'input' | 'selectbox' | 'radio' | 'file';
  value?: boolean | string;
  /** The address of the file. */
  file?: string;
  /** The original name of the file. */
  fileName?: string;
  /** The size as a text that the platform formats. */
  fileSize?: string;
  /** The status of the candidacy: 0 pending, 1 accepted, 2 refused. */
  status?: number;
}

export interface DiaryEntry {
  /** The technical name of the action; empty where the platform has lost it and only the comment is left. */
  action: string;
  /** The text as HTML with line breaks. */
  comment?: string;
  progression?: number;
  author?: Person;
  /** The person whom the entry is about. */
  person?: Person;
  /** The time as an ISO instant. */
  date: string;
}

/** The hour of each day on which a person drives. */
export type WeekHours = Partial<Record<Day, string>>;

/** A person whose advertisement fits, on the platform or at a partner (contract requests.matches and partners.journeys). */
export interface Carpooler {
  /** A key that is unique in the list. */
  key: string;
  way: Way;
  /** The id that a choice sends, for carpoolers of the platform; absent at a partner. */
  matchingId?: number;
  userId?: number;
  /** The ids at the partner, for its carpoolers. */
  partner?: { provider: string; carpoolerUuid: string; journeyUuid: string };
  person: Person;
  isRegular: boolean;
  isRoundTrip: boolean;
  isDriver: boolean;
  isPassenger: boolean;
  isSolidaryExclusive: boolean;
  /** The dates and hours of the match. */
  fromDate?: string;
  toDate?: string;
  fromTime?: string;
  /** The hours of the match by day. */
  schedule: WeekHours;
  origin?: RecordData;
  destination?: RecordData;
  /** The detour in seconds and metres; absent at a partner, which only gives the whole journey. */
  detourDuration?: number;
  detourDistance?: number;
  /** The whole journey, for carpoolers of a partner. */
  duration?: number;
  distance?: number;
}

/** The parts of the week, such as `mMon`, `aMon` and `eMon` for the morning, afternoon and evening of Monday. */
export type Slots = ReadonlySet<string>;

/** A volunteer of the structure who could drive (contract requests.matches). */
export interface Transporter {
  key: string;
  way: Way;
  matchingId: number;
  userId?: number;
  person: Person;
  isRoundTrip: boolean;
  centre?: RecordData;
  /** The distance in metres. */
  maxDistance?: number;
  windows: Windows;
  /** The parts of the week in which they drive, and below, those that the request needs. */
  available: Slots;
  asked: Slots;
}

/** The bounds of the three parts of the day, as `HH:mm`. */
export type Windows = Partial<Record<'m' | 'a' | 'e', { min?: string; max?: string }>>;

/** A person who was chosen to drive (contract requests.solutions). */
export interface ChosenDriver extends Person {
  key: string;
  kind: 'carpooler' | 'transporter';
  telephone?: string;
  solutions: readonly Solution[];
}

export interface Solution {
  id: number;
  matchingId?: number;
  /** The direction; absent where the platform does not give it. */
  way?: Way;
  /** The status of the ask (contract requests.codes); absent before the first message. */
  askStatus?: number;
  isContacted: boolean;
  /** The messages, oldest first. */
  messages: readonly Message[];
  fromDate?: string;
  toDate?: string;
  fromTime?: string;
  schedule: WeekHours;
  /** The parts of the week in which a volunteer drives. */
  available: Slots;
}

export interface Message {
  author?: Person;
  /** The operator who wrote in the author's name. */
  delegate?: Person;
  /** The text as HTML with line breaks. */
  text: string;
  /** The time as an ISO instant. */
  date: string;
}
