import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { STRUCTURES_PATH } from '../quirks/paths';
import { USERS_PATH } from '../session/users';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import type { Attachment, StoredProof } from './attachments';
import { operatedBy } from './operators';
import { partsOfAll } from './recordBody';
import { isTrue } from './sentValues';
import type { Part } from './structureParts';

const read: Schema = { type: 'string', readOnly: true };
const list: Schema = { type: 'array', readOnly: true };

/** The fields that the rows of both lists may have and be found by. A single person has a call of its own (contract people.fields). */
export const personProperties: Record<string, Schema> = {
  givenName: read,
  familyName: read,
  email: read,
  telephone: read,
  gender: { type: 'integer', readOnly: true },
  homeAddress: { type: ['object', 'null'], readOnly: true },
  structures: list,
};

/** Limits the lists to people of structures that the caller operates, and leaves out deleted people (contract session.solidaryRights and people.calls). */
export async function peopleScope(sql: SqlParameters, { world, caller }: RequestContext): Promise<string[]> {
  const users = world.collections.get(USERS_PATH)?.name ?? '';
  const operated = await operatedBy(world, caller.id);
  const inOne = operated.map((id) => `strpos("f_attachedTo", ${sql.add(`|${id}|`)}) > 0`);
  return [inOne.join(' or ') || 'false', `"f_userId" in (select id from ${users} where "f_status" <> 4)`];
}

/** The candidacies as `structures` has them. Those of volunteers have the id by which they are judged; those of beneficiaries do not. */
export async function shownStructures(attachments: readonly Attachment[], kind: 'beneficiary' | 'volunteer', context: RequestContext): Promise<RecordData[]> {
  const names = await documentsOf(STRUCTURES_PATH, attachments.map(({ structureId }) => structureId), context);
  return attachments.map(({ id, structureId, status }) => ({
    id: structureId,
    ...(kind === 'volunteer' && { userStructureId: id }),
    name: names.get(structureId)?.name ?? null,
    status,
  }));
}

/** The proofs given in each structure. For a beneficiary, the platform overwrites those of one structure with the next (contract people.fields). */
export async function shownProofs(attachments: readonly Attachment[], kind: 'beneficiary' | 'volunteer', context: RequestContext): Promise<RecordData[]> {
  const shown = kind === 'beneficiary' ? attachments.slice(-1) : attachments;
  if (shown.every(({ proofs }) => proofs.length === 0)) return [];
  const structures = await documentsOf(STRUCTURES_PATH, shown.map(({ structureId }) => structureId), context);
  const definitions = new Map((await partsOfAll('structureProofs', context)).map((part) => [part.id, part]));
  return shown.flatMap((attachment) =>
    attachment.proofs.flatMap((proof) => {
      const definition = definitions.get(proof.definitionId);
      return definition ? [shownProof(proof, definition, { kind, attachment, structure: structures.get(attachment.structureId)?.name, origin: context.origin })] : [];
    }),
  );
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

/**
 * The shown value of a proof: yes or no for a checkbox, the label for a choice. The server fails to find the label of the first choice, and sends
 * the stored value.
 */
function shownValue(value: string | null, { checkbox, options, acceptedValues }: Part): unknown {
  if (checkbox === true) return isTrue(value);
  if (value === null || typeof options !== 'string' || typeof acceptedValues !== 'string') return value;
  const index = acceptedValues.split(';').indexOf(value);
  return index > 0 ? options.split(';')[index] : value;
}
