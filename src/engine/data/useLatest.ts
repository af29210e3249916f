import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last rendering, for callbacks that are created once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
