import type { ResourceSummary } from '@/engine/model/Resource';

/** The list that an address of the app is in or below, else that of the first entity that has one. */
export function wantedList<Listed extends Pick<ResourceSummary, 'route' | 'permissions'>>(
  resources: readonly Listed[],
  wanted: string | undefined,
  base: string,
): Listed | undefined {
  const listed = resources.filter(({ route, permissions }) => route !== undefined && permissions.list);
  const path = wanted?.slice(base.length - 1).replace(/[?#].*/, '');
  return listed.find(({ route }) => path === route || path?.startsWith(`${route}/`)) ?? listed[0];
}
