import { useState } from 'react';
import { isEmptyValue, isSameValue } from '@/engine/model/transforms/emptyValue';
import type { Position } from '@/ui/map/MapProps';
import { earthPosition } from '@/ui/map/earthPosition';
import { coordinate } from '@/ui/map/coordinate';
import { addressLines, POINT_PARTS, withoutOldStreet, type Address } from './address';
import { corrected, pointState } from './corrected';
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
