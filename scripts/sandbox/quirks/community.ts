import type { RecordData } from '../../../src/engine/Resource';
import { Refusal } from '../http/Refusal';
import { makeAddress } from '../seed/address';
import { PLACES } from '../seed/places';
import type { Random } from '../seed/Random';
import { daysAgo } from '../seed/times';
import { ownColumn } from '../store/columns';
import { fold } from '../../../src/i18n/fold';
import { findRow, selectRows } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import { USERS_PATH } from '../session/users';
import type { RequestContext } from '../World';
import type { Draft, Quirk } from './Quirk';

const KINDS = [
  'Covoitureurs {}',
  "Salariés de l'agglomération {}",
  'Université {}',
  'Centre hospitalier {}',
  "Festival d'été {}",
  "Zone d'activités {}",
  'Lycée {}',
  'Association « À vélo » {}',
];

/** Contract 5: the list and the item; who is not an administrator sees the communities they refer. */
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
    referrer: { type: 'string', readOnly: true },
    referrerId: { type: 'integer' },
    referrerAvatar: { type: 'string', readOnly: true },
    nbMembers: { type: 'integer', readOnly: true },
  },
  allows: (_verb, { document }, { caller }) => isAdministrator(caller.roles) || document.referrerId === caller.id,
  filters: {
    name: { kind: 'partial', column: 'name' },
    validationType: { kind: 'exact', column: 'validationType' },
    referrer: { kind: 'exact', column: 'referrerId' },
    createdDate: { kind: 'date', column: 'createdDate' },
  },
  order: ['id', 'name', 'description', 'createdDate'],
  columns: [ownColumn('name', 'text'), ownColumn('referrerId', 'number')],
  required: ['name', 'validationType', 'description', 'fullDescription', 'referrerId'],
  unique: [{ field: 'name', message: 'Cette communauté existe déjà.' }],
  scope: (sql: SqlParameters, { caller }) =>
    isAdministrator(caller.roles) ? [] : [`"f_referrerId" = ${sql.add(caller.id)}`],
  beforeWrite: requireReferrer,
  present: addPeople,
  seed: { rows: 40, document: communityDocument },
};

function isAdministrator(roles: readonly number[]): boolean {
  return roles.includes(1) || roles.includes(2);
}

function communityDocument(id: number, random: Random): RecordData {
  // Spread over the list of communes, so that no two have the same name.
  const place = PLACES[(id * 7) % PLACES.length] ?? random.pick(PLACES);
  const name = (KINDS[id % KINDS.length] ?? '').replace('{}', ofPlace(place.commune));
  const validationType = random.pick([0, 0, 1, 1, 2, 3]);
  const image = random.chance(0.6) ? `/upload/pictures/scene-${id}.svg` : null;
  return {
    name,
    status: 1,
    membersHidden: random.chance(0.2),
    proposalsHidden: random.chance(0.2),
    validationType,
    domain: validationType === 2 ? `@${place.postalCode}.example` : null,
    description: `Pour partager ses trajets autour de ${place.commune}.`,
    fullDescription: `<p>Bienvenue ! Cette communauté réunit celles et ceux qui se déplacent près de <strong>${place.commune}</strong>.</p>`,
    createdDate: daysAgo(random, 1500),
    updatedDate: null,
    address: makeAddress(random, place),
    communitySecurities: [],
    // The first three are those of the community manager's account.
    referrerId: id <= 3 ? 3 : random.integer(8, 300),
    image,
    avatar: image,
    target: random.chance(0.3) ? random.integer(20, 500) : null,
    freeCarpool: random.chance(0.3),
  };
}

/** "de Nancy", "d'Épinal", "du Mans". */
function ofPlace(commune: string): string {
  if (commune.startsWith('Le ')) return `du ${commune.slice(3)}`;
  return /^[aeiouyh]/.test(fold(commune)) ? `d'${commune}` : `de ${commune}`;
}

async function requireReferrer({ sent, document }: Draft, { world }: RequestContext): Promise<void> {
  if (!('referrerId' in sent)) return;
  const users = world.collections.get(USERS_PATH);
  const found = users && (await findRow(world.db, users, Number(document.referrerId)));
  if (!found) throw new Refusal(400, 'Referrer not found');
}

async function addPeople(records: RecordData[], as: string, { world }: RequestContext): Promise<void> {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  const ids = records.map((record) => record.referrerId);
  const rows = await selectRows(world.db, users, {
    conditions: ['id = any($1::int[])'],
    parameters: [ids],
    order: 'id',
  });
  const people = new Map(rows.map(({ id, document }) => [id, document]));
  const members = as === 'create' ? new Map<number, number>() : await countMembers(world, users.name);
  for (const record of records) {
    const person = people.get(record.referrerId as number);
    record.referrer = `${capitalise(person?.givenName)} ${capitalise(person?.familyName).charAt(0)}.`;
    record.referrerAvatar = person?.avatar ?? null;
    record.nbMembers = as === 'create' ? null : (members.get(record.id as number) ?? 0);
  }
}

async function countMembers(world: RequestContext['world'], users: string): Promise<Map<number, number>> {
  const rows = await world.db.query<{ community: number; count: number }>(
    `select m::int as community, count(*)::int as count from ${users}, jsonb_array_elements_text(document->'memberOf') m
     where document ? 'memberOf' group by 1`,
  );
  return new Map(rows.map(({ community: id, count }) => [id, count]));
}

/** The server writes names in small letters and a capital: "Jean-pierre". */
function capitalise(name: unknown): string {
  const text = typeof name === 'string' ? name.toLowerCase() : '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
