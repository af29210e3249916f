import type { Schema } from '../../src/engine/model/Schema';

/** The schema of a field by its name; a dotted one is an inner field, also of the items of a list. */
export function fieldAt(schema: Schema, name: string): Schema | undefined {
  return name.split('.').reduce<Schema | undefined>((outer, part) => propertiesOf(outer)[part], schema);
}

/** The names that may stand where a field is expected; those inside other fields only as far as the name given goes. */
export function fieldNames(schema: Schema, like = ''): string[] {
  const parent = like.includes('.') ? like.slice(0, like.lastIndexOf('.')) : undefined;
  const inner = parent === undefined ? [] : Object.keys(propertiesOf(fieldAt(schema, parent)));
  return [...Object.keys(propertiesOf(schema)), ...inner.map((name) => `${parent}.${name}`)];
}

/** The choices of a field, or of the items of a list. */
export function choicesOf(schema: Schema | undefined): readonly unknown[] | undefined {
  return schema?.enum ?? schema?.items?.enum;
}

function propertiesOf(schema: Schema | undefined): Record<string, Schema> {
  return schema?.properties ?? schema?.items?.properties ?? {};
}
