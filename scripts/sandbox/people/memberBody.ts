import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { acceptFields } from '../crud/checkTypes';
import { referredRow } from '../http/reference';
import { violated } from '../http/Refusal';
import type { Row } from '../store/rows';
import type { Collection, World } from '../World';

export interface MemberCollections {
  users: Collection;
  communities: Collection;
}

const FIELDS: Schema = { properties: { status: { type: ['integer', 'null'] } } };

/** The body of a membership: the community and the person by their addresses, and a status that may be missing. */
export interface MemberBody {
  community?: Row;
  user?: Row;
  status?: number | null;
}

export async function readMember(world: World, body: RecordData, { communities, users }: MemberCollections): Promise<MemberBody> {
  const { status } = acceptFields(body, FIELDS) as { status?: number | null };
  const community = await referredRow(world, communities, body.community);
  const user = await referredRow(world, users, body.user);
  return { ...(community && { community }), ...(user && { user }), ...(status !== undefined && { status }) };
}

/** Refuses a new membership without a community or a person, and names what is missing. */
export function requireBoth({ community, user }: MemberBody): { community: Row; user: Row } {
  if (community && user) return { community, user };
  const missing = [...(community ? [] : ['community']), ...(user ? [] : ['user'])];
  throw violated(missing.map((propertyPath) => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' })));
}
