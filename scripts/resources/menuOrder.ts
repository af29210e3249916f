import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { Entity } from '../../src/engine/model/Resource';

/** The order of the menu, by its groups. Entities without an entry come last, by name. */
export function byMenu(groups: WholeVocabulary['menuGroups']): (a: Entity, b: Entity) => number {
  const rank = ({ resource: { menu } }: Entity) => (menu ? (groups[menu.group]?.order ?? 0) : Number.MAX_SAFE_INTEGER);
  return (a, b) => rank(a) - rank(b) || (a.resource.menu?.order ?? 0) - (b.resource.menu?.order ?? 0) || a.resource.name.localeCompare(b.resource.name);
}
