import type { Entity } from '../model/Resource';
import { fieldSchema, hasType } from '../model/widgetName';
import type { FormField } from '../model/formFields';
import type { Marks } from '../fields/FieldFrame';

/**
 * The rarer kind is marked; a checkbox is neither. In a form in steps what is required is: which kind is the rarer changes from step to
 * step, and with what is chosen in one.
 */
export function marksOf(fields: ReadonlyMap<string, FormField>, { schema, resource }: Entity): Marks {
  if (resource.formAs === 'steps') return 'required';
  const asked = [...fields.values()].filter(
    ({ name, editable }) => editable && !hasType(fieldSchema(schema, name), 'boolean'),
  );
  const required = asked.filter((field) => field.required).length;
  return required * 2 > asked.length ? 'optional' : 'required';
}
