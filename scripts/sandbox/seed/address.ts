import type { RecordData } from '../../../src/engine/model/Schema';
import { STREETS } from './names';
import { type Place, PLACES } from './places';
import type { Random } from './Random';

/** How a street was given when not to the number: its number and name apart, its name alone, or the same as a line. */
export type StreetForm = 'apart' | 'alone' | 'line';

/**
 * A generated address in the shape of contract places.address; some are written to the number, others stop at the commune. As most of the
 * platform's, it names no department, and its country in three letters.
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
