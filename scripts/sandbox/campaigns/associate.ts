import type { RecordData } from '../../../src/engine/model/Schema';
import { readParameters } from '../http/parameters';
import { databaseRefused, Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { type Row, updateRows } from '../store/rows';
import type { Collection, RequestContext } from '../World';
import { FILTER, FROM_COMMUNITY, type RecipientList, SELECTION } from './recipients';
import { requireCampaign } from './requireCampaign';

/**
 * Gives a campaign its recipients, and answers how many of the people asked for accept news. A selection is stored person by person. For filters
 * the query is stored, without the brackets that tell a list from a single value (contract campaigns.associate).
 */
export async function associate(campaigns: Collection, list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<number> {
  const campaign = await requireCampaign(campaigns, query, context);
  const origin = await list.origin(query, context);
  const filterType = Number(query.get('filterType') ?? NaN);
  if (filterType !== SELECTION && filterType !== FILTER) throw new Refusal(500, 'Filter type is mandatory');
  const people = filterType === SELECTION ? await chosen(list, query, context) : await list.filtered(query, context);
  const kept = filterType === SELECTION ? selected(campaign, people, context) : filtered(campaign, people, storedFilters(query, list), context);
  const document = { ...campaign.document, ...origin, filterType, ...kept, updatedDate: toWireTime(context.world.now()) };
  await updateRows(context.world.db, campaigns, [{ id: campaign.id, document }]);
  return people.length;
}

function chosen(list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<number[]> {
  const ids = readParameters(query).get(list.ids);
  if (!ids?.isArray) throw new Refusal(500, `At least one ${list.ids} id is mandatory`);
  return list.selected(ids.values.map(Number).filter(Number.isInteger), query, context);
}

/** Adds the chosen people to those chosen before, so that somebody who is chosen twice is there twice: the platform means to replace them, and forgets to. */
function selected(campaign: Row, people: readonly number[], { world }: RequestContext): RecordData {
  const before = world.faults.has('recipientsAccumulate') ? deliveriesOf(campaign.document) : [];
  return { filters: null, deliveries: [...before, ...people] };
}

function filtered(campaign: Row, people: readonly number[], filters: string, { world }: RequestContext): RecordData {
  const deliveries = world.faults.has('recipientsAccumulate') ? deliveriesOf(campaign.document) : [];
  return { filters, deliveryCount: people.length, deliveries };
}

/** The users that selections have put in a campaign, one by one. */
export function deliveriesOf({ deliveries }: RecordData): readonly number[] {
  return Array.isArray(deliveries) ? (deliveries as number[]) : [];
}

const LONGEST = 512;

/** The query as the platform stores it, without any encoding: `status[]=0&status[]=1` becomes `status=0&status=1`. */
function storedFilters(query: URLSearchParams, { source }: RecipientList): string {
  const own = ['source', 'filterType', 'campaignId', ...(source === FROM_COMMUNITY ? ['communityId'] : [])];
  const kept = [...query].filter(([name]) => !own.includes(name));
  const text = kept.map(([name, value]) => `${name.replace(/\[\d*\]$/, '')}=${value}`).join('&');
  if (text.length > LONGEST) throw databaseRefused('Data too long for column "filters"');
  return text;
}
