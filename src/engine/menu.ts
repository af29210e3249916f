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

/**
 * What one must hold to see a group at all, beside what each entry asks: any right of the solidary families (specification section 2, the
 * list of contract solidary 3.3).
 */
const GROUP_RIGHTS: Partial<Record<MenuGroup, RegExp>> = {
  solidary: /^(solidary|solidary_beneficiary|solidary_volunteer|solidary_user_structure|structure)_(create|read|update|delete|list|manage)(_operator)?$/,
};

/** The drawer's entries that the operator may open, by group, in the specification's order. */
export function menuItems(resources: readonly ResourceSummary[], session: Session, config: Config): Record<MenuGroup, MenuItem[]> {
  const groups: Record<MenuGroup, MenuItem[]> = { main: [], solidary: [], settings: [] };

  for (const resource of resources) {
    const { name, route, menu } = resource;
    if (!route || !menu || !can('list', resource, session, config) || !seesGroup(menu.group, session)) continue;
    groups[menu.group].push({ name, route, icon: menu.icon, order: menu.order });
  }

  Object.values(groups).forEach((items) => items.sort((a, b) => a.order - b.order));
  return groups;
}

function seesGroup(group: MenuGroup, { permissions }: Session): boolean {
  const rights = GROUP_RIGHTS[group];
  return !rights || [...permissions].some((name) => rights.test(name));
}
