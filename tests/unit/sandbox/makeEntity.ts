import type { Entity, Resource } from '../../../src/engine/model/Resource';
import type { Schema } from '../../../src/engine/model/Schema';

/** A complete entity from the few parts that a test needs. */
export function makeEntity(
  name: string,
  properties: Record<string, Schema>,
  { required = [], ...resource }: Partial<Resource> & { required?: string[]; path?: string } = {},
): Entity {
  const path = resource.path ?? `admin/${name}s`;
  return {
    schema: { type: 'object', required, properties: { id: { type: 'integer', readOnly: true }, ...properties } },
    resource: {
      name,
      endpoint: { list: path, item: path, create: path, update: path, delete: path },
      permissions: {
        list: { all: ['user_list'] },
        create: { all: ['user_create'] },
        edit: { all: ['user_update'] },
        delete: { all: ['user_delete'] },
      },
      title: ['name'],
      head: [],
      messages: name,
      fields: {},
      recordTransforms: [],
      form: [],
      show: [],
      related: [],
      actions: [],
      create: { after: 'list' },
      update: { after: 'list' },
      bulkEdit: [],
      ...resource,
    },
  };
}
