import type { RecordData } from '../../../src/engine/model/Schema';
import { STREETS } from './names';
import { type Place, PLACES } from './places';
import type { Random } from './Random';

/** The form of a street in an address without a house number: number and name in two fields, the name alone, or both in one line. */
export type StreetForm = 'apart' | 'alone' | 'line';

/**
 * A generated address in the form of contract places.address. Some have a house number, others only the commune. Like most on the platform, it has
 * no department, and the country in three letters.
 */
export function makeAddress(random: Random, place: Place = random.pick(PLACES), form?: StreetForm): RecordData {
  const numbered = random.chance(0.75);
  const houseNumber = numbered ? String(random.integer(1, 180)) : undefined;
  const street = numbered || random.chance(0.5) ? random.pick(STREETS) : undefined;
  const streetAddress = street && houseNumber ? `${houseNumber} ${street}` : street;
  return {
    ...(form === undefined ? { houseNumber, street, streetAddress } : streetAs(form, street ?? STREETS[0], houseNumber ?? '1')),
    postalCode: place.postalCode,
    addressLocality: place.commune,
    region: place.region,
    addressCountry: 'France',
    countryCode: 'FRA',
    latitude: (place.latitude + (random.next() - 0.5) / 40).toFixed(6),
    longitude: (place.longitude + (random.next() - 0.5) / 40).toFixed(6),
  };
}

function streetAs(form: StreetForm, street: string | undefined, houseNumber: string): RecordData {
  if (form === 'apart') return { houseNumber, street };
  return form === 'alone' ? { street } : { streetAddress: street };
}
