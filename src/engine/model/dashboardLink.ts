import type { ResourceSummary } from './Resource';
import type { RecordData } from './Schema';

/** Where the dashboard of a record is; undefined where records have none. A field that the record lacks says nothing to the page: 0 stands for it. */
export function dashboardLink({ route = '', dashboard }: Pick<ResourceSummary, 'route' | 'dashboard'>, record: RecordData): string | undefined {
  if (!dashboard?.parameter) return undefined;
  const path = dashboard.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(record[name] ?? 0)));
  return `${route}/${path}`;
}
