import type { Operation, Resource } from './Resource';

/** The parameter, in the address of a creation, with the record that is copied. */
export const COPIED = 'from';

/** The page that creates a copy of a record; `undefined` where the resource offers none or the operator may not. */
export function copyLink({ route, create }: Resource, id: unknown, can: (operation: Operation) => boolean): string | undefined {
  if (!route || !create.copy || !can('show') || !can('create')) return undefined;
  return `${route}/create?${COPIED}=${encodeURIComponent(String(id))}`;
}
