import type { ResourceSummary } from '@/engine/model/Resource';

type Routed = Pick<ResourceSummary, 'route'>;

/** The list that an address of the app is in or below, else that of the first entity that has one. */
export function wantedList<Listed extends Routed & Pick<ResourceSummary, 'permissions'>>(
  resources: readonly Listed[],
  wanted: string | undefined,
  base: string,
): Listed | undefined {
  const listed = resources.filter(({ route, permissions }) => route !== undefined && permissions.list);
  return resourceAt(listed, wanted, base) ?? listed[0];
}

/** The entity that an address of the app is in or below. */
export function resourceAt<Resource extends Routed>(resources: readonly Resource[], address: string | undefined, base: string): Resource | undefined {
  const path = address?.slice(base.length - 1).replace(/[?#].*/, '');
  return resources.find(({ route }) => route !== undefined && (path === route || path?.startsWith(`${route}/`)));
}
