import { Refusal } from '../http/Refusal';
import { findRow, type Row } from '../store/rows';
import type { Collection, RequestContext } from '../World';

/** The sender of every e-mail: the platform's own address, whatever the campaign says (contract campaigns.fields). */
export const SENDER = 'ne-pas-repondre@exemple.fr';

/**
 * The campaign that a call acts on, whoever created it. A missing or unknown id, or a caller who may not change campaigns, is an error without
 * explanation (contract campaigns.send).
 */
export async function requireCampaign(campaigns: Collection, query: URLSearchParams, { world, caller }: RequestContext): Promise<Row> {
  const id = query.get('campaignId');
  if (!id) throw new Refusal(500, 'Campaign id is mandatory');
  const row = /^\d{1,9}$/.test(id) ? await findRow(world.db, campaigns, Number(id)) : undefined;
  if (!row) throw new Refusal(500, 'Campaign not found');
  if (!caller.permissions.has('campaign_update')) throw new Refusal(500, 'Unauthorized');
  return row;
}
