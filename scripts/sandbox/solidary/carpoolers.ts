import type { RecordData } from '../../../src/engine/Resource';
import { makeAddress } from '../seed/address';
import { placeNamed } from '../seed/places';
import { Random, seedOf } from '../seed/Random';
import { SEEDED_USERS } from '../seed/users';
import { SEEDED_RECORDS } from './attachments';
import { type CarpoolAd, type Journey, later, type Matching, numberOf, type Way } from './SolidaryRecord';

const FIRST_USER = 9;

/**
 * Who could take somebody along, among the people of the platform: one seeded record in ten has nobody, a new one always has somebody. Those who drive
 * back too are found twice, the two linked. The same for the same record, each time.
 */
export function findCarpoolers(recordId: number, journey: Journey, { origin, destination }: { origin: RecordData; destination: RecordData }): Matching[] {
  const random = new Random(seedOf('carpoolers of', recordId));
  const count = random.chance(0.1) && recordId <= SEEDED_RECORDS ? 0 : random.integer(1, 4);
  const found: Matching[] = [];
  for (let index = 0; index < count; index += 1) {
    const userId = random.integer(FIRST_USER, SEEDED_USERS);
    const goesBack = journey.isRoundTrip && random.chance(0.6);
    const id = numberOf(recordId, 2 * index);
    const ad = adOf(journey, { from: origin, to: destination, way: 'outward', goesBack }, random);
    found.push({ id, way: 'outward', userId, ad, ...(goesBack && { linkedId: id + 1 }) });
    if (!goesBack) continue;
    const back = adOf(journey, { from: destination, to: origin, way: 'return', goesBack }, random);
    found.push({ id: id + 1, way: 'return', userId, linkedId: id, ad: back });
  }
  return found;
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
