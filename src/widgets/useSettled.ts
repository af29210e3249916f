import { useEffect, useState } from 'react';

/** How long after the last key the server is asked, in milliseconds. */
const WAIT = 300;

/** The text once the operator has stopped typing. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), WAIT);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
