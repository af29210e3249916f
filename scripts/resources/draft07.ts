import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { propertiesOf } from '../../src/engine/model/broughtFields';
import type { Schema } from '../../src/engine/model/Schema';
import { withoutKeys } from '../../src/engine/model/transforms/withoutKeys';
import { formats } from '../../src/engine/model/validatorRuntime';
import { brokenExample, obeys } from './checkSamples';
import { inWords } from './derive/names';
import { withoutDraft03 } from './draft03';
import { withFieldsOfAlternatives } from './fieldsOfAlternatives';
import { kindOfKeyword } from './keywords';
import { SAY_KIND, withKind } from './kindsOfValues';
import { withCommonKind, withMergedParts } from './mergeParts';
import { withOneGroup } from './oneGroup';
import { inUnicode } from './regularExpression';
import { withSecrets } from './withSecrets';
import type { Written } from './Written';

/**
 * Keywords that say nothing about a value: its author, the address of its document, its form in XML, and keywords of editors and generators that
 * resemble ours.
 */
export const ANNOTATIONS =
  '$id $anchor $comment $schema $vocabulary $dynamicAnchor $dynamicRef $recursiveAnchor $recursiveRef id example components externalDocs xml discriminator contentMediaType contentEncoding contentSchema tsType typeof tsEnumNames enumNames enumTitles enumDescriptions note'
    .split(' ');

/** Formats that only say how wide a value is stored, or that nothing could check. */
export const FREE_FORMATS = 'int32 int64 float double decimal byte binary string idn-email idn-hostname uri-reference uri-template iri iri-reference json-pointer relative-json-pointer regex ulid'.split(' ');

/**
 * Rewrites a schema, whose parts have been rewritten already, into the words of draft-07, so that the rest of the code meets only one way of saying
 * each thing. `keepTitles` keeps alternatives of a single value each, because their titles are the words of the choices.
 */
export function draft07(written: Written, { keepTitles }: { keepTitles: boolean }): Schema {
  const plain = withoutAnnotations(keepTitles ? withNamedChoices(written) : written);
  const steps = [withoutDraft03, withType, withSecrets, withPossibleOptions, withMergedParts, withUnevaluated, withCommonKind, withOneChoice, withOneGroup, withFieldsOfAlternatives, withNull, withBounds, withDependencies, withPlaces, ...(keepTitles ? [] : [withChoices]), withPlainChoices, withPlainOptions, withTypedPairs, withSoundSamples];
  return steps.reduce((schema, step) => step(schema), plain);
}

/** Turns the names that generators give to choices, in a list beside them, into titles. */
function withNamedChoices(schema: Written): Written {
  const choices = schema['enum'];
  const names = CHOICE_NAMES.map((keyword) => schema[keyword]).find((list) => Array.isArray(list) && Array.isArray(choices) && list.length === choices.length);
  if (!Array.isArray(names) || schema['oneOf'] !== undefined) return schema;
  return { ...schema, oneOf: (choices as unknown[]).map((value, index) => ({ const: value, title: inWords(String(names[index])) })) };
}

const CHOICE_NAMES = ['x-enum-varnames', 'x-enumNames', 'x-enum-names', 'enumNames', 'enumTitles', 'tsEnumNames', 'x-enum-descriptions', 'enumDescriptions'];

function withoutAnnotations(schema: Written): Written {
  const kept = Object.entries(schema).filter(([keyword]) => kindOfKeyword(keyword) !== undefined);
  const { format: written, ...others } = Object.fromEntries(kept);
  const format = checkedFormat(written);
  const isSecret = format === 'password';
  const { pattern, examples, required, ...plain } = others;
  const isPattern = typeof pattern === 'string' && !MOMENTS.includes(format ?? '');
  const isNoJson = NO_JSON.has(schema['typeof']);
  return { ...plain, ...(isNoJson && { not: {} }), ...(Array.isArray(required) && { required }), ...(examples !== undefined && { examples: [examples].flat() }), ...(isPattern && { pattern: inUnicode(pattern) }), ...(format !== undefined && { format }), ...(isSecret && { writeOnly: true }) };
}

/** Generators name what a value is in a program (`"typeof": "function"`). No value that is sent is one of these. */
const NO_JSON = new Set<unknown>(['function', 'undefined', 'symbol']);

/** A form has these as their own inputs write them, so a pattern beside them, which is about what the API answers, could refuse every day. */
const MOMENTS = ['date', 'date-time'];

/** The format of ours that a name means, in whatever spelling; nothing for a format that is not checked here. */
export function checkedFormat(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const plain = (name: string) => name.toLowerCase().replaceAll(/[-_ ]/g, '');
  return SYNONYMS[plain(written)] ?? Object.keys(formats).find((format) => plain(format) === plain(written));
}

/** Names that generators and other languages give to our formats. */
const SYNONYMS: Readonly<Record<string, string>> = { url: 'uri', guid: 'uuid', ...Object.fromEntries([1, 3, 4, 5, 6, 7].map((version) => [`uuid${version}`, 'uuid'])) };

/** A schema with properties is one of an object, even if it does not say so. */
function withType(schema: Written): Written {
  return schema['type'] === undefined && isPlainObject(schema['properties']) ? { ...schema, type: 'object' } : schema;
}

/**
 * Alternatives without those that nothing obeys, which generators write for a value that may be absent, and without those that ask the same as one before: no value
 * could obey only one of these. One that is left alone is a part of the schema.
 */
function withPossibleOptions(schema: Written): Written {
  return ['oneOf', 'anyOf'].reduce((whole, keyword) => {
    const { [keyword]: written, ...others } = whole;
    if (!Array.isArray(written)) return whole;
    const possible = (written as Written[]).filter((option) => !isImpossible(option));
    const rules = possible.map((option) => JSON.stringify(withoutKeys(option, TEXTS)));
    const options = possible.filter((_option, place) => rules.indexOf(rules[place] ?? '') === place);
    if (options.length === 0) return whole;
    return options.length > 1 ? { ...whole, [keyword]: options } : { ...others, allOf: [...((others['allOf'] as Written[] | undefined) ?? []), ...options] };
  }, schema);
}

/** Whether nothing obeys a schema. */
function isImpossible({ not }: Written): boolean {
  return isPlainObject(not) && Object.keys(not).length === 0;
}

/** What is said of a value without deciding which values are valid. */
const TEXTS = ['title', 'description', 'examples', 'default', 'deprecated'];

/**
 * Alternatives without any field do not say that they have `properties`: RJSF makes a rule of the names there, which nothing obeys where there is none. One that has a
 * single choice is a constant.
 */
function withPlainOptions(schema: Written): Written {
  const told = ['oneOf', 'anyOf'].filter((keyword) => Array.isArray(schema[keyword]));
  const plain = ({ properties, enum: choices, ...option }: Written): Written => ({
    ...(isPlainObject(properties) && Object.keys(properties).length > 0 && { properties }),
    ...option,
    ...(Array.isArray(choices) && (choices.length === 1 ? { const: choices[0] } : { enum: choices })),
  });
  return { ...schema, ...Object.fromEntries(told.map((keyword) => [keyword, (schema[keyword] as Written[]).map(plain)])) };
}

/** A value that may be `null` has `null` among its types and among its choices. */
function withNull({ nullable, ...schema }: Written): Written {
  const keyword = ['anyOf', 'oneOf'].find((one) => Array.isArray(schema[one]));
  const options = keyword === undefined ? [] : (schema[keyword] as Written[]);
  const others = options.filter((option) => !isNull(option));
  const [only] = others;
  if (keyword === undefined || others.length === options.length || others.length > 1 || !only) return nullable === true ? orNull(schema) : schema;
  const { [keyword]: _options, ...around } = schema;
  return orNull({ ...only, ...around });
}

/** Whether nothing but `null` obeys an alternative. */
function isNull({ type, const: only, enum: choices }: Written): boolean {
  return type === 'null' || only === null || (Array.isArray(choices) && choices.length > 0 && choices.every((choice) => choice === null));
}

/** What the name of a definition ends with where the value may be `null` too. */
export const OR_NULL = '-or-null';

function orNull(schema: Written): Written {
  const types = [schema['type'] ?? []].flat();
  const { enum: choices, $ref } = schema;
  return {
    ...schema,
    ...(typeof $ref === 'string' && { $ref: `${$ref}${OR_NULL}` }),
    ...(types.length > 0 && { type: [...new Set([...types, 'null'])] }),
    ...(Array.isArray(choices) && { enum: [...new Set<unknown>([...(choices as unknown[]), null])] }),
  };
}

/** In draft-04 and OpenAPI 3.0, a boolean beside a bound says whether the bound itself is excluded. */
function withBounds(schema: Written): Written {
  return [['minimum', 'exclusiveMinimum'] as const, ['maximum', 'exclusiveMaximum'] as const].reduce((whole, [bound, excluded]) => {
    if (typeof whole[excluded] !== 'boolean') return whole;
    const { [bound]: limit, [excluded]: isExcluded, ...others } = whole;
    return { ...others, ...(limit !== undefined && { [isExcluded ? excluded : bound]: limit }) };
  }, schema);
}

function withDependencies({ dependencies, dependentRequired, dependentSchemas, ...schema }: Written): Written {
  const groups = [dependencies, dependentRequired, dependentSchemas].filter(isPlainObject);
  const names = [...new Set(groups.flatMap((group) => Object.keys(group)))];
  if (names.length === 0) return schema;
  const neededBy = (name: string) => groups.flatMap((group) => (Object.hasOwn(group, name) ? [group[name]] : []));
  return { ...schema, dependencies: Object.fromEntries(names.map((name) => [name, together(neededBy(name))])) };
}

/** What a field asks for, where the names of other fields and a schema stand apart. */
function together([first, ...others]: readonly unknown[]): unknown {
  const asSchema = (needed: unknown) => (Array.isArray(needed) ? { required: needed } : needed);
  return others.length === 0 ? first : withMergedParts({ allOf: [first, ...others].map(asSchema) });
}

/**
 * What names and items obey that nothing else describes is what those beside the described ones obey. Where alternatives or conditions describe further names,
 * `npm run check` refuses it.
 */
function withUnevaluated({ unevaluatedProperties: names, unevaluatedItems: items, ...schema }: Written): Written {
  const isAlone = Object.keys(propertiesOf(schema)).every((name) => Object.hasOwn(schema['properties'] ?? {}, name));
  const after = Array.isArray(schema['items']) ? 'additionalItems' : 'items';
  const areItems = saysSomething(items) || (items === false && (Array.isArray(schema['items']) || schema['prefixItems'] !== undefined));
  return {
    ...schema,
    ...(saysSomething(names) && isAlone && schema['additionalProperties'] === undefined && { additionalProperties: names }),
    ...(areItems && schema[after] === undefined && { [after]: items }),
  };
}

export function saysSomething(schema: unknown): boolean {
  return isPlainObject(schema) && Object.keys(schema).length > 0;
}

/** A form adds items by their schema, so a list of anything says so in one, and a list that may have no item says that. */
function withItems(schema: Written): Written {
  const { items } = schema;
  const hasNone = items === false || (isPlainObject(items) && isImpossible(items));
  return hasNone || items === true ? { ...schema, items: withKind({}), ...(hasNone && { maxItems: 0 }) } : schema;
}

/** A schema for each place of a list becomes a part of `allOf`, by which it is checked. Names of one pattern are names whose form is checked. */
function withPlaces({ prefixItems, additionalItems, patternProperties, ...schema }: Written): Written {
  const places = prefixItems ?? (Array.isArray(schema['items']) ? schema['items'] : undefined);
  const { items, ...others } = schema;
  const after = prefixItems === undefined ? additionalItems : items;
  const tuple = { items: places, ...(after !== undefined && { additionalItems: after }) };
  const list = Array.isArray(places) ? { type: 'array', ...others, allOf: [...((others['allOf'] as Written[] | undefined) ?? []), tuple] } : withItems(schema);
  if (patternProperties === undefined) return list;
  const { additionalProperties, ...object } = list;
  const described = Object.entries(patternProperties as Written).map(([pattern, value]): [string, unknown] => [inUnicode(pattern), value]);
  // Fields that tools add beside the described ones stay as they are.
  const patterns = described.filter(([pattern]) => object['properties'] === undefined || !EXTENSION.test(pattern));
  if (patterns.length === 0) return { ...object, ...(isPlainObject(additionalProperties) && { additionalProperties }) };
  const [[pattern, value] = [], ...otherPatterns] = patterns;
  // Where names of one pattern and no others are allowed, or there are no others, the object is a set of pairs whose names are checked.
  const arePairs = (additionalProperties === false || ANY_NAME.has(pattern ?? '')) && otherPatterns.length === 0 && object['properties'] === undefined && object['propertyNames'] === undefined;
  if (arePairs && pattern !== undefined) return { ...object, additionalProperties: value, propertyNames: { pattern } };
  return { ...object, patternProperties: Object.fromEntries(patterns), ...(additionalProperties !== undefined && { additionalProperties }) };
}

const ANY_NAME = new Set(['.*', '^.*$', '.+', '^.+$']);

/** Patterns for the names of extensions: `^x-`, `^_`, `^\$`. */
const EXTENSION = /^\^(?:\[?[xX]{1,2}\]?-|_|\\\$|@|\/\/|#)/;

/**
 * Alternatives among alternatives stand beside the others, so that there is one choice. An alternative of which nothing is said takes a value of any kind, where
 * the schema around it does not say the kind.
 */
function withOneChoice(schema: Written): Written {
  return ['oneOf', 'anyOf'].reduce((whole, keyword) => {
    if (!Array.isArray(whole[keyword])) return whole;
    const options = (whole[keyword] as Written[]).flatMap((option) => (isFurtherChoice(option, keyword) ? (option[keyword] as Written[]) : [option]));
    const saysKind = Object.keys(whole).some((word) => word !== keyword && SAY_KIND.has(word));
    return { ...whole, [keyword]: saysKind ? options : options.map((option) => (isLeftTo(option, ['title', 'description']) ? withKind(option) : option)) };
  }, schema);
}

/** Whether an alternative consists of alternatives that are no mere choices of a value. */
function isFurtherChoice(option: Written, keyword: string): boolean {
  const inner = option[keyword];
  return Array.isArray(inner) && isLeftTo(option, [keyword, 'title', 'description']) && !(inner as Written[]).every(isChoice);
}

function isLeftTo(schema: Written, keywords: readonly string[]): boolean {
  return Object.keys(schema).every((keyword) => keywords.includes(keyword));
}

/** Alternatives that are a single value each become choices. */
function withChoices(schema: Written): Written {
  const keyword = ['oneOf', 'anyOf'].find((one) => Array.isArray(schema[one]));
  const options = keyword === undefined ? [] : (schema[keyword] as Written[]);
  if (keyword === undefined || schema['properties'] !== undefined || !options.every(isChoice)) return schema;
  const { [keyword]: _options, ...others } = schema;
  return { ...others, enum: options.flatMap((option) => ('const' in option ? [option['const']] : (option['enum'] as unknown[]))) };
}

/** Choices that are objects or lists cannot be labelled, nor can two that read the same (`1` and `"1"`): they are checked, and edited as JSON. */
function withPlainChoices({ enum: listed, ...schema }: Written): Written {
  if (!Array.isArray(listed)) return listed === undefined ? schema : { ...schema, enum: listed };
  const choices = [...new Map(listed.map((choice: unknown) => [JSON.stringify(choice), choice])).values()];
  const texts = choices.filter((choice) => choice !== null).map(String);
  const areTold = new Set(texts).size === texts.length;
  if (areTold && choices.every((choice) => typeof choice !== 'object' || choice === null)) return { ...schema, enum: choices };
  return { type: kindsOf(choices), ...schema, allOf: [...((schema['allOf'] as Written[] | undefined) ?? []), { enum: choices }] };
}

/** The choices of a value: those that can be labelled, or those that are written as JSON. */
export function choicesOf({ enum: choices, allOf = [] }: Schema): Schema['enum'] {
  return choices ?? allOf.find((part) => part.enum && isLeftTo(part as Written, ['enum']))?.enum;
}

/** RJSF draws a value under a free name by its type, and would offer no choices without one. */
function withTypedPairs(schema: Written): Written {
  const { additionalProperties: value } = schema;
  if (!isPlainObject(value) || value['type'] !== undefined || !Array.isArray(value['enum'])) return schema;
  return { ...schema, additionalProperties: { ...value, type: kindsOf(value['enum']) } };
}

function kindsOf(values: readonly unknown[]): string[] {
  return [...new Set(values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)))];
}

/** Leaves out the default and the examples that the schema itself refuses, of which the reader of `schemas/` warns. */
function withSoundSamples({ default: preset, examples, ...schema }: Written): Written {
  const sound = Array.isArray(examples) ? examples.filter((example) => brokenExample(schema, example) === undefined) : [];
  return { ...schema, ...(preset !== undefined && obeys(schema, preset) && { default: preset }), ...(sound.length > 0 && { examples: sound }) };
}

/** Whether an alternative is one value, whatever else is said of it, or several without a rule of their own. */
function isChoice(option: Written): boolean {
  const { enum: values } = option;
  const isOne = 'const' in option || (Array.isArray(values) && values.length === 1);
  return isOne || (Array.isArray(values) && isLeftTo(option, ['enum', 'title', 'description', 'type', 'deprecated', 'default', 'examples']));
}
