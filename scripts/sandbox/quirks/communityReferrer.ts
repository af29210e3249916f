import type { RecordData } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { countMembers, insertMembers, MODERATOR, newMembership } from '../people/members';
import { shownAvatar } from '../people/shownAvatar';
import { shownName } from '../people/shownName';
import { MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole, takeRole, USERS_PATH } from '../session/users';
import { rowAt } from '../store/at';
import { countRows } from '../store/countRows';
import { type Row } from '../store/rows';
import type { Draft, RequestContext, Verb } from '../World';
import { COMMUNITIES_PATH } from './paths';

/** Fails when a new community has no referrer, and refuses a referrer that does not exist (contract communities.fields). */
export async function requireReferrer({ verb, sent }: Draft, { world }: RequestContext): Promise<void> {
  if (!('referrerId' in sent)) {
    if (verb === 'create') throw new Refusal(500, 'find() must be of the type int, null given');
    return;
  }
  const found = await rowAt(world, USERS_PATH, Number(sent.referrerId));
  if (!found) throw new Refusal(400, 'Referrer not found');
}

/**
 * Gives the referrer of a community the role of its manager. A creation also makes them a moderator; a change does not. The previous referrer loses
 * the role unless they refer another community (contract communities.fields).
 */
export async function keepReferrer({ verb, sent, before }: Draft, { id, document }: Row, { world }: RequestContext): Promise<void> {
  if (!('referrerId' in sent)) return;
  const userId = Number(document.referrerId);
  await giveRole(world, userId, MANAGER_OF_PUBLIC_COMMUNITIES);
  if (verb === 'create') {
    await insertMembers(world.db, [newMembership({ communityId: id, userId }, MODERATOR, toWireTime(world.now()))]);
  }
  const previous = before?.document.referrerId;
  const communities = world.collections.get(COMMUNITIES_PATH);
  if (!communities || typeof previous !== 'number' || previous === userId) return;
  const others = await countRows(world.db, communities, { conditions: ['"f_referrerId" = $1'], parameters: [previous] });
  if (others === 0) await takeRole(world, previous, MANAGER_OF_PUBLIC_COMMUNITIES);
}

/** Adds the referrer and the number of members. The answer to a creation does not count the members yet. */
export async function addReferrers(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, records.map(({ referrerId }) => referrerId), context);
  const members = await countMembers(context.world, records.map(({ id }) => id));
  for (const record of records) {
    const person = people.get(record.referrerId as number);
    record.referrer = shownName(person ?? {}).username;
    record.referrerAvatar = person ? shownAvatar(person) : null;
    record.nbMembers = as === 'create' ? null : (members.get(record.id as number) ?? 0);
  }
}
