import type { Resource } from './Resource';

/**
 * The cached answers that a write of an entity may have changed: its own, those of the entity under which it is listed and of those that
 * are listed under it. `ownItems: false` leaves out its own records, one of which is gone, and what is listed under them: nobody must ask for it again.
 */
export function invalidatedBy({ name, owner, related }: Resource, { ownItems = true } = {}): (key: unknown) => boolean {
  const others = [owner?.name, ...(ownItems ? related.map(({ resource }) => resource) : [])];
  return (key) => Array.isArray(key) && (key[0] === name ? ownItems || key[1] !== 'item' : others.includes(key[0] as string));
}
