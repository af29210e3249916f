import { useState } from 'react';
import { isEmptyValue, isSameValue } from '@/engine/model/transforms/emptyValue';
import type { Position } from '@/ui/map/MapProps';
import { addressLines, coordinate, POINT_PARTS, pointOf, withoutOldStreet, type Address } from './address';
import { corrected, pointState } from './corrected';
import type { Point } from './point';

/** What can be done with an address in a form, and what is known of its point. */
export function useAddress(value: Address | undefined, onChange: (value: Address | undefined) => void) {
  const [opened] = useState(value);
  const address = withoutOldStreet(value ?? NOTHING);
  /** The last address whose words and point were known to go together. */
  const [known, setKnown] = useState(address);
  const state = pointState(known, address);

  function change(next: Address) {
    onChange(isEmptyValue(next) ? undefined : next);
  }

  /** Words and point are said together, or the point on purpose. */
  function place(next: Address) {
    setKnown(next);
    change(next);
  }

  return {
    address,
    point: pointOf(address),
    pointState: state,
    /** The address that the point is of, which is no longer the one written once it is lost. */
    pointText: addressLines(state === 'lost' ? known : address)[0] ?? '',
    /** What it was when the form opened. */
    opened,
    /** From an address to another, or to none: it can be taken back. */
    isChanged: opened !== undefined && !isSameValue(value, opened),
    choose: (point: Point) => place(point.address),
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
