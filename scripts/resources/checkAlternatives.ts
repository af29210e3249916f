import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { withoutKeys } from '../../src/engine/model/transforms/withoutKeys';
import { checkAtOnce, choicesOf } from './checkAtOnce';
import { obeys } from './checkSamples';
import { ANNOTATIONS } from './draft07';
import { lastWord } from './inlineReferences';
import type { JsonCursor } from './JsonCursor';
import { shown } from './JsonFile';
import type { Mistake } from './Mistake';
import { fieldsIn, isWhole, partsOf } from './partsOf';
import type { SharedFiles } from './referenceTarget';

/** Alternatives of which a value can obey none. */
export function* deadAlternatives(schema: JsonCursor, parts: readonly JsonCursor[], shared: SharedFiles): Generator<Mistake> {
  const deadBy = (option: JsonCursor) => [...checkAtOnce(parts, partsOf(option, shared), shared)];
  for (const options of alternativesOf(schema)) if (options.every((option) => deadBy(option).length > 0)) yield* options.flatMap(deadBy);
}

/** Alternatives that no value could obey, while another one can be obeyed; those that cannot be told apart; and a discriminator that tells none. */
export function* idleAlternatives(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  const parts = partsOf(schema, shared);
  for (const options of alternativesOf(schema)) {
    const dead = options.map((option) => [...checkAtOnce(parts, partsOf(option, shared), shared)]);
    if (dead.some((mistakes) => mistakes.length === 0)) yield* dead.flat();
    const said = options.map(({ value }) => (isPlainObject(value) ? JSON.stringify(withoutKeys(value, ['title', 'description', 'examples'])) : undefined));
    for (const [place, option] of options.entries()) {
      const first = said.indexOf(said[place]);
      if (said[place] !== undefined && first < place) yield option.mistake(`an alternative that differs from that of place ${first + 1}: what obeys one obeys both`);
    }
  }
  yield* overlaps(schema, shared);
  yield* sameTellers(schema, shared);
  yield* idleDiscriminator(schema, shared);
}

function alternativesOf(schema: JsonCursor): JsonCursor[][] {
  return [schema.at('oneOf').items(), schema.at('anyOf').items()].filter((options) => options.length > 0);
}

/** An alternative, with what it, its parts and its references say; without rules where a reference leads nowhere. */
interface Alternative {
  option: JsonCursor;
  own: Schema[];
  rules: [string, unknown][];
}

function alternativeAt(option: JsonCursor, shared: SharedFiles): Alternative {
  const own = partsOf(option, shared).flatMap(({ value }) => (isPlainObject(value) ? [value as Schema] : []));
  const rules = isWhole(option, shared) ? own.flatMap(rulesOf).filter(([keyword]) => keyword !== '$ref' && keyword !== 'allOf') : [];
  return { option, own, rules };
}

/** Alternatives of `oneOf` that always hold together with another one, and choices that two of them have: what obeys two obeys none. */
function* overlaps(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  // What a discriminator tells apart need not be told apart by its rules.
  const all = schema.at('discriminator').exists ? [] : schema.at('oneOf').items().map((option) => alternativeAt(option, shared));
  for (const [place, one] of all.entries()) {
    const wider = all.findIndex((other, index) => index !== place && isWider(other, one) && (index < place || !isWider(one, other)));
    if (wider >= 0) yield one.option.mistake(`an alternative apart from that of place ${wider + 1}: what obeys this one obeys both, and "oneOf" takes what obeys one alone`);
    for (const [before, other] of all.slice(0, place).entries()) {
      const both = wider >= 0 || isWider(one, other) ? undefined : sharedChoice(other.option, one.option);
      if (both !== undefined) yield choicesOf(one.option)[0].mistake(`choices of its own: ${shown(both)} is one of place ${before + 1} too, and "oneOf" takes what obeys one alternative alone`);
    }
  }
}

/** Whether whatever obeys one alternative obeys the other, wider one too, as far as each rule is looked at by itself. */
function isWider(wide: Alternative, strict: Alternative): boolean {
  const isSame = JSON.stringify(wide.rules) === JSON.stringify(strict.rules);
  return wide.rules.length > 0 && !isSame && wide.rules.every((rule) => strict.own.some((schema) => saysAtLeast(schema, rule)));
}

/** A choice that two alternatives have which say nothing else and are not the same. */
function sharedChoice(one: JsonCursor, other: JsonCursor): unknown {
  const [first, second] = [one, other].map((option) => (rulesOf(option.value).every(([keyword]) => ['type', 'enum', 'const'].includes(keyword)) ? choicesOf(option)[1] : []));
  return JSON.stringify(first) === JSON.stringify(second) ? undefined : first?.find((choice) => second?.includes(choice));
}

function saysAtLeast(schema: Schema, [keyword, value]: readonly [string, unknown]): boolean {
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices && ['type', 'enum', 'const'].includes(keyword)) return choices.every((choice) => obeys(keyword === 'const' ? { enum: [value as never] } : { [keyword]: value }, choice));
  if (keyword === 'type') return schema.type !== undefined && [schema.type].flat().every((type) => [value, ...(value === 'number' ? ['integer'] : [])].flat().includes(type));
  if (keyword === 'required') return Array.isArray(value) && value.every((name) => schema.required?.includes(name as string));
  // What other fields are depends on those that are described.
  if (keyword === 'additionalProperties') return value === true;
  if (keyword !== 'properties' || !isPlainObject(value)) return JSON.stringify(schema[keyword as keyof Schema]) === JSON.stringify(value);
  return Object.entries(value).every(([name, field]) => {
    const own = schema.properties?.[name];
    return isPlainObject(field) && isPlainObject(own) && rulesOf(field).every((rule) => saysAtLeast(own, rule));
  });
}

/** What a schema says of a value, without what only describes it. */
function rulesOf(schema: unknown): [string, unknown][] {
  return Object.entries(isPlainObject(schema) ? schema : {}).filter(([keyword]) => !SAY_NOTHING.has(keyword));
}

const RULES_ALL_THE_SAME = ['$dynamicRef', '$recursiveRef'];

const SAY_NOTHING = new Set([...ANNOTATIONS.filter((keyword) => !RULES_ALL_THE_SAME.includes(keyword)), 'title', 'description', 'default', 'examples', 'readOnly', 'writeOnly', 'deprecated', 'definitions', '$defs']);

/** Alternatives with one value of the discriminator. Other constants may be those of a kind that has several forms. */
function* sameTellers(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  const name = schema.at('discriminator', 'propertyName').text ?? '';
  for (const options of alternativesOf(schema)) {
    const tellers = options.map((option) => partsOf(option, shared).map((part) => choicesOf(part.at('properties', name))).find(([, choices]) => choices.length === 1));
    for (const [place, teller] of tellers.entries()) {
      const first = tellers.findIndex((other) => teller && other?.[1][0] === teller[1][0]);
      if (teller && first < place) yield teller[0].mistake(`another value than that of place ${first + 1}: by this field the alternatives are told apart`);
    }
  }
}

/** A discriminator by a field that there is not, or with a value for what is no alternative: it tells nothing apart. */
function* idleDiscriminator(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  const field = schema.at('discriminator', 'propertyName');
  // Without alternatives, it speaks of schemas that extend this one.
  const names = field.text === undefined || alternativesOf(schema).length === 0 ? undefined : fieldsIn(schema, shared);
  if (names && !names.includes(String(field.text))) yield field.unknownName('a field of the alternatives, by which they are told apart', names);
  const references = alternativesOf(schema).flat().flatMap((option) => option.at('$ref').text ?? []);
  for (const [, target] of schema.at('discriminator', 'mapping').entries()) {
    if (references.length > 0 && !references.some((reference) => lastWord(reference) === lastWord(target.text))) yield target.unknownName('what one of the alternatives refers to', references);
  }
}
