import type { Config } from '@/config/Config';
import { placeIn } from '@/config/placeIn';

/**
 * The address of the external dashboard: the general one for operators who may read dashboards (type 1), that of their community for those who may see their own
 * (type 2), `undefined` for all others (specification 6.21 to 6.23). `{instance}` and `{id}` in the address of the deployment are replaced by the values of
 * `config.json`. An address without them is used as it is; one whose value is missing is not used.
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

/** A placeholder without a configured value stays, so that the address is recognised as incomplete. */
function filled(address: string, name: string, value: string | undefined): string {
  return value === undefined ? address : address.replaceAll(placeIn(name), () => encodeURIComponent(value));
}
