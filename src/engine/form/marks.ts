import type { Entity } from '../Resource';
import { fieldSchema, hasType } from '../widgetName';
import type { FormField } from '../formFields';
import type { Marks } from './FormState';

/** The rarer kind is marked; a checkbox is neither (ux G3). */
export function marksOf(fields: ReadonlyMap<string, FormField>, { schema }: Entity): Marks {
  const asked = [...fields.values()].filter(
    ({ name, editable }) => editable && !hasType(fieldSchema(schema, name), 'boolean'),
  );
  const required = asked.filter((field) => field.required).length;
  return required * 2 > asked.length ? 'optional' : 'required';
}
