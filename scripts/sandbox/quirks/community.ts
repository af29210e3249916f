import type { RecordData } from '../../../src/engine/model/Schema';
import { boundTerritories, inTerritories, territoriesOf } from '../geography/territories';
import type { Parameter } from '../http/parameters';
import { marks } from '../http/marks';
import { Refusal } from '../http/Refusal';
import { moderatedBy, moderates, removeMembersOf } from '../people/members';
import { communityDocument } from '../seed/communities';
import { isAdministrator, managesEveryCommunity } from '../session/roles';
import { deleteAt } from '../store/at';
import { ownColumn } from '../store/columns';
import { type Row } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { Draft, Quirk, RequestContext, Verb } from '../World';
import { address } from './address';
import { deleteReferring, forgetIn } from './aroundDeletion';
import { addReferrers, keepReferrer, requireReferrer } from './communityReferrer';
import { COMMUNITIES_PATH, EVENTS_PATH, RELAY_POINTS_PATH } from './paths';
import { addressTerritoryFilter, territoryFilter } from './territoryFilters';

/** Communities (contract communities.calls). Other than administrators, a caller sees only the communities they refer or moderate. */
export const community: Quirk = {
  iri: '/communities',
  type: 'Community',
  permissions: {
    list: 'community_list',
    item: 'community_manage',
    create: 'community_create',
    update: 'community_update',
    delete: 'community_delete',
  },
  properties: {
    status: { type: ['integer', 'null'] },
    freeCarpool: { type: 'boolean' },
    address: { ...address, type: ['object', 'null'] },
    referrer: { type: 'string', readOnly: true },
    referrerId: { type: 'integer' },
    referrerAvatar: { type: 'string', readOnly: true },
    nbMembers: { type: 'integer', readOnly: true },
  },
  small: ['status', 'validationType'],
  allows: (_verb, row, context) => managesCommunity(row, context),
  filters: {
    name: { kind: 'partial', column: 'name' },
    validationType: { kind: 'exact', column: 'validationType' },
    referrer: { kind: 'exact', column: 'referrerId' },
    createdDate: { kind: 'date', column: 'createdDate' },
    'communityUsers.user.id': { kind: 'custom', condition: hasMember },
    territory: territoryFilter('ignored'),
    communityAddressTerritoryFilter: addressTerritoryFilter,
  },
  order: ['id', 'name', 'description', 'createdDate'],
  columns: [
    ownColumn('name', 'text'),
    ownColumn('referrerId', 'number'),
    { field: 'places', kind: 'text', value: (document) => territoriesOf(document.address) },
  ],
  defaults: { freeCarpool: false, communitySecurities: [] },
  required: ['name', 'validationType', 'description', 'fullDescription', 'referrerId'],
  unique: [{ field: 'name', message: 'Cette valeur est déjà utilisée.' }],
  scope: communityScope,
  beforeWrite: completeCommunity,
  afterWrite: keepReferrer,
  remove: removeCommunity,
  present: presentCommunities,
  seed: { rows: 40, document: communityDocument },
};

function hasMember({ values }: Parameter, sql: SqlParameters): string | undefined {
  const ids = values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);
  return ids.length > 0 ? `id in (select community_id from sandbox_member where user_id = any(${sql.add(ids)}::int[]))` : undefined;
}

function communityScope(sql: SqlParameters, { caller }: RequestContext): string[] {
  const bound = boundTerritories(caller, 'community_list');
  const inside = bound ? [inTerritories('"f_places"', bound, sql)] : [];
  if (isAdministrator(caller.roles)) return inside;
  const id = sql.add(caller.id);
  return [...inside, `"f_referrerId" = ${id} or ${moderatedBy(id)}`];
}

/**
 * Whether a manager of single communities manages this one: they hold their rights on the communities that they moderate, which a referrer does
 * from the creation on (contract session.holders).
 */
export async function managesCommunity({ id }: Row, { world, caller }: RequestContext): Promise<boolean> {
  return managesEveryCommunity(caller.roles) || moderates(world, caller.id, id);
}

/** Completes a write. An address may be left out or replaced; `null` is an error of the platform (contract communities.fields). */
async function completeCommunity(draft: Draft, context: RequestContext): Promise<void> {
  const { verb, sent, document } = draft;
  if (sent.address === null && context.world.faults.has('addressClearing')) throw new Refusal(500, 'setAddress() expects an Address');
  await requireReferrer(draft, context);
  if (document.proposalsHidden === null) document.proposalsHidden = false;
  if (verb === 'create' && typeof sent.domain === 'string') document.domain = sent.domain.replaceAll(/\s/g, '');
}

/** Removes a community with its members and its relay points. Its events stay, without a community. */
async function removeCommunity({ id }: Row, context: RequestContext): Promise<void> {
  const { db, faults } = context.world;
  const points = { path: RELAY_POINTS_PATH, field: 'communityId' };
  await (faults.has('deletionTakesRelayPoints') ? deleteReferring : forgetIn)(points, id, context);
  await forgetIn({ path: EVENTS_PATH, field: 'communityId' }, id, context);
  await removeMembersOf(db, id);
  await deleteAt(context.world, COMMUNITIES_PATH, id);
}

async function presentCommunities(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  await addReferrers(records, as, context);
  for (const record of records) {
    const files = Array.isArray(record.communitySecurities) ? (record.communitySecurities as RecordData[]) : [];
    record.communitySecurities = files.map((file) => ({ ...marks(`/community_securities/${String(file.id)}`, 'CommunitySecurity', context), ...file }));
  }
}
