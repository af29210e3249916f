import { MEMBER, type Membership, MODERATOR, PENDING, REFUSED } from './members';

/** The validation of a community whose members are accepted by hand (contract communities.fields). */
const BY_HAND = 1;

/** A membership with a new status and the dates that follow from it. An unknown status leaves the dates as they are (contract communities.members). */
export function withStatus(member: Membership, status: number, time: string): Membership {
  if (status === PENDING) return { ...member, status, acceptedDate: null, refusedDate: null };
  if (status === REFUSED) return { ...member, status, acceptedDate: null, refusedDate: member.refusedDate ?? time };
  const isIn = status === MEMBER || status === MODERATOR;
  return isIn ? { ...member, status, acceptedDate: member.acceptedDate ?? time, refusedDate: null } : { ...member, status };
}

/**
 * The status that is stored first for a new member, whichever was asked for: the platform sets it by itself, then writes the requested one. If the
 * request names none, an error follows and the first status stays.
 */
export function firstStatus(asked: number | null, { validationType, isReferrer }: { validationType: unknown; isReferrer: boolean }): number {
  if (asked === MODERATOR || isReferrer) return MODERATOR;
  return validationType === BY_HAND ? PENDING : MEMBER;
}
