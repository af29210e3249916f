import { useEffect, useRef, useState, type RefObject } from 'react';

/** Far enough for what it makes wait to be there when the page has been scrolled to it. */
const NEAR = '200px';

/** Whether an element has come near the part of the page that is in sight; once it has, for good. */
export function useIsNear<Element extends HTMLElement>(): [isNear: boolean, place: RefObject<Element | null>] {
  const place = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), { rootMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [isNear, place];
}
