import type { RecordData } from '../../../src/engine/model/Schema';


const MINIMUM_AGE_TO_DRIVE = 17;
const OF_THE_PERSON = ['givenName', 'familyName', 'birthDate', 'email'];
const OF_THE_HOME = ['addressLocality', 'countryCode', 'postalCode', 'street'];

/** The fields that the server computes wherever it shows a person (contract users.fields). */
export function computedFields(user: RecordData, now: Date): RecordData {
  return {
    shortFamilyName: `${text(user.familyName).charAt(0).toUpperCase()}.`,
    identityStatus: user.identityStatus ?? 0,
    needParentalConsent: Boolean(user.legalGuardianEmail) && !user.parentalConsentDate,
    oldEnoughToDrive: isOldEnough(user.birthDate, now),
    missingDataToPayElectronically: missingToPay(user),
  };
}

function isOldEnough(birthDate: unknown, now: Date): boolean {
  const birth = Date.parse(text(birthDate));
  if (Number.isNaN(birth)) return false;
  const limit = new Date(birth);
  limit.setUTCFullYear(limit.getUTCFullYear() + MINIMUM_AGE_TO_DRIVE);
  return limit <= now;
}

/** The data that are missing for electronic payment. Nobody in the demonstration has given bank details. */
function missingToPay(user: RecordData): string[] {
  const home = user.homeAddress as RecordData | null | undefined;
  const ofTheHome = home ? OF_THE_HOME.filter((field) => !home[field]) : ['homeAddress'];
  return ['bankCoordinates', ...OF_THE_PERSON.filter((field) => !user[field]), ...ofTheHome];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
