import type { RecordData } from '../../../src/engine/Resource';
import { storedHome } from '../geography/addresses';
import { BENEFICIARIES_PATH } from '../quirks/paths';
import { giveRole, USERS_PATH } from '../session/users';
import { findRow, insertRow, type Row, updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { ACCEPTED, type Attachment, attachmentsOf, type StoredProof } from './attachments';
import { findBeneficiary } from './presentRecord';
import { failed, keptKeys, nextNumber } from './recordBody';
import { type Part, partsOf } from './structureParts';

const BENEFICIARY = 12;
const REGISTERED = 3;
const READ = ['email', 'givenName', 'familyName', 'telephone', 'gender', 'birthDate', 'newsSubscription'];

/** The account that a body names or describes, changed or created (solidary contract 7.6). */
export async function writePerson(sent: unknown, structure: Row, context: RequestContext): Promise<Row> {
  if (typeof sent !== 'object' || sent === null) return failed('Beneficiary is required');
  const body = sent as RecordData;
  if ('id' in body) return changePerson(await requireUser(body.id, context), body, context);
  return createPerson(body, structure, context);
}

export async function requireUser(id: unknown, { world }: RequestContext): Promise<Row> {
  const users = world.collections.get(USERS_PATH);
  const row = users && Number.isInteger(id) ? await findRow(world.db, users, id as number) : undefined;
  return row ?? failed(`User ${String(id)} not found`);
}

/** What is not null changes; a home that is not there stays so. */
export async function changePerson(user: Row, body: RecordData, context: RequestContext): Promise<Row> {
  const sent = fieldsOf(body);
  const home = user.document.homeAddress && body.homeAddress ? { homeAddress: homeOf(body.homeAddress as RecordData) } : {};
  const changed = { ...sent, ...home };
  const users = context.world.collections.get(USERS_PATH);
  const row = { id: user.id, document: { ...user.document, ...changed } };
  if (users) await updateRows(context.world.db, users, [row]);
  const beneficiary = await findBeneficiary(user.id, context);
  if (beneficiary) await storeBeneficiary({ ...beneficiary, document: { ...beneficiary.document, ...changed } }, context);
  return row;
}

async function createPerson(body: RecordData, structure: Row, context: RequestContext): Promise<Row> {
  const users = context.world.collections.get(USERS_PATH);
  if (!users) return failed('No users');
  const [name = '', host = ''] = String(structure.document.email ?? 'structure@exemple.fr').split('@');
  const { newsSubscription: _ignored, ...fields } = fieldsOf(body);
  // The platform has no person without: nobody has said which (contract core 4.2).
  const made = { gender: 0, email: `${name}+${await nextNumber(context)}@${host}`, ...fields };
  const home = body.homeAddress ? { homeAddress: homeOf(body.homeAddress as RecordData) } : {};
  return insertRow(context.world.db, users, { ...made, ...home, status: 1, newsSubscription: false, rolesTerritory: [{ role: REGISTERED, territory: null }] });
}

function fieldsOf(body: RecordData): RecordData {
  const fields = Object.fromEntries(READ.flatMap((name) => (body[name] === undefined || body[name] === null || body[name] === '' ? [] : [[name, body[name]]])));
  if (typeof fields.birthDate !== 'string') return fields;
  if (Number.isNaN(Date.parse(fields.birthDate))) return failed('The birth date cannot be read');
  return { ...fields, birthDate: `${fields.birthDate.slice(0, 10)}T00:00:00+00:00` };
}

/** `street` is not read of a home. */
function homeOf(sent: RecordData): RecordData {
  const { street: _street, ...kept } = keptKeys(sent);
  return storedHome(kept);
}

/** Makes somebody an accepted beneficiary of a structure, whatever they were (solidary contract 7.6). */
export async function attach(user: Row, structureId: number, context: RequestContext): Promise<void> {
  const { email, givenName, familyName, gender, telephone, birthDate, newsSubscription, homeAddress, avatar } = user.document;
  const person = { email, givenName, familyName, gender, telephone, birthDate, newsSubscription, homeAddress, avatar, userId: user.id };
  const row = await findBeneficiary(user.id, context);
  const held = row ? attachmentsOf(row.document) : [];
  const known = held.find((one) => one.structureId === structureId);
  const attachment: Attachment = known ? { ...known, status: ACCEPTED } : { id: await nextNumber(context), structureId, status: ACCEPTED, proofs: [] };
  const attachments = [...held.filter((one) => one !== known), attachment];
  const beneficiaries = context.world.collections.get(BENEFICIARIES_PATH);
  if (row) await storeBeneficiary({ id: row.id, document: { ...row.document, attachments } }, context);
  else if (beneficiaries) await insertRow(context.world.db, beneficiaries, { ...person, attachments, diary: [] });
  await giveRole(context.world, user.id, BENEFICIARY);
}

/** What a body says of each proof, checked against what the structure asks; files come by a call of their own. */
export function readProofs(sent: unknown, structure: Row): { definition: Part; value: string | null; fileName: boolean }[] {
  const elements = Array.isArray(sent) ? (sent as RecordData[]) : [];
  const definitions = partsOf(structure.document.structureProofs);
  return elements.map((element) => {
    const definition = definitions.find(({ id }) => id === element.id) ?? failed('Proof definition not found');
    if (!('value' in element)) failed('Proof value is required');
    const isEmpty = element.value === null || element.value === undefined;
    if (isEmpty && definition.mandatory === true && definition.file !== true) failed('A mandatory proof is required');
    const value = isEmpty ? null : element.value === true ? '1' : element.value === false ? '' : String(element.value);
    return { definition, value, fileName: Boolean(element.fileName) };
  });
}

/**
 * Keeps the proofs of somebody in a structure: a value replaces what was there, none removes it, and a file stays only where its name came
 * with it (solidary contract 7.7).
 */
export async function writeProofs(userId: number, structure: Row, sent: unknown, context: RequestContext): Promise<void> {
  for (const { definition, value, fileName } of readProofs(sent, structure)) {
    if (definition.file === true && fileName) continue;
    await storeProof({ userId, structureId: structure.id, definitionId: definition.id }, definition.file === true || value === null ? null : { value, file: null }, context);
  }
}

interface ProofOwner {
  userId: number;
  structureId: number;
  definitionId: number;
}

/** One proof of somebody in a structure, in place of the one that was there; null removes it. */
export async function storeProof({ userId, structureId, definitionId }: ProofOwner, proof: Pick<StoredProof, 'value' | 'file'> | null, context: RequestContext): Promise<void> {
  const row = (await findBeneficiary(userId, context)) ?? failed('Not a beneficiary');
  const added = proof ? [{ id: await nextNumber(context), definitionId, ...proof }] : [];
  const changed = (one: Attachment): Attachment => ({ ...one, proofs: [...one.proofs.filter((other) => other.definitionId !== definitionId), ...added] });
  const attachments = attachmentsOf(row.document).map((one) => (one.structureId === structureId ? changed(one) : one));
  await storeBeneficiary({ id: row.id, document: { ...row.document, attachments } }, context);
}

async function storeBeneficiary(row: Row, { world }: RequestContext): Promise<void> {
  const beneficiaries = world.collections.get(BENEFICIARIES_PATH);
  if (beneficiaries) await updateRows(world.db, beneficiaries, [row]);
}
