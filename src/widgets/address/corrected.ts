import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { earthPosition } from '@/ui/map/earthPosition';
import { LINE_PARTS, POINT_PARTS, streetLine, type Address } from './address';

const TOWN_PARTS = ['postalCode', 'addressLocality', 'addressCountry'] as const;

/** The parts that the form does not show and that are true only of the town they came with. */
const OF_THE_TOWN = ['subLocality', 'localAdmin', 'county', 'macroCounty', 'region', 'macroRegion'] as const;

/**
 * Completes an address that was corrected by hand: the number and the street are put in one line too, where some requests read them (contract places.search), and
 * parts that the correction made false are removed. `known` is the address from the platform or the search; when its words are restored, that address is too.
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

/** Whether the point on the map belongs to the address: `lost` when only the words have changed since both were known to match. */
export function pointState(known: Address, address: Address): 'follows' | 'lost' | 'none' {
  if (!earthPosition(address)) return 'none';
  const isSamePoint = POINT_PARTS.every((part) => known[part] === address[part]);
  return isSamePoint && !LINE_PARTS.every((part) => isSameValue(known[part], address[part])) ? 'lost' : 'follows';
}

function picked(address: Address, parts: readonly string[]): Address {
  return Object.fromEntries(parts.map((part) => [part, address[part]]));
}
