import type { RecordData } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { kilometres } from '../geography/distance';
import { RECORDS_PATH, STRUCTURES_PATH } from '../quirks/paths';
import { USERS_PATH } from '../session/users';
import { rowsAt } from '../store/at';
import { type Row } from '../store/rows';
import type { RequestContext } from '../World';
import { shownProofs } from './people';
import { attachmentIn } from './recordProofs';
import { type Hours, type Journey, recordOf, type SolidaryRecord, wireClock, wireDay } from './SolidaryRecord';
import { avatarOf, type People, shownCarpoolers, shownTransporters } from './shownMatchings';
import { shownDrivers, shownThreads } from './shownSolutions';
import { refuseUnreadable } from './unreadable';
import { position } from './volunteers';
import { embedded, rawAddress, rawHome, withoutNulls } from './wireParts';
import { marks } from '../http/marks';

/** How much longer roads are than straight lines. */
const ROAD = 1.3;

/** Adds the fields of the list's rows (contract requests.list). */
export async function presentRows(records: RecordData[], context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, records.map(({ userId }) => userId), context);
  for (const document of records) {
    const { id, subject, userId, origin, destination, journey, diary, fromDate } = document as RecordData & SolidaryRecord & { id: number };
    const person = people.get(userId) ?? {};
    Object.assign(document, {
      adminsubject: subject,
      adminuserId: userId,
      admingivenName: person.givenName,
      adminfamilyName: person.familyName,
      admintelephone: person.telephone,
      adminlastAction: diary[0]?.action,
      adminlastActionDate: diary[0]?.date,
      adminorigin: embedded(origin, 2 * id, context),
      admindestination: embedded(destination, 2 * id + 1, context),
      adminproposalType: proposalType(journey),
      adminfromDate: fromDate,
    });
  }
}

/** A record as its own call answers it. Empty fields are left out at the top, but not inside its lists (contract requests.item). */
export async function presentRecord(row: Row, context: RequestContext): Promise<RecordData> {
  const record = recordOf(row);
  refuseUnreadable(row.id, record, context);
  const people = await documentsOf(USERS_PATH, peopleOf(record), context);
  const structure = (await documentsOf(STRUCTURES_PATH, [record.structureId], context)).get(record.structureId) ?? {};
  const fields: RecordData = {
    id: row.id,
    status: record.status,
    progression: record.progression,
    needs: record.needs.map(({ id, label }) => ({ ...marks(`/needs/${id}`, 'Need', context), id, label })),
    ...record.journey.choices,
    distance: Math.round(kilometres(position(record.origin), position(record.destination)) * ROAD * 100) / 100,
    adminsolidaryId: record.solidaryId,
    adminsolidaryChildId: record.solidaryChildId,
    adminsubject: record.subject,
    adminsubjectId: record.subjectId,
    ...shownPeople(record, people, context),
    ...shownStructure(record, structure),
    adminlastAction: record.diary[0]?.action,
    adminlastActionDate: record.diary[0]?.date,
    admincreatedDate: record.createdDate,
    adminorigin: withoutNulls(embedded(record.origin, 2 * row.id, context)),
    admindestination: withoutNulls(embedded(record.destination, 2 * row.id + 1, context)),
    ...shownJourney(record.journey, context),
    adminproofs: await proofsOf(record, context),
    admindiary: shownDiary(record, people, context),
    admincarpools: shownCarpoolers(record, people, context),
    admintransporters: await shownTransporters(record, people, context),
    adminsolutions: { drivers: await shownDrivers(record, people, context), threads: shownThreads(record, people, context) },
  };
  return { ...named(context), ...marks(`/solidaries/${row.id}`, 'Solidary', context), ...withoutNulls(fields) };
}

/** The first keys of an answer with one record. */
export function named({ format }: RequestContext): RecordData {
  return format === 'ld' ? { '@context': '/contexts/Solidary' } : {};
}

function peopleOf({ userId, operatorId, diary, matchings, solutions }: SolidaryRecord): unknown[] {
  const written = solutions.flatMap(({ messages }) => messages.flatMap(({ posterId, delegateId, recipientId }) => [posterId, delegateId, recipientId]));
  return [userId, operatorId, ...diary.flatMap((entry) => [entry.authorId, entry.userId]), ...matchings.map((matching) => matching.userId), ...written];
}

function shownPeople({ userId, operatorId }: SolidaryRecord, people: People, context: RequestContext): RecordData {
  const person = people.get(userId) ?? {};
  const operator = operatorId === undefined ? undefined : people.get(operatorId);
  return {
    adminuserId: userId,
    admingivenName: person.givenName,
    adminfamilyName: person.familyName,
    adminemail: person.email,
    admintelephone: person.telephone,
    adminavatar: avatarOf(person, context),
    admingender: person.gender,
    adminbirthDate: person.birthDate,
    adminnewsSubscription: person.newsSubscription === true,
    adminhomeAddress: person.homeAddress ? rawHome(person.homeAddress as RecordData, userId) : null,
    adminoperatorGivenName: operator?.givenName,
    adminoperatorFamilyName: operator?.familyName,
    adminoperatorAvatar: operator && avatarOf(operator, context),
  };
}

function shownStructure({ structureId }: SolidaryRecord, { name, mode, solidaryTransport }: RecordData): RecordData {
  return { adminstructure: name, adminstructureId: structureId, adminmode: mode ?? 0, adminstructureSolidaryTransport: solidaryTransport };
}

function shownJourney(journey: Journey, context: RequestContext): RecordData {
  const { frequency, fromDate, toDate, returnDate, schedules } = journey;
  return {
    adminproposalType: proposalType(journey),
    adminfrequency: frequency,
    adminfromDate: wireDay(fromDate),
    admintoDate: toDate === undefined ? null : wireDay(toDate),
    adminoutwardDate: wireDay(fromDate),
    adminreturnDate: returnDate === undefined ? null : wireDay(returnDate),
    ...shownHours('outward', journey.outward, context),
    ...shownHours('return', journey.return, context),
    adminschedules: schedules.map(({ outwardTime, returnTime, ...days }) => ({ ...days, outwardTime: clockOf(outwardTime, context), returnTime: clockOf(returnTime, context) })),
  };
}

function shownHours(way: string, hours: Hours | undefined, context: RequestContext): RecordData {
  if (!hours) return {};
  return { [`admin${way}Time`]: wireClock(hours.time, context), [`admin${way}MinTime`]: wireClock(hours.min, context), [`admin${way}MaxTime`]: wireClock(hours.max, context) };
}

function clockOf(clock: string | null, context: RequestContext): string | null {
  return clock === null ? null : wireClock(clock, context);
}

async function proofsOf(record: SolidaryRecord, context: RequestContext): Promise<RecordData[]> {
  const attachment = await attachmentIn(record, context);
  return attachment ? shownProofs([attachment], 'beneficiary', context) : [];
}

/**
 * The diaries of a person's requests to a structure, newest first, each with the request's places (contract people.fields). A deleted author breaks
 * reading a record, but not this.
 */
export async function shownDiaries(userId: unknown, structureId: number | undefined, context: RequestContext): Promise<RecordData[]> {
  if (structureId === undefined) return [];
  const rows = await rowsAt(context.world, RECORDS_PATH, { conditions: ['"f_userId" = $1', '"f_structureId" = $2'], parameters: [userId, structureId] });
  const people = await documentsOf(USERS_PATH, rows.flatMap((row) => peopleOf(recordOf(row))), context);
  const entries = rows.flatMap((row): RecordData[] => {
    const { origin, destination, ...record } = recordOf(row);
    const places = { solidary: row.id, origin: rawAddress(origin, 2 * row.id), destination: rawAddress(destination, 2 * row.id + 1) };
    return shownDiary(record, people, context).map((entry) => ({ ...entry, ...places }));
  });
  return entries.toSorted((one, other) => String(other.date).localeCompare(String(one.date)) || Number(other.solidary) - Number(one.solidary));
}

/** The diary, newest first. Progressions are texts, except one that was sent just now (contract requests.diary). */
function shownDiary({ diary }: Pick<SolidaryRecord, 'diary'>, people: People, context: RequestContext): RecordData[] {
  return diary.map(({ action, comment, progression, isAsSent, authorId, userId, date }) => {
    const [author = {}, person = {}] = [people.get(authorId), people.get(userId)];
    return {
      action,
      comment,
      progression: isAsSent === true ? progression : progression.toFixed(2),
      authorGivenName: author.givenName ?? null,
      authorFamilyName: author.familyName ?? null,
      authorAvatar: avatarOf(author, context),
      userId,
      givenName: person.givenName ?? null,
      familyName: person.familyName ?? null,
      avatar: avatarOf(person, context),
      date,
    };
  });
}

function proposalType({ isRoundTrip }: Journey): string {
  return isRoundTrip ? 'roundtrip' : 'oneway';
}
