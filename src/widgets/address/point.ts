import type { WireRecord } from '@/api/Api';
import { fold } from '@/i18n/fold';
import { coordinate, joined, streetLine, type Address } from './address';
import { groupOf, GROUPS, type PointGroup } from './pointGroups';

/** A place that the search found (contract solidary 16). */
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

/** Contract core 10 and solidary 16. A home address is read from `streetAddress`, the others from `street`: both are filled. */
function pointAddress({ houseNumber, streetName, postalCode, locality, region, macroRegion, country, countryCode }: WireRecord): Address {
  const address = {
    houseNumber,
    street: streetName,
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

function pointTexts({ name }: WireRecord, address: Address): Pick<Point, 'title' | 'detail'> {
  const { postalCode, addressLocality, region, addressCountry } = address;
  const street = streetLine(address);
  const town = joined([postalCode, addressLocality], ' ');
  const title = joined([typeof name === 'string' && name !== '' ? name : (street ?? addressLocality)], '');
  const others = [street, town, region, addressCountry].filter((part) => typeof part === 'string' && fold(part) !== fold(title));
  return { title, detail: joined([...new Set(others)], ', ') };
}
