import type { RecordData } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { RECORDS_PATH } from '../quirks/paths';
import { insertRow, type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { findCarpoolers } from './carpoolers';
import { readTrip } from './readJourney';
import { failed, readPlace } from './recordBody';
import { requireUser } from './recordPerson';
import { isSet } from './sentValues';
import { CREATED, documentOf, type Journey, recordOf, type SolidaryRecord, wireDay } from './SolidaryRecord';
import { isLostFlexible } from './unreadable';
import { matchVolunteers } from './volunteers';

type Asked = Pick<SolidaryRecord, 'structureId' | 'userId' | 'subjectId' | 'subject' | 'hasOwnSubject' | 'needs' | 'solidaryId'>;

/** Stores a new record, whose operator is the caller, before its trip is made. */
export async function insertRecord(asked: Asked, choices: Journey['choices'], context: RequestContext): Promise<Row> {
  const { world, caller } = context;
  const { givenName, familyName, telephone } = (await requireUser(asked.userId, context)).document;
  const now = toWireTime(world.now());
  const record: SolidaryRecord = {
    ...asked,
    operatorId: caller.id,
    status: CREATED,
    progression: 0,
    origin: {},
    destination: {},
    journey: { frequency: 1, isRoundTrip: false, fromDate: now.slice(0, 10), schedules: [], choices },
    hasNoTrip: true,
    diary: [],
    matchings: [],
    solutions: [],
    createdDate: now,
    givenName,
    familyName,
    telephone,
    fromDate: now,
  };
  return insertRow(world.db, recordsOf(context), documentOf(record));
}

/**
 * Makes the trip of a record and looks for drivers. Without a destination, any will do. A flexible request that finds somebody is stored but fails:
 * the platform tells the driver the hour of the trip, which a trip of every day does not have.
 */
export async function giveTrip({ id, document }: Row, asked: RecordData, structure: Row, context: RequestContext): Promise<Row> {
  const { hasNoTrip: _made, ...record } = recordOf({ id, document });
  const trip = readTrip(asked, structure.document, context.world.now());
  const origin = readPlace(asked.origin, 'Origin');
  const destination = isSet(asked.destination) ? readPlace(asked.destination, 'Destination') : origin;
  const journey = { ...trip, choices: record.journey.choices };
  const matchings = findCarpoolers(id, journey, { origin, destination });
  const row = { id, document: documentOf({ ...record, journey, origin, destination, matchings, fromDate: wireDay(trip.fromDate) }) };
  await storeRecord(row, context);
  await matchVolunteers(row, context);
  if (isLostFlexible(recordOf(row), context)) throw new Refusal(500, 'Call to a member function format() on null');
  return noted(row, 'solidary_create', context);
}

/** Adds a diary entry that the platform writes by itself. */
export async function noted(row: Row, action: string, context: RequestContext): Promise<Row> {
  const record = recordOf(row);
  const entry = { action, comment: null, progression: record.progression, authorId: context.caller.id, userId: record.userId, date: toWireTime(context.world.now()) };
  return storeRecord({ id: row.id, document: documentOf({ ...record, diary: [entry, ...record.diary] }) }, context);
}

export async function storeRecord(row: Row, context: RequestContext): Promise<Row> {
  await updateRows(context.world.db, recordsOf(context), [row]);
  return row;
}

export function recordsOf({ world }: RequestContext) {
  return world.collections.get(RECORDS_PATH) ?? failed('No records');
}
