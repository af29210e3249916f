import type { Endpoints, EntityBody, Owner, RelatedList } from '../model/Resource';

/** An entity as it is listed under one record of another entity: its requests name that record, in their path or by a filter. */
export function listedUnder(entity: EntityBody, { parent }: RelatedList, owner: Owner): EntityBody {
  const { resource } = entity;
  const { list } = resource;
  return {
    ...entity,
    resource: {
      ...resource,
      owner,
      endpoint: withParent(resource.endpoint, owner.id),
      ...(list && { list: 'parameter' in parent ? { ...list, parent: [parent.parameter, owner.id] } : list }),
    },
  };
}

function withParent(endpoint: Endpoints, id: string): Endpoints {
  const paths = Object.entries(endpoint).map(([call, path]: [string, string]) => [call, path.replace('{parent}', encodeURIComponent(id))]);
  return Object.fromEntries(paths) as Endpoints;
}
