import type { RecordData } from '../../../src/engine/Resource';
import { boundTerritories, inTerritories, territoriesOf } from '../geography/territories';
import type { Parameter } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { toWireTime } from '../http/times';
import { countMembers, insertMembers, MODERATOR, moderatedBy, moderates, newMembership } from '../people/members';
import { shownName } from '../people/shownName';
import { makeAddress } from '../seed/address';
import { ofPlace, PLACES } from '../seed/places';
import type { Random } from '../seed/Random';
import { daysAgo } from '../seed/times';
import { isAdministrator, MANAGER_OF_PUBLIC_COMMUNITIES } from '../session/roles';
import { giveRole, USERS_PATH } from '../session/users';
import { ownColumn } from '../store/columns';
import { findRow, type Row, selectRows } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import type { Draft, Quirk } from './Quirk';

export const COMMUNITIES_PATH = 'admin/communities';

const PLACES_COLUMN = '"f_places"';

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

/** Contract 5: the list and the item; who is not an administrator sees the communities they refer or moderate. */
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
  allows: managesCommunity,
  filters: {
    name: { kind: 'partial', column: 'name' },
    validationType: { kind: 'exact', column: 'validationType' },
    referrer: { kind: 'exact', column: 'referrerId' },
    createdDate: { kind: 'date', column: 'createdDate' },
    'communityUsers.user.id': { kind: 'custom', condition: hasMember },
    // A plain number is not understood here, unlike in the next one.
    territory: { kind: 'custom', condition: (asked, sql) => (asked.isArray ? isIn(asked, sql) : undefined) },
    communityAddressTerritoryFilter: { kind: 'custom', condition: isIn },
  },
  order: ['id', 'name', 'description', 'createdDate'],
  columns: [
    ownColumn('name', 'text'),
    ownColumn('referrerId', 'number'),
    { field: 'places', kind: 'text', value: ({ address }) => territoriesOf(address) },
  ],
  required: ['name', 'validationType', 'description', 'fullDescription', 'referrerId'],
  unique: [{ field: 'name', message: 'Cette communauté existe déjà.' }],
  scope: communityScope,
  beforeWrite: requireReferrer,
  afterWrite: addReferrer,
  present: addPeople,
  seed: { rows: 40, document: communityDocument },
};

function hasMember({ values }: Parameter, sql: SqlParameters): string | undefined {
  return values.length > 0 ? `id in (select community_id from sandbox_member where user_id = any(${sql.add(values.map(Number))}::int[]))` : undefined;
}

function communityScope(sql: SqlParameters, { caller }: RequestContext): string[] {
  const bound = boundTerritories(caller, 'community_list');
  const inside = bound ? [inTerritories(PLACES_COLUMN, bound, sql)] : [];
  if (isAdministrator(caller.roles)) return inside;
  const id = sql.add(caller.id);
  return [...inside, `"f_referrerId" = ${id} or ${moderatedBy(id)}`];
}

function isIn({ values }: Parameter, sql: SqlParameters): string | undefined {
  return values.length > 0 ? inTerritories(PLACES_COLUMN, values.map(Number), sql) : undefined;
}

/** Managers of single communities only hold their rights on those they refer or moderate (contract core 3.2). */
export async function managesCommunity(_: unknown, { id, document }: Row, { world, caller }: RequestContext): Promise<boolean> {
  return isAdministrator(caller.roles) || document.referrerId === caller.id || moderates(world, caller.id, id);
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
    communitySecurities: validationType === 3 ? [{ id, filename: `${id}-identifiants.csv`, originalName: 'identifiants.csv' }] : [],
    // The first three are those of the community manager's account.
    referrerId: id <= 3 ? 3 : random.integer(8, 300),
    image,
    avatar: image,
    target: random.chance(0.3) ? random.integer(20, 500) : null,
    freeCarpool: random.chance(0.3),
  };
}

async function requireReferrer({ sent, document }: Draft, { world }: RequestContext): Promise<void> {
  if (!('referrerId' in sent)) return;
  const users = world.collections.get(USERS_PATH);
  const found = users && (await findRow(world.db, users, Number(document.referrerId)));
  if (!found) throw new Refusal(400, 'Referrer not found');
}

/** Who refers a community manages it; the creation makes a moderator of them too, a change does not (contract core 5.2). */
async function addReferrer({ verb, sent }: Draft, { id, document }: Row, { world }: RequestContext): Promise<void> {
  if (!('referrerId' in sent)) return;
  const userId = Number(document.referrerId);
  await giveRole(world, userId, MANAGER_OF_PUBLIC_COMMUNITIES);
  if (verb === 'create') {
    const now = toWireTime(world.now());
    await insertMembers(world.db, [newMembership({ communityId: id, userId }, MODERATOR, now)]);
  }
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
  const members = await countMembers(
    world,
    records.map(({ id }) => id),
  );
  for (const record of records) {
    const person = people.get(record.referrerId as number);
    record.referrer = shownName(person ?? {}).username;
    record.referrerAvatar = person?.avatar ?? null;
    record.nbMembers = as === 'create' ? null : (members.get(record.id as number) ?? 0);
  }
}
