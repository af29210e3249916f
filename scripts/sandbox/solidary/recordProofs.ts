import type { RecordData } from '../../../src/engine/model/Schema';
import { databaseRefused } from '../http/Refusal';
import type { RequestContext } from '../World';
import { type Attachment, attachmentsOf, type StoredProof } from './attachments';
import { failed, nextNumber, partsOfAll, storable } from './recordBody';
import { findBeneficiary, storeBeneficiary } from './recordPerson';
import { idOf, isObject, isSet } from './sentValues';
import type { SolidaryRecord } from './SolidaryRecord';
import type { Part } from './structureParts';

/** A proof in a body. */
interface SentProof {
  definition: Part;
  /** The value as it is stored; null when none is sent. */
  value: string | null;
  /** Whether the body repeats the name of the stored file, which keeps the file. */
  keepsFile: boolean;
}

/** Reads the proofs of a body, which may be for any structure's. Files have a call of their own. */
export async function readProofs(sent: unknown, context: RequestContext): Promise<SentProof[]> {
  const elements = Array.isArray(sent) ? (sent as unknown[]).filter(isObject) : [];
  const definitions = elements.length > 0 ? await partsOfAll('structureProofs', context) : [];
  return elements.map((element) => {
    const id = idOf(element.id);
    const definition = definitions.find((one) => one.id === id) ?? failed('Proof definition not found');
    const value = valueOf(element);
    if (value === null && definition.mandatory === true && definition.file !== true) failed('A mandatory proof is required');
    return { definition, value, keepsFile: isSet(element.fileName) };
  });
}

function valueOf({ value }: RecordData): string | null {
  if (!isSet(value)) return null;
  return storable(value === true ? '1' : value === false ? '' : String(value), 'value');
}

/** Adds the proofs of a creation to the stored ones, which can leave two of a kind (contract requests.create). */
export async function addedProofs(stored: readonly StoredProof[], sent: readonly SentProof[], context: RequestContext): Promise<StoredProof[]> {
  const given = sent.filter(({ definition, value }) => definition.file !== true && value !== null);
  const isGivenAgain = ({ definitionId }: StoredProof): boolean => given.some(({ definition }) => definition.id === definitionId);
  const kept = context.world.faults.has('repeatedProof') ? stored : stored.filter((proof) => !isGivenAgain(proof));
  return [...kept, ...(await Promise.all(given.map((one) => newProof(one, context))))];
}

/**
 * Changes proofs in an edit: the first proof of a kind gets the new value. A proof without a value, or a file whose name is not repeated, is
 * removed, which the database refuses because it belongs to a person (contract requests.edit).
 */
export async function editedProofs(stored: readonly StoredProof[], sent: readonly SentProof[], context: RequestContext): Promise<StoredProof[]> {
  let proofs = [...stored];
  for (const one of sent) {
    const isFile = one.definition.file === true;
    const known = proofs.find(({ definitionId }) => definitionId === one.definition.id);
    if (!known && isFile) continue;
    if (!known) proofs.push(await newProof(one, context));
    else if (isFile ? !one.keepsFile : one.value === null && known.value !== null) proofs = withoutProof(proofs, known, context);
    else if (!isFile && one.value !== null) proofs = proofs.map((proof) => (proof === known ? { ...proof, value: one.value } : proof));
  }
  return proofs;
}

export function withoutProof(proofs: readonly StoredProof[], gone: StoredProof, { world }: RequestContext): StoredProof[] {
  if (world.faults.has('repeatedProof')) throw databaseRefused('Column "solidary_user_structure_id" cannot be null');
  return proofs.filter((proof) => proof !== gone);
}

async function newProof({ definition, value }: SentProof, context: RequestContext): Promise<StoredProof> {
  return { id: await nextNumber(context), definitionId: definition.id, value, file: null };
}

type Owner = Pick<SolidaryRecord, 'userId' | 'structureId'>;

/** The proofs of a person in a structure, which all their requests there share. */
export async function proofsIn(owner: Owner, context: RequestContext): Promise<StoredProof[]> {
  return (await attachmentIn(owner, context))?.proofs ?? [];
}

export async function attachmentIn({ userId, structureId }: Owner, context: RequestContext): Promise<Attachment | undefined> {
  const row = await findBeneficiary(userId, context);
  return row && attachmentsOf(row.document).find((one) => one.structureId === structureId);
}

export async function storeProofs({ userId, structureId }: Owner, proofs: StoredProof[], context: RequestContext): Promise<void> {
  const row = (await findBeneficiary(userId, context)) ?? failed('Not a beneficiary');
  const attachments = attachmentsOf(row.document).map((one) => (one.structureId === structureId ? { ...one, proofs } : one));
  await storeBeneficiary({ id: row.id, document: { ...row.document, attachments } }, context);
}
