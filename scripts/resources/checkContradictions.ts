import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { brokenRule } from './checkSamples';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** Rules of one schema that no value could obey together, and conditions on its fields that never hold. */
export function* checkContradictions(schema: JsonCursor): Generator<Mistake> {
  if (!isPlainObject(schema.value)) return;
  for (const [least, most] of BOUNDS) {
    const [from, to] = [schema.at(least).value, schema.at(most).value];
    if (typeof from === 'number' && typeof to === 'number' && from > to) yield schema.at(least).mistake(`at most ${to}, its "${most}"`);
  }
  yield* checkRange(schema);
  yield* checkChoices(schema);
  if (schema.at('readOnly').value === true && schema.at('writeOnly').value === true) yield schema.at('writeOnly').mistake('one of "readOnly" and "writeOnly": with both, a field is neither answered nor sent', 'both');
  yield* checkCount(schema);
  yield* checkCondition(schema, schema.at('if'));
  for (const part of schema.at('allOf').items()) yield* checkCondition(schema, part.at('if'));
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

/** A list or an object that must have more than it may have. */
function* checkCount(schema: JsonCursor): Generator<Mistake> {
  const choices = schema.at('items', 'enum').value;
  const [different, least] = [new Set(Array.isArray(choices) ? choices : []).size, schema.at('minItems').value];
  if (schema.at('uniqueItems').value === true && different > 0 && typeof least === 'number' && least > different) yield schema.at('minItems').mistake(`at most ${different}, as each item is one of its choices, once`);
  const isClosed = schema.at('additionalProperties').value === false && MORE_FIELDS.every((keyword) => !schema.at(keyword).exists);
  const missing = isClosed ? schema.at('required').items().filter(({ text }) => text !== undefined && !schema.at('properties', text).exists) : [];
  for (const name of missing) yield name.mistake('a name among "properties": "additionalProperties" forbids others');
}

/** Keywords by which an object may have fields beside its own. */
const MORE_FIELDS = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'dependentSchemas', 'patternProperties'];

/** A condition on a field by a value that this field never has. */
function* checkCondition(schema: JsonCursor, condition: JsonCursor): Generator<Mistake> {
  for (const [name, asked] of condition.at('properties').entries()) {
    const field = schema.at('properties', name).value;
    const { const: only, enum: choices } = isPlainObject(asked.value) ? asked.value : {};
    const [place, values] = only === undefined ? [asked.at('enum'), choices] : [asked.at('const'), [only]];
    if (!isPlainObject(field) || !Array.isArray(values) || values.length === 0) continue;
    const broken = values.map((value: unknown) => brokenRule(field as Schema, value));
    if (broken.every((one) => one !== undefined)) yield place.mistake(`${broken[0]}, as "${name}" has no other`);
  }
}
