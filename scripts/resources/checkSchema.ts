import { formats } from '../../src/engine/model/validatorRuntime';
import { checkSamples } from './checkSamples';
import { nearestWord } from '../../src/config/nearestWord';
import { ANNOTATIONS, checkedFormat, FREE_FORMATS } from './draft07';
import type { Schema } from '../../src/engine/model/Schema';
import { oddNamesIn } from './fieldNames';
import type { JsonCursor } from './JsonCursor';
import { KEYWORDS, kindOfKeyword } from './keywords';
import type { Mistake } from './Mistake';
import { inUnicode, isRegularExpression } from './regularExpression';

/** What draft-07 lets through and the back office does not: in a `schema.json` and in `schemas/shared/`. */
export function* checkSchema(schema: JsonCursor): Generator<Mistake> {
  const document = ['openapi', 'swagger', 'asyncapi'].find((version) => schema.at(version).text !== undefined);
  if (document !== undefined) return void (yield schema.at(document).unknownKey('a schema: this is the document of an API, of which "npm run add -- FILE" makes the entities', []));
  for (const [keyword, value] of schema.entries()) {
    const kind = kindOfKeyword(keyword);
    if (!kind && !ANNOTATIONS.includes(keyword) && isMisspelt(keyword, KEYWORDS)) yield value.unknownKey('a keyword of JSON Schema that the back office knows', KEYWORDS);
    if (kind === 'schema') for (const place of value.oneOrMore()) yield* checkSchema(place);
    if (kind === 'schemas') for (const branch of value.items()) yield* checkSchema(branch);
    if (kind === 'named schemas') for (const [, named] of value.entries()) yield* checkSchema(named);
  }
  yield* checkFormat(schema.at('format'));
  yield* checkPattern(schema.at('pattern'));
  for (const [pattern, named] of schema.at('patternProperties').entries()) if (!isRegularExpression(inUnicode(pattern))) yield named.unknownKey('a regular expression', []);
  yield* checkProperties(schema);
  yield* checkSamples(schema);
}

/** The root of a `schema.json`, as its references and its parts make it, is a record: an object. */
export function* checkRecordSchema(schema: JsonCursor): Generator<Mistake> {
  if (schema.at('type').value !== 'object') yield schema.at('type').mistake('"object": a schema describes a record');
  if (!schema.at('properties').exists) yield schema.at('properties').mistake('the fields of a record');
}

/** A name that no box can have, and that a condition or an alternative speaks of. */
export function* checkNames(file: JsonCursor, schema: Schema): Generator<Mistake> {
  for (const name of new Set(oddNamesIn(schema))) yield (placeCalled(file, name) ?? file).unknownKey('a name of letters, digits, - and _ for a field that a condition or an alternative has: of others the box may be called otherwise', []);
}

/** The first field that has this name, at any depth. */
function placeCalled(cursor: JsonCursor, name: string): JsonCursor | undefined {
  const inner = [...cursor.entries().map(([, value]) => value), ...cursor.items()];
  const own = cursor.at('properties', name);
  return own.exists ? own : inner.reduce<JsonCursor | undefined>((found, value) => found ?? placeCalled(value, name), undefined);
}

function* checkFormat(format: JsonCursor): Generator<Mistake> {
  const known = Object.keys(formats);
  if (format.text === undefined || FREE_FORMATS.includes(format.text) || checkedFormat(format.text) !== undefined) return;
  // One that resembles none of them is of somebody else's, and says nothing here.
  if (isMisspelt(format.text, known)) yield format.unknownName(`a format among ${known.join(', ')}`, known);
}

/** Whether a name is one of these with a slip of the finger in it: what generators and editors add is none of ours, and says nothing here. */
function isMisspelt(name: string, candidates: readonly string[]): boolean {
  return /^[a-z-]+$/i.test(name) && nearestWord(name, candidates, Math.min(3, Math.floor(name.length / 2.5))) !== undefined;
}

function* checkPattern(pattern: JsonCursor): Generator<Mistake> {
  if (pattern.text !== undefined && !isRegularExpression(inUnicode(pattern.text))) yield pattern.mistake('a regular expression');
}

function* checkProperties(schema: JsonCursor): Generator<Mistake> {
  const names = schema.at('properties').keys();
  if (!schema.at('properties').exists) return;
  for (const required of schema.at('required').items()) {
    if (required.text !== undefined && !names.includes(required.text) && isMisspelt(required.text, names))
      yield required.unknownName('a name among "properties"', names);
  }
}
