import type { WireRecord } from '@/api/records';
import { fold } from '@/i18n/fold';
import { coordinate } from '@/ui/map/coordinate';
import { joined, streetLine, type Address } from './address';

/** A place that the search found (contract places.search). */
export interface Point {
  /** A key for rendering, as ids are unique only inside a kind and a provider, and may be missing. */
  key: string;
  group: PointGroup;
  /** The name of the place, and what tells it from others of the same name. */
  title: string;
  detail: string;
  address: Address;
}

/** The results of the search, in the order of the specification (section 9), and in the server's own order inside a group. */
export function readPoints(items: readonly WireRecord[]): Point[] {
  const points = items.flatMap((item, index) => readPoint(item, index) ?? []);
  return GROUPS.flatMap((group) => points.filter((point) => point.group === group));
}

/** Reads one result. A place without coordinates cannot be put on a map, so it is left out. */
function readPoint(item: WireRecord, index: number): Point | undefined {
  const [latitude, longitude] = [Number(item['lat'] ?? Number.NaN), Number(item['lon'] ?? Number.NaN)];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  const address = { ...pointAddress(item), latitude: coordinate(latitude), longitude: coordinate(longitude) };
  return { key: `${index}`, group: groupOf(item['type']), address, ...pointTexts(item, address) };
}

/** The address of a result (contract places.address and places.search). A home address is read from `streetAddress`, others from `street`, so both are filled. */
function pointAddress(item: WireRecord): Address {
  const { postalCode, locality, region, macroRegion, country, countryCode } = item;
  const address = {
    ...streetOf(item),
    postalCode,
    addressLocality: locality,
    region,
    macroRegion,
    addressCountry: country,
    countryCode,
  };
  const filled = Object.entries({ ...address, streetAddress: streetLine(address) }).filter(([, part]) => typeof part === 'string' && part !== '');
  return Object.fromEntries(filled);
}

/**
 * The street of a result. The platform stores the street of an address but not its name (contract requests.edit), so the name of a place without a street, and
 * that of a relay point, by which a driver knows it, are put where the street is.
 */
function streetOf(item: WireRecord): Address {
  const { houseNumber, streetName: street, name, locality, type } = item;
  const line = streetLine({ houseNumber, street });
  // The platform calls the operator's own home `homeAddress`.
  const isNamed = typeof name === 'string' && name !== '' && type !== 'user' && fold(name) !== fold(line ?? String(locality));
  if (!isNamed || (line !== undefined && type !== 'relaypoint')) return { houseNumber, street };
  return { street: joined([name, line], ', ') };
}

function pointTexts({ name, houseNumber, streetName }: WireRecord, address: Address): Pick<Point, 'title' | 'detail'> {
  const { postalCode, addressLocality, region, addressCountry } = address;
  const street = streetLine({ houseNumber, street: streetName });
  const town = joined([postalCode, addressLocality], ' ');
  const title = joined([typeof name === 'string' && name !== '' ? name : (street ?? addressLocality)], '');
  const others = [street, town, region, addressCountry].filter((part) => typeof part === 'string' && fold(part) !== fold(title));
  return { title, detail: joined([...new Set(others)], ', ') };
}

/** The groups in the order of the specification (section 9). Results of an unknown kind come last, and are never left out. */
const GROUPS = ['user', 'housenumber', 'venue', 'street', 'relaypoint', 'locality', 'event', 'other'] as const;

type PointGroup = (typeof GROUPS)[number];

function groupOf(type: unknown): PointGroup {
  return GROUPS.find((group) => group === type) ?? 'other';
}
