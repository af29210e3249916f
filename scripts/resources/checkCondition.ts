import type { Schema } from '../../src/engine/model/Schema';
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
    if (choices && value.exists && !choices.includes(value.value)) {
      yield value.mistake(`a choice of "${name.text}": ${choices.join(', ')}`);
    }
  }
}

function isDay({ format }: Schema): boolean {
  return format === 'date' || format === 'date-time';
}
