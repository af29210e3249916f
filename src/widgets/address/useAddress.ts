import { useState } from 'react';
import { isEmptyValue, isSameValue } from '@/engine/model/transforms/emptyValue';
import type { Position } from '@/ui/map/MapProps';
import { earthPosition } from '@/ui/map/earthPosition';
import { coordinate } from '@/ui/map/coordinate';
import { type Address, addressLines, LINE_PARTS, POINT_PARTS, streetLine, withoutOldStreet } from './address';
import type { Point } from './point';

/** The operations on an address in a form, and what is known of its point. */
export function useAddress(value: Address | undefined, onChange: (value: Address | undefined) => void) {
  const [opened] = useState(value);
  const address = withoutOldStreet(value ?? NOTHING);
  /** The last address whose words and point were known to match. */
  const [known, setKnown] = useState(address);
  const state = pointState(known, address);

  function change(next: Address) {
    onChange(isEmptyValue(next) ? undefined : next);
  }

  /** Sets words and point together, or the point on purpose, so that they match. */
  function place(next: Address) {
    setKnown(next);
    change(next);
  }

  return {
    address,
    point: earthPosition(address),
    pointState: state,
    /** The address that the point belongs to. Once the point is lost, this is no longer the written address. */
    pointText: addressLines(state === 'lost' ? known : address)[0] ?? '',
    /** The address when the form opened. */
    opened,
    /** Whether the address was changed or cleared, which can be undone. */
    isChanged: opened !== undefined && !isSameValue(value, opened),
    choose: (point: Point) => place(point.address),
    /** Takes over an address with its point, which match. */
    take: place,
    edit(part: string, partValue: unknown) {
      const next = corrected(known, { ...address, [part]: partValue });
      if (POINT_PARTS.some((name) => name === part)) place(next);
      else change(next);
    },
    move: ([latitude, longitude]: Position) =>
      place({ ...address, latitude: coordinate(latitude), longitude: coordinate(longitude) }),
    clear: () => place(NOTHING),
    undo: () => place(opened ?? NOTHING),
  };
}

const NOTHING: Address = {};

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
