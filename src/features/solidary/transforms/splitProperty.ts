import type { RecordSchema, Schema } from '../../../engine/model/Schema';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/** The schema of a record on the wire, where several fields stand for one of the form. A schema without that field stays as it is. */
export function splitProperty(form: RecordSchema, field: string, fields: Record<string, Schema>): RecordSchema {
  if (!Object.hasOwn(form.properties, field)) return form;
  const others = form.required?.filter((name) => name !== field);
  return {
    ...form,
    properties: { ...withoutKeys(form.properties, [field]), ...fields },
    ...(others && { required: form.required?.includes(field) ? [...others, ...Object.keys(fields)] : others }),
  };
}
