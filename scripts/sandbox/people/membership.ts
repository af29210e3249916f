import { MEMBER, type Membership, MODERATOR, PENDING, REFUSED } from './members';

/** How a community lets people in by hand (contract communities.fields). */
const BY_HAND = 1;

/** The dates of a membership follow its status; another status leaves them as they are (contract communities.members). */
export function withStatus(member: Membership, status: number, time: string): Membership {
  if (status === PENDING) return { ...member, status, acceptedDate: null, refusedDate: null };
  if (status === REFUSED) return { ...member, status, acceptedDate: null, refusedDate: member.refusedDate ?? time };
  const isIn = status === MEMBER || status === MODERATOR;
  return isIn ? { ...member, status, acceptedDate: member.acceptedDate ?? time, refusedDate: null } : { ...member, status };
}

/**
 * What is stored first of somebody who is added, whatever status is asked: the platform gives it by itself, then writes the one that was
 * asked. Where that one is missing, the first stays behind an error.
 */
export function firstStatus(asked: number | null, { validationType, isReferrer }: { validationType: unknown; isReferrer: boolean }): number {
  if (asked === MODERATOR || isReferrer) return MODERATOR;
  return validationType === BY_HAND ? PENDING : MEMBER;
}
