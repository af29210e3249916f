import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import { documentsOf } from '../crud/documentsOf';
import { Refusal } from '../http/Refusal';
import { STRUCTURES_PATH } from '../quirks/paths';
import { address } from '../quirks/address';
import { giveRole, takeRole, USERS_PATH } from '../session/users';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import { ACCEPTED, type Attachment, attachmentsOf, REFUSED, type StoredProof } from './attachments';
import { operatedBy } from './operators';
import { type Part, partsOf } from './structureParts';

const read: Schema = { type: 'string', readOnly: true };
const list: Schema = { type: 'array', readOnly: true };

/** What both kinds of people show (solidary contract 9.3, 10.3). */
export const personProperties: Record<string, Schema> = {
  userId: { type: 'integer', readOnly: true },
  givenName: read,
  familyName: read,
  email: read,
  telephone: read,
  gender: { type: 'integer', readOnly: true },
  birthDate: { type: 'string', format: 'date', readOnly: true },
  newsSubscription: { type: 'boolean', readOnly: true },
  homeAddress: { ...address, readOnly: true },
  avatar: read,
  structures: list,
  proofs: list,
  diaries: list,
  validation: { type: 'object' },
};

/** Rows are kept to the structures one operates, and leave out who is gone (solidary contract 3.4, 9.2). */
export async function peopleScope(sql: SqlParameters, { world, caller }: RequestContext): Promise<string[]> {
  const users = world.collections.get(USERS_PATH)?.name ?? '';
  const operated = await operatedBy(world, caller.id);
  const inOne = operated.map((id) => `strpos("f_attachedTo", ${sql.add(`|${id}|`)}) > 0`);
  return [inOne.join(' or ') || 'false', `"f_userId" in (select id from ${users} where "f_status" <> 4)`];
}

export interface Roles {
  accepted: number;
  candidate: number;
}

/** Accepts or refuses a candidacy, by its number; the roles follow from all those of the person (solidary contract 9.5, 10.4). */
export async function validate(document: RecordData, sent: unknown, roles: Roles, { world }: RequestContext): Promise<void> {
  const { id, validate: decision } = (sent ?? {}) as RecordData;
  const attachments = attachmentsOf(document);
  if (!attachments.some((attachment) => attachment.id === id)) throw new Refusal(500, `No candidacy ${String(id)}`);
  document.attachments = attachments.map((one) => (one.id === id ? { ...one, status: decision === true ? ACCEPTED : REFUSED } : one));
  const isAccepted = attachmentsOf(document).some(({ status }) => status === ACCEPTED);
  const userId = document.userId as number;
  if (!isAccepted) return takeRole(world, userId, roles.accepted);
  await giveRole(world, userId, roles.accepted);
  await takeRole(world, userId, roles.candidate);
}

/** The candidacies as `structures` shows them; volunteers have the number by which they are judged, beneficiaries do not. */
export async function shownStructures(attachments: readonly Attachment[], kind: 'beneficiary' | 'volunteer', context: RequestContext): Promise<RecordData[]> {
  const names = await documentsOf(STRUCTURES_PATH, attachments.map(({ structureId }) => structureId), context);
  return attachments.map(({ id, structureId, status }) => ({
    id: structureId,
    ...(kind === 'volunteer' && { userStructureId: id }),
    name: names.get(structureId)?.name ?? null,
    status,
  }));
}

/** The proofs given in the last of the structures: those in the others are overwritten on the way (solidary contract 9.3). */
export async function shownProofs(attachments: readonly Attachment[], kind: 'beneficiary' | 'volunteer', context: RequestContext): Promise<RecordData[]> {
  const last = attachments.at(-1);
  if (!last) return [];
  const structure = (await documentsOf(STRUCTURES_PATH, [last.structureId], context)).get(last.structureId);
  const definitions = partsOf(structure?.structureProofs);
  return last.proofs.flatMap((proof) => {
    const definition = definitions.find(({ id }) => id === proof.definitionId);
    return definition ? [shownProof(proof, definition, { kind, attachment: last, structure: structure?.name, origin: context.origin })] : [];
  });
}

interface ProofPlace {
  kind: 'beneficiary' | 'volunteer';
  attachment: Attachment;
  structure: unknown;
  origin: string;
}

function shownProof({ id, value, file }: StoredProof, definition: Part, { kind, attachment, structure, origin }: ProofPlace): RecordData {
  const { label, checkbox, input, selectbox, radio, file: isFile } = definition;
  return {
    ...(kind === 'beneficiary' && { proofId: id, structureProofId: definition.id }),
    structure,
    structureId: attachment.structureId,
    userStructureId: attachment.id,
    status: attachment.status,
    label,
    checkbox,
    input,
    selectbox,
    radio,
    file: isFile,
    value: shownValue(value, definition),
    originalName: file?.original ?? null,
    fileName: file ? `${origin}/upload/solidary/${file.name}` : null,
    fileSize: file?.size ?? null,
  };
}

/** Yes or no for a box; the label of a choice, except the first one, which the server fails to find and sends as it is stored. */
function shownValue(value: string | null, { checkbox, options, acceptedValues }: Part): unknown {
  if (checkbox === true) return value === '1';
  if (value === null || typeof options !== 'string' || typeof acceptedValues !== 'string') return value;
  const index = acceptedValues.split(';').indexOf(value);
  return index > 0 ? options.split(';')[index] : value;
}
