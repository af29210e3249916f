import { useNavigate } from 'react-router-dom';
import type { Destination } from '../model/Action';

/** Leads to the page on which an action is done; `trail` holds the way back. A page outside of the app opens beside it, and is not told where it was opened from. */
export function useGo(): (destination: Destination, trail: object) => void {
  const navigate = useNavigate();
  return ({ address, isOutside }, trail) => {
    if (isOutside) window.open(address, '_blank', 'noopener,noreferrer');
    else void navigate(address, { state: trail });
  };
}
