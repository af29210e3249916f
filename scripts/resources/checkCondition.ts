import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../src/engine/model/Schema';
import { brokenRule } from './checkSamples';
import { choicesOf, fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

const SUBJECTS = ['setting', 'fault', 'permission', 'mode', 'field', 'all', 'any', 'not'];
const TESTS = ['is', 'in', 'filled', 'youngerThan'];

/** A condition must be about one thing, and its field and the values that it compares with must be in the schema. */
export function* checkCondition(condition: JsonCursor, schema: Schema): Generator<Mistake> {
  if (condition.keys().length === 0) return;
  yield* checkOne(condition, SUBJECTS, 'one subject');
  if (condition.at('field').exists) yield* checkFieldCondition(condition, schema);
  else yield* withoutField(condition);
  for (const key of ['all', 'any']) {
    for (const part of condition.at(key).items()) yield* checkCondition(part, schema);
  }
  yield* checkTogether(condition.at('all').items());
  yield* checkCondition(condition.at('not'), schema);
}

function* checkOne(condition: JsonCursor, keys: readonly string[], what: string): Generator<Mistake> {
  const said = keys.filter((key) => condition.at(key).exists);
  if (said.length === 1) return;
  const found = said.length === 0 ? 'none' : said.map((key) => `"${key}"`).join(' and ');
  yield condition.mistake(`${what} among ${keys.join(', ')}`, found);
}

function* withoutField(condition: JsonCursor): Generator<Mistake> {
  for (const key of TESTS) {
    if (condition.at(key).exists) yield condition.at(key).mistake('the key "field" beside it', `"${key}"`);
  }
}

function* checkFieldCondition(condition: JsonCursor, schema: Schema): Generator<Mistake> {
  yield* checkOne(condition, TESTS, 'one test of the field');
  const name = condition.at('field');
  if (name.text === undefined) return;
  const field = fieldAt(schema, name.text);
  if (!field) {
    yield name.unknownName('a field of schema.json', fieldNames(schema, name.text));
    return;
  }
  if (condition.at('youngerThan').exists && !isDay(field)) yield name.mistake('a field whose format is "date" or "date-time"');
  const choices = choicesOf(field);
  for (const value of [condition.at('is'), ...condition.at('in').items()]) {
    if (!value.exists) continue;
    const broken = brokenRule(field, value.value);
    if (choices && !choices.includes(value.value)) yield value.mistake(`a choice of "${name.text}": ${choices.join(', ')}`);
    else if (!choices && broken !== undefined) yield value.mistake(`${broken}, as "${name.text}" is: the condition could never hold`);
  }
}

/** A condition about a stored record must not ask for what the API never answers. */
export function* checkAnswered(condition: JsonCursor, schema: Schema): Generator<Mistake> {
  const name = condition.at('field');
  if (fieldAt(schema, name.text ?? '')?.writeOnly) yield name.mistake('a field that the API answers: this one is writeOnly, and of a stored record nobody knows it');
  for (const part of [...['all', 'any'].flatMap((key) => condition.at(key).items()), ...condition.at('not').oneOrMore()]) yield* checkAnswered(part, schema);
}

/** Whether a condition can never hold while a record is created. */
export function excludesCreation(condition: JsonCursor): boolean {
  const parts = [condition, ...condition.at('all').items()];
  return parts.some((part) => (part.at('mode').exists && part.at('mode').text !== 'create') || part.at('not', 'mode').text === 'create');
}

/** Parts that must all hold must not exclude one another: two values of one subject, or a part and its opposite. */
export function* checkTogether(parts: readonly JsonCursor[]): Generator<Mistake> {
  for (const [place, part] of parts.entries()) {
    const other = parts.slice(0, place).find((earlier) => exclude(earlier, part));
    if (other) yield part.mistake(`a part that can hold together with ${JSON.stringify(other.value)}: all of them must`);
  }
}

function exclude(one: JsonCursor, other: JsonCursor): boolean {
  if ([[one, other], [other, one]].some(([a, b]) => a?.at('not').exists && isDeepStrictEqual(a.at('not').value, b?.value))) return true;
  if (one.at('mode').exists && other.at('mode').exists) return one.at('mode').value !== other.at('mode').value;
  if (one.at('field').text === undefined || one.at('field').text !== other.at('field').text) return false;
  const [some, others] = [valuesOf(one), valuesOf(other)];
  return some !== undefined && others !== undefined && !some.some((value) => others.includes(value));
}

/** The values of its field for which a condition holds; undefined where it does not list them. */
function valuesOf(condition: JsonCursor): unknown[] | undefined {
  if (condition.at('is').exists) return [condition.at('is').value];
  return condition.at('in').exists ? condition.at('in').items().map(({ value }) => value) : undefined;
}

function isDay({ format }: Schema): boolean {
  return format === 'date' || format === 'date-time';
}
