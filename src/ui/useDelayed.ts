import { useEffect, useState } from 'react';

/** False for the first `milliseconds`: what lasts less than that needs no loading state. */
export function useDelayed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
