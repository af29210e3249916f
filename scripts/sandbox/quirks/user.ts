import type { RecordData } from '../../../src/engine/Resource';
import { Refusal } from '../http/Refusal';
import { removeImages } from '../images/imageStore';
import { SEEDED_USERS, userDocument } from '../seed/users';
import { type Row, selectRows, updateRows } from '../store/rows';
import { USERS_PATH } from '../session/users';
import type { SqlParameters } from '../store/SqlParameters';
import type { RequestContext } from '../World';
import type { Draft, Quirk, Verb } from './Quirk';
import { STRUCTURES_PATH } from './structure';
import { addUserFields, userColumns, userProperties } from './userFields';
import { CLASHING_FILTERS, placesCondition, userFilters } from './userFilters';
import { addUserRoutes } from './userRoutes';

const PSEUDONYMISED = 4;
const NOBODY = { givenName: null, familyName: null, telephone: null, birthDate: null, image: null, avatar: null };
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
  itemKeepsNulls: true,
  unknownId: 'error',
  required: ['status', 'gender', 'email'],
  notBlank: ['status'],
  unique: [{ field: 'email', message: 'Cette valeur est déjà utilisée.' }],
  defaults: { status: 1, phoneDisplay: 1, gamification: true, gratuity: true, rolesTerritory: [] },
  scope: userScope,
  beforeWrite: completeUser,
  afterWrite: announceUser,
  remove: pseudonymise,
  present: presentUsers,
  routes: addUserRoutes,
  seed: { rows: SEEDED_USERS, document: userDocument, grows: true },
};

async function userScope(
  sql: SqlParameters,
  context: RequestContext,
  asked: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  if (CLASHING_FILTERS.every((name) => asked.has(name))) throw new Refusal(503, "'homeAddress' is already defined");
  const { caller, world } = context;
  const visible = ['"f_status" <> 4'];
  const operates = caller.roles.includes(10) || caller.roles.includes(274);
  if (!operates) return visible;
  const structures = world.collections.get(STRUCTURES_PATH);
  const owned = 'id in (select structure_id from sandbox_operate where user_id = $1)';
  const rows = structures
    ? await selectRows(world.db, structures, { conditions: [owned], parameters: [caller.id], order: 'id' })
    : [];
  const territories = rows.flatMap(({ document }) => (document.territories as string[] | undefined) ?? []);
  return territories.length > 0 ? [...visible, placesCondition(territories, sql)] : visible;
}

function completeUser({ verb, sent, document }: Draft): void {
  const roles = document.rolesTerritory;
  if (!Array.isArray(roles) || roles.length === 0) document.rolesTerritory = [{ role: 3, territory: null }];
  if ('verifiedIdentity' in sent) document.identityStatus = sent.verifiedIdentity === true ? 2 : 0;
  for (const field of verb === 'update' ? ['rezoKit', 'cardLetter'] : []) {
    if (field in sent) document[field] = sent[field] === true;
  }
  if (sent.homeAddress) document.homeAddress = homeAddress(sent.homeAddress as RecordData);
}

/** A home address is written whole: what is not sent is emptied. */
function homeAddress(sent: RecordData): RecordData {
  const town = [sent.postalCode, sent.addressLocality].filter(Boolean).join(' ');
  const street = sent.street ?? sent.streetAddress ?? null;
  const displayLabel = [
    [sent.streetAddress ?? street, town].filter(Boolean).join(', '),
    [sent.region, sent.addressCountry].filter(Boolean).join(', '),
  ];
  return { ...sent, street, home: true, displayLabel };
}

async function announceUser({ verb }: Draft, { document }: Row, { world }: RequestContext): Promise<void> {
  if (verb !== 'create') return;
  world.deliver({ channel: 'email', to: String(document.email), subject: 'Votre inscription' });
  if (document.telephone)
    world.deliver({ channel: 'sms', to: String(document.telephone), subject: 'Votre mot de passe' });
}

/** Contract 4.7: the row remains, without the person. */
async function pseudonymise(row: Row, { world }: RequestContext): Promise<void> {
  const users = world.collections.get(USERS_PATH);
  if (!users) return;
  const left = { status: PSEUDONYMISED, gender: 3, email: `${row.id}@mobicoop-anonymized.io` };
  await removeImages(world, 'users', row.id);
  await world.db.query('delete from sandbox_password where user_id = $1', [row.id]);
  await updateRows(world.db, users, [{ id: row.id, document: { ...row.document, ...NOBODY, ...left } }]);
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
