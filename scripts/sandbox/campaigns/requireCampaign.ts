import type { Collection } from '../Collection';
import { Refusal } from '../http/Refusal';
import { isAdministrator } from '../session/roles';
import { findRow, type Row } from '../store/rows';
import type { Caller, RequestContext } from '../World';

/** Mails leave from the platform's own address, whatever the campaign says (contract core 6.2). */
export const SENDER = 'ne-pas-repondre@exemple.fr';

/** The campaign that a call acts on. None, an unknown one or somebody else's is an error that says nothing (contract core 6.4). */
export async function requireCampaign(campaigns: Collection, query: URLSearchParams, { world, caller }: RequestContext): Promise<Row> {
  const id = query.get('campaignId');
  if (id === null) throw new Refusal(500, 'Campaign id is mandatory');
  const row = /^\d{1,9}$/.test(id) ? await findRow(world.db, campaigns, Number(id)) : undefined;
  if (!row || !mayTouch(row, caller)) throw new Refusal(500, `No campaign ${id}`);
  return row;
}

/** Whoever is no administrator has their own campaigns alone (contract core 6.1). */
export function mayTouch({ document }: Row, { id, roles }: Caller): boolean {
  return isAdministrator(roles) || document.creatorId === id;
}
