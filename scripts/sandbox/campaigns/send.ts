import type { RecordData } from '../../../src/engine/Resource';
import type { Collection } from '../Collection';
import { documentsOf } from '../crud/documentsOf';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { USERS_PATH } from '../session/users';
import { updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { FILTER, type RecipientList } from './recipients';
import { requireCampaign } from './requireCampaign';

/** Contract core 6.2 and 6.4. */
export const PENDING = 0;
export const TESTED = 1;
export const SENT = 2;
export const ARCHIVED = 3;
const TEST = '1';
const PRODUCTION = '2';

/** What the mail provider was given at the first test: it sends that, whatever the campaign has become since. */
interface Provided {
  subject: string;
  body: string;
  recipients: number[];
}

/** Sends the test or the mailing, and answers how many people the campaign has. */
export async function send(campaigns: Collection, list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<number> {
  const campaign = await requireCampaign(campaigns, query, context);
  const mode = query.get('mode');
  if (mode !== TEST && mode !== PRODUCTION) throw new Refusal(500, 'Mode is invalid');
  const recipients = await recipientsNow(campaign.document, list, query, context);
  if (mode === PRODUCTION && campaign.document.status !== TESTED) throw new Refusal(500, "Campaign can't be sent before it has been tested");
  const provided = (campaign.document.provided as Provided | undefined) ?? provide(campaign.document, recipients);
  await deliver(provided, mode === TEST ? [Number(campaign.document.creatorId)] : provided.recipients, context);
  const document = {
    ...campaign.document,
    provided,
    status: mode === TEST ? TESTED : SENT,
    updatedDate: toWireTime(context.world.now()),
  };
  await updateRows(context.world.db, campaigns, [{ id: campaign.id, document }]);
  return recipients.length;
}

/** The stored filters are not used: they come again with the call, and without them everybody is a recipient. */
async function recipientsNow({ filterType, deliveries }: RecordData, list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<number[]> {
  if (filterType === FILTER) {
    if (!list.resendsFilters) throw new Refusal(500, `No community member ${query.get('communityId')}`);
    return list.filtered(query, context);
  }
  const people = Array.isArray(deliveries) ? (deliveries as number[]) : [];
  if (people.length === 0) throw new Refusal(500, 'The campaign has no delivery');
  return people;
}

function provide({ subject, body }: RecordData, recipients: number[]): Provided {
  requireRenderable(String(body));
  return { subject: String(subject), body: String(body), recipients };
}

/** The template reads a type, a position, and a value or an address of each part: one that lacks breaks it (contract core 6.3). */
function requireRenderable(body: string): void {
  const parts = parsed(body);
  const isWhole = (part: unknown) => {
    const { type, position, value, src } = (part ?? {}) as RecordData;
    return type !== undefined && position !== undefined && (type === 'image' ? src : value) !== undefined;
  };
  if (!Array.isArray(parts) || !parts.every(isWhole)) throw new Refusal(500, 'Key does not exist in the parts of the body');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function deliver({ subject, body }: Provided, to: readonly number[], context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, [...to], context);
  for (const { email } of people.values()) context.world.deliver({ channel: 'email', to: String(email), subject, body });
}
