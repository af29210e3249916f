import type { FieldPathList } from '@rjsf/utils';
import { createContext, use } from 'react';
import { emptyAnswer } from '../../model/emptyAnswer';
import type { FormField } from '../../model/formFields';
import type { RecordData, RecordSchema, Schema } from '../../model/Schema';
import { isPlainObject } from '../../model/transforms/plainObject';
import { wordsPath } from '../../fields/pathLabel';
import { fieldSchema, resolvedSchema } from '../../model/widgetName';
import { useFieldStates, useFormState, type FormState } from '../FormState';
import { itemsOf } from '../values/itemFields';

/** The object of a list around a field. */
export const ItemContext = createContext<RecordData | undefined>(undefined);

/** Whether the fields are those of an object that may be left out, in which nothing is filled in: then none of them need be. */
export const LeftOutContext = createContext(false);

/** Whether a field, or a part of one, has the mark for "required". `isAsked` says whether the object around a part asks for it. */
export function useIsMarked(path: FieldPathList, schema: Schema, isAsked = false): boolean {
  const { entity, isAskedInItem } = useFormState();
  const { fields } = useFieldStates();
  const item = use(ItemContext);
  const isLeftOut = use(LeftOutContext);
  if (path.length === 1) return fields.get(String(path[0]))?.required === true;
  const isInItem = item !== undefined && path.length === 3 && typeof path[1] === 'number';
  return (isAsked && !isLeftOut && emptyAnswer(schema, { entity, path: wordsPath(path.join('.')) }) === undefined) || (isInItem && isAskedInItem(`${path[0]}.${path[2]}`, item));
}

/** Whether some of these fields show the mark for "required". The objects of a list may have it inside. */
export function hasMarks(fields: readonly FormField[], root: RecordSchema, record: RecordData, isAskedInItem: FormState['isAskedInItem']): boolean {
  return fields.some(({ name, editable, required }) => {
    const schema = fieldSchema(root, name);
    return editable && (required || hasMarksInside(record[name], schema, root) || itemsOf(record[name]).some((item) => hasConditionalMarks(name, item)));
  });

  function hasConditionalMarks(list: string, item: RecordData): boolean {
    return Object.keys(resolvedSchema(root, fieldSchema(root, list).items ?? {}).properties ?? {}).some((inner) => isAskedInItem(`${list}.${inner}`, item));
  }
}

function hasMarksInside(value: unknown, schema: Schema, root: RecordSchema): boolean {
  const items = resolvedSchema(root, schema.items ?? {});
  return Array.isArray(value) && value.some((item) => isPlainObject(item) && ((items.required ?? []).length > 0 || Object.entries(items.properties ?? {}).some(([name, inner]) => hasMarksInside(item[name], inner, root))));
}
