import type { FieldPathList } from '@rjsf/utils';
import { emptyAnswer } from '../model/emptyAnswer';
import type { FormField } from '../model/formFields';
import type { RecordData, RecordSchema, Schema } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';
import { fieldSchema, resolvedSchema } from '../model/widgetName';
import { useFormState } from './FormState';

/** Whether a field, or a part of one, has the mark for "required". `isAsked` says whether the object around a part asks for it. */
export function useIsMarked(path: FieldPathList, schema: Schema, isAsked = false): boolean {
  const { fields } = useFormState();
  return path.length === 1 ? fields.get(String(path[0]))?.required === true : isAsked && emptyAnswer(schema) === undefined;
}

/** Whether some of these fields show the mark for "required". The objects of a list may have it inside. */
export function hasMarks(fields: readonly FormField[], root: RecordSchema, record: RecordData): boolean {
  return fields.some(({ name, editable, required }) => {
    const schema = fieldSchema(root, name);
    return editable && (required || hasMarksInside(record[name], schema, root));
  });
}

function hasMarksInside(value: unknown, schema: Schema, root: RecordSchema): boolean {
  const items = resolvedSchema(root, schema.items ?? {});
  return Array.isArray(value) && value.some((item) => isPlainObject(item) && ((items.required ?? []).length > 0 || Object.entries(items.properties ?? {}).some(([name, inner]) => hasMarksInside(item[name], inner, root))));
}
