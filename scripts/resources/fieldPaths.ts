import { propertiesOf } from '../../src/engine/model/broughtFields';
import type { Schema } from '../../src/engine/model/Schema';
import { partsOfPlaces } from '../../src/engine/model/widgetName';

/** The schema of a field by its name. A name with dots leads to an inner field, also inside the items of a list, or to a place of a tuple (`size.0`). */
export function fieldAt(schema: Schema, name: string): Schema | undefined {
  return name.split('.').reduce<Schema | undefined>((outer, part) => innerFields(outer)[part], schema);
}

/** The names that may be used where a field is expected. Inner fields are listed only as deep as the given name goes. */
export function fieldNames(schema: Schema, like = ''): string[] {
  const parent = like.includes('.') ? like.slice(0, like.lastIndexOf('.')) : undefined;
  const inner = parent === undefined ? [] : Object.keys(innerFields(fieldAt(schema, parent)));
  return [...Object.keys(innerFields(schema)), ...inner.map((name) => `${parent}.${name}`)];
}

/** The choices of a field, or of the items of a list. */
export function choicesOf(schema: Schema | undefined): readonly unknown[] | undefined {
  const only = schema?.const === undefined ? undefined : [schema.const];
  return schema?.enum ?? schema?.items?.enum ?? only;
}

function innerFields(schema: Schema = {}): Readonly<Record<string, Schema>> {
  return partsOfPlaces(schema, schema.items) ?? propertiesOf(schema.items && !schema.properties ? schema.items : schema);
}
