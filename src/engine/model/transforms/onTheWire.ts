import type { Schema, SchemaType } from '../Schema';
import { hasType } from '../widgetName';

/**
 * The schema of a value whose type changes on the wire: `shape` replaces every rule of the form, except that the value may be nothing. What describes the
 * field is kept, and the values in the schema (default, examples, choices) are converted as they are sent.
 */
export function onTheWire(form: Schema, toApi: (value: unknown) => unknown, shape: Schema): Schema {
  const { title, description, readOnly, examples, enum: choices } = form;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(readOnly !== undefined && { readOnly }),
    ...('default' in form && { default: toApi(form.default) }),
    ...('const' in form && { const: toApi(form.const) }),
    ...(examples && { examples: examples.map((value) => toApi(value)) }),
    ...(choices && { enum: choices.map((value) => toApi(value)) }),
    ...shape,
    ...(shape.type && hasType(form, 'null') && { type: [shape.type, 'null'].flat() as SchemaType[] }),
  };
}
