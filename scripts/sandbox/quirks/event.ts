import type { RecordData } from '../../../src/engine/Resource';
import { documentsOf } from '../crud/documentsOf';
import { inTerritories, territoriesOf } from '../geography/territories';
import type { Parameter } from '../http/parameters';
import { shownName } from '../people/shownName';
import { makeAddress } from '../seed/address';
import { PLACES } from '../seed/places';
import type { Random } from '../seed/Random';
import { daysAgo } from '../seed/times';
import { USERS_PATH } from '../session/users';
import { ownColumn } from '../store/columns';
import type { Row } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import { COMMUNITIES_PATH } from './community';
import type { Quirk } from './Quirk';

const KINDS = ['Marché de Noël', "Festival d'été", "Salon de l'emploi", 'Foire aux vins', 'Trail « À fond »', 'Fête de la musique', 'Forum des associations'];

/** Contract core 7: whoever may not manage events changes their own alone; names of people and communities are computed. */
export const event: Quirk = {
  iri: '/events',
  type: 'Event',
  permissions: { list: 'event_list', item: 'event_read', create: 'event_create', update: 'event_update', delete: 'event_delete' },
  allows: managesEvent,
  // Sorted by, never answered.
  properties: { createdDate: { type: 'string', format: 'date-time', readOnly: true } },
  filters: {
    name: { kind: 'partial', column: 'name' },
    'community.id': { kind: 'exact', column: 'communityId' },
    private: { kind: 'boolean', column: 'private' },
    fromDate: { kind: 'date', column: 'fromDate' },
    toDate: { kind: 'date', column: 'toDate' },
    // A plain number is not understood here, unlike in the next one.
    territory: { kind: 'custom', condition: (asked, sql) => (asked.isArray ? isIn(asked, sql) : undefined) },
    eventAddressTerritoryFilter: { kind: 'custom', condition: isIn },
  },
  order: ['id', 'fromDate', 'name', 'toDate', 'createdDate'],
  columns: [
    ownColumn('communityId', 'number'),
    { field: 'places', kind: 'text', value: ({ address }) => territoriesOf(address) },
  ],
  required: ['name', 'status', 'private', 'useTime', 'creatorId'],
  notBlank: ['fromDate', 'toDate', 'address'],
  present: addNames,
  seed: { rows: 150, document: eventDocument },
};

function managesEvent(_: unknown, { document }: Row, { caller }: RequestContext): boolean {
  return caller.permissions.has('event_manage') || document.creatorId === caller.id;
}

function isIn({ values }: Parameter, sql: SqlParameters): string | undefined {
  return values.length > 0 ? inTerritories('"f_places"', values.map(Number), sql) : undefined;
}

async function addNames(records: RecordData[], _as: unknown, context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, records.map(({ creatorId }) => creatorId), context);
  const communities = await documentsOf(COMMUNITIES_PATH, records.map(({ communityId }) => communityId), context);
  for (const record of records) {
    const person = people.get(record.creatorId as number);
    record.creator = person ? shownName(person).username : '';
    record.creatorAvatar = person?.avatar ?? null;
    record.communityName = communities.get(record.communityId as number)?.name ?? '';
    delete record.createdDate;
    if (typeof record.url === 'string' && record.url !== '' && !/^https?:/.test(record.url)) record.url = `https://${record.url}`;
  }
}

function eventDocument(id: number, random: Random): RecordData {
  const place = PLACES[(id * 5) % PLACES.length] ?? random.pick(PLACES);
  const useTime = random.chance(0.4);
  const day = daysAgo(random, 500, -200).slice(0, 10);
  const lasts = random.integer(0, 3);
  const hour = useTime ? String(random.integer(8, 18)).padStart(2, '0') : '00';
  const lastDay = new Date(Date.parse(day) + lasts * 86_400_000).toISOString().slice(0, 10);
  const image = random.chance(0.5) ? `/upload/pictures/scene-${(id % 40) + 1}.svg` : null;
  return {
    name: `${KINDS[id % KINDS.length] ?? ''} · ${place.commune}`,
    status: random.pick([1, 1, 1, 0, 2]),
    private: random.chance(0.15),
    description: `À ${place.commune}, venez à plusieurs : le parking est petit.`,
    fullDescription: `<p>Rendez-vous à <strong>${place.commune}</strong>, avec des navettes depuis la gare.</p>`,
    useTime,
    fromDate: `${day}T${hour}:00:00+00:00`,
    toDate: `${lastDay}T${useTime ? '20:30' : '00:00'}:00+00:00`,
    url: random.chance(0.5) ? `https://www.exemple.fr/agenda/${id}` : null,
    address: makeAddress(random, place),
    communityId: random.chance(0.2) ? random.integer(1, 40) : null,
    creatorId: random.integer(8, 300),
    createdDate: daysAgo(random, 700),
    image,
    avatar: image,
  };
}
