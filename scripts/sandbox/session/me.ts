import type { RecordData } from '../../../src/engine/model/Schema';
import { hydraSearch } from '../crud/envelope';
import { avatarsOf } from '../people/avatars';
import { computedFields } from '../people/computedFields';
import { STRUCTURES_PATH } from '../quirks/paths';
import { rowAt, rowsAt } from '../store/at';
import type { RequestContext, World } from '../World';
import { ROLES } from './roles';
import { USERS_PATH } from './users';
import { marks } from '../http/marks';

const named = (names: string): string[] => names.split(' ');
const filled = (names: string, value: unknown): RecordData => Object.fromEntries(named(names).map((name) => [name, value]));

/** The fields of the stored account that the answer has. */
const STORED = named(
  'givenName familyName email status gender birthDate telephone nationality postalAddress language newsSubscription phoneDisplay smoke music musicFavorites chat chatFavorites drivingLicenceNumber gamification gratuity hitchHikeDriver hitchHikePassenger legalGuardianEmail parentalConsentDate parentalConsentToken parentalConsentUuid referral createdDate lastActivityDate verifiedIdentity',
);

/** Fields for which the demonstration has no data: cars, devices, messages, subscriptions. */
const UNUSED: RecordData = {
  ...filled('anyRouteAsPassenger backLink communityId facebookId import longDistanceSubscription massPerson mobileRegistration', null),
  ...filled('multiTransportMode oldDrivingLicenceNumber oldHomeAddress phoneCode phoneValidatedDate proEmail proName', null),
  ...filled('pwdTokenDate shortDistanceSubscription solidaryUser unsubscribeDate unsubscribeMessage userDelegate validatedDate', null),
  ...filled('bankingIdentityStatus eecStatus experienced hasAccessToMobAPI mobile userReviewsActive', false),
  ...filled('numberOfBadges savedCo2 unreadCarpoolMessageNumber unreadDirectMessageNumber unreadSolidaryMessageNumber', 0),
  ...filled('maxDetourDistance maxDetourDuration', 0),
};

/** The empty lists of an answer, made anew for each, so that no two answers share a list. */
const lists = (): RecordData => Object.fromEntries(named('addresses cars diaries images logsAsRelated pushTokens').map((name) => [name, []]));

/**
 * The signed-in user as `users/me` answers it (contract session.me): every field, nulls and secrets included, so that a client that stores the
 * whole answer is found out.
 */
export async function describeMe(context: RequestContext): Promise<RecordData> {
  const { world, caller, format } = context;
  const row = await rowAt(world, USERS_PATH, caller.id);
  const document = row?.document ?? {};
  return {
    ...marks(`/users/${caller.id}`, 'User', { format }),
    ...UNUSED,
    ...lists(),
    ...Object.fromEntries(STORED.map((name) => [name, document[name] ?? null])),
    ...computedFields(document, world.now()),
    ...ages(document, world.now()),
    ...avatarsOf(document, context.origin),
    ...(await secrets(document, context)),
    id: caller.id,
    updatedDate: document.lastActivityDate ?? document.createdDate ?? null,
    roles: caller.roles.map((role) => ROLES[role]),
    userAuthAssignments: caller.assignments.map((_, index) => `/user_auth_assignments/${caller.id * 100 + index}`),
    ...(await operations(context)),
  };
}

function ages({ birthDate }: RecordData, now: Date): RecordData {
  const birth = typeof birthDate === 'string' ? new Date(birthDate) : undefined;
  if (!birth) return { age: null, birthYear: null };
  const hadBirthday = now.toISOString().slice(5, 10) >= birth.toISOString().slice(5, 10);
  return { age: now.getUTCFullYear() - birth.getUTCFullYear() - (hadBirthday ? 0 : 1), birthYear: birth.getUTCFullYear() };
}

/** The filters that the answer declares, the same as those of a list of users. */
export function searchOfUsers({ collections }: World): RecordData {
  const users = collections.get(USERS_PATH);
  return users ? { 'hydra:search': hydraSearch(users) } : {};
}

async function secrets({ email, telephone }: RecordData, { world, caller }: RequestContext): Promise<RecordData> {
  const sql = 'select hash from sandbox_password where user_id = $1';
  const [password] = await world.db.query<{ hash: string }>(sql, [caller.id]);
  return {
    password: password?.hash ?? null,
    pwdToken: null,
    phoneToken: null,
    emailToken: `email-token-${caller.id}`,
    unsubscribeToken: `unsubscribe-token-${caller.id}`,
    oldEmail: email ?? null,
    oldTelephone: telephone ?? null,
  };
}

async function operations({ world, caller, format }: RequestContext): Promise<RecordData> {
  const links = await world.db.query<{ id: number; structure_id: number }>(
    'select id, structure_id from sandbox_operate where user_id = $1 order by id',
    [caller.id],
  );
  const ids = links.map((link) => link.structure_id);
  const rows = await rowsAt(world, STRUCTURES_PATH, { conditions: ['id = any($1::int[])'], parameters: [ids] });
  return {
    operates: links.map(({ id }) => `/operates/${id}`),
    solidaryStructures: rows.map(({ id, document: { name, email, telephone, signature } }) => ({
      ...marks(`/structures/${id}`, 'Structure', { format }),
      id,
      name,
      email,
      telephone,
      signature,
    })),
  };
}
