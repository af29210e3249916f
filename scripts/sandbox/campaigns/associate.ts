import type { Collection } from '../Collection';
import { readParameters } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { updateRows } from '../store/rows';
import type { RequestContext } from '../World';
import { requireCampaign } from './requireCampaign';
import { FILTER, FROM_COMMUNITY, type RecipientList, SELECTION } from './recipients';

/**
 * Gives a campaign its recipients, in place of those it had, and answers how many accept news. A selection is kept person by person;
 * of filters the query is kept, and loses what tells a list from one value (contract core 6.4).
 */
export async function associate(campaigns: Collection, list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<number> {
  const campaign = await requireCampaign(campaigns, query, context);
  const filterType = Number(query.get('filterType') ?? NaN);
  if (filterType !== SELECTION && filterType !== FILTER) throw new Refusal(500, 'Filter type is mandatory');
  const people = filterType === SELECTION ? await chosen(list, query, context) : await list.filtered(query, context);
  const document = {
    ...campaign.document,
    source: list.source,
    sourceId: list.source === FROM_COMMUNITY ? Number(query.get('communityId')) : null,
    filterType,
    filters: filterType === FILTER ? storedFilters(query, list) : null,
    deliveryCount: people.length,
    deliveries: filterType === SELECTION ? people : [],
    updatedDate: toWireTime(context.world.now()),
  };
  await updateRows(context.world.db, campaigns, [{ id: campaign.id, document }]);
  return people.length;
}

function chosen(list: RecipientList, query: URLSearchParams, context: RequestContext): Promise<number[]> {
  const ids = readParameters(query).get(list.ids);
  if (!ids?.isArray) throw new Refusal(500, `At least one ${list.ids} id is mandatory`);
  return list.selected(ids.values.map(Number).filter(Number.isInteger), query, context);
}

const LONGEST = 512;

/** What was asked, pasted together: `status[]=0&status[]=1` is kept as `status=0&status=1`, and nothing is encoded. */
function storedFilters(query: URLSearchParams, { source }: RecipientList): string {
  const own = ['source', 'filterType', 'campaignId', ...(source === FROM_COMMUNITY ? ['communityId'] : [])];
  const kept = [...query].filter(([name]) => !own.includes(name));
  const text = kept.map(([name, value]) => `${name.replace(/\[\d*\]$/, '')}=${value}`).join('&');
  if (text.length > LONGEST) throw new Refusal(500, 'Data too long for column "filters"');
  return text;
}
