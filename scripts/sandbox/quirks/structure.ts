import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import { documentsOf } from '../crud/documentsOf';
import type { Database } from '../database';
import { Refusal } from '../http/Refusal';
import { operatedBy, operatorsOf, replaceOperators, requireUsers } from '../solidary/operators';
import { elementsOf, type Part, partsOf, readNeed, readProof, readSubject, refuseOrphans, replaceParts, shownPart, shownSubjects, sortedProofs } from '../solidary/structureParts';
import { SEEDED_STRUCTURES, structureDocument } from '../solidary/structureSeed';
import { BOUNDS, checkTimes, each, readTimes, SLOTS, WINDOWS } from '../solidary/weekFields';
import { ownColumn } from '../store/columns';
import { countRows } from '../store/countRows';
import type { Row } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import { PEOPLE_PATHS } from './paths';
import type { Draft, Quirk, Verb } from './Quirk';

const TERRITORIES_PATH = 'admin/territories';
const REQUESTER = 1;
const VOLUNTEER = 2;

const text: Schema = { type: ['string', 'null'], maxLength: 255 };
const handRead: Schema = { type: 'array' };

/** Solidary contract 4: never paged; the structures one operates, or else all of them for who may manage them, or else none. */
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
  // An operator may change any structure, and read those they operate (solidary contract 3.4).
  allows: async (verb, { id }, { world, caller }) =>
    verb !== 'item' || caller.permissions.has('structure_manage') || (await operatedBy(world, caller.id)).includes(id),
  properties: {
    name: { type: 'string', maxLength: 255 },
    email: { ...text, format: 'email' },
    telephone: text,
    signature: text,
    mode: { type: 'integer' },
    solidaryTransport: { type: 'boolean' },
    beneficiaryAutoApproval: { type: 'boolean', readOnly: true },
    ...each(WINDOWS, { type: 'string' }),
    ...each(BOUNDS, { type: 'string' }),
    ...each(SLOTS, { type: ['boolean', 'null'] }),
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
  unpaged: { order: '"f_name", id' },
  required: ['name', ...WINDOWS],
  notBlank: ['name'],
  defaults: { solidaryTransport: true, beneficiaryAutoApproval: true },
  scope: structureScope,
  beforeWrite: readBody,
  afterWrite: writeOperators,
  present: presentStructures,
  seed: { rows: SEEDED_STRUCTURES, document: structureDocument },
};

async function structureScope(sql: SqlParameters, { world, caller }: RequestContext): Promise<string[]> {
  const operated = await operatedBy(world, caller.id);
  if (operated.length > 0) return [`id = any(${sql.add(operated)}::int[])`];
  return caller.permissions.has('structure_manage') ? [] : ['false'];
}

/** What the server reads by hand: a list that is not sent stays as it was (solidary contract 4.3). */
async function readBody(draft: Draft, context: RequestContext): Promise<void> {
  const { sent, document, before } = draft;
  const { db } = context.world;
  checkTimes(sent, [...WINDOWS, ...BOUNDS]);
  const stored = (name: string) => partsOf(before?.document[name]);
  if ('subjects' in sent) document.subjects = await replaceParts(stored('subjects'), sent.subjects, readSubject, db);
  if ('needs' in sent) document.needs = await replaceParts(stored('needs'), sent.needs, readNeed, db);
  refuseOrphans(stored('subjects'), partsOf(document.subjects));
  document.structureProofs = await readProofs(draft, stored('structureProofs'), db);
  delete document.structureProofsRequester;
  delete document.structureProofsVolunteer;
  await checkTerritories(draft, context);
  if ('operators' in sent) await requireUsers(operatorIds(sent), context);
  delete document.operators;
}

/** A creation takes one list of both kinds, a change the two lists, each replacing its own kind. */
async function readProofs({ verb, sent }: Draft, stored: readonly Part[], db: Database): Promise<Part[]> {
  if (verb === 'create') return replaceParts([], sent.structureProofs, readProof, db);
  const ofType = async (type: number, list: unknown) => {
    const own = stored.filter((proof) => proof.type === type);
    return list === undefined ? own : replaceParts(own, list, readProof, db);
  };
  return [...(await ofType(REQUESTER, sent.structureProofsRequester)), ...(await ofType(VOLUNTEER, sent.structureProofsVolunteer))];
}

async function checkTerritories({ sent }: Draft, context: RequestContext): Promise<void> {
  if (!Array.isArray(sent.territories)) return;
  const known = await documentsOf(TERRITORIES_PATH, sent.territories, context);
  if (sent.territories.some((id) => !known.has(id as number))) throw new Refusal(400, 'invalid territory');
}

function operatorIds({ operators }: RecordData): number[] {
  return elementsOf(operators).map(({ id }) => id as number);
}

async function writeOperators({ sent }: Draft, { id }: Row, context: RequestContext): Promise<void> {
  if ('operators' in sent) await replaceOperators(id, operatorIds(sent), context);
}

/** Whether anybody is or was a candidate there. */
async function hasPeople(id: number, { world }: RequestContext): Promise<boolean> {
  for (const path of PEOPLE_PATHS) {
    const people = world.collections.get(path);
    const selection = { conditions: [`strpos("f_attachedTo", $1) > 0`], parameters: [`|${id}|`] };
    if (people && (await countRows(world.db, people, selection)) > 0) return true;
  }
  return false;
}

async function presentStructures(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  if (as === 'list') return;
  const isWritten = as !== 'item';
  for (const record of records) {
    const territories = Array.isArray(record.territories) ? record.territories : [];
    const names = await documentsOf(TERRITORIES_PATH, territories, context);
    // After a write the times are those of the body, whatever day they were sent with.
    if (!isWritten) readTimes(record, [...WINDOWS, ...BOUNDS]);
    Object.assign(record, {
      beneficiaryAutoApproval: true,
      subjects: shownSubjects(partsOf(record.subjects)),
      needs: partsOf(record.needs).map(shownPart),
      structureProofs: sortedProofs(partsOf(record.structureProofs), isWritten).map(shownPart),
      territories: territories.map((id: number) => ({ '@id': `/territories/${id}`, '@type': 'Territory', id, name: names.get(id)?.name ?? null })),
      operators: await operatorsOf(record.id as number, context),
      images: record.images ?? [],
      removable: !(await hasPeople(record.id as number, context)),
    });
  }
}
