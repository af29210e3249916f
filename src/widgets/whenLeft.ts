import type { FocusEvent } from 'react';

/** Handles a blur inside a field of several parts, which counts as left when the focus leaves all of them. */
export function whenLeft(onBlur: () => void): (event: FocusEvent) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
}
