import { isOfAnyKind, kindsOfField } from '../../src/engine/model/kindsOfField';
import type { Schema } from '../../src/engine/model/Schema';
import { withoutKeys } from '../../src/engine/model/transforms/withoutKeys';
import type { Written } from './Written';

/**
 * Fields of which an object says no kind, and its alternatives do, become fields of each alternative, which then has the box that its kind calls for. What the object
 * says of them is said there too.
 */
export function withFieldsOfAlternatives(schema: Written): Written {
  const { properties = {} } = schema as Schema;
  const keyword = (['oneOf', 'anyOf'] as const).find((one) => namesIn(schema, one).length > 0);
  if (!keyword) return schema;
  const names = namesIn(schema, keyword);
  const brought = (option: Schema) => Object.fromEntries(names.map((name) => [name, together(properties[name] ?? {}, option.properties?.[name])]));
  const options = ((schema as Schema)[keyword] ?? []).map((option) => ({ ...option, properties: { ...option.properties, ...brought(option) } }));
  return { ...schema, properties: withoutKeys(properties, names), [keyword]: options };
}

function namesIn(schema: Written, keyword: 'oneOf' | 'anyOf'): string[] {
  const { properties = {}, [keyword]: options = [] } = schema as Schema;
  if (!Array.isArray(options)) return [];
  return Object.keys(properties).filter((name) => isOfAnyKind(properties[name] ?? {}) && options.some((option) => saysKind(option.properties?.[name])));
}

function saysKind(field: Schema = {}): boolean {
  return !isOfAnyKind(field) && kindsOfField(field).length > 0;
}

function together({ type, ...said }: Schema, field: Schema | undefined): Schema {
  return { ...(!saysKind(field) && type && { type }), ...said, ...field };
}
