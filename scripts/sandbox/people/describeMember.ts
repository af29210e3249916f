import type { RecordData } from '../../../src/engine/model/Schema';
import type { Row } from '../store/rows';
import type { RequestContext } from '../World';
import type { Membership } from './members';
import { shownAvatar } from './shownAvatar';
import { shownName } from './shownName';
import { marks } from '../http/marks';

/** A member as the API answers it (contract communities.members). */
export function describeMember(id: number, member: Membership, { document }: Row, context: RequestContext): RecordData {
  const avatar = shownAvatar(document).replace(/^\/upload\//, `${context.origin}/upload/`);
  return {
    ...marks(`/community_users/${id}`, 'CommunityUser', context),
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
  const named = context.format === 'ld' ? { '@context': '/contexts/CommunityUser' } : {};
  const all = Object.entries(describeMember(id, member, user, context));
  return { ...named, ...Object.fromEntries(all.filter(([, value]) => value !== null)) };
}
