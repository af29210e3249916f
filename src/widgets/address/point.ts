import type { WireRecord } from '@/api/records';
import { fold } from '@/i18n/fold';
import { coordinate, joined, streetLine, type Address } from './address';

/** A place that the search found (contract places.search). */
export interface Point {
  /** Ids are only unique inside a kind and a provider, and not always there. */
  key: string;
  group: PointGroup;
  /** What names it, and what tells it from its homonyms. */
  title: string;
  detail: string;
  address: Address;
}

/** What the search answered, in the order of the specification (section 9), and in the server's own inside a group. */
export function readPoints(items: readonly WireRecord[]): Point[] {
  const points = items.flatMap((item, index) => readPoint(item, index) ?? []);
  return GROUPS.flatMap((group) => points.filter((point) => point.group === group));
}

/** A place without coordinates cannot be put on a map: it is left out. */
function readPoint(item: WireRecord, index: number): Point | undefined {
  const [latitude, longitude] = [Number(item['lat'] ?? Number.NaN), Number(item['lon'] ?? Number.NaN)];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  const address = { ...pointAddress(item), latitude: coordinate(latitude), longitude: coordinate(longitude) };
  return { key: `${index}`, group: groupOf(item['type']), address, ...pointTexts(item, address) };
}

/** Contract places.address and places.search. A home address is read from `streetAddress`, the others from `street`: both are filled. */
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
 * The platform keeps the street of an address and not its name (contract requests.edit): the name of a place without a street, and that of a relay point,
 * by which a driver knows it, stand where the street does.
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

/** In the order of the specification (section 9); what is of no known kind comes last, and is never dropped. */
const GROUPS = ['user', 'housenumber', 'venue', 'street', 'relaypoint', 'locality', 'event', 'other'] as const;

type PointGroup = (typeof GROUPS)[number];

function groupOf(type: unknown): PointGroup {
  return GROUPS.find((group) => group === type) ?? 'other';
}
