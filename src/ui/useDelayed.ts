import { useEffect, useState } from 'react';

/** False for the first `milliseconds`, then true: a shorter wait needs no loading state. */
export function useDelayed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
