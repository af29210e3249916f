import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { attachedTo, attachmentsOf, SEEDED_VOLUNTEERS } from '../solidary/attachments';
import { rematch } from '../solidary/rematch';
import { peopleScope, personProperties, shownProofs, shownStructures } from '../solidary/people';
import { addPersonRoutes } from '../solidary/personRoutes';
import { volunteerDocument } from '../solidary/personSeed';
import { failed } from '../solidary/recordBody';
import { isSet, isTrue } from '../solidary/sentValues';
import { shownHome, shownPerson } from '../solidary/shownPerson';
import { followRoles, judged } from '../solidary/validation';
import { each, readTimes, SLOTS, timeOf, WINDOWS } from '../solidary/weekFields';
import { ownColumn } from '../store/columns';
import { type Row, updateRows } from '../store/rows';
import type { Quirk, RequestContext, Verb } from '../World';
import { VOLUNTEERS_PATH } from './paths';

const ROLES = { accepted: 11, candidate: 171 };
const anything: Schema = { readOnly: true };

/** Volunteers (contract people.change): only the times when somebody drives, and whether they are accepted, can be changed. */
export const volunteer: Quirk = {
  iri: '/solidary_volunteers',
  type: 'SolidaryVolunteer',
  permissions: { list: 'solidary_volunteer_list', item: 'solidary_volunteer_list', update: 'solidary_volunteer_update' },
  properties: { ...personProperties, ...each([...WINDOWS, ...SLOTS], anything) },
  listed: ['id', 'email', 'givenName', 'familyName', 'homeAddress', 'structures', ...WINDOWS, ...SLOTS],
  declaresNoFilter: true,
  filters: {
    givenName: { kind: 'partial', column: 'givenName' },
    familyName: { kind: 'partial', column: 'familyName' },
    'user.email': { kind: 'partial', column: 'email' },
    'user.telephone': { kind: 'exact', column: 'telephone' },
  },
  order: ['id', 'givenName', 'familyName'],
  columns: [ownColumn('userId', 'number'), { field: 'attachedTo', kind: 'text', value: attachedTo }],
  unknownId: 'error',
  scope: peopleScope,
  present: presentRows,
  routes: (app, world) => addPersonRoutes(app, world, { path: VOLUNTEERS_PATH, show, change }),
  seed: { rows: SEEDED_VOLUNTEERS, document: volunteerDocument },
};

async function presentRows(records: RecordData[], _as: Verb, context: RequestContext): Promise<void> {
  for (const record of records) {
    record.structures = await shownStructures(attachmentsOf(record), 'volunteer', context);
    record.homeAddress = shownHome(record);
    readTimes(record, WINDOWS);
  }
}

async function show({ document }: Row, context: RequestContext): Promise<RecordData> {
  const attachments = attachmentsOf(document);
  const week: RecordData = Object.fromEntries([...WINDOWS, ...SLOTS].map((name) => [name, document[name] ?? null]));
  readTimes(week, WINDOWS);
  return {
    ...shownPerson(document, context),
    maxDistance: document.maxDistance ?? null,
    ...week,
    structures: await shownStructures(attachments, 'volunteer', context),
    proofs: await shownProofs(attachments, 'volunteer', context),
    diaries: [],
  };
}

/** An accepted volunteer is matched with the requests of the structure after everything is stored. A broken request among these breaks the answer. */
async function change({ id, document }: Row, body: RecordData, context: RequestContext): Promise<RecordData> {
  const volunteers = context.world.collections.get(VOLUNTEERS_PATH) ?? failed('No volunteers');
  const week = readWeek(body, context.world.now());
  const { attachments, accepted } = 'validation' in body ? judged(document, body.validation) : { attachments: attachmentsOf(document) };
  const row = { id, document: { ...document, ...week, attachments } };
  await updateRows(context.world.db, volunteers, [row]);
  if ('validation' in body) await followRoles(document.userId as number, attachments, ROLES, context);
  if (accepted) await rematch(accepted.structureId, context);
  const sent = Object.fromEntries(WINDOWS.filter((name) => name in week).map((name) => [name, week[name]]));
  return { ...(await show(row, context)), ...sent };
}

/** Reads a volunteer's week. A time that is null becomes the current time, and a flag that is not a boolean crashes the platform (contract people.change). */
function readWeek(body: RecordData, now: Date): RecordData {
  const flags = SLOTS.filter((name) => name in body).map((name) => [name, isSet(body[name]) ? isTrue(body[name]) : failed(`set${name}() must be of the type bool`)]);
  const times = WINDOWS.filter((name) => name in body).map((name) => [name, timeOf(body[name], now) ?? failed(`Failed to parse time string (${String(body[name])})`)]);
  return Object.fromEntries([...flags, ...times]) as RecordData;
}
