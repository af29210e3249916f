import type { Config } from '@/config/Config';
import { placeIn } from '@/config/placeIn';

/**
 * Where the button to the external dashboard leads: the general one for whoever may read dashboards (type 1), that of their community for whoever
 * may see their own (type 2), nowhere for anybody else (specification 6.21 to 6.23). `{instance}` and `{id}` in the
 * address of the deployment are those of `config.json`; an address without them is opened as it is, and one that lacks its value is none.
 */
export function dashboardAddress({ settings, dashboard }: Config, permissions: ReadonlySet<string>): string | undefined {
  if (!settings.dashboardDisplay || !dashboard.url || !isOffered(permissions)) return undefined;
  const id = permissions.has('dashboard_read') ? dashboard.generalId : dashboard.communityId;
  const address = filled(filled(dashboard.url, 'instance', dashboard.instance), 'id', id);
  return address.search(placeIn('instance')) === -1 && address.search(placeIn('id')) === -1 ? address : undefined;
}

function isOffered(permissions: ReadonlySet<string>): boolean {
  return permissions.has('dashboard_read') || permissions.has('community_dashboard_self');
}

/** What is not configured keeps its place, which leads nowhere. */
function filled(address: string, name: string, value: string | undefined): string {
  return value === undefined ? address : address.replaceAll(placeIn(name), () => encodeURIComponent(value));
}
