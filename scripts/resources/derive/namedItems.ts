import { isConditional, takesPairs } from '../../../src/engine/model/broughtFields';
import { geometryShapes } from '../../../src/engine/model/geometryShapes';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { isJsonOnly, isJsonPair } from '../../../src/engine/model/widgetName';
import { namedItems } from '../../../src/engine/model/transforms/namedItems';
import english from '../../../src/i18n/locales/en/later/form.json' with { type: 'json' };
import french from '../../../src/i18n/locales/fr/later/form.json' with { type: 'json' };

/** How a list holds the values that an object has under free names: what its items call the name, and the value where they are not its fields themselves. */
export interface NamedItems {
  use: 'namedItems';
  name: string;
  value?: string;
}

export const NAMED_ITEMS_RULE = 'objects, lists or alternatives under names that the operator gives';

/** A name that no API gives to a field beside those of the value. */
const NAME = '@name';

/**
 * A schema in which objects that have objects, lists or alternatives under free names are lists, with the name of each value as a field of its item. `isSaid` tells
 * the fields whose `resource.json` says how they are written. Answers the lists by their paths too.
 */
export function withNamedItems(schema: Schema, isSaid: (path: string) => boolean): { schema: Schema; named: ReadonlyMap<string, NamedItems> } {
  const named = new Map<string, NamedItems>();
  const choose = (path: string, one: Schema) => {
    const use = path === '' || isSaid(path) ? undefined : namedItemsOf(one);
    if (use) named.set(path, use);
    return use;
  };
  return { schema: converted(schema, '', choose), named };
}

/** The same change of the schema with the texts of its fields, in which the new fields have titles. */
export function withNamedTexts(texts: Schema, named: ReadonlyMap<string, NamedItems>): Schema {
  return converted(texts, '', (path) => named.get(path), { name: titled('name'), value: titled('value') });
}

function titled(word: 'name' | 'value'): Schema {
  return { title: { fr: french.pairs[word], en: english.pairs[word] } as unknown as string };
}

/** An object of nothing but free names, under which there are values that a form has boxes for. */
function namedItemsOf(schema: Schema): NamedItems | undefined {
  const { type, additionalProperties: inner } = schema;
  const isFree = [type].flat().every((kind) => kind === 'object' || kind === 'null') && !schema.properties && !schema.patternProperties && !isConditional(schema);
  if (!isFree || !isPlainObject(inner) || !isJsonPair(inner)) return undefined;
  const isDrawn = !isJsonOnly(inner) || namedItemsOf(inner) !== undefined;
  return isDrawn ? { use: 'namedItems', name: NAME, ...(!isPlain(inner) && { value: 'value' }) } : undefined;
}

/** Whether a value is an object of described fields and nothing else, beside which a name can stand. */
function isPlain(schema: Schema): boolean {
  const counts = ['minProperties', 'maxProperties', 'propertyNames', '$ref'].some((keyword) => keyword in schema);
  return schema.type === 'object' && schema.properties !== undefined && !isConditional(schema) && !takesPairs(schema) && !counts && !geometryShapes(schema);
}

type Choose = (path: string, schema: Schema) => NamedItems | undefined;

function converted(schema: Schema, path: string, choose: Choose, titles: { name?: Schema; value?: Schema } = {}): Schema {
  const within = (name: string) => (path === '' ? name : `${path}.${name}`);
  const use = choose(path, schema);
  if (use && isPlainObject(schema.additionalProperties)) return asList(schema, converted(schema.additionalProperties, use.value === undefined ? path : within(use.value), use.value === undefined ? once(choose, path) : choose, titles), use, titles);
  const { properties, items } = schema;
  if (items?.properties) return { ...schema, items: converted(items, path, once(choose, path), titles) };
  if (!properties) return schema;
  return { ...schema, properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, converted(field, within(name), choose, titles)])) };
}

/** The items of a list have its path, but are no such list themselves. */
function once(choose: Choose, path: string): Choose {
  return (inner, schema) => (inner === path ? undefined : choose(inner, schema));
}

function asList({ type, additionalProperties: _inner, propertyNames, minProperties, maxProperties, default: preset, examples, ...others }: Schema, value: Schema, use: NamedItems, titles: { name?: Schema; value?: Schema }): Schema {
  const { properties, required = [], ...around }: Schema = use.value === undefined ? value : { type: 'object', properties: { [use.value]: { ...value, ...titles.value } }, required: [use.value] };
  const name: Schema = { type: 'string', minLength: 1, ...(isPlainObject(propertyNames) && propertyNames), ...titles.name };
  const { fromApi } = namedItems(use);
  return {
    ...others,
    type: [type].flat().includes('null') ? ['array', 'null'] : 'array',
    items: { ...around, properties: { [use.name]: name, ...properties }, required: [use.name, ...required] },
    ...(minProperties !== undefined && { minItems: minProperties }),
    ...(maxProperties !== undefined && { maxItems: maxProperties }),
    ...(preset !== undefined && { default: fromApi(preset) }),
    ...(examples && { examples: examples.map((example) => fromApi(example)) }),
  };
}
