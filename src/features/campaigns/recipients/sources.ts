import type { Condition } from '@/engine/model/conditions';
import type { Recipients } from './recipients';

/** A kind of recipients: the list in which they are picked, and the commands by which the platform is told about them. */
export interface RecipientSource {
  /** The number by which the platform knows this kind. */
  value: number;
  /** The entity in whose list they are picked. */
  resource: string;
  /** Other entities that list some of the same records. */
  alsoIn?: readonly string[];
  /** The entity under whose records they are listed, and the parameter that names the record. */
  owner?: { resource: string; parameter: string };
  /** The parameter that names one of a selection. */
  ids: string;
  associate: string;
  send: string;
  /** Which records can be written to. */
  reached: Condition;
  /** The filters by which the list counts them: those who can be written to, and a selection by ids. Without these they are read, and named one by one. */
  counts?: { reached: readonly [string, string]; ids: string };
}

const ACCEPTS: Condition = { field: 'newsSubscription', is: true };

/** The kinds of recipients of the platform (contract campaigns.associate). */
export const SOURCES: readonly RecipientSource[] = [
  {
    value: 1,
    resource: 'user',
    alsoIn: ['hitchhiker'],
    ids: 'user[]',
    associate: 'admin/users/associate-campaign',
    send: 'admin/users/send-campaign',
    reached: ACCEPTS,
    counts: { reached: ['newsSubscription', 'true'], ids: 'selected' },
  },
  {
    value: 2,
    resource: 'communityMember',
    owner: { resource: 'community', parameter: 'communityId' },
    ids: 'member[]',
    associate: 'admin/community_members/associate-campaign',
    send: 'admin/community_members/send-campaign',
    reached: { all: [ACCEPTS, { field: 'status', in: [1, 2] }] },
  },
];

export function sourceOf(recipients: Recipients): RecipientSource | undefined {
  return SOURCES.find(({ value }) => value === recipients.source);
}

/** The kind of recipients that are picked in an entity's list. */
export function sourceListing(entity: string): RecipientSource | undefined {
  return SOURCES.find(({ resource, alsoIn = [] }) => [resource, ...alsoIn].includes(entity));
}
