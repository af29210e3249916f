import type { ResourceSummary } from './Resource';
import type { RecordData } from './Schema';

/** The address of a record's dashboard; undefined where records have none. The page ignores a field that the record lacks, and 0 replaces it. */
export function dashboardLink({ route = '', dashboard }: Pick<ResourceSummary, 'route' | 'dashboard'>, record: RecordData): string | undefined {
  if (!dashboard?.parameter) return undefined;
  const path = dashboard.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(String(record[name] ?? 0)));
  return `${route}/${path}`;
}
