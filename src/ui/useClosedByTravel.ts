import { useEffect, useEffectEvent } from 'react';

/** Closes what stays open from page to page when the browser goes back or forward, as whoever does so wants to see the other page. */
export function useClosedByTravel(close: () => void): void {
  const handleTravel = useEffectEvent(close);
  useEffect(() => {
    const listener = () => handleTravel();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
