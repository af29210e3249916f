import type { RecordData } from '../../../src/engine/model/Schema';
import { makeAddress } from '../seed/address';
import { type Place, placeNamed, PLACES } from '../seed/places';
import { Random, seedOf } from '../seed/Random';
import { daysAgo } from '../seed/times';
import { userDocument } from '../seed/users';
import { USERS_PATH } from '../session/users';
import { type Action, ACTIONS, actionOf, MANUAL, STATUS_BY_PROGRESSION, statusAfter } from './actions';
import { ACCEPTED, attachmentsOf, beneficiaryUser, SEEDED_RECORDS, SEEDED_VOLUNTEERS, structureNear } from './attachments';
import { driversOf, findCarpoolers } from './carpoolers';
import { volunteerDocument } from './personSeed';
import { readJourney } from './readJourney';
import { CREATED, type DiaryEntry, documentOf, type Matching, type Message, numberOf, REPLACED, type Solution, type SolidaryRecord, type Way } from './SolidaryRecord';
import { type Part, partsOf } from './structureParts';
import { structureDocument } from './structureSeed';
import { STRUCTURES_PATH, VOLUNTEERS_PATH } from '../quirks/paths';
import { kilometres } from '../geography/distance';
import { FIRST_NUMBER, position } from './volunteers';

/** The number of copies: the last records replaced those just before them. */
const COPIES = 10;
const FIRST_COPY = SEEDED_RECORDS - COPIES + 1;
const FIRST_REPLACED = FIRST_COPY - COPIES;
/** The record whose diary was written by a deleted account. */
const WITHOUT_AUTHOR = 98;
const OPERATOR = 4;
/** The operator of the structures after the first two, who is a generated person. The first two have an account of the demonstration. */
const OTHER_OPERATOR = 60;
/** The day of the generated data. */
const SET_IN = new Date(Date.UTC(2026, 10, 20));
const FLEXIBLE = 3;
/** A distance in kilometres of more than twice what any volunteer drives around their home. */
const FAR = 70;
const SEARCH = 2;
const CLOSING = 4;
const FREE = 5;
/** The types of a request's actions, from the first to the last. */
const KINDS = [1, 2, 2, 3, CLOSING];

const COMMENTS = ['Préfère le matin.<br />Rappeler jeudi.', 'Ne peut pas porter de bagages.', 'Le conducteur attend une confirmation.', null, null];
const TEXTS = ['Bonjour, seriez-vous disponible pour ce trajet ?', 'Bonjour,<br />Pouvez-vous passer devant la mairie ?', 'Oui, sans problème. À jeudi !'];
const OWN_NEED = 'Je voyage avec un déambulateur';

export function recordDocument(id: number, random: Random): RecordData {
  const userId = beneficiaryUser(id >= FIRST_COPY ? id - COPIES : id);
  const person = userDocument(userId, new Random(seedOf(USERS_PATH, userId)));
  const structureId = structureNear(person.homeAddress, userId);
  const structure = structureDocument(structureId, new Random(seedOf(STRUCTURES_PATH, structureId)));
  const origin = (person.homeAddress as RecordData | null) ?? makeAddress(random);
  const near = random.chance(0.1) ? origin : destinationFrom(origin, random);
  const journey = readJourney(journeyBody(id, random), structure, SET_IN);
  const destination = journey.frequency === FLEXIBLE ? farFrom(origin, random) : near;
  // These requests came from the public site, which has no choices.
  if (id % 13 === 0) journey.choices = {};
  const subject = random.pick(partsOf(structure.subjects).filter(({ isUsed }) => isUsed));
  const record: SolidaryRecord = {
    structureId,
    userId,
    ...(id % 13 !== 0 && { operatorId: structureId <= 2 ? OPERATOR : OTHER_OPERATOR }),
    status: CREATED,
    progression: 0,
    subjectId: subject.id,
    subject: String(subject.label),
    hasOwnSubject: subject.private === true,
    needs: needsOf(id, structure, random),
    origin,
    destination,
    journey,
    diary: [],
    matchings: findCarpoolers(id, journey, { origin, destination }),
    solutions: [],
    createdDate: daysAgo(random, 60),
    givenName: person.givenName,
    familyName: person.familyName,
    telephone: person.telephone,
    fromDate: `${journey.fromDate}T00:00:00+00:00`,
  };
  follow(id, record, random);
  return documentOf(record);
}

/**
 * A destination that neither a volunteer nor a carpooler serves, because a flexible request that finds somebody can never be read (contract
 * requests.unreadable).
 */
function farFrom(origin: RecordData, random: Random): RecordData {
  const isAlone = (place: Place): boolean => kilometres(position(origin), place) > FAR && !driversOf(origin, { addressLocality: place.commune });
  return makeAddress(random, random.pick(PLACES.filter(isAlone)));
}

/** A destination, mostly nearby; now and then far away, where the demonstration's partners do not go. */
function destinationFrom({ addressLocality }: RecordData, random: Random): RecordData {
  const here = placeNamed(String(addressLocality))?.department;
  const around = PLACES.filter(({ department }) => department === here);
  return makeAddress(random, random.pick(around.length > 0 && random.chance(0.85) ? around : PLACES));
}

function journeyBody(id: number, random: Random): RecordData {
  const fromDate = dayAfter(random.integer(-40, 60));
  const clocks = ['07:45', '08:30', '09:15', '13:30', '14:00', '17:10'];
  if (id % 3 === 0) {
    const returnTime = random.chance(0.7) ? '18:00' : null;
    const week = { mon: true, tue: id % 2 === 0, wed: false, thu: true, fri: id % 4 === 0, sat: false, sun: false, outwardTime: random.pick(clocks.slice(0, 3)), returnTime };
    const wednesday = { mon: false, tue: false, wed: true, thu: false, fri: false, sat: false, sun: false, outwardTime: '13:30', returnTime: null };
    return { regular: true, regularDateChoice: random.integer(1, 3), regularMinDate: fromDate, regularMaxDate: dayAfter(90), regularSchedules: random.chance(0.4) ? [week, wednesday] : [week] };
  }
  const returnChoice = random.integer(1, 5);
  const dateChoice = id % 5 === 0 ? random.integer(2, 4) : 1;
  return {
    regular: false,
    punctualOutwardDateChoice: dateChoice,
    punctualOutwardMinDate: fromDate,
    punctualOutwardMaxDate: dayAfter(75),
    punctualOutwardTimeChoice: random.integer(1, 4),
    punctualOutwardMinTime: random.pick(clocks),
    // A return by date only goes with a departure by date.
    punctualReturnDateChoice: dateChoice === 1 ? returnChoice : Math.min(returnChoice, 4),
    punctualReturnDate: fromDate,
    punctualReturnTime: '18:30',
  };
}

function dayAfter(days: number): string {
  return new Date(SET_IN.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

function needsOf(id: number, structure: RecordData, random: Random): SolidaryRecord['needs'] {
  const own = random.chance(0.2) ? [{ id: numberOf(id, 900), label: OWN_NEED, private: true }] : [];
  const used = partsOf(structure.needs).filter(({ isUsed }) => isUsed && random.chance(0.4));
  return [...used.map((need: Part) => ({ id: need.id, label: String(need.label), private: false })), ...own];
}

/** Adds the actions taken for a request so far. */
function follow(id: number, record: SolidaryRecord, random: Random): void {
  const { userId, operatorId } = record;
  const write = (actionId: number, progression: number, date: string): void => {
    const authorId = id === WITHOUT_AUTHOR ? 0 : (operatorId ?? userId);
    const entry: DiaryEntry = { action: actionOf(actionId)?.name ?? '', comment: random.pick(COMMENTS), progression, authorId, userId, date };
    record.diary.unshift(entry);
  };
  write(37, 0, record.createdDate);
  record.diary[0] = { ...(record.diary[0] as DiaryEntry), comment: null };
  const dates = Array.from({ length: 5 }, () => daysAgo(random, 20)).toSorted();
  const steps = random.pick([0, 0, 1, 2, 3, 3, 4, 4, 5, 5]);
  for (const [index, date] of dates.slice(0, steps).entries()) {
    const action = nextAction(KINDS[index] ?? FREE, random);
    if (action.progression > 0) record.progression = action.progression;
    record.status = (action.id === MANUAL ? STATUS_BY_PROGRESSION[action.progression] : statusAfter(action)) ?? record.status;
    write(action.id, record.progression, date < record.createdDate ? record.createdDate : date);
  }
  if (record.status >= SEARCH) choose(id, record, random);
  if (id >= FIRST_COPY) record.solidaryId = id - COPIES;
  if (id < FIRST_REPLACED || id >= FIRST_COPY) return;
  record.solidaryChildId = id + COPIES;
  record.status = REPLACED;
  write(105, record.progression, daysAgo(random, 1));
}

/** The next action: one of the type, the same progression set by hand, or now and then a free one. */
function nextAction(kind: number, random: Random): Action {
  const isFree = random.chance(0.1);
  const action = random.pick(ACTIONS.filter(({ type }) => type === (isFree ? FREE : kind)));
  return action.type < CLOSING && random.chance(0.2) ? { ...action, id: MANUAL } : action;
}

/** Chooses a volunteer, in both directions for a round trip. A chosen carpooler would make the record unreadable (contract requests.unreadable). */
function choose(id: number, record: SolidaryRecord, random: Random): void {
  const drivers = acceptedVolunteers(record.structureId);
  if (record.journey.frequency === FLEXIBLE || drivers.length === 0) return;
  const userId = random.pick(drivers);
  const ways: readonly Way[] = record.journey.isRoundTrip ? ['outward', 'return'] : ['outward'];
  const numbers = ways.map((_, index) => numberOf(id, FIRST_NUMBER + 1 + index));
  const both = ways.map((way, index): Matching => {
    const linkedId = numbers[1 - index];
    return { id: numbers[index] ?? 0, way, userId, ...(linkedId !== undefined && { linkedId }) };
  });
  record.matchings = [...record.matchings, ...both];
  record.solutions = both.map((matching, index): Solution => {
    const isAsked = index === 0 && random.chance(0.7);
    return { id: numberOf(id, 500 + index), matchingId: matching.id, ...(isAsked && { ask: random.integer(0, 6) }), messages: isAsked ? messagesOf(record, matching.userId, random) : [] };
  });
}

const volunteers = new Map<number, number[]>();

/** The accounts of the accepted volunteers of a structure. */
function acceptedVolunteers(structureId: number): readonly number[] {
  const known = volunteers.get(structureId);
  if (known) return known;
  const documents = Array.from({ length: SEEDED_VOLUNTEERS }, (_, index) => volunteerDocument(index + 1, new Random(seedOf(VOLUNTEERS_PATH, index + 1))));
  const drives = (document: RecordData): boolean => Boolean(document.homeAddress) && attachmentsOf(document).some((one) => one.structureId === structureId && one.status === ACCEPTED);
  const found = documents.filter(drives).map(({ userId }) => userId as number);
  volunteers.set(structureId, found);
  return found;
}

function messagesOf({ userId, operatorId, createdDate }: SolidaryRecord, driverId: number, random: Random): Message[] {
  const texts = TEXTS.slice(random.integer(0, 1));
  return texts.map((text, index) => {
    const isAnswer = index === texts.length - 1;
    const people = isAnswer ? { posterId: driverId, recipientId: userId } : { posterId: userId, recipientId: driverId, ...(operatorId !== undefined && { delegateId: operatorId }) };
    return { ...people, text, date: new Date(Date.parse(createdDate) + (index + 1) * 5_400_000).toISOString().replace('.000Z', '+00:00') };
  });
}
