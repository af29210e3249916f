import type { Entity } from '../../src/engine/model/Resource';

const GROUPS = ['main', 'solidary', 'settings'];

/** The order of the drawer; entities that have no entry come last, by name. */
export function byMenu({ resource: a }: Entity, { resource: b }: Entity): number {
  return (
    rank(a.menu?.group) - rank(b.menu?.group) ||
    (a.menu?.order ?? 0) - (b.menu?.order ?? 0) ||
    a.name.localeCompare(b.name)
  );
}

function rank(group: string | undefined): number {
  return group === undefined ? GROUPS.length : GROUPS.indexOf(group);
}
