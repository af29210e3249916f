import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import type { Entity, Resource } from '@/engine/model/Resource';
import type { RecordData, Schema } from '@/engine/model/Schema';

/** The parts of an entity that a test gives; the rest is as simple as possible. */
export interface EntityPart {
  properties: Record<string, Schema>;
  required?: string[];
  definitions?: Record<string, Schema>;
  fields?: Record<string, Partial<FieldDefinition>>;
  recordTransforms?: Resource['recordTransforms'];
  constants?: RecordData;
}

/** An entity as the resource reader would give it. */
export function entityOf({
  properties,
  required,
  definitions,
  fields = {},
  recordTransforms = [],
  constants,
}: EntityPart): Entity {
  return {
    schema: { type: 'object', properties, ...(required && { required }), ...(definitions && { definitions }) },
    resource: {
      name: 'thing',
      permissions: {},
      endpoint: { list: 'things', item: 'things', create: 'things', update: 'things', delete: 'things' },
      head: [],
      title: ['name'],
      messages: 'thing',
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { cleared: 'null', ...field }])),
      recordTransforms,
      form: [],
      show: [],
      related: [],
      actions: [],
      create: { ...(constants && { constants }), after: 'show' },
      update: { after: 'show' },
      bulkEdit: [],
    },
  };
}
