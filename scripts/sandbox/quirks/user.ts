import { randomBytes, randomUUID } from 'node:crypto';
import type { RecordData } from '../../../src/engine/model/Schema';
import { boundTerritories, inPlaces, inTerritories } from '../geography/territories';
import { refuseNulls } from '../crud/refuseNulls';
import { notFound } from '../http/Refusal';
import { ACCEPTED, NO_PROOF } from '../people/identityProofs';
import { PSEUDONYMISED, pseudonymise } from '../people/pseudonymise';
import { list, storedRoles } from '../people/storedRoles';
import { TERRITORY_NAMES } from '../seed/places';
import { SEEDED_USERS, userDocument } from '../seed/users';
import { rowsAt } from '../store/at';
import { type Row } from '../store/rows';
import type { SqlParameters } from '../store/SqlParameters';
import type { Caller, Draft, Quirk, RequestContext, Verb } from '../World';
import { STRUCTURES_PATH } from './paths';
import { addUserFields, userColumns, userProperties } from './userFields';
import { HOME, refuseClash, userFilters } from './userFilters';
import { addUserRoutes } from './userRoutes';

/** Fields that are computed when read. If a write sends them, only its own answer repeats the sent values. */
const ONLY_REPEATED = ['verifiedIdentity', 'needParentalConsent', 'oldEnoughToDrive', 'missingDataToPayElectronically'];

const SORTABLE =
  'id givenName status familyName email gender identityStatus nationality birthDate createdDate validatedDate lastActivityDate telephone rezoKit cardLetter cardLetterPosted'.split(
    ' ',
  );

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
  // Every registered user holds `user_update`, but the rule behind it lets them change only their own account.
  finds: ({ document }, { world }) => document.status !== PSEUDONYMISED || world.faults.has('deletedUserEditable'),
  allows: (_verb, row, { caller }) => caller.permissions.has('user_manage') || row.id === caller.id,
  properties: userProperties,
  filters: userFilters,
  order: SORTABLE,
  columns: userColumns,
  addressOf: 'home',
  itemKeepsNulls: true,
  unknownId: 'errorWhenRead',
  required: ['status', 'gender', 'email'],
  notBlank: ['status'],
  unique: [{ field: 'email', message: 'Cette valeur est déjà utilisée.' }],
  defaults: { status: 1, phoneDisplay: 1, smoke: 0, music: true, chat: true, gamification: true, gratuity: true },
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

/** Solidary operators only see the territories of their structures. */
async function structurePlaces({ caller, world }: RequestContext): Promise<string[]> {
  if (!caller.roles.includes(10) && !caller.roles.includes(274)) return [];
  const owned = 'id in (select structure_id from sandbox_operate where user_id = $1)';
  const rows = await rowsAt(world, STRUCTURES_PATH, { conditions: [owned], parameters: [caller.id] });
  const territories = rows.flatMap(({ document }) => (document.territories as number[] | undefined) ?? []);
  return territories.map((id) => TERRITORY_NAMES[id - 1] ?? '');
}

function completeUser({ verb, sent, document, before }: Draft, { world }: RequestContext): void {
  if (before?.document.status === PSEUDONYMISED && !world.faults.has('deletedUserEditable')) throw notFound();
  refuseNulls(sent, 'App\\User\\Entity\\User', { missingDataToPayElectronically: 'array' });
  if (verb === 'create') document.email ??= `sans-adresse-${randomUUID()}@exemple.fr`;
  for (const field of ONLY_REPEATED) delete document[field];
  if (verb === 'create' || 'rolesTerritory' in sent) document.rolesTerritory = storedRoles(list(sent.rolesTerritory), verb);
  if ('verifiedIdentity' in sent) document.identityStatus = sent.verifiedIdentity === true ? ACCEPTED : NO_PROOF;
  for (const field of verb === 'update' ? ['rezoKit', 'cardLetter'] : []) {
    if (field in sent) document[field] = sent[field] === true;
  }
  if (verb === 'create' && sent.legalGuardianEmail) {
    Object.assign(document, { parentalConsentToken: randomBytes(16).toString('hex'), parentalConsentUuid: randomUUID() });
  }
}

async function announceUser({ verb, sent }: Draft, { document }: Row, { world }: RequestContext): Promise<void> {
  if (verb !== 'create') return;
  world.deliver({ channel: 'email', to: String(document.email), subject: 'Votre inscription' });
  if (document.telephone)
    world.deliver({ channel: 'sms', to: String(document.telephone), subject: 'Votre mot de passe' });
  if (typeof sent.legalGuardianEmail === 'string' && sent.legalGuardianEmail !== '')
    world.deliver({ channel: 'email', to: sent.legalGuardianEmail, subject: 'Votre accord parental' });
}

async function presentUsers(records: RecordData[], as: Verb, context: RequestContext, sent: RecordData): Promise<void> {
  await addUserFields(records, as, context);
  for (const record of records) {
    for (const field of ONLY_REPEATED) if (field in sent) record[field] = sent[field];
    repeatRoles(record, as, sent);
  }
}

/** The answer to a change repeats the roles that were sent; the answer to a creation puts them before those that were stored. */
function repeatRoles(record: RecordData, as: Verb, { rolesTerritory }: RecordData): void {
  const stored = list(record.rolesTerritory);
  if (as === 'update' && rolesTerritory) record.rolesTerritory = rolesTerritory;
  else if (as === 'create') record.rolesTerritory = [...list(rolesTerritory), ...stored];
  else if (stored.length === 0) record.rolesTerritory = null;
}
