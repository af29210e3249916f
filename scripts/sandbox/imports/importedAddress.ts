import type { RecordData } from '../../../src/engine/model/Schema';
import { locate } from '../geography/gazetteer';
import { storedHome } from '../geography/addresses';
import { placeAt, placeNamed } from '../seed/places';

/** The home address from seven columns: taken as they are when both coordinates are given, else looked up by the geocoder, which may find nothing. */
export function importedAddress(columns: readonly string[]): RecordData | null {
  const [houseNumber = '', streetAddress = '', postalCode = '', locality = '', country = '', latitude = '', longitude = ''] =
    columns.map((value) => value.trim());
  if (latitude !== '' && longitude !== '') {
    const known = { houseNumber, streetAddress, postalCode, addressLocality: locality, addressCountry: country };
    const filled = Object.entries(known).filter(([, value]) => value !== '');
    return storedHome({ ...Object.fromEntries(filled), latitude, longitude });
  }
  const place = placeAt(postalCode) ?? placeNamed(locality);
  if (!place) return null;
  const spot = locate({ houseNumber, street: streetAddress, place });
  return storedHome({
    houseNumber: spot.houseNumber,
    streetAddress: spot.street && [spot.houseNumber, spot.street].filter(Boolean).join(' '),
    postalCode: place.postalCode,
    addressLocality: place.commune,
    region: place.department,
    macroRegion: place.region,
    addressCountry: 'France',
    countryCode: 'FR',
    latitude: String(spot.latitude),
    longitude: String(spot.longitude),
  });
}
