import type { RecordData } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { presentRows } from '../crud/read';
import { boundTerritories, inTerritories, territoriesOf } from '../geography/territories';
import { requireReferred } from '../http/reference';
import type { Parameter } from '../http/parameters';
import { toWireTime } from '../http/times';
import { shownAvatar } from '../people/shownAvatar';
import { shownName } from '../people/shownName';
import { eventDocument } from '../seed/events';
import { USERS_PATH } from '../session/users';
import { ownColumn } from '../store/columns';
import type { Row } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { Draft, Quirk, RequestContext, Verb } from '../World';
import { COMMUNITIES_PATH } from './paths';
import { addressTerritoryFilter, territoryFilter } from './territoryFilters';

/**
 * Events (contract events.fields). Without the permission to manage events, a caller can change only their own. The names of people and communities
 * are computed.
 */
export const event: Quirk = {
  iri: '/events',
  type: 'Event',
  permissions: { list: 'event_list', item: 'event_read', create: 'event_create', update: 'event_update', delete: 'event_delete' },
  allows: mayTouch,
  properties: { community: { readOnly: true } },
  small: ['status'],
  filters: {
    name: { kind: 'partial', column: 'name' },
    'community.id': { kind: 'exact', column: 'communityId' },
    private: { kind: 'boolean', column: 'private' },
    fromDate: { kind: 'date', column: 'fromDate' },
    toDate: { kind: 'date', column: 'toDate' },
    territory: territoryFilter('ignored'),
    eventAddressTerritoryFilter: addressTerritoryFilter,
  },
  order: ['id', 'fromDate', 'name', 'toDate', 'createdDate'],
  columns: [
    ownColumn('communityId', 'number'),
    // A column for sorting only, which is never answered.
    ownColumn('createdDate', 'time'),
    { field: 'places', kind: 'text', value: ({ address }) => territoriesOf(address) },
  ],
  required: ['name', 'status', 'private', 'useTime', 'creatorId'],
  notBlank: ['fromDate', 'toDate', 'address'],
  addressOf: 'event',
  scope: eventScope,
  beforeWrite: completeEvent,
  present: presentEvents,
  seed: { rows: 70, document: eventDocument },
};

function mayTouch(verb: Verb, { document }: Row, { caller }: RequestContext): boolean {
  return verb === 'item' || caller.permissions.has('event_manage') || document.creatorId === caller.id;
}

/** A caller whose role is limited to territories sees only their events, unless the query asks for all. */
function eventScope(sql: SqlParameters, { caller }: RequestContext, asked: ReadonlyMap<string, Parameter>): string[] {
  const bound = asked.has('showAllEvents') ? undefined : boundTerritories(caller, 'event_list');
  return bound ? [inTerritories('"f_places"', bound, sql)] : [];
}

/**
 * Completes a write. A creator or community that does not exist crashes the platform. A change that does not send the website stores it in the
 * form in which it is read, completed by a scheme.
 */
async function completeEvent({ verb, sent, document }: Draft, { world }: RequestContext): Promise<void> {
  await requireReferred(world, USERS_PATH, verb === 'create' ? (sent.creatorId ?? null) : sent.creatorId);
  await requireReferred(world, COMMUNITIES_PATH, sent.communityId ?? undefined);
  if (verb === 'create') document.createdDate = toWireTime(world.now());
  else if (!('url' in sent)) document.url = completedUrl(document.url);
}

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d{1,5}(?:\/|$))/i;

/** A website without a scheme gets one; any scheme is accepted (contract events.fields). */
function completedUrl(url: unknown): unknown {
  return typeof url === 'string' && url !== '' && !SCHEME.test(url) ? `https://${url}` : url;
}

async function presentEvents(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, records.map(({ creatorId }) => creatorId), context);
  const communities = await shownCommunities(records, as, context);
  for (const record of records) {
    const person = people.get(record.creatorId as number);
    const community = communities.get(record.communityId as number) ?? null;
    record.creator = person ? shownName(person).username : '';
    record.creatorAvatar = person ? shownAvatar(person) : null;
    record.community = community;
    record.communityName = community?.name ?? '';
    if (as === 'item' || as === 'list') record.url = completedUrl(record.url);
  }
}

/** The communities of the events, with all their fields. */
async function shownCommunities(records: RecordData[], as: Verb, context: RequestContext): Promise<Map<number, RecordData>> {
  const collection = context.world.collections.get(COMMUNITIES_PATH);
  const found = await documentsOf(COMMUNITIES_PATH, records.map(({ communityId }) => communityId), context);
  const rows = [...found].map(([id, document]) => ({ id, document }));
  const shown = collection ? await presentRows(collection, rows, as === 'list' ? 'list' : 'item', context) : [];
  return new Map(rows.map(({ id }, index) => [id, shown[index] ?? {}]));
}
