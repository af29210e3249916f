import type { RecordData } from '../../../src/engine/Resource';
import { STREETS } from './names';
import { type Place, PLACES } from './places';
import type { Random } from './Random';

/** A generated address in the shape of contract 10; some are written to the number, others stop at the commune. */
export function makeAddress(random: Random, place: Place = random.pick(PLACES)): RecordData {
  const numbered = random.chance(0.75);
  const houseNumber = numbered ? String(random.integer(1, 180)) : undefined;
  const street = numbered || random.chance(0.5) ? random.pick(STREETS) : undefined;
  const streetAddress = street && houseNumber ? `${houseNumber} ${street}` : street;
  return {
    houseNumber,
    street,
    streetAddress,
    postalCode: place.postalCode,
    addressLocality: place.commune,
    localAdmin: place.commune,
    county: place.department,
    region: place.region,
    addressCountry: 'France',
    countryCode: 'FR',
    latitude: (place.latitude + (random.next() - 0.5) / 40).toFixed(6),
    longitude: (place.longitude + (random.next() - 0.5) / 40).toFixed(6),
  };
}
