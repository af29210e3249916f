import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { followedPath } from './CellLink';

/** Follows links inside the app; the record's page can then come back to this very list. */
export function useFollow() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const follow = (path: string | undefined) => path !== undefined && void navigate(path, { state: { from: pathname + search } });

  function handleClick(event: MouseEvent) {
    const path = followedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    follow(path);
  }

  return { follow, handleClick };
}
