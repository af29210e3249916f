import type { Endpoints, EntityBody, RelatedList } from '../Resource';

/** The record that owns a list. */
export interface Owner {
  /** Of its entity. */
  name: string;
  id: string;
}

/** An entity as it is listed under one record of another: its calls name that record, in their path or by a filter. */
export function listedUnder(entity: EntityBody, { parent }: RelatedList, { name, id }: Owner): EntityBody {
  const { resource } = entity;
  const { list } = resource;
  return {
    ...entity,
    resource: {
      ...resource,
      owner: name,
      endpoint: withParent(resource.endpoint, id),
      ...(list && { list: 'parameter' in parent ? { ...list, parent: [parent.parameter, id] } : list }),
    },
  };
}

function withParent(endpoint: Endpoints, id: string): Endpoints {
  const paths = Object.entries(endpoint).map(([call, path]: [string, string]) => [call, path.replace('{parent}', encodeURIComponent(id))]);
  return Object.fromEntries(paths) as Endpoints;
}
