import { useNavigate } from 'react-router-dom';
import type { Destination } from '../model/Action';

/** Goes where an action is done; `trail` is for the way back. What is outside opens beside the app, and is not told where it was opened from. */
export function useGo(): (destination: Destination, trail: object) => void {
  const navigate = useNavigate();
  return ({ address, isOutside }, trail) => {
    if (isOutside) window.open(address, '_blank', 'noopener,noreferrer');
    else void navigate(address, { state: trail });
  };
}
