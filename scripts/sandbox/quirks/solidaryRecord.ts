import type { Schema } from '../../../src/engine/model/Schema';
import { addRecordRoutes } from '../solidary/recordRoutes';
import { operatedBy } from '../solidary/operators';
import { presentRows } from '../solidary/presentRecord';
import { SEEDED_RECORDS } from '../solidary/attachments';
import { recordDocument } from '../solidary/recordSeed';
import { recordOf, REPLACED } from '../solidary/SolidaryRecord';
import { USERS_PATH } from '../session/users';
import { ownColumn } from '../store/columns';
import { Refusal } from '../http/Refusal';
import type { Quirk } from '../World';

const text: Schema = { type: ['string', 'null'], readOnly: true };
const number: Schema = { type: ['integer', 'null'], readOnly: true };
const place: Schema = { type: 'object', readOnly: true };

/** The list of solidary records (contract requests.list), whose fields are computed. Reading one, creating and changing are in `solidary/`. */
export const solidaryRecord: Quirk = {
  iri: '/solidaries',
  type: 'Solidary',
  permissions: { list: 'solidary_list', item: 'solidary_read', create: 'solidary_create', update: 'solidary_update' },
  // Only operators of the structure may touch a record (contract session.solidaryRights).
  allows: async (_verb, row, { world, caller }) => (await operatedBy(world, caller.id)).includes(recordOf(row).structureId),
  properties: {
    status: number,
    progression: { type: 'number', readOnly: true },
    adminsubject: text,
    adminuserId: number,
    admingivenName: text,
    adminfamilyName: text,
    admintelephone: text,
    adminlastAction: text,
    adminlastActionDate: { ...text, format: 'date-time' },
    adminorigin: place,
    admindestination: place,
    adminproposalType: text,
    adminfromDate: { ...text, format: 'date' },
  },
  listed: [
    'id',
    'status',
    'progression',
    'adminsubject',
    'adminuserId',
    'admingivenName',
    'adminfamilyName',
    'admintelephone',
    'adminlastAction',
    'adminlastActionDate',
    'adminorigin',
    'admindestination',
    'adminproposalType',
    'adminfromDate',
  ],
  filters: {
    givenName: { kind: 'partial', column: 'givenName' },
    familyName: { kind: 'partial', column: 'familyName' },
    // Records whose progression is strictly below the value. A value that is not a number crashes the platform.
    progression: { kind: 'custom', condition: ({ values, keyed }, sql) => `"f_progression" < ${sql.add(progressionOf(values, keyed))}` },
  },
  order: ['id', 'progression', 'givenName', 'familyName', 'telephone', 'subject', 'fromDate'],
  columns: [
    ownColumn('structureId', 'number'),
    ownColumn('userId', 'number'),
    ownColumn('status', 'number'),
    ownColumn('progression', 'number'),
    ownColumn('givenName', 'text'),
    ownColumn('familyName', 'text'),
    ownColumn('telephone', 'text'),
    ownColumn('subject', 'text'),
    ownColumn('fromDate', 'time'),
  ],
  unknownId: 'errorWhenRead',
  scope: async (sql, { world, caller }) => {
    const users = world.collections.get(USERS_PATH)?.name ?? '';
    const operated = sql.add(await operatedBy(world, caller.id));
    const hasTrip = `document->>'hasNoTrip' is null`;
    return [hasTrip, `"f_structureId" = any(${operated}::int[])`, `"f_status" <> ${REPLACED}`, `"f_userId" in (select id from ${users} where "f_status" <> 4)`];
  },
  present: async (records, _as, context) => presentRows(records, context),
  routes: addRecordRoutes,
  seed: { rows: SEEDED_RECORDS, document: recordDocument },
};

function progressionOf(values: readonly string[], keyed: object): number {
  const value = Number(values.at(-1));
  if (Object.keys(keyed).length > 0 || Number.isNaN(value)) throw new Refusal(500, 'An array cannot be converted to a string');
  return value;
}
