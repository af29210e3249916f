import type { RecordData } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { USERS_PATH } from '../session/users';
import { updateRows } from '../store/rows';
import type { Collection, RequestContext } from '../World';
import { deliveriesOf } from './associate';
import { FILTER, type RecipientList } from './recipients';
import { requireCampaign } from './requireCampaign';

/** The statuses of a campaign and the modes of sending (contract campaigns.fields, campaigns.send). */
export const PENDING = 0;
export const TESTED = 1;
export const SENT = 2;
export const ARCHIVED = 3;
const TEST = '1';
const PRODUCTION = '2';
/** The status of a deleted user (contract users.fields). */
const DELETED = 4;

/** What the mail provider got at the first test. Every later sending uses it, even if the campaign has changed since. */
interface Provided {
  subject: string;
  body: string;
  recipients: number[];
}

/** Sends the test or the mailing, and answers how many of the recipients accept news. */
export async function send(campaigns: Collection, list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<number> {
  const { id, document } = await requireCampaign(campaigns, query, context);
  const mode = query.get('mode');
  if (mode !== TEST && mode !== PRODUCTION) throw new Refusal(500, 'Mode is invalid');
  if (mode === PRODUCTION && document.status !== TESTED) throw new Refusal(500, "Campaign can't be sent before it has been tested");
  const { reached, imported } = await recipientsNow(document, list, query, context);
  const provided = (document.provided as Provided | undefined) ?? { subject: String(document.subject), body: String(document.body), recipients: imported };
  await deliver(provided, mode === TEST ? [Number(document.creatorId)] : provided.recipients, context);
  const status = mode === TEST ? TESTED : SENT;
  const sent = { ...document, provided, status, deliveryCount: reached.length, updatedDate: toWireTime(context.world.now()) };
  await updateRows(context.world.db, campaigns, [{ id, document: sent }]);
  return reached.length;
}

interface Recipients {
  /** The recipients who accept news. */
  reached: readonly number[];
  /** The recipients that the mail provider gets. */
  imported: number[];
}

/** The current recipients. The stored filters are not used: the call sends the filters again, and without them everybody is a recipient. */
async function recipientsNow(document: RecordData, list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<Recipients> {
  const people = document.filterType === FILTER ? await list.refiltered(query, document, context) : deliveriesOf(document);
  if (people.length === 0 && document.filterType !== FILTER) throw new Refusal(500, 'The campaign has no delivery');
  const accounts = await documentsOf(USERS_PATH, [...people], context);
  const reached = people.filter((id) => acceptsNews(accounts.get(id)));
  if (!context.world.faults.has('withdrawnRecipients')) return { reached, imported: [...reached] };
  // The campaign's creator comes first, even if they are not among the recipients.
  return { reached, imported: [Number(document.creatorId), ...people] };
}

function acceptsNews(account: RecordData | undefined): boolean {
  return account?.newsSubscription === true && account.status !== DELETED;
}

async function deliver({ subject, body }: Provided, to: readonly number[], context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, [...to], context);
  for (const { email } of people.values()) context.world.deliver({ channel: 'email', to: String(email), subject, body });
}
