import type { RecordData } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { generatedEmail } from '../solidary/attachments';
import { ACCOUNTS } from './accounts';
import { makeAddress } from './address';
import { NO_PROOF } from '../people/identityProofs';
import { generateProofs } from './identityProofs';
import { FAMILIES, MAIL_HOSTS, MEN, NATIONALITIES, STREETS, TALKS, TASTES, WOMEN } from './names';
import { type Place, PLACES } from './places';
import { Random, seedOf } from './Random';
import { daysAgo } from './times';

export const SEEDED_USERS = 2000;

/** The last id of the people who signed up before proofs of identity were required. */
const BEFORE_PROOFS = 100;

/** The communes around the structures of the demonstration, where half of the people live. */
const NEARBY = PLACES.filter(({ department }) => department === 'Meurthe-et-Moselle' || department === 'Vosges');

/** The user with an id: one of the demonstration's accounts for the first eight, a generated person for the others. */
export function userDocument(id: number, random: Random): RecordData {
  const account = ACCOUNTS[id - 1];
  // `Object.assign` instead of spreading, because spreading objects of this size makes generating a hundred thousand people four times slower.
  const person: RecordData = Object.assign(identity(id, random), contact(random), travel(random), history(random));
  // A hitchhiker must at least drive or ride.
  if (person.hitchHikeDriver === false && person.hitchHikePassenger === false) person.hitchHikePassenger = true;
  if (!account) protectMinor(id, person);
  if (id <= BEFORE_PROOFS && person.identityStatus !== null) person.identityStatus = NO_PROOF;
  // Some people have had all their roles taken away.
  if (id % 50 === 30) person.rolesTerritory = [];
  person.identityProofs = generateProofs(id, person.identityStatus);
  person.email = generatedEmail(id, person, new Random(seedOf('no e-mail', id))) ?? person.email;
  if (!account) return random.chance(0.02) ? pseudonymised(id, person) : person;
  const { email, givenName, familyName, gender, roles, language } = account;
  const rolesTerritory = roles.map((role) => ({ role, territory: null }));
  // The address is named, so that the search for places finds it among the caller's own.
  const homeAddress = { ...makeAddress(random, random.pick(NEARBY)), home: true, name: 'Domicile' };
  const known = { email, givenName, familyName, gender, rolesTerritory, homeAddress, ...(language && { language: { id: 2, code: language } }) };
  return { ...person, ...known, status: 1, newsSubscription: true };
}

function identity(id: number, random: Random): RecordData {
  const gender = random.pick([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 0]);
  const givenName = random.pick(gender === 1 ? WOMEN : gender === 2 ? MEN : [...WOMEN, ...MEN]);
  const familyName = random.pick(FAMILIES);
  const picture = random.chance(0.2) ? `/upload/pictures/person-${id % 360}.svg` : null;
  return {
    gender,
    givenName,
    familyName,
    email: `${slug(givenName)}.${slug(familyName)}${id}@${random.pick(MAIL_HOSTS)}`,
    status: random.chance(0.04) ? 2 : 1,
    nationality: random.chance(0.6) ? random.pick(NATIONALITIES) : null,
    birthDate: random.chance(0.9) ? birthDate(random) : null,
    image: picture,
    avatar: picture,
    rolesTerritory: [{ role: 3, territory: null }],
  };
}

function contact(random: Random): RecordData {
  const place: Place = random.chance(0.5) ? random.pick(NEARBY) : random.pick(PLACES);
  return {
    telephone: random.chance(0.85)
      ? `0${random.pick(['6', '6', '7', '3', '2'])}${String(random.integer(0, 99_999_999)).padStart(8, '0')}`
      : null,
    phoneDisplay: random.chance(0.7) ? 1 : 2,
    newsSubscription: random.pick([true, true, true, true, false, false, false, null]),
    homeAddress: random.chance(0.92) ? { ...makeAddress(random, place), home: true } : null,
    legalGuardianEmail: null,
    parentalConsentDate: null,
    parentalConsentToken: null,
    parentalConsentUuid: null,
  };
}

function travel(random: Random): RecordData {
  const hitchHikes = random.chance(0.15);
  const place = random.pick(PLACES);
  return {
    drivingLicenceNumber: random.chance(0.3) ? String(random.integer(100_000, 999_999_999)) : null,
    smoke: random.pick([0, 0, 1, 2, null]),
    music: random.pick([true, true, false, null]),
    musicFavorites: random.chance(0.3) ? random.pick(TASTES) : null,
    chat: random.pick([true, true, false, null]),
    chatFavorites: random.chance(0.3) ? random.pick(TALKS) : null,
    gamification: random.chance(0.9),
    gratuity: random.chance(0.9),
    hitchHikeDriver: hitchHikes ? random.chance(0.6) : null,
    hitchHikePassenger: hitchHikes ? random.chance(0.8) : null,
    postalAddress:
      hitchHikes && random.chance(0.5)
        ? `${random.integer(1, 99)} ${random.pick(STREETS)}, ${place.postalCode} ${place.commune}`
        : null,
    identityStatus: hitchHikes ? random.pick([0, 1, 2, 2, 3, 4]) : null,
    rezoKit: hitchHikes ? random.chance(0.5) : null,
    cardLetter: hitchHikes ? random.chance(0.4) : null,
    cardLetterPosted: hitchHikes ? random.chance(0.3) : null,
    verifiedIdentity: null,
    adType: random.pick([0, 0, 1, 1, 2, 3]),
  };
}

function history(random: Random): RecordData {
  const createdDate = daysAgo(random, 1800, 2);
  const days = (Date.UTC(2026, 10, 20) - Date.parse(createdDate)) / 86_400_000;
  return {
    createdDate,
    lastActivityDate: random.chance(0.9) ? daysAgo(random, Math.max(days, 0)) : null,
    importedDate: random.chance(0.08) ? createdDate : null,
    referral: random.chance(0.05) ? `PARRAIN${random.integer(10, 99)}` : null,
  };
}

/** One person in eighty is too young to sign up alone; for two of three of them, the parents have agreed. */
function protectMinor(id: number, person: RecordData): void {
  const random = new Random(seedOf('minor', id));
  if (!random.chance(1 / 80)) return;
  const born = `${random.integer(2010, 2011)}-0${random.integer(1, 9)}-${random.integer(10, 28)}T00:00:00+00:00`;
  const legalGuardianEmail = `parent.${slug(String(person.familyName))}${id}@example.fr`;
  const parentalConsentDate = random.chance(2 / 3) ? person.createdDate : null;
  Object.assign(person, { birthDate: born, legalGuardianEmail, parentalConsentDate, drivingLicenceNumber: null });
}

/** A person who has left: never listed, but still the nameless owner of what they created. */
function pseudonymised(id: number, person: RecordData): RecordData {
  const gone = { status: 4, gender: 3, email: `${id}@mobicoop-anonymized.io`, givenName: null, familyName: null };
  return { ...person, ...gone, telephone: null, birthDate: null, image: null, avatar: null };
}

function birthDate(random: Random): string {
  const day = new Date(Date.UTC(random.integer(1938, 2008), random.integer(0, 11), random.integer(1, 28)));
  return `${day.toISOString().slice(0, 10)}T00:00:00+00:00`;
}

function slug(name: string): string {
  return fold(name).replace(/[^a-z]+/g, '');
}
