import type { RecordData } from '../../../src/engine/model/Schema';
import { makeAddress } from '../seed/address';
import { placeNamed } from '../seed/places';
import { Random, seedOf } from '../seed/Random';
import { SEEDED_USERS } from '../seed/users';
import { type CarpoolAd, type Journey, later, type Matching, numberOf, type Way } from './SolidaryRecord';

const FIRST_USER = 9;
/** The share of the connections between two communes that somebody drives. */
const DRIVEN = 0.6;

/**
 * Finds people of the platform who could take somebody along: always the same for the same connection, and nobody where nobody drives. Those who
 * also drive back are found twice, and the two matchings are linked.
 */
export function findCarpoolers(recordId: number, journey: Journey, { origin, destination }: { origin: RecordData; destination: RecordData }): Matching[] {
  const random = driversOf(origin, destination);
  if (!random) return [];
  const count = random.integer(1, 4);
  const found: Matching[] = [];
  for (let index = 0; index < count; index += 1) {
    const userId = random.integer(FIRST_USER, SEEDED_USERS);
    const drivesBack = random.chance(0.6);
    const goesBack = journey.isRoundTrip && drivesBack;
    const id = numberOf(recordId, 2 * index);
    const ad = adOf(journey, { from: origin, to: destination, way: 'outward', goesBack }, random);
    found.push({ id, way: 'outward', userId, ad, ...(goesBack && { linkedId: id + 1 }) });
    if (!goesBack) continue;
    const back = adOf(journey, { from: destination, to: origin, way: 'return', goesBack }, random);
    found.push({ id: id + 1, way: 'return', userId, linkedId: id, ad: back });
  }
  return found;
}

/** The generator for the drivers between two known communes, or nothing if nobody drives there. */
export function driversOf(origin: RecordData, destination: RecordData): Random | undefined {
  const [from, to] = [origin, destination].map(({ addressLocality }) => placeNamed(String(addressLocality))?.commune);
  if (from === undefined || to === undefined || from === to) return undefined;
  const random = new Random(seedOf(`journeys from ${from} to ${to}`, 0));
  return random.chance(DRIVEN) ? random : undefined;
}

interface Trip {
  from: RecordData;
  to: RecordData;
  way: Way;
  goesBack: boolean;
}

function adOf(journey: Journey, { from, to, way, goesBack }: Trip, random: Random): CarpoolAd {
  const asked = journey[way]?.time ?? journey.schedules.map((row) => row[`${way}Time`]).find((time) => typeof time === 'string') ?? '08:00';
  const knowsDetour = random.chance(0.9);
  return {
    frequency: journey.frequency === 1 ? 1 : 2,
    isRoundTrip: goesBack,
    isPassenger: random.chance(0.3),
    solidaryExclusive: random.pick([true, false, null]),
    origin: near(from, random),
    destination: near(to, random),
    time: later(asked, random.integer(-3, 3) * 5),
    detourDuration: knowsDetour ? random.integer(1, 18) * 60 : null,
    detourDistance: knowsDetour ? random.integer(2, 120) * 100 : null,
  };
}

function near(address: RecordData, random: Random): RecordData {
  return makeAddress(random, placeNamed(String(address.addressLocality)));
}
