import type { RecordData } from '../../../src/engine/Resource';
import { documentsOf } from '../crud/documentsOf';
import { inTerritories, territoriesOf } from '../geography/territories';
import type { Parameter } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { shownName } from '../people/shownName';
import { makeAddress } from '../seed/address';
import { ofPlace, PLACES } from '../seed/places';
import type { Random } from '../seed/Random';
import { daysAgo } from '../seed/times';
import { USERS_PATH } from '../session/users';
import { type Column, columnValue, ownColumn } from '../store/columns';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import { COMMUNITIES_PATH } from './community';
import type { Draft, Quirk } from './Quirk';
import { RELAY_POINT_TYPES_PATH } from './relayPointType';
import { STRUCTURES_PATH } from './paths';

export const RELAY_POINTS_PATH = 'admin/relaypoints';

/** What the points of each type are called: the first is that of type 1. */
const NAMES = [
  'Aire de covoiturage {}',
  'Parking relais {}',
  'Gare {}',
  'Arrêt « Mairie {} »',
  'Station {}',
  'Borne de recharge {}',
  "L'Abri à vélos {}",
  'Mairie {}',
  'Collège {}',
  'Centre hospitalier {}',
  "Zone d'activités {}",
  'Péage {}',
];

/** Contract core 9.1: whole addresses, names of what is around computed, a structure that a creation does not keep. */
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
  filters: {
    name: { kind: 'partial', column: 'name' },
    status: { kind: 'exact', column: 'status' },
    'relayPointType.id': { kind: 'exact', column: 'relayPointTypeId' },
    official: { kind: 'boolean', column: 'official' },
    'address.latitude': { kind: 'range', column: 'latitude' },
    'address.longitude': { kind: 'range', column: 'longitude' },
    bounds: { kind: 'custom', condition: isInSight },
    relayPointTypes: { kind: 'custom', condition: isOfTypes },
    territory: { kind: 'custom', condition: isIn },
    relayPointAddressTerritoryFilter: { kind: 'custom', condition: isIn },
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
  beforeWrite: ignoreStructure,
  present: addNames,
  seed: { rows: 400, document: relayPointDocument },
};

function coordinate(field: 'latitude' | 'longitude'): Column {
  return { field, kind: 'number', value: ({ address }) => columnValue('number', Number((address as RecordData | null)?.[field] ?? Number.NaN)) };
}

/** `minLng,maxLat,maxLng,minLat`. */
function isInSight({ values: [text = ''] }: Parameter, sql: SqlParameters): string {
  const bounds = numbers(text, /^-?\d+(\.\d+)?$/);
  if (bounds?.length !== 4) throw new Refusal(400, 'Bounds must be four numbers');
  const [west, north, east, south] = bounds.map((degrees) => `${sql.add(degrees)}::double precision`);
  return `"f_longitude" between ${west} and ${east} and "f_latitude" between ${south} and ${north}`;
}

function isOfTypes({ values: [text = ''] }: Parameter, sql: SqlParameters): string {
  const types = numbers(text, /^\d+$/);
  if (!types) throw new Refusal(400, 'Relay point types must be integers');
  return `"f_relayPointTypeId" = any(${sql.add(types)}::int[])`;
}

/** The numbers of a text with commas between them; nothing when one of them is no such number. */
function numbers(text: string, shape: RegExp): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => shape.test(part)) ? parts.map(Number) : undefined;
}

/** A number, or the address of a territory. */
function isIn({ values }: Parameter, sql: SqlParameters): string | undefined {
  const ids = values.map((value) => Number(value.replace(/^.*\//, '')));
  return ids.length > 0 ? inTerritories('"f_places"', ids, sql) : undefined;
}

function ignoreStructure({ verb, document }: Draft): void {
  if (verb === 'create') document.structureId = null;
}

async function addNames(records: RecordData[], _as: unknown, context: RequestContext): Promise<void> {
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
      structureName: structures.get(record.structureId as number)?.name ?? '',
      creator: person ? shownName(person).username : '',
      creatorAvatar: person?.avatar ?? null,
    });
  }
}

function relayPointDocument(id: number, random: Random): RecordData {
  const place = PLACES[(id * 7) % PLACES.length] ?? random.pick(PLACES);
  const relayPointTypeId = random.chance(0.04) ? null : random.pick([1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const isPrivate = random.chance(0.08);
  const isImported = random.chance(0.4);
  const image = random.chance(0.3) ? `/upload/pictures/scene-${(id % 40) + 1}.svg` : null;
  return {
    name: (NAMES[(relayPointTypeId ?? 1) - 1] ?? '').replace('{}', ofPlace(place.commune)),
    status: random.pick([1, 1, 1, 1, 0, 2]),
    relayPointTypeId,
    description: random.chance(0.6) ? `À l'entrée ${ofPlace(place.commune)}, près de l'abribus.` : null,
    fullDescription: random.chance(0.3) ? "<p>Ouvert jour et nuit, <strong>éclairé</strong> jusqu'à 23 h.</p>" : null,
    places: random.chance(0.8) ? random.integer(4, 120) : null,
    placesDisabled: random.chance(0.5) ? random.integer(0, 6) : null,
    free: random.chance(0.85),
    secured: random.chance(0.3),
    official: random.chance(0.7) ? random.chance(0.8) : null,
    suggested: random.chance(0.5),
    private: isPrivate,
    permalink: null,
    address: makeAddress(random, place),
    communityId: isPrivate ? random.integer(1, 40) : null,
    structureId: random.chance(0.05) ? random.integer(1, 12) : null,
    creatorId: random.integer(8, 300),
    importedDate: isImported ? daysAgo(random, 900) : null,
    externalId: isImported ? `${place.postalCode}-P-${String(id).padStart(3, '0')}` : null,
    externalAuthor: isImported ? 'transport.data.gouv.fr' : null,
    image,
    avatar: image,
  };
}
