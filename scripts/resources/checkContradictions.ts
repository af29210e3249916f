import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { brokenRule } from './checkSamples';
import { checkAtOnce, choicesOf, requiredAndForbidden, wrongLength } from './checkAtOnce';
import { deadAlternatives } from './checkAlternatives';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { dependentOf, partsOf } from './partsOf';
import type { SharedFiles } from './referenceTarget';
import { inUnicode, isRegularExpression } from './regularExpression';

/** Rules of a schema, of its parts and of its conditions that no value could obey together. */
export function* checkContradictions(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  if (!isPlainObject(schema.value)) return;
  for (const [least, most] of BOUNDS) {
    const [from, to] = [schema.at(least).value, schema.at(most).value];
    if (typeof from === 'number' && typeof to === 'number' && from > to) yield schema.at(least).mistake(`at most ${to}, its "${most}"`);
  }
  yield* checkRange(schema);
  yield* checkChoices(schema);
  if (schema.at('readOnly').value === true && schema.at('writeOnly').value === true) yield schema.at('writeOnly').mistake('one of "readOnly" and "writeOnly": with both, a field is neither answered nor sent', 'both');
  yield* checkLength(schema);
  yield* checkCount(schema, shared);
  yield* checkNames(schema, shared);
  yield* requiredAndForbidden(schema, schema);
  yield* checkDenied(schema);
  yield* checkParts(schema, shared);
}

const BOUNDS = [['minimum', 'maximum'], ['minLength', 'maxLength'], ['minItems', 'maxItems'], ['minProperties', 'maxProperties'], ['minContains', 'maxContains'], ['minContains', 'maxItems']] as const;

/** Numbers between bounds that leave none. In draft-04 and OpenAPI 3.0, true beside a bound says that it is excluded. */
function* checkRange(schema: JsonCursor): Generator<Mistake> {
  const numberAt = (keyword: string) => [schema.at(keyword).value].find((value) => typeof value === 'number');
  const [minimum, maximum, multiple] = ['minimum', 'maximum', 'multipleOf'].map(numberAt);
  const [over, under] = [['exclusiveMinimum', minimum] as const, ['exclusiveMaximum', maximum] as const].map(([keyword, bound]) => (schema.at(keyword).value === true ? bound : numberAt(keyword)));
  const [least, most] = [Math.max(minimum ?? -Infinity, over ?? -Infinity), Math.min(maximum ?? Infinity, under ?? Infinity)];
  // A bound above the other one is reported by itself.
  if (!Number.isFinite(least) || !Number.isFinite(most) || Number(minimum) > Number(maximum)) return;
  const step = multiple ?? (schema.at('type').value === 'integer' ? 1 : undefined);
  // Multiples of a decimal step are rounded, as they would miss a bound by the last digit.
  const exact = (value: number) => (Number.isInteger(step) ? value : Number(value.toPrecision(12)));
  const around = [0, 1, 2].map((more) => (step ? exact((Math.floor(least / step) + more) * step) : least + ((most - least) * more) / 2));
  const isAllowed = (value: number) => value >= least && value <= most && value !== over && value !== under;
  const bound = ['exclusiveMaximum', 'maximum'].map((keyword) => schema.at(keyword)).find(({ value }) => value === most);
  if (bound && !around.some(isAllowed)) yield bound.mistake(`a bound that leaves a number${step === undefined ? '' : `, a multiple of ${step},`} from ${least} on`);
}

/** Choices of which the other rules of the field refuse each. */
function* checkChoices(schema: JsonCursor): Generator<Mistake> {
  const { const: only, enum: choices, ...rules } = schema.value as Schema;
  const [place, values] = only === undefined ? [schema.at('enum'), choices] : [schema.at('const'), [only]];
  if (!Array.isArray(values)) return;
  if (values.length === 0) return void (yield place.mistake('at least one choice'));
  const broken = values.map((value) => (value === null ? undefined : brokenRule({ ...rules, ...(only !== undefined && choices && { enum: choices }) }, value)));
  if (broken.every((one) => one !== undefined)) yield place.mistake(broken[0] ?? '');
}

/** Lengths that no text has which matches the pattern. */
function* checkLength(schema: JsonCursor): Generator<Mistake> {
  const wrong = wrongLength(schema, schema.at('pattern'));
  if (wrong) yield wrong.length.mistake(`${wrong.expected} its "pattern"`);
}

/** A list or an object that must have more than it may have. */
function* checkCount(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  const [different, least] = [valuesOf(schema.at('items'), shared), schema.at('minItems').value];
  if (schema.at('uniqueItems').value === true && typeof least === 'number' && least > different) yield schema.at('minItems').mistake(`at most ${different}, as there are no more different items`);
  const isClosed = schema.at('additionalProperties').value === false && MORE_FIELDS.every((keyword) => !schema.at(keyword).exists);
  const [asked, mostFields] = [new Set(schema.at('required').items().map(({ text }) => text)).size, schema.at('maxProperties')];
  if (typeof mostFields.value === 'number' && mostFields.value < asked) yield mostFields.mistake(`at least ${asked}, the number of "required" fields`);
  const [fewestFields, described] = [schema.at('minProperties'), schema.at('properties').keys().length];
  if (isClosed && typeof fewestFields.value === 'number' && fewestFields.value > described) yield fewestFields.mistake(`at most ${described}, the number of "properties": "additionalProperties" forbids others`);
  const places = [schema.at('prefixItems'), schema.at('items')].find((list) => Array.isArray(list.value))?.items().length;
  const isFull = schema.at(schema.at('prefixItems').exists ? 'items' : 'additionalItems').value === false;
  if (places !== undefined && isFull && typeof least === 'number' && least > places) yield schema.at('minItems').mistake(`at most ${places}, the number of places: there may be no item after them`);
  const missing = isClosed ? schema.at('required').items().filter(({ text }) => text !== undefined && !schema.at('properties', text).exists) : [];
  for (const name of missing) yield name.mistake('a name among "properties": "additionalProperties" forbids others');
}

/** How many values obey a schema, at most; without an end unless all of them are said. */
function valuesOf(schema: JsonCursor, shared: SharedFiles): number {
  const counts = partsOf(schema, shared).flatMap((part) => {
    const [, choices] = choicesOf(part);
    const types = part.at('type').oneOrMore().map(({ text }) => FEW[text ?? ''] ?? Infinity);
    const options = ['oneOf', 'anyOf'].map((keyword) => part.at(keyword).items().map((option) => valuesOf(option, shared)));
    const orNull = part.at('nullable').value === true ? 1 : 0;
    return [choices.length > 0 ? [new Set(choices).size, orNull] : [], types.length > 0 ? [...types, orNull] : [], ...options];
  });
  return Math.min(Infinity, ...counts.filter((one) => one.length > 0).map((one) => one.reduce((all, count) => all + count, 0)));
}

/** How many values there are of a type of few. */
const FEW: Readonly<Record<string, number>> = { boolean: 2, null: 1 };

/** Keywords by which an object may have fields beside its own. */
const MORE_FIELDS = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'dependentSchemas', 'patternProperties'];

/** Names that the rule about names refuses, and rules for names that a field of such a name does not obey. */
function* checkNames(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  const names = schema.at('propertyNames').value;
  for (const [name, field] of schema.at('properties').entries()) {
    const broken = isPlainObject(names) ? brokenRule(names, name) : undefined;
    if (broken !== undefined) yield field.unknownKey(`a name that "propertyNames" allows: ${broken}`, []);
    const patterns = schema.at('patternProperties').entries().filter(([pattern]) => isRegularExpression(inUnicode(pattern)) && new RegExp(inUnicode(pattern), 'u').test(name));
    for (const [, rules] of patterns) yield* checkAtOnce(partsOf(rules, shared), partsOf(field, shared), shared);
  }
}

/** A schema whose `not` says nothing but what the schema itself demands. */
function* checkDenied(schema: JsonCursor): Generator<Mistake> {
  const denied = schema.at('not');
  const isDemanded = ([keyword, { value }]: [string, JsonCursor]) => {
    const own = schema.at(keyword).value;
    return keyword === 'required' && Array.isArray(own) && Array.isArray(value) ? value.every((name) => own.includes(name)) : JSON.stringify(own) === JSON.stringify(value);
  };
  if (denied.keys().length > 0 && denied.entries().every(isDemanded)) yield denied.mistake('a rule that leaves a value: the schema itself demands this');
}

/** The parts of a schema and its conditions: what holds at once must leave a value. */
function* checkParts(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  const parts = partsOf(schema, shared);
  for (const [place, part] of parts.entries()) yield* checkAtOnce(parts.slice(0, place), [part], shared);
  for (const part of parts) {
    const condition = partsOf(part.at('if'), shared);
    yield* checkAtOnce(parts, condition, shared);
    yield* checkAtOnce([...parts, ...condition], partsOf(part.at('then'), shared), shared);
    for (const branch of [part.at('else'), ...dependentOf(part)]) yield* checkAtOnce(parts, partsOf(branch, shared), shared);
    yield* deadAlternatives(part, parts, shared);
  }
  if (schema.at('minContains').value !== 0) yield* checkAtOnce(partsOf(schema.at('items'), shared), partsOf(schema.at('contains'), shared), shared);
}
