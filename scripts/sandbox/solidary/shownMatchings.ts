import type { RecordData } from '../../../src/engine/model/Schema';
import { VOLUNTEERS_PATH } from '../quirks/paths';
import { rowsAt } from '../store/at';
import type { RequestContext } from '../World';
import { type CarpoolAd, DAY_NAMES, type Journey, later, type Matching, type SolidaryRecord, type Way, wireClock, wireDay } from './SolidaryRecord';
import { askedSlots } from './volunteers';
import { SLOTS, WINDOWS } from './weekFields';
import { rawAddress, rawHome } from './wireParts';

/** Documents of users by their ids. */
export type People = ReadonlyMap<number, RecordData>;

const REGULAR = 2;
const TRIP_MINUTES = 35;

/** The drawing that the platform shows for people without a picture, at an address without a host (contract users.fields). */
const NO_PICTURE = '/images/avatarsDefault/square_250.svg';

export function avatarOf({ avatar }: RecordData, { origin }: RequestContext): unknown {
  return typeof avatar === 'string' && avatar.startsWith('/upload/') ? origin + avatar : (avatar ?? NO_PICTURE);
}

/** The carpoolers that were found for each direction (contract requests.matches). */
export function shownCarpoolers({ matchings, journey }: SolidaryRecord, people: People, context: RequestContext): RecordData {
  const shown = (way: Way): RecordData[] =>
    matchings.flatMap((matching) => (matching.ad && matching.way === way ? [shownCarpooler({ ...matching, ad: matching.ad }, journey, people.get(matching.userId) ?? {}, context)] : []));
  return { outward: shown('outward'), return: shown('return') };
}

function shownCarpooler({ id, userId, way, ad }: Matching & { ad: CarpoolAd }, journey: Journey, person: RecordData, context: RequestContext): RecordData {
  const { fromDate, fromTime, toDate } = datesOf({ journey, way, ad }, context);
  return {
    external: false,
    externalProvider: null,
    journeyId: null,
    matchingId: id,
    carpoolerId: userId,
    carpoolerGivenName: person.givenName ?? null,
    carpoolerFamilyName: person.familyName ?? null,
    carpoolerAvatar: avatarOf(person, context),
    frequency: ad.frequency,
    type: ad.isRoundTrip ? 'roundtrip' : 'oneway',
    passenger: ad.isPassenger,
    driver: true,
    solidaryExclusive: ad.solidaryExclusive,
    fromDate,
    toDate,
    fromTime,
    ...adDates({ journey, way, ad }, context),
    ...(ad.frequency === REGULAR && { carpoolerSchedule: weekOf(ad, () => true, context), schedule: weekOf(ad, goesOn(journey), context) }),
    origin: rawAddress(ad.origin, 2 * id),
    destination: rawAddress(ad.destination, 2 * id + 1),
    ...(ad.frequency !== REGULAR && { destinationTime: arrival(ad, context) }),
    detourDuration: ad.detourDuration,
    detourDistance: ad.detourDistance,
  };
}

/** A driver's advertisement beside the requested journey. */
interface Match {
  journey: Journey;
  way: Way;
  ad: CarpoolAd;
}

/** The dates of a match, with its hour unless it repeats every week. */
export function datesOf({ journey, way, ad }: Match, context: RequestContext): { fromDate: string; fromTime: string | null; toDate: string | null } {
  const day = way === 'return' ? (journey.returnDate ?? journey.fromDate) : journey.fromDate;
  const isRegular = ad.frequency === REGULAR;
  return { fromDate: wireDay(day), fromTime: isRegular ? null : wireClock(ad.time, context), toDate: isRegular && journey.toDate !== undefined ? wireDay(journey.toDate) : null };
}

/** The dates of the driver's own advertisement. */
export function adDates(match: Match, context: RequestContext): RecordData {
  const { fromDate, fromTime, toDate } = datesOf(match, context);
  return { carpoolerFromDate: fromDate, carpoolerFromTime: fromTime, carpoolerToDate: toDate };
}

export function arrival(ad: CarpoolAd, context: RequestContext): string {
  return wireClock(later(ad.time, TRIP_MINUTES), context);
}

/** The hour of each day of the week, or `false`. */
export function weekOf(ad: CarpoolAd, goes: (day: string) => boolean, context: RequestContext): RecordData {
  return Object.fromEntries(DAY_NAMES.map((day, index) => [day, index < 5 && goes(day) ? wireClock(ad.time, context) : false]));
}

export function goesOn({ schedules }: Journey): (day: string) => boolean {
  return (day) => schedules.length === 0 || schedules.some((row) => row[day] === true);
}

/** The volunteers that were found (contract requests.matches). */
export async function shownTransporters(record: SolidaryRecord, people: People, context: RequestContext): Promise<RecordData> {
  const found = record.matchings.filter(({ ad }) => !ad);
  const volunteers = await volunteersOf(found, context);
  const shown = (way: Way): RecordData[] =>
    found.filter((matching) => matching.way === way).map((matching) => shownTransporter(matching, { record, person: people.get(matching.userId) ?? {}, volunteer: volunteers.get(matching.userId) ?? {} }, context));
  return { outward: shown('outward'), return: shown('return') };
}

interface Found {
  record: SolidaryRecord;
  person: RecordData;
  volunteer: RecordData;
}

function shownTransporter({ id, userId, way, linkedId }: Matching, { record, person, volunteer }: Found, context: RequestContext): RecordData {
  return {
    matchingId: id,
    volunteerId: userId,
    volunteerGivenName: person.givenName ?? null,
    volunteerFamilyName: person.familyName ?? null,
    volunteerAvatar: avatarOf(person, context),
    ...whereAndWhen(volunteer),
    type: linkedId === undefined ? 'oneway' : 'roundtrip',
    volunteerSchedule: flagsOf(volunteer),
    schedule: askedSlots(volunteer, record.journey, way),
  };
}

/** How far from home a volunteer drives, and when. */
export function whereAndWhen(volunteer: RecordData): RecordData {
  const { homeAddress, maxDistance = null, userId } = volunteer;
  return { centerPoint: homeAddress ? rawHome(homeAddress as RecordData, userId as number) : null, maxDistance, ...Object.fromEntries(WINDOWS.map((name) => [name, volunteer[name] ?? null])) };
}

export function flagsOf(volunteer: RecordData): RecordData {
  return Object.fromEntries(SLOTS.map((name) => [name, volunteer[name] ?? null]));
}

/** The documents of volunteers, by the ids of their accounts. */
export async function volunteersOf(matchings: readonly Matching[], { world }: RequestContext): Promise<People> {
  if (matchings.length === 0) return new Map();
  const rows = await rowsAt(world, VOLUNTEERS_PATH, { conditions: ['"f_userId" = any($1)'], parameters: [matchings.map(({ userId }) => userId)] });
  return new Map(rows.map(({ document }) => [document.userId as number, document]));
}
