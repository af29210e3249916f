import { branchesOf, hasAlternatives, isChoiceOfKinds } from '../../src/engine/model/broughtFields';
import type { Schema } from '../../src/engine/model/Schema';
import { withoutKeys } from '../../src/engine/model/transforms/withoutKeys';
import type { Written } from './Written';

/**
 * A form renders one group of alternatives of a value. What else it has to be one of, in an `anyOf` beside a `oneOf`, in a part or under a condition, becomes a
 * further choice inside each alternative, which says the same.
 */
export function withOneGroup(schema: Written): Written {
  const [keyword] = KEYWORDS.filter((one) => isGroup(schema, one));
  if (keyword === undefined) return schema;
  const { left, further } = apart(schema, keyword);
  if (further.length === 0) return schema;
  return { ...left, [keyword]: ((schema as Schema)[keyword] ?? []).map((option) => further.reduce(within, option as Written)) };
}

const KEYWORDS = ['oneOf', 'anyOf'] as const;

/** What a schema asks for beside one group: what is no choice stays, and each further choice is a schema of its own. */
function apart(schema: Written, keyword: (typeof KEYWORDS)[number]): { left: Written; further: Written[] } {
  const others = KEYWORDS.filter((one) => one !== keyword && isGroup(schema, one));
  const { allOf = [] } = schema as { allOf?: Written[] };
  const parts = allOf.filter((part) => isOnlyChoice(part, schema));
  const { if: condition, then, else: otherwise } = schema as Schema;
  const isCondition = condition !== undefined && [then, otherwise].some((branch) => branch !== undefined && hasChoice(branch));
  const kept = allOf.filter((part) => !parts.includes(part));
  const conditional = Object.fromEntries(CONDITION.flatMap((word) => (word in schema ? [[word, schema[word]]] : [])));
  const left = withoutKeys(schema, [...others, ...(isCondition ? CONDITION : []), ...(parts.length > 0 ? ['allOf'] : [])]);
  return {
    left: { ...left, ...(parts.length > 0 && kept.length > 0 && { allOf: kept }) },
    further: [...others.map((one) => ({ [one]: schema[one] })), ...parts, ...(isCondition ? [conditional] : [])],
  };
}

const CONDITION = ['if', 'then', 'else'];

/** An alternative with a further choice, which stands inside its own alternatives where it has some. One that leads to a definition by name alone stays. */
function within(option: Written, further: Written): Written {
  if ('$ref' in option) return option;
  const [keyword] = KEYWORDS.filter((one) => isGroup(option, one));
  if (keyword !== undefined) return { ...option, [keyword]: (option[keyword] as Written[]).map((inner) => within(inner, further)) };
  const isFree = Object.keys(further).every((word) => !(word in option));
  return isFree ? { ...option, ...further } : { ...option, allOf: [...((option['allOf'] as Written[] | undefined) ?? []), further] };
}

function isGroup(schema: Written, keyword: (typeof KEYWORDS)[number]): boolean {
  const { [keyword]: options } = schema as Schema;
  return Array.isArray(options) && options.some((option) => option.properties !== undefined || hasChoice(option)) && isChoiceOfKinds(schema, options);
}

/** Whether a part of a schema consists of alternatives, or of a condition that leads to some. */
function isOnlyChoice(part: Written, around: Written): boolean {
  const words = Object.keys(part).filter((word) => !['title', 'description'].includes(word));
  if (words.every((word) => CONDITION.includes(word))) return branchesOf(part).some(hasChoice);
  return words.length === 1 && KEYWORDS.some((one) => isGroup({ properties: around['properties'], [one]: part[one] }, one));
}

function hasChoice(schema: Schema): boolean {
  return hasAlternatives(schema) || (schema.allOf ?? []).some(hasChoice);
}
