import { formats } from '../../src/engine/model/validatorRuntime';
import { idleAlternatives } from './checkAlternatives';
import { checkContradictions } from './checkContradictions';
import { refusedSamples } from './checkSamples';
import { nearestWord } from '../../src/config/nearestWord';
import { ANNOTATIONS, checkedFormat, FREE_FORMATS, saysSomething } from './draft07';
import type { Schema } from '../../src/engine/model/Schema';
import { isNo } from '../../src/engine/model/kindsOfField';
import { capitalised } from './derive/names';
import { oddNamesIn } from './fieldNames';
import type { JsonCursor } from './JsonCursor';
import { KEYWORDS, kindOfKeyword, UNREAD } from './keywords';
import { RULES_OF } from './kindsOfValues';
import type { Mistake } from './Mistake';
import { fieldsIn, partsOf } from './partsOf';
import type { SharedFiles } from './referenceTarget';
import { inUnicode, isRegularExpression } from './regularExpression';

/** The names of the fields that an object may have, where all of them are known. */
type Names = readonly string[] | typeof UNKNOWN;
const UNKNOWN = 'unknown';

/** What draft-07 allows and the back office does not, in a `schema.json` and in `schemas/shared/`. */
export function* checkSchema(schema: JsonCursor, shared: SharedFiles, around: Names = []): Generator<Mistake> {
  const document = ['openapi', 'swagger', 'asyncapi'].find((version) => schema.at(version).text !== undefined);
  if (document !== undefined) return void (yield schema.at(document).unknownKey('a schema: this is the document of an API, of which "npm run add -- FILE" makes the entities', []));
  for (const [keyword, value] of schema.entries()) {
    const kind = kindOfKeyword(keyword);
    if (Object.hasOwn(UNREAD, keyword) && typeof value.value === 'object') yield value.unknownKey(`"${UNREAD[keyword]}", which says the same: a form would have nothing of what this keyword says`, []);
    else if (!kind && !ANNOTATIONS.includes(keyword) && isMisspelt(keyword, KEYWORDS)) yield value.unknownKey('a keyword of JSON Schema that the back office knows', KEYWORDS);
  }
  const draft = schema.at('$schema');
  if (OWN_DRAFTS.test(draft.text ?? '') && !DRAFTS.test(draft.text ?? '')) yield draft.unknownName('a draft of JSON Schema', NEWEST_DRAFTS);
  const names = fieldsAround(schema, shared, around);
  for (const inner of innerSchemas(schema)) yield* checkSchema(inner, shared, isAboutFields(inner) ? names : []);
  yield* checkFormat(schema.at('format'));
  yield* checkPattern(schema.at('pattern'));
  for (const [pattern, named] of schema.at('patternProperties').entries()) if (!isRegularExpression(inUnicode(pattern))) yield named.unknownKey('a regular expression', []);
  if (names !== UNKNOWN && around !== UNKNOWN) yield* checkNamed(schema, names, around);
  yield* checkUnevaluated(schema, shared);
  yield* checkContradictions(schema, shared);
}

/** Which names alternatives and conditions leave, a form could only know when it has a value for each of them. */
function* checkUnevaluated(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  const others = schema.at('unevaluatedProperties');
  if (!saysSomething(others.value)) return;
  const always = partsOf(schema, shared).flatMap((part) => part.at('properties').keys());
  const further = fieldsIn(schema, shared)?.find((name) => !always.includes(name));
  if (further !== undefined) yield others.mistake(`true or false, or no field in alternatives and conditions: which names are left depends on "${further}"`);
}

/** The fields of an object, with those of the schema around it where that is about the same object. Of what describes no object, other schemas say the fields. */
function fieldsAround(schema: JsonCursor, shared: SharedFiles, around: Names): Names {
  const own = fieldsIn(schema, shared);
  const isDescribed = around.length > 0 || partsOf(schema, shared).some((part) => part.at('properties').exists);
  return around === UNKNOWN || own === undefined || !isDescribed ? UNKNOWN : [...around, ...own];
}

/** The addresses of the drafts of JSON Schema; other addresses belong to other tools. */
const OWN_DRAFTS = /^https?:\/\/json-schema\.org\//;
const DRAFTS = /json-schema\.org\/(schema|draft-0[3-7]\/(hyper-)?schema|draft\/20(19-09|20-12)\/schema)#?$/;
const NEWEST_DRAFTS = ['http://json-schema.org/draft-07/schema#', 'https://json-schema.org/draft/2020-12/schema'];

/** What is ignored in a schema although somebody wrote it, at any depth. */
export function* schemaWarnings(schema: JsonCursor, shared: SharedFiles): Generator<Mistake> {
  yield* refusedSamples(schema);
  yield* idleRules(schema);
  yield* idleAlternatives(schema, shared);
  for (const inner of innerSchemas(schema)) yield* schemaWarnings(inner, shared);
}

/** Rules that no value of the field's types could break, and conditions without a consequence. */
function* idleRules(schema: JsonCursor): Generator<Mistake> {
  const types = schema.at('type').oneOrMore().map(({ text }) => (text === 'integer' ? 'number' : text));
  const idle = Object.entries(RULES_OF).flatMap(([kind, rules]) => (types.length === 0 || types.includes(kind) ? [] : rules.map((rule) => [kind, schema.at(rule)] as const)));
  for (const [kind, rule] of idle) {
    const isOfOthers = rule.path.at(-1) === 'format' && checkedFormat(rule.value) === undefined;
    if (rule.exists && !isOfOthers) yield rule.unknownKey(`a rule about the type ${types.join(' or ')}: this one is about the type ${kind}, and is ignored`, []);
  }
  const [condition, ...branches] = ['if', 'then', 'else'].map((keyword) => schema.at(keyword));
  if (condition?.exists && !branches.some(({ exists }) => exists)) yield condition.unknownKey('a "then" or an "else" beside it: without these it is ignored', []);
  for (const branch of branches) if (branch.exists && !condition?.exists) yield branch.unknownKey('an "if" beside it: without this it is ignored', []);
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

/** Names of fields, in rules and conditions, that are misspellings of those that the object has. */
function* checkNamed(schema: JsonCursor, names: readonly string[], around: readonly string[]): Generator<Mistake> {
  const lists = ['dependencies', 'dependentRequired'].flatMap((keyword) => schema.at(keyword).entries().map(([, asked]) => asked));
  for (const name of [schema.at('required'), ...lists].flatMap((list) => list.items())) {
    if (name.text !== undefined && !names.includes(name.text) && isMisspelt(name.text, names)) yield name.unknownName('a name among "properties"', names);
  }
  const asking = ['dependencies', 'dependentRequired', 'dependentSchemas'].flatMap((keyword) => schema.at(keyword).entries());
  const asked = schema.path.at(-1) === 'if' ? schema.at('properties').entries() : [];
  for (const [name, place] of asking) if (!names.includes(name) && isMisspelt(name, names)) yield place.unknownKey('a name among "properties"', names);
  for (const [name, place] of asked) if (!around.includes(name)) yield place.unknownKey('a name among "properties"', around);
}

/** Whether a schema is about the same object as the schema that it stands in. */
function isAboutFields({ path }: JsonCursor): boolean {
  const [keyword, group] = [path.at(-1), path.at(-2)].map(String);
  return ['if', 'then', 'else', 'not'].includes(keyword ?? '') || ['allOf', 'anyOf', 'oneOf', 'dependencies', 'dependentSchemas'].includes(group ?? '');
}
