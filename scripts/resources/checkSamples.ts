import { formats } from '../../src/engine/model/validatorRuntime';
import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { isRegularExpression } from './regularExpression';

/**
 * The `default` and the `examples` of a field that its own rules refuse. They break nothing: a form and the sandbox do without them. Texts, numbers, choices and
 * the items of lists are checked, and of an example that is an object, that it has what it must have.
 */
export function* refusedSamples(schema: JsonCursor): Generator<Mistake> {
  const sampled = [[schema.at('default'), 'default', brokenRule] as const, ...schema.at('examples').items().map((example) => [example, 'example', brokenExample] as const)];
  for (const [sample, word, brokenBy] of sampled) {
    const broken = sample.exists ? brokenBy(schema.value as Schema, sample.value) : undefined;
    if (broken !== undefined) yield sample.mistake(`${broken}: this ${word} is ignored`);
  }
}

/** What an example would have to be to be a value of a field. Unlike a default, which a form completes, it has all that it must have. */
export function brokenExample(rules: Schema, value: unknown): string | undefined {
  const { required } = rules;
  const missing = isPlainObject(value) && Array.isArray(required) ? required.find((name) => !Object.hasOwn(value, name)) : undefined;
  return brokenRule(rules, value) ?? (missing === undefined ? undefined : `an object with "${missing}"`);
}

/** Whether a value obeys the rules of a field, as far as these are checked here. */
export function obeys(rules: Schema, value: unknown): boolean {
  return brokenRule(rules, value) === undefined;
}

/** What a value would have to be to obey the rules of a field; undefined when it does. */
export function brokenRule(rules: Schema, value: unknown): string | undefined {
  if (Array.isArray(rules.enum) && !rules.enum.includes(value))
    return `a choice of the field: ${rules.enum.join(', ')}`;
  const types = rules.type === undefined ? [] : [rules.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return `a value of the type ${types.join(' or ')}`;
  if (Array.isArray(value)) return brokenList(rules, value);
  if (typeof value === 'string') return brokenText(rules, value);
  return typeof value === 'number' ? brokenNumber(rules, value) : undefined;
}

function brokenList({ items, minItems = 0, maxItems = Infinity }: Schema, list: readonly unknown[]): string | undefined {
  if (list.length < minItems || list.length > maxItems) return `a list of ${minItems} to ${maxItems} items`;
  const broken = isPlainObject(items) ? list.flatMap((item) => brokenRule(items, item) ?? []) : [];
  return broken[0] === undefined ? undefined : `a list, of which each item is ${broken[0]}`;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function brokenText(
  { minLength = 0, maxLength = Infinity, pattern, format }: Schema,
  text: string,
): string | undefined {
  // JSON Schema counts characters, of which an emoji is one.
  const { length } = [...text];
  if (length < minLength || length > maxLength) return `a text of ${minLength} to ${maxLength} characters`;
  if (pattern !== undefined && !matches(pattern, text)) return `a text that matches ${pattern}`;
  const check = format === undefined ? undefined : formats[format];
  if (!check) return undefined;
  return (typeof check === 'function' ? check(text) : check.test(text))
    ? undefined
    : `a text of the format "${format}"`;
}

/** A pattern that is not a regular expression is reported elsewhere, so here it matches everything. */
function matches(pattern: string, text: string): boolean {
  return !isRegularExpression(pattern) || new RegExp(pattern, 'u').test(text);
}

function brokenNumber({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema, value: number): string | undefined {
  if (value < minimum || value > maximum) return `a number ${minimum === -Infinity ? 'up' : `from ${minimum}`} ${maximum === Infinity ? 'on' : `to ${maximum}`}`;
  // In draft-04 and OpenAPI 3.0, true or false says whether the bound itself is excluded.
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return `a number over ${exclusiveMinimum}`;
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) return `a number under ${exclusiveMaximum}`;
  return multipleOf !== undefined && !Number.isInteger(Number((value / multipleOf).toPrecision(12))) ? `a multiple of ${multipleOf}` : undefined;
}
