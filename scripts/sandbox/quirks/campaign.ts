import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import { mayTouch, SENDER } from '../campaigns/requireCampaign';
import { PENDING } from '../campaigns/send';
import { documentsOf } from '../crud/documentsOf';
import { notFound } from '../http/Refusal';
import { removeImages } from '../images/imageStore';
import { shownName } from '../people/shownName';
import { CAMPAIGNS, campaignDocument } from '../seed/campaigns';
import { isAdministrator } from '../session/roles';
import { USERS_PATH } from '../session/users';
import { ownColumn } from '../store/columns';
import { deleteRow, type Row } from '../store/rows';
import type { RequestContext } from '../World';
import { COMMUNITIES_PATH } from './paths';
import type { Draft, Quirk } from './Quirk';

export const CAMPAIGNS_PATH = 'admin/campaigns';

const line: Schema = { type: ['string', 'null'], maxLength: 255 };
const number: Schema = { type: ['integer', 'null'] };
const readOnly = true;

/** Contract core 6.1 to 6.3. Recipients and sending are in `campaigns/`. */
export const campaign: Quirk = {
  iri: '/campaigns',
  type: 'Campaign',
  permissions: {
    list: 'campaign_list',
    item: 'campaign_read',
    create: 'campaign_create',
    update: 'campaign_update',
    delete: 'campaign_delete',
  },
  allows: isTheirs,
  properties: {
    email: line,
    body: { type: 'string' },
    status: { type: 'integer', readOnly },
    source: number,
    sourceId: number,
    sourceName: { ...line, readOnly },
    filterType: number,
    filters: { type: ['string', 'null'], maxLength: 512 },
    deliveryCount: { ...number, readOnly },
    creatorId: { type: 'integer' },
    creator: { type: 'string', readOnly },
    creatorAvatar: { type: 'string', readOnly },
    creatorEmail: { type: 'string', readOnly },
  },
  filters: {
    status: { kind: 'exact', column: 'status' },
    name: { kind: 'partial', column: 'name' },
    email: { kind: 'partial', column: 'email' },
    createdDate: { kind: 'date', column: 'createdDate' },
  },
  order: ['subject', 'user', 'email', 'status', 'createdDate', 'updatedDate'],
  columns: [
    ownColumn('status', 'number'),
    ownColumn('creatorId', 'number'),
    { field: 'user', kind: 'number', value: ({ creatorId }) => creatorId ?? null },
  ],
  required: [],
  notBlank: ['name', 'subject', 'body'],
  scope: (sql, { caller }) => (isAdministrator(caller.roles) ? [] : [`"f_creatorId" = ${sql.add(caller.id)}`]),
  beforeWrite: keepOwner,
  remove: removeCampaign,
  present: addPeople,
  seed: { rows: CAMPAIGNS, document: campaignDocument },
};

/** Somebody else's is as if it were not there. */
function isTheirs(_verb: unknown, row: Row, { caller }: RequestContext): boolean {
  if (!mayTouch(row, caller)) throw notFound();
  return true;
}

/** Whoever creates a campaign owns it for good, and its sender is the platform's. */
function keepOwner({ verb, document, before }: Draft, { caller }: RequestContext): void {
  if (verb === 'create') Object.assign(document, { creatorId: caller.id, email: SENDER, status: PENDING });
  else document.creatorId = before?.document.creatorId;
}

async function removeCampaign({ id }: Row, { world }: RequestContext): Promise<void> {
  const campaigns = world.collections.get(CAMPAIGNS_PATH);
  if (campaigns) await deleteRow(world.db, campaigns, id);
  await removeImages(world, 'masscommunication', [id]);
}

async function addPeople(records: RecordData[], _as: unknown, context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, records.map(({ creatorId }) => creatorId), context);
  const communities = await documentsOf(COMMUNITIES_PATH, records.map(({ sourceId }) => sourceId), context);
  for (const record of records) {
    const creator = people.get(record.creatorId as number);
    record.creator = shownName(creator ?? {}).username;
    record.creatorAvatar = creator?.avatar ?? null;
    record.creatorEmail = creator?.email ?? '';
    record.sourceName = communities.get(record.sourceId as number)?.name ?? null;
    // Generated pictures are served by this sandbox, wherever it is mounted.
    record.body = String(record.body).replaceAll('"src":"/upload/', `"src":"${context.origin}/upload/`);
  }
}
