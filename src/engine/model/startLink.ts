import type { ResourceSummary } from './Resource';

/** What names, in the address of a creation, the record of another entity that it starts with, and by which of its actions. */
const STARTED = 'for';

/** Where a creation starts: with which record of which entity, by the action of that name. */
export interface StartingPoint {
  entity: string;
  action: string;
  id: string;
}

/** The page that creates a record with what is known of another one: a reload and a new tab start alike, and no name stands in the address. */
export function startLink({ route }: ResourceSummary, { entity, action, id }: StartingPoint): string {
  return `${route ?? ''}/create?${STARTED}=${encodeURIComponent([entity, action, id].join('.'))}`;
}

/** `undefined` where a creation starts with nothing, or with nothing that could be a record. */
export function startingPoint(address: URLSearchParams): StartingPoint | undefined {
  const [entity, action, ...id] = address.get(STARTED)?.split('.') ?? [];
  return entity && action && id.length > 0 ? { entity, action, id: id.join('.') } : undefined;
}
