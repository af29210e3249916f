import { kindsOfField } from './kindsOfField';
import { oncePerSchema } from './oncePerSchema';
import type { Schema } from './Schema';

/**
 * Every field that an object may have: those of its `properties`, and then those that only a condition, a dependency or an alternative adds. Where several of these
 * add the same name, its schema is what they have in common, of any of their kinds.
 */
export const propertiesOf: (schema: Schema) => Readonly<Record<string, Schema>> = oncePerSchema((schema) => {
  const branches = branchesOf(schema);
  if (branches.length === 0) return schema.properties ?? {};
  return { ...schema.properties, ...branches.map(propertiesOf).reduce(joined, {}), ...schema.properties };
});

/** The fields that an object has in every case: those of its `properties` and of its parts. */
export function fieldsInAnyCase({ properties, allOf = [] }: Schema): Readonly<Record<string, Schema>> {
  return Object.assign({}, ...allOf.map(fieldsInAnyCase), properties) as Record<string, Schema>;
}

/** The fields that an object must have, always or in some cases. */
export function requiredOf(schema: Schema): readonly string[] {
  return [...(schema.required ?? []), ...branchesOf(schema).flatMap(requiredOf)];
}

/** Whether an object has a field only in some cases. */
export function isBrought(schema: Schema, name: string): boolean {
  return schema.properties?.[name] === undefined && Object.hasOwn(propertiesOf(schema), name);
}

/** Whether a value may be of several kinds, one of which has to be chosen. */
export function hasAlternatives({ anyOf, oneOf }: Schema): boolean {
  return [anyOf, oneOf].some((options) => options !== undefined && !areRules(options));
}

/** The alternatives of an object, also those that it has in some cases only. */
export function alternativesOf(schema: Schema): Schema[] {
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...branchesOf(schema).flatMap(alternativesOf)];
}

/** Whether alternatives only say which fields go together, and nothing about the fields: they are a rule to respect, and offer no choice. */
export function areRules(options: readonly Schema[]): boolean {
  return options.every((option) => Object.keys(option).every((keyword) => RULES.has(keyword)));
}

/** Whether alternatives say nothing but what the fields of the object around them may hold, and which of these go together: each field has a box already. */
export function areAboutFieldsOf({ properties = {} }: Schema, options: readonly Schema[]): boolean {
  const isAbout = (option: Schema): boolean =>
    Object.entries(option).every(([keyword, value]) => {
      if (keyword === 'properties') return Object.keys(value as object).every((name) => isOneKind(properties[name]));
      return RULES.has(keyword) || value === 'object' || (PARTS.has(keyword) && (value as Schema[]).every(isAbout));
    });
  return options.every(isAbout);
}

/** The field of the object that decides which of its alternatives holds. */
export function tellingField(options: readonly Schema[], around: Schema): string | undefined {
  const names = Object.keys(around.properties ?? {});
  return names.find((name) => options.every((option) => [option.properties?.[name]?.const, option.properties?.[name]?.enum].some((said) => said !== undefined)));
}

/** Whether an operator, or a field of the object, says which of these alternatives holds: they are no mere rules about fields that have a box already. */
export function isChoiceOfKinds(around: Schema, options: readonly Schema[]): boolean {
  return !areRules(options) && (!areAboutFieldsOf(around, options) || tellingField(options, around) !== undefined);
}

/** Whether a field has one box, whatever its object says further of it. */
function isOneKind(field: Schema | undefined): boolean {
  const [kind, ...others] = kindsOfField(field ?? {});
  return field?.enum !== undefined || (kind !== undefined && kind !== 'object' && kind !== 'array' && others.length === 0);
}

const PARTS = new Set(['allOf', 'anyOf', 'oneOf']);

const RULES = new Set(['required', 'not', 'minProperties', 'maxProperties', 'title', 'description']);

/** Whether an object accepts values under names that are not in its schema. */
export function takesPairs({ additionalProperties, patternProperties }: Schema): boolean {
  return typeof additionalProperties === 'object' || additionalProperties === true || patternProperties !== undefined;
}

/** The schema of the value that an object has under a name that is not in its schema. */
export function pairSchema({ additionalProperties, patternProperties = {} }: Schema, name: string): Schema {
  const matching = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(name));
  return matching?.[1] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

/** Whether the rules of an object depend on its values. */
export function isConditional(schema: Schema): boolean {
  return branchesOf(schema).length > 0;
}

/** Whether the rules of a value, or of anything inside it, depend on the values. */
export function hasConditions(schema: Schema): boolean {
  const { items, additionalProperties, properties = {} } = schema;
  const inner = [items, typeof additionalProperties === 'object' ? additionalProperties : undefined, ...Object.values(properties)];
  return isConditional(schema) || inner.some((part) => part !== undefined && hasConditions(part));
}

/** The schemas that apply to an object in some cases, or in addition to its own. */
export function branchesOf({ allOf = [], anyOf = [], oneOf = [], then, else: otherwise, dependencies = {} }: Schema): Schema[] {
  const dependent = Object.values(dependencies).map((needed) => (Array.isArray(needed) ? { required: needed } : needed));
  return [...allOf, ...anyOf, ...oneOf, ...dependent, ...(then ? [then] : []), ...(otherwise ? [otherwise] : [])];
}

function joined(some: Readonly<Record<string, Schema>>, others: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const shared = Object.keys(others).filter((name) => Object.hasOwn(some, name));
  return { ...some, ...others, ...Object.fromEntries(shared.map((name) => [name, common(some[name] ?? {}, others[name] ?? {})])) };
}

function common(one: Schema, other: Schema): Schema {
  const same = Object.entries(one).filter(([keyword, value]) => JSON.stringify(value) === JSON.stringify(other[keyword as keyof Schema]));
  const choices = [choicesOf(one), choicesOf(other)];
  return {
    ...Object.fromEntries(same),
    ...(one.type && other.type && { type: either(one.type, other.type) }),
    ...(choices.every((list) => list !== undefined) && { enum: [...new Set(choices.flat())] }),
    ...(one.properties && other.properties && { properties: joined(one.properties, other.properties) }),
    ...(one.items && other.items && { items: common(one.items, other.items) }),
  };
}

function either(one: Types, other: Types): Types {
  const types = [...new Set([one, other].flat())];
  const [first] = types;
  return types.length === 1 && first ? first : types;
}

type Types = NonNullable<Schema['type']>;

function choicesOf(schema: Schema): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}
