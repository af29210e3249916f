import type { RecordData } from '../../../src/engine/model/Schema';
import type { RequestContext } from '../World';
import { adDates, arrival, avatarOf, datesOf, flagsOf, goesOn, type People, volunteersOf, weekOf, whereAndWhen } from './shownMatchings';
import type { CarpoolAd, Matching, Message, Solution, SolidaryRecord } from './SolidaryRecord';
import { rawAddress } from './wireParts';

const REGULAR = 2;
const ASKED = 0;

/** The chosen drivers, once for each direction (contract requests.solutions). */
export async function shownDrivers(record: SolidaryRecord, people: People, context: RequestContext): Promise<RecordData[]> {
  const chosen = record.solutions.flatMap((solution) => {
    const matching = record.matchings.find(({ id }) => id === solution.matchingId);
    return matching ? [{ solution, matching }] : [];
  });
  const volunteers = await volunteersOf(chosen.map(({ matching }) => matching), context);
  return chosen.map(({ solution, matching }) => ({
    ...common(solution, matching, people.get(matching.userId) ?? {}, context),
    ...(matching.ad ? carpooler(record, { ...matching, ad: matching.ad }, context) : transporter(volunteers.get(matching.userId) ?? {})),
  }));
}

function common({ id, ask }: Solution, { id: matchingId, userId, ad }: Matching, person: RecordData, context: RequestContext): RecordData {
  const { givenName = null, familyName = null, telephone = null } = person;
  const type = ad ? 'carpooler' : 'transporter';
  return { id, matchingId, type, givenName, familyName, telephone, avatar: avatarOf(person, context), userId, status: ask ?? ASKED, contacted: ask !== undefined };
}

/** A volunteer in this form, where the days of the week are direct fields. */
function transporter(volunteer: RecordData): RecordData {
  return { ...whereAndWhen(volunteer), ...flagsOf(volunteer) };
}

function carpooler({ journey, origin, destination }: SolidaryRecord, { id, way, ad, linkedId }: Matching & { ad: CarpoolAd }, context: RequestContext): RecordData {
  const isOutward = way === 'outward';
  return {
    way: isOutward ? (linkedId === undefined ? 1 : 2) : 3,
    frequency: ad.frequency,
    carpoolerProposalType: ad.isRoundTrip ? 'roundtrip' : 'oneway',
    proposalType: linkedId === undefined ? 'oneway' : 'roundtrip',
    passenger: ad.isPassenger,
    driver: true,
    solidaryExclusive: ad.solidaryExclusive,
    origin: rawAddress(isOutward ? origin : destination, 2 * id),
    destination: rawAddress(isOutward ? destination : origin, 2 * id + 1),
    ...sides({ id, journey, way, ad }, context),
  };
}

function sides({ id, ...match }: { id: number; journey: SolidaryRecord['journey']; way: 'outward' | 'return'; ad: CarpoolAd }, context: RequestContext): RecordData {
  const { journey, way, ad } = match;
  const places = { origin: rawAddress(ad.origin, 2 * id), destination: rawAddress(ad.destination, 2 * id + 1) };
  const side = { ...datesOf(match, context), ...adDates(match, context), ...places, ...(ad.frequency !== REGULAR && { destinationTime: arrival(ad, context) }) };
  if (ad.frequency !== REGULAR) return { [way]: side };
  return { [way]: side, schedule: { [way]: weekOf(ad, goesOn(journey), context) }, carpoolerSchedule: { [way]: weekOf(ad, () => true, context) } };
}

/** The messages by the id of their solution: an object with numeric keys, or an empty list (contract requests.solutions). */
export function shownThreads({ solutions }: SolidaryRecord, people: People, context: RequestContext): unknown {
  if (solutions.length === 0) return [];
  return Object.fromEntries(solutions.map(({ id, messages }) => [id, messages.map((message) => shownMessage(message, people, context))]));
}

function shownMessage({ posterId, delegateId, recipientId, text, date }: Message, people: People, context: RequestContext): RecordData {
  const named = (prefix: string, id: number | undefined): RecordData => {
    const person = id === undefined ? undefined : people.get(id);
    const { givenName = null, familyName = null } = person ?? {};
    return { [`${prefix}GivenName`]: givenName, [`${prefix}FamilyName`]: familyName, [`${prefix}Avatar`]: person ? avatarOf(person, context) : null };
  };
  return { posterId, ...named('poster', posterId), ...named('delegate', delegateId), ...named('recipient', recipientId), text, date };
}
