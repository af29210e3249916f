import type { Schema } from '../Schema';

/** A schema that admits `null` too; one without a type admits it already. */
export function nullableType(schema: Schema): Schema {
  return schema.type === undefined ? schema : { ...schema, type: [...[schema.type].flat(), 'null'] };
}
