import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { deliveriesOf } from '../campaigns/associate';
import { FROM_COMMUNITY, SELECTION } from '../campaigns/recipients';
import { SENDER } from '../campaigns/requireCampaign';
import { PENDING } from '../campaigns/send';
import { documentsOf } from '../crud/documentsOf';
import { refuseNulls } from '../crud/refuseNulls';
import { removeImages } from '../images/imageStore';
import { shownAvatar } from '../people/shownAvatar';
import { shownName } from '../people/shownName';
import { CAMPAIGNS, campaignDocument } from '../seed/campaigns';
import { isAdministrator } from '../session/roles';
import { USERS_PATH } from '../session/users';
import { deleteAt } from '../store/at';
import { ownColumn } from '../store/columns';
import { type Row } from '../store/rows';
import type { Draft, Quirk, RequestContext, Verb } from '../World';
import { COMMUNITIES_PATH } from './paths';

export const CAMPAIGNS_PATH = 'admin/campaigns';

const line: Schema = { type: ['string', 'null'], maxLength: 255 };
const number: Schema = { type: ['integer', 'null'] };
const readOnly = true;

/** Campaigns (contract campaigns.calls, campaigns.fields and campaigns.body). Recipients and sending are in `campaigns/`. */
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
  // Only administrators can read the campaigns of others, but anybody with the permission can change and delete them (contract campaigns.calls).
  finds: ({ document }, { caller }) => isAdministrator(caller.roles) || document.creatorId === caller.id,
  properties: {
    email: { type: 'string', maxLength: 255 },
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

/** The creator of a campaign stays its owner, and the sender is always the platform. */
function keepOwner({ verb, sent, document, before }: Draft, { caller }: RequestContext): void {
  refuseNulls(sent, 'App\\MassCommunication\\Entity\\Campaign', { source: 'int', filterType: 'int' });
  if (verb === 'create') Object.assign(document, { creatorId: caller.id, email: SENDER, status: PENDING });
  else Object.assign(document, { creatorId: before?.document.creatorId, loaded: before && sourceOf(before.document) });
}

/** The fields that say where recipients come from, by which the name of their source is found. */
function sourceOf({ source, sourceId }: RecordData): Source {
  return { source, sourceId };
}

interface Source {
  source?: unknown;
  sourceId?: unknown;
}

async function removeCampaign({ id }: Row, { world }: RequestContext): Promise<void> {
  await deleteAt(world, CAMPAIGNS_PATH, id);
  await removeImages(world, 'masscommunication', [id]);
}

async function addPeople(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, records.map(({ creatorId }) => creatorId), context);
  const sources = records.map((record) => namedSource(record, as));
  const communities = await documentsOf(COMMUNITIES_PATH, sources.map(({ sourceId }) => sourceId), context);
  for (const [index, record] of records.entries()) {
    const creator = people.get(record.creatorId as number) ?? {};
    const { source, sourceId } = sources[index] ?? {};
    record.creator = shownName(creator).username;
    record.creatorAvatar = shownAvatar(creator);
    record.creatorEmail = creator.email ?? '';
    record.sourceName = source === FROM_COMMUNITY ? (communities.get(sourceId as number)?.name ?? null) : null;
    if (record.filterType === SELECTION) record.deliveryCount = deliveriesOf(record).length;
    // The addresses of generated pictures are completed with that of this sandbox, which may be mounted anywhere.
    record.body = String(record.body).replaceAll('"src":"/upload/', `"src":"${context.origin}/upload/`);
  }
}

/**
 * The source whose name an answer has. The platform looks the name up when it loads the row, so the answer to a creation has no name, and the
 * answer to a change has the previous one.
 */
function namedSource(record: RecordData, as: Verb): Source {
  if (as === 'create') return {};
  return as === 'update' ? (record.loaded as Source) : sourceOf(record);
}
