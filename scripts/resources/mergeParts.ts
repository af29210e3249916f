import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { ANY } from '../../src/engine/model/kindsOfField';
import { propertiesOf } from '../../src/engine/model/broughtFields';
import { SAY_KIND, withKind } from './kindsOfValues';
import type { Written } from './Written';

/** Merges the parts of `allOf` into one schema where they simply add up: inheritance, or a reference with a keyword beside it. */
export function withMergedParts(schema: Written): Written {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  return (allOf as Written[]).reduceRight<Written>((whole, part) => merged(whole, part) ?? { ...whole, allOf: [part, ...((whole['allOf'] as Written[] | undefined) ?? [])] }, own);
}

function merged(whole: Written, part: Written): Written | undefined {
  const { properties, required, title, description, ...others } = part;
  // Parts that each forbid other fields would together forbid all: whoever writes them means the fields of all parts.
  const isPlain = (keyword: string) => !CONDITIONS.includes(keyword) || (keyword === 'additionalProperties' && others[keyword] === false) || areOnlyAlternatives(whole, keyword);
  const both = Object.keys(others).map((keyword): [string, unknown] => [keyword, isPlain(keyword) ? stricter(keyword, whole[keyword], others[keyword]) : undefined]);
  if (both.some(([, value]) => value === undefined) || (properties === undefined && required === undefined && both.length === 0)) return undefined;
  const known = isPlainObject(whole['properties']) ? whole['properties'] : {};
  const added = isPlainObject(properties) ? properties : {};
  const names = [...new Set([whole['required'] ?? [], required ?? []].flat())];
  return {
    ...(title !== undefined && { title }),
    // What is said of alternatives alone is not said of the whole.
    ...(description !== undefined && !Object.keys(others).some((keyword) => ALTERNATIVES.includes(keyword)) && { description }),
    ...whole,
    ...Object.fromEntries(both),
    ...(Object.keys({ ...added, ...known }).length > 0 && { properties: { ...added, ...known, ...narrowed(known, added) } }),
    ...(names.length > 0 && { required: names }),
  };
}

const ALTERNATIVES = ['anyOf', 'oneOf'];

/** Whether the alternatives of a part may stand in the object itself, which has none: forms render them there. */
function areOnlyAlternatives(whole: Written, keyword: string): boolean {
  return ALTERNATIVES.includes(keyword) && whole[keyword] === undefined && (whole['type'] === 'object' || isPlainObject(whole['properties']));
}

/** What a reference leads to, with the keywords beside the reference: these take precedence, and add fields, required fields and parts to those there are. */
export function withWhatItAdds(found: Written, beside: Written): Written {
  const { properties, required, allOf } = found;
  return {
    ...found,
    ...(merged(beside, { properties, required }) ?? beside),
    ...(Array.isArray(allOf) && { allOf: [...(allOf as Written[]), ...((beside['allOf'] as Written[] | undefined) ?? [])] }),
  };
}

/** A value whose parts do not add up to one schema is of the kinds that all of them allow, so that it gets a box for such a value. */
export function withCommonKind(schema: Written): Written {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf) || Object.keys(own).some((keyword) => SAY_KIND.has(keyword))) return schema;
  const kinds = (allOf as Written[]).map((part) => ('$ref' in part ? undefined : kindsAllowedBy(part)));
  const common = kinds.reduce((some, others) => some && others && [commonType(some, others) ?? []].flat());
  return common === undefined || common.length === 0 ? schema : { ...schema, type: common.length > 1 ? common : common[0] };
}

function kindsAllowedBy(part: Written): readonly string[] {
  const { type = Object.keys(propertiesOf(part)).length > 0 ? 'object' : ANY } = withKind(part);
  return [type].flat();
}

/** The value of a keyword that satisfies two parts; undefined where no single value does. */
function stricter(keyword: string, own: unknown, other: unknown): unknown {
  if (own === undefined || isSame(own, other)) return other;
  if (keyword === 'type') return commonType([own].flat() as string[], [other].flat() as string[]);
  if (SAID_LAST.includes(keyword)) return own;
  if (typeof own !== 'number' || typeof other !== 'number') return undefined;
  if (/^(min|exclusiveMin)/.test(keyword)) return Math.max(own, other);
  return /^(max|exclusiveMax)/.test(keyword) ? Math.min(own, other) : undefined;
}

/** Keywords that do not decide which values are valid. */
const SAID_LAST = ['default', 'examples', 'deprecated', 'readOnly', 'writeOnly'];

/** The types that both lists allow; an integer counts as a number. */
function commonType(some: readonly string[], others: readonly string[]): string | string[] | undefined {
  const has = (types: readonly string[], type: string) => types.includes(type) || (type === 'integer' && types.includes('number'));
  const types = [...new Set([...some.filter((type) => has(others, type)), ...others.filter((type) => has(some, type))])];
  return types.length > 1 ? types : types[0];
}

/** The fields that both parts describe, each obeying both descriptions. */
function narrowed(known: Written, added: Written): Written {
  const both = Object.keys(added).filter((name) => Object.hasOwn(known, name) && !isSame(known[name], added[name]));
  return Object.fromEntries(both.map((name) => [name, ofBoth(added[name], known[name])]));
}

/** A description may be `true`, which asks nothing, or `false`, by which there is no such field: objects that are closed repeat the names of their parts in this way. */
function ofBoth(one: unknown, other: unknown): unknown {
  if (one === false || other === false) return false;
  if (one === true || other === true) return one === true ? other : one;
  return withCommonKind(withMergedParts({ allOf: [one, other] }));
}

const CONDITIONS = ['if', 'then', 'else', 'anyOf', 'oneOf', 'not', 'dependencies', 'allOf', 'additionalProperties', 'minProperties', 'maxProperties'];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
