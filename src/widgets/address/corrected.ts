import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { LINE_PARTS, POINT_PARTS, pointOf, streetLine, type Address } from './address';

const TOWN_PARTS = ['postalCode', 'addressLocality', 'addressCountry'] as const;

/** What the form does not show and that is only true of the town it came with. */
const OF_THE_TOWN = ['subLocality', 'localAdmin', 'county', 'macroCounty', 'region', 'macroRegion'] as const;

/**
 * An address corrected by hand, whole again: the number and the street in one line too, where some calls read them (contract
 * places.search), and nothing left that the correction made false. `known` is what the platform or the search said; back to its words,
 * the address is that one again.
 */
export function corrected(known: Address, edited: Address): Address {
  const isSame = (parts: readonly string[]) => parts.every((part) => isSameValue(known[part], edited[part]));
  if (isSame(LINE_PARTS)) return { ...known, ...picked(edited, POINT_PARTS) };

  const { displayLabel: _stale, streetAddress, ...kept } = edited;
  return {
    ...kept,
    ...picked(isSame(TOWN_PARTS) ? known : {}, OF_THE_TOWN),
    ...picked(isSame(['addressCountry']) ? known : {}, ['countryCode']),
    streetAddress: isSame(['houseNumber', 'street']) ? known['streetAddress'] : streetLine({ ...kept, street: kept['street'] ?? streetAddress }),
  };
}

/** Whether the point on the map is that of the address: `lost` when only the words have changed since it was known. */
export function pointState(known: Address, address: Address): 'follows' | 'lost' | 'none' {
  if (!pointOf(address)) return 'none';
  const isSamePoint = POINT_PARTS.every((part) => known[part] === address[part]);
  return isSamePoint && !LINE_PARTS.every((part) => isSameValue(known[part], address[part])) ? 'lost' : 'follows';
}

function picked(address: Address, parts: readonly string[]): Address {
  return Object.fromEntries(parts.map((part) => [part, address[part]]));
}
