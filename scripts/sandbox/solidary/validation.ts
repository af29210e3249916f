import type { RecordData } from '../../../src/engine/model/Schema';
import { giveRole, takeRole } from '../session/users';
import type { RequestContext } from '../World';
import { ACCEPTED, type Attachment, attachmentsOf, REFUSED } from './attachments';
import { failed } from './recordBody';
import { idOf, isObject, isTrue } from './sentValues';

interface Roles {
  accepted: number;
  candidate: number;
}

/** A person's candidacies after one of them, named by its id, is accepted or refused (contract people.change). */
export function judged(document: RecordData, sent: unknown): { attachments: Attachment[]; accepted?: Attachment } {
  if (!isObject(sent) || !('validate' in sent) || !('id' in sent)) return failed('A validation has a number and a value');
  const held = attachmentsOf(document);
  const judgedOne = held.find(({ id }) => id === idOf(sent.id)) ?? failed(`No candidacy ${String(sent.id)}`);
  const status = isTrue(sent.validate) ? ACCEPTED : REFUSED;
  const attachments = held.map((one) => (one === judgedOne ? { ...one, status } : one));
  return { attachments, ...(status === ACCEPTED && { accepted: judgedOne }) };
}

/** Adjusts the roles of a person to their candidacies as a whole. */
export async function followRoles(userId: number, attachments: readonly Attachment[], roles: Roles, { world }: RequestContext): Promise<void> {
  if (!attachments.some(({ status }) => status === ACCEPTED)) return takeRole(world, userId, roles.accepted);
  await giveRole(world, userId, roles.accepted);
  await takeRole(world, userId, roles.candidate);
}
