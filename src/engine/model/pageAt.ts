import type { Operation, ResourceSummary } from './Resource';

export interface PageAt {
  resource: ResourceSummary;
  operation: Extract<Operation, 'list' | 'create' | 'show' | 'edit'>;
  /** The id of the record, where the page is about one. */
  id?: string;
}

/** The list, form or page of a record at a path of the app; undefined for any other page. */
export function pageAt(path: string, resources: readonly ResourceSummary[]): PageAt | undefined {
  for (const resource of resources) {
    const { route } = resource;
    if (route === undefined || (path !== route && !path.startsWith(`${route}/`))) continue;
    const page = pageBelow(path.slice(route.length + 1));
    if (page && resource.permissions[page.operation]) return { resource, ...page };
  }
  return undefined;
}

function pageBelow(rest: string): Omit<PageAt, 'resource'> | undefined {
  if (rest === '') return { operation: 'list' };
  if (rest === 'create') return { operation: 'create' };
  const [, show, id] = /^(show\/)?(\d+)$/.exec(rest) ?? [];
  return id === undefined ? undefined : { operation: show === undefined ? 'edit' : 'show', id };
}
