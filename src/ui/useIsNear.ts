import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the screen an element counts as near: far enough for what it loads to be there once the page is scrolled to it. */
const NEAR = '200px';

/** Whether an element has come near the visible part of the page (or into it, without a margin). Once true, it stays true. */
export function useIsNear<Element extends HTMLElement>(rootMargin = NEAR): [isNear: boolean, place: RefObject<Element | null>] {
  const place = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), { rootMargin });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, rootMargin]);

  return [isNear, place];
}
