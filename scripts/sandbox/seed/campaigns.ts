import type { RecordData } from '../../../src/engine/model/Schema';
import { FILTER, FROM_COMMUNITY, FROM_USERS, SELECTION } from '../campaigns/recipients';
import { ARCHIVED, PENDING, SENT, TESTED } from '../campaigns/send';
import { SENDER } from '../campaigns/requireCampaign';
import { USERS_PATH } from '../session/users';
import { CAMPAIGN_TEXTS, ODD_BODIES, stored } from './campaignTexts';
import { Random, seedOf } from './Random';
import { daysAgo } from './times';
import { SEEDED_USERS, userDocument } from './users';

export const CAMPAIGNS = 26;

/** The creators of campaigns, by their ids: the administrators, and the manager of communities, who sees only her own. */
const CREATORS = [1, 2, 3, 1];
const STATUSES = [SENT, PENDING, TESTED, SENT, PENDING, SENT, ARCHIVED];

/**
 * A campaign by its id. The odd ones come last. Of the others, a quarter went to a community, and some have no recipients yet, with or without a
 * known source.
 */
export function campaignDocument(id: number, random: Random): RecordData {
  const written = ODD_BODIES[id - 1 - (CAMPAIGNS - ODD_BODIES.length)] ?? texts(id);
  const status = STATUSES[id % STATUSES.length] ?? PENDING;
  const createdDate = daysAgo(random, 700, 20);
  return {
    ...written,
    email: SENDER,
    status,
    creatorId: CREATORS[id % CREATORS.length],
    createdDate,
    updatedDate: status === PENDING ? null : createdDate,
    ...recipients(id, random, status),
  };
}

function texts(id: number): RecordData {
  const { name, subject, parts } = CAMPAIGN_TEXTS[id % CAMPAIGN_TEXTS.length] ?? { name: '', subject: '', parts: [] };
  const year = 2026 - Math.floor(id / CAMPAIGN_TEXTS.length);
  return { name: `${name} ${year}`, subject, body: stored(parts) };
}

function recipients(id: number, random: Random, status: number): RecordData {
  const none = { source: null, sourceId: null, filterType: null, filters: null, deliveryCount: null, deliveries: [] };
  if (status === PENDING && id % 4 === 1) return id % 16 === 1 ? { ...none, source: FROM_USERS } : none;
  if (id % 4 === 2) return { ...none, source: FROM_COMMUNITY, sourceId: (id % 3) + 1, ...selection(random, 12) };
  if (id % 4 === 3) return { ...none, source: FROM_USERS, filterType: FILTER, filters: 'newsSubscription=true', deliveryCount: random.integer(900, 1300) };
  return { ...none, source: FROM_USERS, ...selection(random, 60) };
}

/** A selection of at most this many people, of whom only those who accept news are kept. */
function selection(random: Random, most: number): RecordData {
  const ids = new Set(Array.from({ length: most }, () => random.integer(9, SEEDED_USERS)));
  const deliveries = [...ids].filter((id) => userDocument(id, new Random(seedOf(USERS_PATH, id))).newsSubscription === true);
  return { filterType: SELECTION, deliveryCount: deliveries.length, deliveries };
}
