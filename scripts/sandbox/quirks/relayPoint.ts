import type { RecordData } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { boundTerritories, inTerritories, territoriesOf } from '../geography/territories';
import { requireReferred } from '../http/reference';
import { shownAvatar } from '../people/shownAvatar';
import { shownName } from '../people/shownName';
import { relayPointDocument } from '../seed/relayPoints';
import { USERS_PATH } from '../session/users';
import { type Column, columnValue, ownColumn } from '../store/columns';
import type { Row } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { Draft, Quirk, RequestContext, Verb } from '../World';
import { COMMUNITIES_PATH, RELAY_POINT_TYPES_PATH, STRUCTURES_PATH } from './paths';
import { boundsFilter, typesFilter } from './relayPointFilters';
import { addressTerritoryFilter, NO_FILTER, territoryFilter } from './territoryFilters';

/**
 * Relay points (contract relayPoints.fields): their addresses are complete, the names of related records are computed, and a creation does not keep
 * the structure.
 */
export const relayPoint: Quirk = {
  iri: '/relay_points',
  type: 'RelayPoint',
  permissions: {
    list: 'relay_point_list',
    item: 'relay_point_read',
    create: 'relay_point_create',
    update: 'relay_point_update',
    delete: 'relay_point_delete',
  },
  properties: { official: { type: ['boolean', 'null'] } },
  small: ['status', 'places', 'placesDisabled'],
  filters: {
    id: NO_FILTER,
    name: { kind: 'partial', column: 'name' },
    status: { kind: 'exact', column: 'status' },
    'relayPointType.id': { kind: 'exact', column: 'relayPointTypeId' },
    official: { kind: 'boolean', column: 'official' },
    'address.latitude': { kind: 'range', column: 'latitude' },
    'address.longitude': { kind: 'range', column: 'longitude' },
    bounds: boundsFilter,
    relayPointTypes: typesFilter,
    territory: territoryFilter('understood'),
    relayPointAddressTerritoryFilter: addressTerritoryFilter,
  },
  order: ['id', 'name'],
  columns: [
    ownColumn('relayPointTypeId', 'number'),
    coordinate('latitude'),
    coordinate('longitude'),
    { field: 'places', kind: 'text', value: ({ address }) => territoriesOf(address) },
  ],
  required: ['name', 'status', 'creatorId'],
  notBlank: ['address'],
  addressOf: 'relayPoint',
  scope: pointScope,
  beforeWrite: requireWhatIsAround,
  afterWrite: echoStructure,
  present: addNames,
  seed: { rows: 400, document: relayPointDocument },
};

function coordinate(field: 'latitude' | 'longitude'): Column {
  return { field, kind: 'number', value: ({ address }) => columnValue('number', Number((address as RecordData | null)?.[field] ?? Number.NaN)) };
}

function pointScope(sql: SqlParameters, { caller }: RequestContext): string[] {
  const bound = boundTerritories(caller, 'relay_point_list');
  return bound ? [inTerritories('"f_places"', bound, sql)] : [];
}

/** Related people and records must exist, or the platform crashes. A creation does not check the structure. */
async function requireWhatIsAround({ verb, sent, document }: Draft, { world }: RequestContext): Promise<void> {
  await requireReferred(world, USERS_PATH, verb === 'create' ? (sent.creatorId ?? null) : sent.creatorId);
  await requireReferred(world, RELAY_POINT_TYPES_PATH, sent.relayPointTypeId ?? undefined);
  await requireReferred(world, COMMUNITIES_PATH, sent.communityId ?? undefined);
  if (verb === 'create') document.structureId = null;
  else await requireReferred(world, STRUCTURES_PATH, sent.structureId ?? undefined);
}

/** The answer to a creation repeats the structure, although it was not stored. */
async function echoStructure({ verb, sent }: Draft, row: Row): Promise<void> {
  if (verb === 'create') row.document = { ...row.document, structureId: sent.structureId ?? null };
}

async function addNames(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  const around = (path: string, field: string) => documentsOf(path, records.map((record) => record[field]), context);
  const types = await around(RELAY_POINT_TYPES_PATH, 'relayPointTypeId');
  const icons = await documentsOf('admin/icons', [...types.values()].map(({ iconId }) => iconId), context);
  const communities = await around(COMMUNITIES_PATH, 'communityId');
  const structures = await around(STRUCTURES_PATH, 'structureId');
  const people = await around(USERS_PATH, 'creatorId');
  for (const record of records) {
    const type = types.get(record.relayPointTypeId as number);
    const person = people.get(record.creatorId as number);
    Object.assign(record, {
      official: record.official ?? false,
      relayPointTypeName: type?.name ?? '',
      relayPointTypeAvatar: icons.get(type?.iconId as number)?.url ?? null,
      communityName: communities.get(record.communityId as number)?.name ?? '',
      structureName: as === 'create' ? '' : (structures.get(record.structureId as number)?.name ?? ''),
      creator: person ? shownName(person).username : '',
      creatorAvatar: person ? shownAvatar(person) : null,
    });
  }
}
