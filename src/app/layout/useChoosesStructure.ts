import { useLocation, useMatches } from 'react-router-dom';
import type { RouteHandle } from '@/engine/routes';
import { useSession } from '@/session/hooks';

/**
 * Whether the operator has structures to choose among (specification 2.15), on a page where the choice changes something: those that ask for a structure,
 * and the home page, whose ways in and drafts follow it.
 */
export function useChoosesStructure(): boolean {
  const { structures } = useSession();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return structures.length > 1 && (pathname === '/' || handle?.forStructure === true);
}
