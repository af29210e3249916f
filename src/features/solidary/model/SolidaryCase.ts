import type { RecordData } from '@/engine/model/Schema';


/**
 * A request for a journey as its page shows it: every key that the platform may leave out is optional, times are `HH:mm`, days are
 * `YYYY-MM-DD`, moments are ISO instants, and what comes as lists, maps or nothing at all is always a list (contract requests.item, requests.matches and requests.realities).
 */
export interface SolidaryCase {
  id: number;
  status: number;
  /** Percent. */
  progression: number;
  /** The record that this one replaced, and the one that replaced it. */
  parentId?: number;
  childId?: number;
  subject?: string;
  subjectId?: number;
  needs: readonly Need[];
  beneficiary: Beneficiary;
  /** Who created it; absent when the beneficiary did. */
  operatorName?: string;
  structure: CaseStructure;
  createdDate?: string;
  lastAction?: string;
  journey: Journey;
  proofs: readonly CaseProof[];
  /** Newest first. */
  diary: readonly DiaryEntry[];
  carpoolers: Record<Way, readonly Carpooler[]>;
  transporters: Record<Way, readonly Transporter[]>;
  /** Those who were chosen: one for each person, with one solution for each way. */
  drivers: readonly ChosenDriver[];
}

export type Way = 'outward' | 'return';
export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

export interface Need {
  id: number;
  label: string;
}

export interface Person {
  userId?: number;
  givenName?: string;
  familyName?: string;
  /** An address of the platform. */
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
  /** Mode 1: no proofs and no search for solutions. */
  isLight: boolean;
  offersTransport: boolean;
}

export interface Journey {
  /** 1 punctual, 2 regular, 3 flexible (contract requests.codes). */
  frequency: 1 | 2 | 3;
  isRoundTrip: boolean;
  origin?: RecordData;
  /** Absent when anywhere will do. */
  destination?: RecordData;
  isAnywhere: boolean;
  /** Kilometres. */
  distance?: number;
  fromDate?: string;
  toDate?: string;
  returnDate?: string;
  outward?: Hours;
  return?: Hours;
  schedules: readonly Schedule[];
  /** As they were made in the form; absent of a request of the public site. */
  choices: { outwardDate?: number; outwardTime?: number; returnDate?: number; regularDate?: number };
}

/** The hour asked, or the middle of the time between `min` and `max`. */
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

/** A proof of the beneficiary in this structure (contract people.proofs). */
export interface CaseProof {
  /** Of its definition. */
  definitionId?: number;
  label: string;
  inputType?: 'checkbox' | 'input' | 'selectbox' | 'radio' | 'file';
  value?: boolean | string;
  /** The address of the file. */
  file?: string;
  /** Its name when it was sent. */
  fileName?: string;
  /** Formatted by the platform. */
  fileSize?: string;
  /** Of the candidature: 0 pending, 1 accepted, 2 refused. */
  status?: number;
}

export interface DiaryEntry {
  /** The technical name of the action; empty where the platform has lost it, and what was said of it is left. */
  action: string;
  /** HTML with line breaks. */
  comment?: string;
  progression?: number;
  author?: Person;
  /** Whom it is about. */
  person?: Person;
  /** ISO instant. */
  date: string;
}

/** The hour of each day on which somebody drives. */
export type WeekHours = Partial<Record<Day, string>>;

/** Somebody whose advertisement fits, on the platform or at a partner's (contract requests.matches and partners.journeys). */
export interface Carpooler {
  /** Unique in its list. */
  key: string;
  way: Way;
  /** Of the platform: what a choice sends; absent at a partner's. */
  matchingId?: number;
  userId?: number;
  /** At a partner's. */
  partner?: { provider: string; carpoolerUuid: string; journeyUuid: string };
  person: Person;
  isRegular: boolean;
  isRoundTrip: boolean;
  isDriver: boolean;
  isPassenger: boolean;
  isSolidaryExclusive: boolean;
  /** Of the match. */
  fromDate?: string;
  toDate?: string;
  fromTime?: string;
  /** On which days, at what time: of the match. */
  schedule: WeekHours;
  origin?: RecordData;
  destination?: RecordData;
  /** Seconds and metres; absent at a partner's, which tells those of the whole journey only. */
  detourDuration?: number;
  detourDistance?: number;
  /** Of the whole journey, at a partner's. */
  duration?: number;
  distance?: number;
}

/** `mMon`, `aMon`, `eMon`… : morning, afternoon and evening of each day. */
export type Slots = ReadonlySet<string>;

/** A volunteer of the structure who fits (contract requests.matches). */
export interface Transporter {
  key: string;
  way: Way;
  matchingId: number;
  userId?: number;
  person: Person;
  isRoundTrip: boolean;
  centre?: RecordData;
  /** Metres. */
  maxDistance?: number;
  windows: Windows;
  /** When they drive, and which of these the request needs. */
  available: Slots;
  asked: Slots;
}

/** `HH:mm` bounds of the three parts of a day. */
export type Windows = Partial<Record<'m' | 'a' | 'e', { min?: string; max?: string }>>;

/** Somebody who was chosen (contract requests.solutions). */
export interface ChosenDriver extends Person {
  key: string;
  kind: 'carpooler' | 'transporter';
  telephone?: string;
  solutions: readonly Solution[];
}

export interface Solution {
  id: number;
  matchingId?: number;
  /** Absent where the platform does not say. */
  way?: Way;
  /** Of the ask (contract requests.codes); absent before the first message. */
  askStatus?: number;
  isContacted: boolean;
  /** Oldest first. */
  messages: readonly Message[];
  fromDate?: string;
  toDate?: string;
  fromTime?: string;
  schedule: WeekHours;
  /** Of a volunteer. */
  available: Slots;
}

export interface Message {
  author?: Person;
  /** The operator who wrote in the author's name. */
  delegate?: Person;
  /** HTML with line breaks. */
  text: string;
  /** ISO instant. */
  date: string;
}
