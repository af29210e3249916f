import type { Config } from '@/config/Config';
import type { Session } from '@/session/Session';
import { can } from './permissions';
import type { MenuEntry, ResourceSummary } from './Resource';

export type MenuGroup = MenuEntry['group'];

export interface MenuItem {
  name: string;
  route: string;
  icon: string;
  order: number;
}

/** The drawer's entries that the operator may open, by group, in the specification's order. */
export function menuItems(resources: readonly ResourceSummary[], session: Session, config: Config): Record<MenuGroup, MenuItem[]> {
  const groups: Record<MenuGroup, MenuItem[]> = { main: [], solidary: [], settings: [] };

  for (const resource of resources) {
    const { name, route, menu } = resource;
    if (!route || !menu || !can('list', resource, session, config)) continue;
    groups[menu.group].push({ name, route, icon: menu.icon, order: menu.order });
  }

  Object.values(groups).forEach((items) => items.sort((a, b) => a.order - b.order));
  return groups;
}
