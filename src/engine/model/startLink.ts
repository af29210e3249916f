import type { ResourceSummary } from './Resource';

/** The parameter, in the address of a creation, that names the record of another entity it starts with, and the action that started it. */
const STARTED = 'for';

/** The start of a creation: the record and its entity, and the name of the action. */
export interface StartingPoint {
  entity: string;
  action: string;
  id: string;
}

/** The address of a page that creates a record with values of another one. It works after a reload and in a new tab, and holds no person's name. */
export function startLink({ route }: ResourceSummary, { entity, action, id }: StartingPoint): string {
  return `${route ?? ''}/create?${STARTED}=${encodeURIComponent([entity, action, id].join('.'))}`;
}

/** The starting point in an address; `undefined` where there is none, or where it cannot be a record. */
export function startingPoint(address: URLSearchParams): StartingPoint | undefined {
  const [entity, action, ...id] = address.get(STARTED)?.split('.') ?? [];
  return entity && action && id.length > 0 ? { entity, action, id: id.join('.') } : undefined;
}
