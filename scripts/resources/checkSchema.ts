import { formats } from '../../src/engine/model/validatorRuntime';
import { checkContradictions } from './checkContradictions';
import { refusedSamples } from './checkSamples';
import { nearestWord } from '../../src/config/nearestWord';
import { ANNOTATIONS, checkedFormat, FREE_FORMATS } from './draft07';
import type { Schema } from '../../src/engine/model/Schema';
import { isNo } from '../../src/engine/model/kindsOfField';
import { capitalised } from './derive/names';
import { oddNamesIn } from './fieldNames';
import type { JsonCursor } from './JsonCursor';
import { KEYWORDS, kindOfKeyword } from './keywords';
import type { Mistake } from './Mistake';
import { inUnicode, isRegularExpression } from './regularExpression';

/** What draft-07 allows and the back office does not, in a `schema.json` and in `schemas/shared/`. */
export function* checkSchema(schema: JsonCursor): Generator<Mistake> {
  const document = ['openapi', 'swagger', 'asyncapi'].find((version) => schema.at(version).text !== undefined);
  if (document !== undefined) return void (yield schema.at(document).unknownKey('a schema: this is the document of an API, of which "npm run add -- FILE" makes the entities', []));
  for (const [keyword, value] of schema.entries()) {
    const kind = kindOfKeyword(keyword);
    if (!kind && !ANNOTATIONS.includes(keyword) && isMisspelt(keyword, KEYWORDS)) yield value.unknownKey('a keyword of JSON Schema that the back office knows', KEYWORDS);
  }
  for (const inner of innerSchemas(schema)) yield* checkSchema(inner);
  yield* checkFormat(schema.at('format'));
  yield* checkPattern(schema.at('pattern'));
  for (const [pattern, named] of schema.at('patternProperties').entries()) if (!isRegularExpression(inUnicode(pattern))) yield named.unknownKey('a regular expression', []);
  yield* checkProperties(schema);
  yield* checkContradictions(schema);
}

/** What is ignored in a schema although somebody wrote it, at any depth. */
export function* schemaWarnings(schema: JsonCursor): Generator<Mistake> {
  yield* refusedSamples(schema);
  for (const inner of innerSchemas(schema)) yield* schemaWarnings(inner);
}

function innerSchemas(schema: JsonCursor): JsonCursor[] {
  return schema.entries().flatMap(([keyword, value]) => {
    switch (kindOfKeyword(keyword)) {
      case 'schema':
        return value.oneOrMore();
      case 'schemas':
        return value.items();
      case 'named schemas':
        return value.entries().map(([, named]) => named);
      default:
        return [];
    }
  });
}

/** The root of a `schema.json`, with its references and parts resolved, must describe an object. */
export function* checkRecordSchema(schema: JsonCursor): Generator<Mistake> {
  if (schema.at('type').value !== 'object') yield schema.at('type').mistake('"object": a schema describes a record');
  if (!schema.at('properties').exists) yield schema.at('properties').mistake('the fields of a record');
  const id = schema.at('properties', 'id');
  if (id.exists && isNo('id')(id.value as Schema) !== undefined) yield id.mistake('a number or a text: lists and addresses name a record by its "id"');
}

/** A field whose name no form can use must not appear in a condition or an alternative of an object inside the record. */
export function* checkNames(file: JsonCursor, schema: Schema): Generator<Mistake> {
  for (const name of new Set(oddNamesIn(schema))) yield (placeCalled(file, name) ?? file).unknownKey('a name of letters, digits, - and _ for a field that a condition or an alternative of an object inside the record has: of others the box may be called otherwise', []);
}

/** The place of the first field with this name, at any depth. */
function placeCalled(cursor: JsonCursor, name: string): JsonCursor | undefined {
  const inner = [...cursor.entries().map(([, value]) => value), ...cursor.items()];
  const own = cursor.at('properties', name);
  return own.exists ? own : inner.reduce<JsonCursor | undefined>((found, value) => found ?? placeCalled(value, name), undefined);
}

function* checkFormat(format: JsonCursor): Generator<Mistake> {
  const known = Object.keys(formats);
  if (format.text === undefined || FREE_FORMATS.includes(format.text) || checkedFormat(format.text) !== undefined) return;
  // A format that resembles none of the known ones belongs to another tool, and is ignored here.
  if (isMisspelt(format.text, known)) yield format.unknownName(`a format among ${known.join(', ')}`, known);
}

/** Whether a name is a misspelling of one of these. Other unknown keywords come from generators and editors and are ignored, as is one with their prefix (`tsType`). */
function isMisspelt(name: string, candidates: readonly string[]): boolean {
  const isPrefixed = candidates.some((candidate) => name.endsWith(capitalised(candidate)));
  return /^(?!x-)[a-z-]+$/i.test(name) && !isPrefixed && nearestWord(name, candidates, Math.min(3, Math.floor(name.length / 2.5))) !== undefined;
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
