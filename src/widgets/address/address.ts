import { fold } from '@/i18n/fold';
import { earthPosition } from '@/ui/map/earthPosition';
import { textValue } from '../textValue';

/** An address as a form holds it (contract places.address): texts, and the coordinates of its point as numbers. */
export type Address = Readonly<Record<string, unknown>>;

/** The parts that an operator reads as the address, from the door to the country. */
export const LINE_PARTS = ['houseNumber', 'street', 'postalCode', 'addressLocality', 'addressCountry'] as const;

export const POINT_PARTS = ['latitude', 'longitude'] as const;

/**
 * The lines of an address, as on a letter. The platform's own lines put a comma between post code and town, and the name of a point before its address (contract
 * places.address), so they are used only where the parts are empty. None for an address without any text or point. `owner` is the name of the point, which is no
 * part of the address.
 */
export function addressLines(address: Address, owner?: string): string[] {
  const { postalCode, addressLocality, region, addressCountry, displayLabel } = address;
  const place = joined([streetLine(address), joined([postalCode, addressLocality], ' ')], ', ');
  const around = joined([region, addressCountry], ', ');
  if (place !== '') return [place, around].filter(Boolean);
  const told = Array.isArray(displayLabel) ? displayLabel.flatMap((line) => textValue(line) ?? []).filter((line) => line !== owner) : [];
  if (told.length > 0) return told;
  const point = earthPosition(address);
  return around === '' && point ? [point.join(', ')] : [around].filter(Boolean);
}

/** Number and street. A street that was read from `streetAddress` has the number in it already (contract places.address). */
export function streetLine(address: Address): string | undefined {
  const { houseNumber, street, streetAddress } = withoutOldStreet(address);
  const [number, name] = [textValue(houseNumber), textValue(street) ?? textValue(streetAddress)];
  if (number === undefined || name === undefined || name.startsWith(`${number} `)) return name ?? number;
  return `${number} ${name}`;
}

/**
 * The address without a street that is out of date. When a home address changes, the platform keeps `street`, and also a number that is removed (contract
 * requests.edit): where `streetAddress` does not contain the street, or contains more than the street but not the number, both are those of the former address.
 */
export function withoutOldStreet(address: Address): Address {
  const [number = '', street = '', line = ''] = ['houseNumber', 'street', 'streetAddress'].map((part) => fold(textValue(address[part]) ?? '').trim());
  const isCurrent = line.includes(street) && (line === street || line.includes(number));
  if (!street || !line || isCurrent) return address;
  const { houseNumber: _number, street: _street, ...current } = address;
  return current;
}

export function joined(parts: readonly unknown[], separator: string): string {
  return parts.flatMap((part) => textValue(part) ?? []).join(separator);
}
