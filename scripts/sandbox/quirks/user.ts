import { randomBytes, randomUUID } from 'node:crypto';
import type { RecordData } from '../../../src/engine/Resource';
import { boundTerritories, inPlaces, inTerritories } from '../geography/territories';
import { Refusal } from '../http/Refusal';
import { ACCEPTED, NO_PROOF } from '../people/identityProofs';
import { pseudonymise } from '../people/pseudonymise';
import { TERRITORY_NAMES } from '../seed/places';
import { SEEDED_USERS, userDocument } from '../seed/users';
import { ROLES } from '../session/roles';
import { type Row, selectRows } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { Assignment, Caller, RequestContext } from '../World';
import type { Draft, Quirk, Verb } from './Quirk';
import { STRUCTURES_PATH } from './paths';
import { addUserFields, userColumns, userProperties } from './userFields';
import { HOME, refuseClash, userFilters } from './userFilters';
import { addUserRoutes } from './userRoutes';

const SORTABLE =
  'id givenName status familyName email gender identityStatus nationality birthDate createdDate validatedDate lastActivityDate telephone rezoKit cardLetter cardLetterPosted'.split(
    ' ',
  );

/** Contract 4. */
export const user: Quirk = {
  iri: '/users',
  type: 'User',
  permissions: {
    list: 'user_list',
    item: 'user_read',
    create: 'user_create',
    update: 'user_update',
    delete: 'user_delete',
  },
  // Every registered user holds `user_update`: the rule behind it lets them touch their own account only.
  allows: (_verb, row, { caller }) => caller.permissions.has('user_manage') || row.id === caller.id,
  properties: userProperties,
  filters: userFilters,
  order: SORTABLE,
  columns: userColumns,
  addressOf: 'home',
  itemKeepsNulls: true,
  unknownId: 'error',
  required: ['status', 'gender', 'email'],
  notBlank: ['status'],
  unique: [{ field: 'email', message: 'Cette valeur est déjà utilisée.' }],
  defaults: { status: 1, phoneDisplay: 1, gamification: true, gratuity: true, rolesTerritory: [] },
  scope: userScope,
  beforeWrite: completeUser,
  afterWrite: announceUser,
  remove: (row, { world }) => pseudonymise(world, [row]),
  present: presentUsers,
  routes: addUserRoutes,
  seed: { rows: SEEDED_USERS, document: userDocument, grows: true },
};

async function userScope(
  sql: SqlParameters,
  context: RequestContext,
  asked: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  refuseClash(asked);
  const conditions = ['"f_status" <> 4'];
  const bound = boundTerritories(context.caller, 'user_list');
  if (bound) conditions.push(inTerritories(HOME, bound, sql));
  const places = asked.has('isHitchHiker') && watchesHitchhikers(context.caller) ? [] : await structurePlaces(context);
  if (places.length > 0) conditions.push(inPlaces(HOME, places, sql));
  return conditions;
}

function watchesHitchhikers({ permissions }: Caller): boolean {
  return permissions.has('hitchhiking_watcher');
}

/** Solidary operators are kept to the territories of their structures. */
async function structurePlaces({ caller, world }: RequestContext): Promise<string[]> {
  const structures = world.collections.get(STRUCTURES_PATH);
  if (!structures || !(caller.roles.includes(10) || caller.roles.includes(274))) return [];
  const owned = 'id in (select structure_id from sandbox_operate where user_id = $1)';
  const rows = await selectRows(world.db, structures, { conditions: [owned], parameters: [caller.id], order: 'id' });
  const territories = rows.flatMap(({ document }) => (document.territories as number[] | undefined) ?? []);
  return territories.map((id) => TERRITORY_NAMES[id - 1] ?? '');
}

function completeUser({ verb, sent, document }: Draft): void {
  document.rolesTerritory = writtenRoles(document.rolesTerritory);
  if ('verifiedIdentity' in sent) document.identityStatus = sent.verifiedIdentity === true ? ACCEPTED : NO_PROOF;
  for (const field of verb === 'update' ? ['rezoKit', 'cardLetter'] : []) {
    if (field in sent) document[field] = sent[field] === true;
  }
  if (verb === 'create' && sent.legalGuardianEmail) {
    Object.assign(document, { parentalConsentToken: randomBytes(16).toString('hex'), parentalConsentUuid: randomUUID() });
  }
}

/** An empty list gives the role of everybody; a role that does not exist breaks the server, as nothing checks it before. */
function writtenRoles(sent: unknown): Assignment[] {
  const roles = list(sent) as Partial<Assignment>[];
  if (roles.length === 0) return [{ role: 3, territory: null }];
  return roles.map(({ role, territory }) => {
    if (!(Number(role) in ROLES)) throw new Refusal(500, `No role ${String(role)}`);
    return { role: Number(role), territory: territory ?? null };
  });
}

async function announceUser({ verb, sent }: Draft, { document }: Row, { world }: RequestContext): Promise<void> {
  if (verb !== 'create') return;
  world.deliver({ channel: 'email', to: String(document.email), subject: 'Votre inscription' });
  if (document.telephone)
    world.deliver({ channel: 'sms', to: String(document.telephone), subject: 'Votre mot de passe' });
  if (typeof sent.legalGuardianEmail === 'string' && sent.legalGuardianEmail !== '')
    world.deliver({ channel: 'email', to: sent.legalGuardianEmail, subject: 'Votre accord parental' });
}

async function presentUsers(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  await addUserFields(records, as, context);
  if (as !== 'create' && as !== 'update') return;
  // The server appends what it has just written to what it had built: answers to writes list the roles twice.
  for (const record of records)
    record.rolesTerritory = [...list(record.rolesTerritory), ...list(record.rolesTerritory)];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
