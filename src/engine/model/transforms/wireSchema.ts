import { propertiesOf } from '../broughtFields';
import type { Entity } from '../Resource';
import type { RecordSchema, Schema } from '../Schema';
import { transformsOf } from './entityTransforms';
import type { Transform } from './Transform';

const LOCAL_DEFINITION = /^#\/definitions\/([^/]+)$/;

/**
 * The schema of a record as the API stores it: from the transforms of the fields, then what an emptied field may send, then the record transforms. A field
 * that is not required may be `null` where its `cleared` rule sends it, and `""` where the rule is `empty`. The strict types of the sandbox and the generated
 * wire types are made from it. The platform answers a day (`format: date`) as a date-time at midnight and accepts either (contract wire.values). A field with
 * its own request is left out.
 */
export function wireSchema(entity: Entity): RecordSchema {
  const { schema, resource } = entity;
  const names = Object.keys(propertiesOf(schema)).filter((name) => resource.fields[name]?.endpoint === undefined);
  const properties = Object.fromEntries(
    names.map((name) => {
      const transformed = fieldWireSchema(entity, name);
      const isAlwaysThere = name === 'id' || (schema.required?.includes(name) ?? false);
      return [
        name,
        isAlwaysThere ? transformed : clearable(transformed, resource.fields[name]?.cleared ?? 'null'),
      ];
    }),
  );
  return transformsOf(entity).record.reduceRight<RecordSchema>((wire, transform) => transform.wireSchema(wire), {
    ...schema,
    properties,
  });
}

/** The schema of one field on the wire, with the transforms of its inner fields. */
export function fieldWireSchema(entity: Entity, name: string): Schema {
  const { definitions = {} } = entity.schema;
  return transformsOf(entity)
    .sent.filter(({ path: [first] }) => first === name)
    .reduce<Schema>(
      (schema, { path: [, ...rest], transform }) => atPath(schema, rest, transform, definitions),
      propertiesOf(entity.schema)[name] ?? {},
    );
}

function atPath(
  form: Schema,
  path: readonly string[],
  transform: Transform,
  definitions: Record<string, Schema>,
): Schema {
  const schema = resolved(form, definitions);
  const [name, ...rest] = path;
  if (name === undefined) return transform.wireSchema(schema);
  if (schema.items) return { ...schema, items: atPath(schema.items, path, transform, definitions) };
  const inner = schema.properties?.[name];
  if (!inner) return schema;
  return { ...schema, properties: { ...schema.properties, [name]: atPath(inner, rest, transform, definitions) } };
}

/** Resolves a reference into a copy, because the definition may also serve fields without a transform. */
function resolved(schema: Schema, definitions: Record<string, Schema>): Schema {
  const name = LOCAL_DEFINITION.exec(schema.$ref ?? '')?.[1];
  return (name === undefined ? undefined : definitions[name]) ?? schema;
}

function clearable(schema: Schema, cleared: 'null' | 'empty' | 'omit' | 'refused'): Schema {
  if (schema.type === 'array' && (cleared === 'null' || cleared === 'empty'))
    return nullable(without(schema, 'minItems'));
  if (cleared === 'null') return nullable(schema);
  return cleared === 'empty' ? emptiable(schema) : schema;
}

/** Allows `null`. Lists of the API contain nulls, so that even a field which is never sent as `null` may be read as such (contract wire.lists). */
function nullable(schema: Schema): Schema {
  if (schema.type === undefined) return { anyOf: [schema, { type: 'null' }] };
  const types = [schema.type].flat();
  return {
    ...schema,
    type: types.includes('null') ? schema.type : [...types, 'null'],
    ...(schema.enum && !schema.enum.includes(null) && { enum: [...schema.enum, null] }),
  };
}

function emptiable(schema: Schema): Schema {
  const loose = without(schema, 'minLength', 'pattern', 'format');
  return schema.enum && !schema.enum.includes('') ? { ...loose, enum: [...schema.enum, ''] } : loose;
}

function without(schema: Schema, ...keys: readonly (keyof Schema)[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.some((dropped) => dropped === key)));
}
