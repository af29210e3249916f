import { advertisementsOf } from '../seed/advertisements';

/** The fields of a user that the extended export reads. */
export interface ExtendedFields {
  givenName: string | null;
  familyName: string | null;
  gender: number | null;
  email: string | null;
  telephone: string | null;
  birthDate: string | null;
  createdDate: string | null;
  lastActivityDate: string | null;
  newsSubscription: boolean | null;
  homeAddress: { addressLocality?: string | null } | null;
  rolesTerritory: { role: number }[] | null;
  identityProofs: { status: number }[] | null;
  hitchHikeDriver: boolean | null;
  hitchHikePassenger: boolean | null;
  adType: number | null;
}

const GENDERS = ['Sans', 'Femme', 'Homme', 'Autre'];
const IDENTITIES = ['Non-communiquée', 'En attente de vérification', 'Vérifiée', 'Rejetée', 'Annulée'];

/** The roles by the header of their column. The operator's role is written into the private manager's column, and never into its own. */
const ROLES: readonly (readonly [name: string, id: number | null])[] = [
  ['SUPER_ADMIN', 1],
  ['ADMIN', 2],
  ['USER_REGISTERED_FULL', 3],
  ['USER_REGISTERED_MINIMAL', 4],
  ['USER', 5],
  ['MASS_MATCH', 6],
  ['COMMUNITY_MANAGER', 7],
  ['COMMUNITY_MANAGER_PUBLIC', 8],
  ['SUPER_COMMUNITY_MANAGER_PUBLIC', 322],
  ['COMMUNITY_MANAGER_PRIVATE', 10],
  ['SOLIDARY_OPERATOR', null],
  ['SOLIDARY_VOLUNTEER', 11],
  ['SOLIDARY_BENEFICIARY', 12],
  ['COMMUNICATION_MANAGER', 13],
  ['SOLIDARY_VOLUNTEER_CANDIDATE', 171],
  ['SOLIDARY_BENEFICIARY_CANDIDATE', 172],
  ['INTEROPERABILITY', 257],
  ['SOLIDARY_ADMIN', 274],
  ['TERRITORY_CONSULTANT', 306],
];

const THREE = [1, 2, 3];

/** The headers, in order (contract users.export). */
export const EXTENDED_COLUMNS: readonly string[] = [
  'userId',
  'Nom',
  'Prénom',
  'Genre',
  'Email',
  'Téléphone',
  'Date de naissance',
  "Date d'inscription",
  'Date de dernière activité',
  'Accord pour newsletter',
  "Date de validité d'annonce",
  'Commune de résidence',
  'Utilisateur solidaire',
  ...THREE.map((rank) => `Communauté ${rank}`),
  ...THREE.map((rank) => `Annonce ${rank} - Commune d'origine`),
  ...THREE.map((rank) => `Annonce ${rank} - Commune de destination`),
  ...THREE.map((rank) => `Annonce ${rank} - Fréquence`),
  ...THREE.map((rank) => `Rôle Conducteur Annonce ${rank}`),
  ...THREE.map((rank) => `Rôle Passager Annonce ${rank}`),
  ...ROLES.map(([name]) => `Rôle - ROLE_${name}`),
  'Statut identité',
  'Utilisation de Rezo Pouce',
];

/** The lines of a person: one for each of their identity proofs, or a single one. */
export function extendedLines(
  id: number,
  user: ExtendedFields,
  { communities, now }: { communities: readonly (string | null)[]; now: Date },
): unknown[][] {
  const locality = user.homeAddress?.addressLocality ?? null;
  const roles = new Set(user.rolesTerritory?.map(({ role }) => role));
  const ads = advertisementsOf(id, user.adType, locality);
  const last = ads.map(({ validUntil }) => validUntil).sort().at(-1);
  const before = [
    id,
    user.familyName,
    user.givenName,
    GENDERS[user.gender ?? 0],
    user.email,
    user.telephone,
    // A person without a date of birth gets today's date, as on the platform.
    day(user.birthDate ?? now.toISOString()),
    day(user.createdDate),
    day(user.lastActivityDate),
    yesNo(user.newsSubscription === true),
    day(last ?? null),
    locality,
    'non',
    ...three(communities),
    ...three(ads.map(({ from }) => from)),
    ...three(ads.map(({ to }) => to)),
    ...three(ads.map(({ isRegular }) => (isRegular ? 'Régulier' : 'Occasionnel'))),
    ...three(ads.map(({ asDriver }) => yesNo(asDriver))),
    ...three(ads.map(({ asPassenger }) => yesNo(asPassenger))),
    ...ROLES.map(([, role]) => yesNo(role !== null && roles.has(role))),
  ];
  const statuses = user.identityProofs?.map(({ status }) => status) ?? [];
  return (statuses.length > 0 ? statuses : [0]).map((status) => [...before, IDENTITIES[status], hitchhiking(user)]);
}

function hitchhiking({ hitchHikeDriver, hitchHikePassenger }: ExtendedFields): string {
  if (hitchHikeDriver === null || hitchHikePassenger === null) return 'Non-communiquée';
  if (hitchHikeDriver) return hitchHikePassenger ? 'Passager et Conducteur' : 'Conducteur';
  return hitchHikePassenger ? 'Passager' : 'Aucun';
}

function three<Value>(values: readonly Value[]): (Value | null)[] {
  return [0, 1, 2].map((index) => values[index] ?? null);
}

function yesNo(value: boolean): string {
  return value ? 'Oui' : 'Non';
}

/** The day of a time, as dd-mm-yyyy. */
function day(time: string | null): string | null {
  return time === null ? null : time.slice(0, 10).split('-').reverse().join('-');
}
