import { useLocation, useNavigate } from 'react-router-dom';
import { coordinate } from '@/ui/map/coordinate';
import type { Position } from '@/ui/map/MapProps';
import { useCan } from '../../model/permissions';
import { prefilledState } from '../../model/prefilledFields';
import type { EntityBody } from '../../model/Resource';

/** Opens the creation form with a point of the map as the place of the new record; `undefined` where the operator may not create one. */
export function useCreateAt({ resource }: EntityBody, field: string): ((position: Position) => void) | undefined {
  const can = useCan(resource);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { route } = resource;
  if (route === undefined || resource.owner || !can('create')) return undefined;
  return ([latitude, longitude]) => void navigate(`${route}/create`, { state: prefilledState(pathname + search, field, { latitude: coordinate(latitude), longitude: coordinate(longitude) }) });
}
