import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { refuseNulls } from '../crud/refuseNulls';
import type { Database } from '../database';
import { Refusal } from '../http/Refusal';
import { marks } from '../http/marks';
import { isAdministrator } from '../session/roles';
import { operatedBy, operatorsOf, readOperators, replaceOperators } from '../solidary/operators';
import { hasPeople, removeStructure } from '../solidary/removeStructure';
import { type Part, partsOf, readNeed, readProof, replaceParts, replaceSubjects, shownNeeds, shownProofDefinitions, shownSubjects } from '../solidary/structureParts';
import { SEEDED_STRUCTURES, structureDocument } from '../solidary/structureSeed';
import { BOUNDS, checkTimes, each, readTimes, requireTimes, SLOTS, WINDOWS, writtenTimes } from '../solidary/weekFields';
import { ownColumn } from '../store/columns';
import type { Row } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { Draft, Quirk, RequestContext, Verb } from '../World';

const TERRITORIES_PATH = 'admin/territories';
const REQUESTER = 1;
const VOLUNTEER = 2;

const text: Schema = { type: ['string', 'null'], maxLength: 255 };
const flag: Schema = { type: ['boolean', 'null'] };
/** The schema of a field that is read by hand, so that any value passes. */
const handRead: Schema = {};

/** Columns that may be empty in the database but cannot be emptied again. */
const NEVER_EMPTIED = {
  mode: 'int',
  ...Object.fromEntries(['solidaryTransport', 'beneficiaryAutoApproval', ...SLOTS].map((name) => [name, 'bool'])),
  ...Object.fromEntries(BOUNDS.map((name) => [name, 'DateTimeInterface'])),
};

/**
 * Structures (contract structures.calls). The list is never split into pages: it has the structures that the caller operates or, if there are none
 * and the caller may manage structures, all of them.
 */
export const structure: Quirk = {
  iri: '/structures',
  type: 'Structure',
  permissions: {
    list: 'structure_list',
    item: 'structure_read',
    create: 'structure_create',
    update: 'structure_update',
    delete: 'structure_delete',
  },
  // Only its operators and administrators can read a structure, but whoever may change or delete structures may do so to any (contract session.solidaryRights).
  finds: async ({ id }, { world, caller }) => isAdministrator(caller.roles) || (await operatedBy(world, caller.id)).includes(id),
  properties: {
    name: { type: 'string', maxLength: 255 },
    email: { ...text, format: 'email' },
    telephone: text,
    signature: text,
    mode: { type: ['integer', 'null'] },
    solidaryTransport: flag,
    beneficiaryAutoApproval: flag,
    ...each([...WINDOWS, ...BOUNDS], { type: ['string', 'null'] }),
    ...each(SLOTS, flag),
    subjects: handRead,
    needs: handRead,
    structureProofs: handRead,
    structureProofsRequester: handRead,
    structureProofsVolunteer: handRead,
    territories: handRead,
    operators: handRead,
    images: { type: 'array', readOnly: true },
    removable: { type: 'boolean', readOnly: true },
  },
  listed: ['id', 'name', 'telephone', 'mode', 'signature', 'solidaryTransport'],
  filters: {},
  order: [],
  columns: [ownColumn('name', 'text')],
  unpaged: { order: structureOrder },
  required: ['name', ...WINDOWS],
  notBlank: ['name'],
  defaults: { solidaryTransport: true, beneficiaryAutoApproval: true },
  scope: structureScope,
  beforeWrite: readBody,
  afterWrite: writeOperators,
  remove: removeStructure,
  present: presentStructures,
  seed: { rows: SEEDED_STRUCTURES, document: structureDocument },
};

async function structureScope(sql: SqlParameters, { world, caller }: RequestContext): Promise<string[]> {
  const operated = await operatedBy(world, caller.id);
  if (operated.length > 0) return [`id = any(${sql.add(operated)}::int[])`];
  return caller.permissions.has('structure_manage') ? [] : ['false'];
}

/** The order of the list: the structures the caller operates come in the order in which they became operator, the others by name. */
async function structureOrder(sql: SqlParameters, { world, caller }: RequestContext): Promise<string> {
  return `array_position(${sql.add(await operatedBy(world, caller.id))}::int[], id), "f_name", id`;
}

/** Reads the parts of the body that the server reads by hand. A list that is not sent stays as it was (contract structures.lists). */
async function readBody(draft: Draft, context: RequestContext): Promise<void> {
  const { sent, document, before } = draft;
  const { world } = context;
  refuseNulls(sent, 'App\\Solidary\\Entity\\Structure', NEVER_EMPTIED);
  requireTimes(sent, WINDOWS);
  checkTimes(sent, [...WINDOWS, ...BOUNDS]);
  const stored = (name: string) => partsOf(before?.document[name]);
  if ('territories' in sent) document.territories = await readTerritories(sent.territories, context);
  document.subjects = 'subjects' in sent ? await replaceSubjects(stored('subjects'), sent.subjects, world) : stored('subjects');
  document.needs = 'needs' in sent ? await replaceParts(stored('needs'), sent.needs, readNeed, world.db) : stored('needs');
  document.structureProofs = await readProofs(draft, stored('structureProofs'), world.db);
  delete document.structureProofsRequester;
  delete document.structureProofsVolunteer;
  if ('operators' in sent) await readOperators(sent.operators, context);
  delete document.operators;
}

/** Reads the proofs. A creation has one list for both kinds, a change has two, each replacing the proofs of its own kind. */
async function readProofs({ verb, sent }: Draft, stored: readonly Part[], db: Database): Promise<Part[]> {
  if (verb === 'create') return replaceParts([], sent.structureProofs, readProof, db);
  const ofType = async (type: number, list: unknown) => {
    const own = stored.filter((proof) => proof.type === type);
    return list === undefined ? own : replaceParts(own, list, readProof, db);
  };
  return [...(await ofType(REQUESTER, sent.structureProofsRequester)), ...(await ofType(VOLUNTEER, sent.structureProofsVolunteer))];
}

async function readTerritories(sent: unknown, context: RequestContext): Promise<unknown[]> {
  const ids = Object.values(typeof sent === 'object' && sent !== null ? sent : {});
  const known = await documentsOf(TERRITORIES_PATH, ids, context);
  if (ids.some((id) => !known.has(id as number))) throw new Refusal(400, 'Invalid territory');
  return ids;
}

async function writeOperators({ sent }: Draft, { id }: Row, context: RequestContext): Promise<void> {
  if ('operators' in sent) await replaceOperators(id, await readOperators(sent.operators, context), context);
}

async function presentStructures(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  if (as === 'list') return;
  const isWritten = as !== 'item';
  for (const record of records) {
    const territories = Array.isArray(record.territories) ? record.territories : [];
    const names = await documentsOf(TERRITORIES_PATH, territories, context);
    if (isWritten) writtenTimes(record, [...WINDOWS, ...BOUNDS], context.world.now());
    else readTimes(record, [...WINDOWS, ...BOUNDS]);
    const operators = await operatorsOf(record.id as number, context);
    Object.assign(record, {
      beneficiaryAutoApproval: true,
      subjects: shownSubjects(partsOf(record.subjects), context),
      needs: shownNeeds(partsOf(record.needs), context),
      structureProofs: shownProofDefinitions(partsOf(record.structureProofs), isWritten, context),
      territories: territories.map((id: number) => ({ ...marks(`/territories/${id}`, 'Territory', context), id, name: names.get(id)?.name ?? null })),
      // A structure without operators is read with `null` instead of a list.
      operators: operators.length > 0 || as === 'create' ? operators : null,
      images: record.images ?? [],
      removable: !(await hasPeople(record.id as number, context)),
    });
  }
}
