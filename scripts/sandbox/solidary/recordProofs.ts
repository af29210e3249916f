import type { RecordData } from '../../../src/engine/model/Schema';
import { databaseRefused } from '../http/Refusal';
import type { RequestContext } from '../World';
import { type Attachment, attachmentsOf, type StoredProof } from './attachments';
import { failed, nextNumber, partsOfAll, storable } from './recordBody';
import { findBeneficiary, storeBeneficiary } from './recordPerson';
import { idOf, isObject, isSet } from './sentValues';
import type { SolidaryRecord } from './SolidaryRecord';
import type { Part } from './structureParts';

/** What a body says of one proof. */
interface SentProof {
  definition: Part;
  /** As it is stored; null when nothing is said. */
  value: string | null;
  /** Whether the name of the file that is there came with it. */
  keepsFile: boolean;
}

/** Checked against what structures ask, whichever they are; files come by a call of their own. */
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

/** At creation, what is given is added to what is there, which leaves two of a kind (contract requests.create). */
export async function addedProofs(stored: readonly StoredProof[], sent: readonly SentProof[], context: RequestContext): Promise<StoredProof[]> {
  const given = sent.filter(({ definition, value }) => definition.file !== true && value !== null);
  const isGivenAgain = ({ definitionId }: StoredProof): boolean => given.some(({ definition }) => definition.id === definitionId);
  const kept = context.world.faults.has('repeatedProof') ? stored : stored.filter((proof) => !isGivenAgain(proof));
  return [...kept, ...(await Promise.all(given.map((one) => newProof(one, context))))];
}

/**
 * In an edit, the first proof of a kind takes the new value; one of which nothing is sent, and a file whose name is not, are taken away, which
 * the database refuses: they belong to somebody (contract requests.edit).
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

/** The proofs of somebody in a structure, which all their requests there share. */
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
