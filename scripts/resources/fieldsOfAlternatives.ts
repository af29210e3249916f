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
  const [found] = KEYWORDS.map((keyword) => ({ keyword, names: namesIn(schema, keyword) })).filter(({ names }) => names.length > 0);
  if (!found) return schema;
  const { keyword, names } = found;
  const brought = (option: Schema) => Object.fromEntries(names.map((name) => [name, together(properties[name] ?? {}, option.properties?.[name])]));
  const options = ((schema as Schema)[keyword] ?? []).map((option) => ({ ...option, properties: { ...option.properties, ...brought(option) } }));
  return { ...schema, properties: withoutKeys(properties, names), [keyword]: options };
}

const KEYWORDS = ['oneOf', 'anyOf'] as const;

/** The fields of an object without a kind of their own, to which one of these alternatives gives one. */
function namesIn(schema: Written, keyword: (typeof KEYWORDS)[number]): string[] {
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
