import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { holdsSolidaryRight } from '@/session/solidaryRights';
import { allows, can } from './permissions';
import type { ResourceSummary } from './Resource';

export interface MenuItem {
  name: string;
  route: string;
  icon: string;
  order: number;
}

/** The right that a group of the menu requires, in addition to those of its entries. */
const GROUP_RIGHTS: Readonly<Record<string, (permissions: ReadonlySet<string>) => boolean>> = { solidary: holdsSolidaryRight };

/**
 * The entries of the drawer that the operator may open, by group. The groups come in the order of their first resources, which `scripts/resources/readResources.ts`
 * has sorted.
 */
export function menuItems(resources: readonly ResourceSummary[], session: Session, config: Config): Record<string, MenuItem[]> {
  const groups: Record<string, MenuItem[]> = {};

  for (const resource of resources) {
    const { name, route, menu } = resource;
    if (!route || !menu) continue;
    const items = (groups[menu.group] ??= []);
    if (!can(firstPage(resource), resource, session, config) || !seesGroup(menu.group, session) || !allows(menu.permission, session.permissions)) continue;
    items.push({ name, route, icon: menu.icon, order: menu.order });
  }

  Object.values(groups).forEach((items) => items.sort((a, b) => a.order - b.order));
  return groups;
}

/** The page at the route itself: the list, or the dashboard of an entity that has only figures. */
export function firstPage({ permissions }: Pick<ResourceSummary, 'permissions'>): 'list' | 'dashboard' {
  return permissions.list ? 'list' : 'dashboard';
}

function seesGroup(group: string, { permissions }: Session): boolean {
  return GROUP_RIGHTS[group]?.(permissions) ?? true;
}
