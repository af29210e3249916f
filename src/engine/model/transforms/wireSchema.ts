import { propertiesOf } from '../broughtFields';
import type { Entity } from '../Resource';
import type { RecordSchema, Schema } from '../Schema';
import { transformsOf } from './entityTransforms';
import type { Transform } from './Transform';

const LOCAL_DEFINITION = /^#\/definitions\/([^/]+)$/;

/**
 * The schema of a record as the API stores it: the fields' transforms, then what an emptied field may send, then the
 * record transforms. A field that isn't required may be `null` where its `cleared` rule sends it, `""` where the rule
 * is `empty`. The sandbox's strict types and the generated wire types come from it. A day (`format: date`) is answered
 * by the platform as a date-time at midnight and taken either way (contract wire.values). What a call of its own answers is no part of it.
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

/** What the transforms make of the schema of one field, those of its inner fields included. */
export function fieldWireSchema(entity: Entity, name: string): Schema {
  const { definitions = {} } = entity.schema;
  return transformsOf(entity)
    .fields.filter(({ path: [first] }) => first === name)
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

/** A copy in place of the reference: the definition may serve fields that have no transform. */
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

/** Lists of the API keep their nulls, so even what is never sent as `null` is read so (contract wire.lists). */
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
