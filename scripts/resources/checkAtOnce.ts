import type { Schema, SchemaType } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { brokenRule } from './checkSamples';
import type { JsonCursor } from './JsonCursor';
import { pointerOf } from './JsonFile';
import type { Mistake } from './Mistake';
import { partsOf } from './partsOf';
import { patternLengths } from './patternLengths';
import { placeOf, type SharedFiles } from './referenceTarget';

/** Schemas of which one value has to obey one and another, although no value could. `seen` ends what leads back to itself. */
export function* checkAtOnce(some: readonly JsonCursor[], others: readonly JsonCursor[], shared: SharedFiles, seen = new Set<string>()): Generator<Mistake> {
  for (const one of some) {
    for (const other of others) {
      const pair = [one, other].map((cursor) => placeOf({ cursor, file: cursor.file })).join(' ');
      if (seen.has(pair) || !isPlainObject(one.value) || !isPlainObject(other.value)) continue;
      seen.add(pair);
      yield* checkPair(one, other);
      for (const [first, second] of innerPairs(one, other)) yield* checkAtOnce(partsOf(first, shared), partsOf(second, shared), shared, seen);
    }
  }
}

/** What both schemas say of one field, or of the items of a list. */
function innerPairs(one: JsonCursor, other: JsonCursor): [JsonCursor, JsonCursor][] {
  const names = one.at('properties').keys().filter((name) => other.at('properties', name).exists);
  return [...names.map((name): [JsonCursor, JsonCursor] => [one.at('properties', name), other.at('properties', name)]), [one.at('items'), other.at('items')]];
}

function* checkPair(one: JsonCursor, other: JsonCursor): Generator<Mistake> {
  const [types, otherTypes] = [typesOf(one), typesOf(other)];
  if (types && otherTypes && !types.some((type) => otherTypes.some((allowed) => isBoth(type, allowed)))) {
    // "This must not be there" is often said by a type that nothing else has.
    if (![types, otherTypes].some((list) => list.join() === 'null')) yield other.at('type').mistake(`a type among ${types.join(', ')}${asSaid(one, other)}`);
    return;
  }
  const tooFar = boundsBetween(one, other) ?? boundsBetween(other, one) ?? lengthBetween(one, other) ?? lengthBetween(other, one);
  if (tooFar) return void (yield tooFar);
  const refused = refusedChoices(other, one) ?? refusedChoices(one, other);
  if (refused) return void (yield refused);
  for (const [asking, forbidding] of [[one, other], [other, one]] as const) {
    yield* requiredAndForbidden(asking, forbidding);
    yield* requiredAndDenied(asking, forbidding);
  }
}

/** Fields that one schema requires, and that another one, or the same, lets no object have. */
export function* requiredAndForbidden(asking: JsonCursor, forbidding: JsonCursor): Generator<Mistake> {
  for (const name of asking.at('required').items()) {
    const field = forbidding.at('properties', name.text ?? '');
    if (name.text !== undefined && isNothing(field.value)) yield name.mistake(`a field that is not forbidden${asSaid(field, asking)}`);
  }
}

/** Whether no value obeys a schema, in the two ways to write so. */
function isNothing(schema: unknown): boolean {
  return schema === false || ['{"not":{}}', '{"not":true}'].includes(JSON.stringify(schema));
}

/** Fields of which one schema says nothing but that they must not be there together, and all of which the other one requires. */
function* requiredAndDenied(asking: JsonCursor, denying: JsonCursor): Generator<Mistake> {
  const denied = denying.at('not', 'required');
  const required = asking.at('required').items().map(({ text }) => text);
  const isDemanded = denied.items().length > 0 && denied.items().every(({ text }) => required.includes(text));
  if (isDemanded && denying.at('not').keys().length === 1) yield denied.mistake(`fields of which one may be missing${asSaid(asking.at('required'), denying)}`);
}

function typesOf(schema: JsonCursor): string[] | undefined {
  const { type, nullable } = schema.value as Schema & { nullable?: boolean };
  const types = [type ?? []].flat().filter((one): one is SchemaType => typeof one === 'string');
  return types.length === 0 ? undefined : [...types, ...(nullable === true ? ['null'] : [])];
}

function isBoth(one: string, other: string): boolean {
  return one === other || ['integer,number', 'number,integer'].includes(`${one},${other}`);
}

/** A lower bound that is above the upper bound of another schema. */
function boundsBetween(lower: JsonCursor, upper: JsonCursor): Mistake | undefined {
  for (const [least, most] of BOUNDS) {
    const [from, to] = [lower.at(least), upper.at(most)];
    if (typeof from.value !== 'number' || typeof to.value !== 'number') continue;
    const isExcluded = [least, most].some((bound) => bound.startsWith('exclusive'));
    if (from.value > to.value || (isExcluded && from.value === to.value)) return from.mistake(`${isExcluded ? 'less than' : 'at most'} ${to.value}, the "${most}"${asSaid(upper, lower)}`);
  }
  return undefined;
}

/** A length that no text has which matches the pattern of another schema. */
function lengthBetween(bounded: JsonCursor, patterned: JsonCursor): Mistake | undefined {
  const wrong = wrongLength(bounded, patterned.at('pattern'));
  return wrong && wrong.length.mistake(`${wrong.expected} the "pattern"${asSaid(patterned, bounded)}`);
}

/** A length that no text has which matches a pattern, as far as the lengths of these texts are known. */
export function wrongLength(schema: JsonCursor, pattern: JsonCursor): { length: JsonCursor; expected: string } | undefined {
  const [fewest, most] = patternLengths(pattern.text ?? '') ?? [0, Infinity];
  const [minLength, maxLength] = [schema.at('minLength'), schema.at('maxLength')];
  if (typeof minLength.value === 'number' && minLength.value > most) return { length: minLength, expected: `at most ${most}, the longest text that matches` };
  if (typeof maxLength.value === 'number' && maxLength.value < fewest) return { length: maxLength, expected: `at least ${fewest}, the shortest text that matches` };
  return undefined;
}

const BOUNDS = [
  ['minimum', 'maximum'], ['minimum', 'exclusiveMaximum'], ['exclusiveMinimum', 'maximum'], ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'], ['minItems', 'maxItems'], ['minProperties', 'maxProperties'],
] as const;

/** Choices of which the other schema refuses each. */
function refusedChoices(choosing: JsonCursor, ruling: JsonCursor): Mistake | undefined {
  const [place, values] = choicesOf(choosing);
  const { const: only, ...rules } = ruling.value as Schema;
  if (values.length === 0 || typesOf(ruling)?.join() === 'null') return undefined;
  const broken = values.map((value) => (value === null ? undefined : brokenRule(only === undefined ? rules : { ...rules, enum: [only] }, value)));
  return broken[0] !== undefined && broken.every((one) => one !== undefined) ? place.mistake(`${broken[0]}${asSaid(ruling, choosing)}`) : undefined;
}

export function choicesOf(schema: JsonCursor): [JsonCursor, unknown[]] {
  const only = schema.at('const');
  if (only.exists) return [only, [only.value]];
  return [schema.at('enum'), schema.at('enum').items().map(({ value }) => value)];
}

/** Which schema says otherwise, with its file where that is another one. */
function asSaid({ path, file }: JsonCursor, beside: JsonCursor): string {
  const place = file === beside.file ? pointerOf(path) || 'the schema' : `${file.path}${pointerOf(path)}`;
  return `, as ${place} says of the same value`;
}
