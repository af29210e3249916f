import type { Schema } from '../Schema';

/** A schema that also accepts `null`; one without a type already does. */
export function nullableType(schema: Schema): Schema {
  return schema.type === undefined ? schema : { ...schema, type: [...[schema.type].flat(), 'null'] };
}
