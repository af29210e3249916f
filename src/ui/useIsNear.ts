import { useEffect, useRef, useState, type RefObject } from 'react';

/** Far enough for what it makes wait to be there when the page has been scrolled to it. */
const NEAR = '200px';

/** Whether an element has come near the part of the page that is in sight, or with no margin into it; once it has, for good. */
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
