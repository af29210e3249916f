import type { FormField } from '../model/formFields';
import type { RecordData, RecordSchema, Schema } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';
import { fieldSchema, hasType, resolvedSchema } from '../model/widgetName';

/** Whether some of these fields show the mark for "required". A tick box has none; the objects of a list may have it inside. */
export function hasMarks(fields: readonly FormField[], root: RecordSchema, record: RecordData): boolean {
  return fields.some(({ name, editable, required }) => {
    const schema = fieldSchema(root, name);
    return editable && ((required && !hasType(schema, 'boolean')) || hasMarksInside(record[name], schema, root));
  });
}

function hasMarksInside(value: unknown, schema: Schema, root: RecordSchema): boolean {
  const items = resolvedSchema(root, schema.items ?? {});
  return Array.isArray(value) && value.some((item) => isPlainObject(item) && ((items.required ?? []).length > 0 || Object.entries(items.properties ?? {}).some(([name, inner]) => hasMarksInside(item[name], inner, root))));
}
