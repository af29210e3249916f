import type { Config } from '@/config/Config';
import { placeIn } from '@/config/placeIn';

/**
 * Where the button to the external dashboard leads: the general one for whoever may read dashboards (type 1), that of their community for whoever
 * may see their own (type 2), nowhere for anybody else (specification section 6, contract core 13.2). `{instance}` and `{id}` in the
 * address of the deployment are those of `config.json`; an address without them is opened as it is.
 */
export function dashboardAddress({ settings, dashboard }: Config, permissions: ReadonlySet<string>): string | undefined {
  if (!settings.dashboardDisplay || !dashboard.url) return undefined;
  const id = dashboardId(dashboard, permissions);
  if (id === undefined) return undefined;
  return filled(filled(dashboard.url, 'instance', dashboard.instance ?? ''), 'id', id);
}

function dashboardId({ generalId = '', communityId = '' }: Config['dashboard'], permissions: ReadonlySet<string>): string | undefined {
  if (permissions.has('dashboard_read')) return generalId;
  return permissions.has('community_dashboard_self') ? communityId : undefined;
}

function filled(address: string, name: string, value: string): string {
  return address.replaceAll(placeIn(name), () => encodeURIComponent(value));
}
