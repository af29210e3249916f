import type { RecordData } from '../../../src/engine/Resource';
import { toWireTime } from '../http/times';
import { RECORDS_PATH } from '../quirks/paths';
import { insertRow, type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { findCarpoolers } from './carpoolers';
import { readJourney } from './readJourney';
import { failed, markUsed, readNeeds, readOwnNeed, readPlace, readSubject, requireStructure } from './recordBody';
import { attach, readProofs, requireUser, writePerson, writeProofs } from './recordPerson';
import { CREATED, documentOf, type SolidaryRecord, wireDay } from './SolidaryRecord';
import { matchVolunteers } from './volunteers';

/** Solidary contract 7.6. Everything is checked before anything is written. */
export async function createRecord(body: RecordData, context: RequestContext): Promise<Row> {
  const structure = await requireStructure(body.structure, context);
  const { document } = structure;
  const proofs = readProofs(body.proofs, structure);
  const needs = [...readNeeds(body.needs, structure), ...(await readOwnNeed(body.additionalNeed, context))];
  const subject = await readSubject(body, structure, context);
  const origin = readPlace(body.origin, 'Origin');
  const destination = body.destinationAny === true ? origin : readPlace(body.destination, 'Destination');
  const journey = readJourney(body, document);
  const user = await writePerson(body.beneficiary, structure, context);
  await attach(user, structure.id, context);
  await writeProofs(user.id, structure, body.proofs, context);
  await markUsed(structure, { subjects: [subject.subjectId], needs: needs.map(({ id }) => id), structureProofs: proofs.map(({ definition }) => definition.id) }, context);
  return addRecord({ structureId: structure.id, userId: user.id, ...subject, needs, origin, destination, journey }, context);
}

type Asked = Pick<SolidaryRecord, 'structureId' | 'userId' | 'subjectId' | 'subject' | 'needs' | 'origin' | 'destination' | 'journey' | 'solidaryId'>;

/** A new record, with those who could drive; the caller is its operator. */
export async function addRecord(asked: Asked, context: RequestContext): Promise<Row> {
  const { world, caller } = context;
  const records = world.collections.get(RECORDS_PATH) ?? failed('No records');
  const { givenName, familyName, telephone } = (await requireUser(asked.userId, context)).document;
  const now = toWireTime(world.now());
  const record: SolidaryRecord = {
    ...asked,
    operatorId: caller.id,
    status: CREATED,
    progression: 0,
    diary: [{ action: 'solidary_create', comment: null, progression: 0, authorId: caller.id, userId: asked.userId, date: now }],
    matchings: [],
    solutions: [],
    createdDate: now,
    givenName,
    familyName,
    telephone,
    fromDate: wireDay(asked.journey.fromDate),
  };
  const { id } = await insertRow(world.db, records, documentOf(record));
  const row = { id, document: documentOf({ ...record, matchings: findCarpoolers(id, record.journey, record) }) };
  await updateRows(world.db, records, [row]);
  await matchVolunteers(row, context);
  return row;
}
