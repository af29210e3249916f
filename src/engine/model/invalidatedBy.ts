import type { Resource } from './Resource';

/**
 * Matches the cached answers that a write may have changed: those of the entity, of the entity that its list belongs to, and of its related lists. `ownItems:
 * false` leaves out the entity's own records and their related lists: the record was deleted, and nothing must request it again.
 */
export function invalidatedBy({ name, owner, related }: Resource, { ownItems = true } = {}): (key: unknown) => boolean {
  const others = [owner?.name, ...(ownItems ? related.map(({ resource }) => resource) : [])];
  return (key) => Array.isArray(key) && (key[0] === name ? ownItems || key[1] !== 'item' : others.includes(key[0] as string));
}
