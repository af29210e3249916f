import type { RecordData } from '../../../src/engine/model/Schema';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';
import type { Membership } from './members';
import { shownAvatar } from './shownAvatar';
import { shownName } from './shownName';

/** A member as the API answers it (contract communities.members). */
export function describeMember(id: number, member: Membership, { document }: Row, { format, origin }: RequestContext): RecordData {
  const marks = { '@id': `/community_users/${id}`, '@type': 'CommunityUser' };
  const avatar = shownAvatar(document).replace(/^\/upload\//, `${origin}/upload/`);
  return {
    ...(format === 'ld' ? marks : {}),
    id,
    ...member,
    ...shownName(document),
    avatar,
    lastActivityDate: document.lastActivityDate ?? null,
    newsSubscription: document.newsSubscription ?? null,
  };
}

/** A member in the answer to a write, without empty fields. */
export function writtenMember(id: number, member: Membership, user: Row, context: RequestContext): RecordData {
  const marks = context.format === 'ld' ? { '@context': '/contexts/CommunityUser' } : {};
  const all = Object.entries(describeMember(id, member, user, context));
  return { ...marks, ...Object.fromEntries(all.filter(([, value]) => value !== null)) };
}
