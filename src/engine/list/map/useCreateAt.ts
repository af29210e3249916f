import { useLocation, useNavigate } from 'react-router-dom';
import type { Position } from '@/ui/map/MapProps';
import { useCan } from '../../model/permissions';
import { prefilledState } from '../../model/prefilledFields';
import type { EntityBody } from '../../model/Resource';

/** Begins a record at a point of the map, which is its place in the form; nothing where the operator may create none here. */
export function useCreateAt({ resource }: EntityBody, field: string): ((position: Position) => void) | undefined {
  const can = useCan(resource);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { route } = resource;
  if (route === undefined || resource.owner || !can('create')) return undefined;
  return ([latitude, longitude]) => void navigate(`${route}/create`, { state: prefilledState(pathname + search, field, { latitude: rounded(latitude), longitude: rounded(longitude) }) });
}

/** To the tenth of a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
