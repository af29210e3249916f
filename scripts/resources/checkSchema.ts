import { formats } from '../../src/engine/model/validatorRuntime';
import { checkSamples } from './checkSamples';
import { ANNOTATIONS, FREE_FORMATS } from './draft07';
import type { JsonCursor } from './JsonCursor';
import { KEYWORDS, kindOfKeyword } from './keywords';
import type { Mistake } from './Mistake';
import { isRegularExpression } from './regularExpression';

const PROPERTY_NAME = /^(?!\d+$)[\p{L}\p{N}_$@-]+$/u;

/** What draft-07 lets through and the back office does not: in a `schema.json` and in `schemas/shared/`. */
export function* checkSchema(schema: JsonCursor): Generator<Mistake> {
  const document = ['openapi', 'swagger', 'asyncapi'].find((version) => schema.at(version).text !== undefined);
  if (document !== undefined) return void (yield schema.at(document).unknownKey('a schema: this is the document of an API, of which "npm run add -- FILE" makes the entities', []));
  for (const [keyword, value] of schema.entries()) {
    const kind = kindOfKeyword(keyword);
    if (!kind && !ANNOTATIONS.includes(keyword) && !keyword.startsWith('x-'))
      yield value.unknownKey('a keyword of JSON Schema that the back office knows', KEYWORDS);
    if (kind === 'schema') for (const place of value.oneOrMore()) yield* checkSchema(place);
    if (kind === 'schemas') for (const branch of value.items()) yield* checkSchema(branch);
    if (kind === 'named schemas') for (const [, named] of value.entries()) yield* checkSchema(named);
  }
  yield* checkFormat(schema.at('format'));
  yield* checkPattern(schema.at('pattern'));
  yield* checkProperties(schema);
  yield* checkSamples(schema);
}

/** The root of a `schema.json`, as its references and its parts make it, is a record: an object. */
export function* checkRecordSchema(schema: JsonCursor): Generator<Mistake> {
  if (schema.at('type').value !== 'object') yield schema.at('type').mistake('"object": a schema describes a record');
  if (schema.at('additionalProperties').keys().length > 0)
    yield schema.at('additionalProperties').mistake('nothing here, but in a field of type "object": names that the operator gives have their own place in a form');
  if (Object.keys(schema.value ?? {}).length > 0 && schema.at('allOf').items().some((part) => part.at('patternProperties').exists))
    yield schema.at('patternProperties').mistake('nothing here, but in a field of type "object": no form has boxes for fields whose names have a pattern, beside those of the record', '"patternProperties"');
  if (!schema.at('properties').exists) yield schema.at('properties').mistake('the fields of a record');
}

function* checkFormat(format: JsonCursor): Generator<Mistake> {
  const known = Object.keys(formats);
  if (format.text === undefined || [...known, ...FREE_FORMATS].includes(format.text)) return;
  const mistake = format.unknownName(`a format among ${known.join(', ')}`, known);
  // One that resembles none of them is of somebody else's, and says nothing here.
  if (mistake.suggestion !== undefined) yield mistake;
}

function* checkPattern(pattern: JsonCursor): Generator<Mistake> {
  if (pattern.text !== undefined && !isRegularExpression(pattern.text)) yield pattern.mistake('a regular expression');
}

/** Only a field of the record itself has another name in a form than on the wire. */
const REMEDY = ': the transform renamedField of the resource reads a field under another name';

function* checkProperties(schema: JsonCursor): Generator<Mistake> {
  const names = schema.at('properties').keys();
  for (const [name, property] of schema.at('properties').entries()) {
    if (!PROPERTY_NAME.test(name)) yield property.unknownKey(`a name of letters, digits, - and _ (a dot means an inner field)${REMEDY}`, []);
    else if (name in Object.prototype) yield property.unknownKey(`a name that JavaScript does not give to every object${REMEDY}`, []);
  }
  if (!schema.at('properties').exists) return;
  for (const required of schema.at('required').items()) {
    if (required.text !== undefined && !names.includes(required.text))
      yield required.unknownName('a name among "properties"', names);
  }
}
