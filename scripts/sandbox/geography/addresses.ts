import type { RecordData } from '../../../src/engine/model/Schema';
import { databaseRefused } from '../http/Refusal';

/** The fields of an address that are written and stored (contract places.address). */
const STORED = [
  'houseNumber',
  'street',
  'streetAddress',
  'postalCode',
  'subLocality',
  'addressLocality',
  'localAdmin',
  'county',
  'macroCounty',
  'region',
  'macroRegion',
  'addressCountry',
  'countryCode',
  'latitude',
  'longitude',
  'name',
  'home',
] as const;

/** The fields that only the long form has, all of them empty for a stored address (contract places.address). */
const ONLY_RAW = ['venue', 'event', 'layer', 'similarityWithSearch'] as const;

/** An address in the form that is stored; the columns of coordinates have six decimals. */
export function storedAddress(sent: RecordData): RecordData {
  return { ...ofKeys(sent), latitude: sixDecimals(sent.latitude), longitude: sixDecimals(sent.longitude) };
}

/** A home address, which is marked as home and named by the server. */
export function storedHome(sent: RecordData): RecordData {
  return { ...storedAddress(sent), ...HOME_MARKS };
}

const HOME_MARKS = { name: 'homeAddress', home: true };

/** An address as it is read. Its label, type and region are computed each time. `owner` is the name of the event or relay point it belongs to. */
export function readAddress(stored: RecordData, owner = ''): RecordData {
  const address = ofKeys(stored);
  return {
    ...address,
    street: address.street || address.streetAddress || null,
    displayLabel: labelOf(address, owner),
    icon: null,
    type: typeOf(address),
    regionCode: regionCodeOf(address),
  };
}

/** An address in the answer to the write that sent it: as it was sent, without a label. */
export function echoedAddress(sent: RecordData): RecordData {
  const address = ofKeys(sent);
  return { ...address, displayLabel: [], icon: null, type: typeOf(address), regionCode: regionCodeOf(address) };
}

export const echoedHome = (sent: RecordData): RecordData => echoedAddress({ ...sent, ...HOME_MARKS });

/** The long form of an address: with its number, and with every empty field kept (contract places.address). */
export function rawAddress(stored: RecordData, id: number | null): RecordData {
  return { id, ...readAddress(stored), ...Object.fromEntries(ONLY_RAW.map((name) => [name, null])) };
}

/** The label of an address in two lines: the way to the door, then the region and the country (contract places.address). */
export function labelOf(address: RecordData, owner = ''): [string, string] {
  const [town, code] = [capitalised(address.addressLocality), text(address.postalCode)];
  const street = text(address.streetAddress);
  // Without a street, the town comes first.
  const place = street === '' ? [town, code] : [street, code, town];
  const far = [address.region, address.macroRegion, address.addressCountry].map(capitalised);
  return [joined([owner, ...place]), joined(far)];
}

/** A text in lower case with a capital first letter. */
function capitalised(value: unknown): string {
  const small = text(value).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return small.charAt(0).toUpperCase() + small.slice(1);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(', ');
}

function typeOf({ houseNumber, street, streetAddress, home }: RecordData): string {
  if (houseNumber) return 'housenumber';
  if (street || streetAddress) return 'street';
  return home === true ? 'user' : 'locality';
}

/** The code of the region. For France it is the department, whose number is the start of the postal code. */
function regionCodeOf({ countryCode, postalCode }: RecordData): string | null {
  return countryCode === 'FR' && text(postalCode) !== '' ? text(postalCode).slice(0, 2) : null;
}

function sixDecimals(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const degrees = Number(value);
  if (value === '' || !Number.isFinite(degrees) || Math.abs(degrees) >= 10_000) throw databaseRefused(`"${String(value)}" is no coordinate`);
  return degrees.toFixed(6);
}

function ofKeys(address: RecordData): RecordData {
  return Object.fromEntries(STORED.map((name) => [name, address[name] ?? null]));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
