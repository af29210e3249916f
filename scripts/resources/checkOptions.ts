import handWritten from '../../schemas/resource.schema.json' with { type: 'json' };
import type { FieldWord } from '../../src/engine/model/defineVocabulary';
import type { Option, ReferredTo } from '../../src/engine/model/options';
import { kindsOfField } from '../../src/engine/model/kindsOfField';
import type { Schema } from '../../src/engine/model/Schema';
import { checkCondition } from './checkCondition';
import { checkFieldName, nameOf } from './checkFields';
import { choicesOf, fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** Where a name with options is used, and what its options may refer to. */
export interface Place {
  /** The field that uses it, with dots for an inner one; absent where the name is about the whole record. */
  field?: string;
  schema: Schema;
  entities: readonly string[];
  /** The entities whose records can be found by typing. */
  searched: readonly string[];
  /** The entities whose records are named by a text. */
  textual: readonly string[];
}

/**
 * Checks the options of a name by what its extension says: whether it suits the field, whether it can do without options, and whether everything it
 * refers to exists. The shape of the options, and whether the name exists at all, are checked by `resource.schema.json`.
 */
export function* checkUse(use: JsonCursor, words: Readonly<Record<string, FieldWord>>, place: Place): Generator<Mistake> {
  const name = nameOf(use, 'use').text ?? '';
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (!word) return;
  const { options, misfit } = word;
  const expected = misfit?.((place.field === undefined ? undefined : fieldAt(place.schema, place.field)) ?? {});
  if (expected !== undefined) yield use.mistake(expected);
  if (!options) return;
  if (use.text !== undefined) {
    for (const key of options.required ?? []) yield use.at(key).mistake(`the key "${key}" beside "use"${described(options.properties[key])}`);
  }
  yield* checkParts(use, { properties: options.properties }, place);
}

/** The purpose of an option as the end of a sentence, ": what it is for", in the words of its description. */
export function described(option: { description?: string } | undefined): string {
  const [first = '', ...rest] = option?.description?.replace(/\.$/, '') ?? '';
  return first === '' ? '' : `: ${first.toLowerCase()}${rest.join('')}`;
}

/** Checks that every field or entity that a `resource.json` refers to exists. `resource.schema.json` tells which values are such references. */
export function checkReferences(resource: JsonCursor, place: Place): Generator<Mistake> {
  return checkParts(resource, handWritten as unknown as Option, place);
}

function* checkValue(value: JsonCursor, said: Option, place: Place): Generator<Mistake> {
  if (!value.exists) return;
  const option = resolved(said);
  if (option.refersTo) yield* CHECKS[option.refersTo]({ name: value, place });
  yield* checkParts(value, option, place);
  for (const other of option.anyOf ?? []) {
    if (isOf(value, resolved(other))) yield* checkValue(value, other, place);
  }
}

function* checkParts(value: JsonCursor, { properties = {}, items = [], additionalProperties, propertyNames }: Option, place: Place): Generator<Mistake> {
  for (const [key, option] of Object.entries(properties)) yield* checkValue(value.at(key), option, place);
  for (const [index, item] of value.items().entries()) yield* checkValue(item, isList(items) ? (items[index] ?? {}) : items, place);
  for (const [key, inner] of value.entries()) {
    if (additionalProperties && !Object.hasOwn(properties, key)) yield* checkValue(inner, additionalProperties, place);
    if (propertyNames?.refersTo) yield* checkKey(inner, key, propertyNames.refersTo, place);
  }
}

function* checkKey(value: JsonCursor, key: string, refersTo: ReferredTo, { field = '', schema }: Place): Generator<Mistake> {
  const choices = (choicesOf(fieldAt(schema, field)) ?? []).map(String);
  if (refersTo === 'choice' && !choices.includes(key)) yield value.unknownKey(`a choice of "${field}": ${choices.join(', ')}`, choices);
  if (refersTo === 'field' && !fieldAt(schema, key)) yield value.unknownKey('a field of schema.json', fieldNames(schema, key));
}

function resolved(option: Option): Option {
  const name = option.$ref?.split('/').at(-1) as keyof typeof handWritten.definitions | undefined;
  return name === undefined ? option : { ...(handWritten.definitions[name] as Option), ...option };
}

/** Whether a value is written as this one of several kinds. */
function isOf(value: JsonCursor, { type, properties }: Option): boolean {
  if (type === 'array') return Array.isArray(value.value);
  return type === 'object' || properties ? value.keys().length > 0 : value.text !== undefined;
}

function isList(items: Option | readonly Option[]): items is readonly Option[] {
  return Array.isArray(items);
}

interface Referring {
  name: JsonCursor;
  place: Place;
}

const CHECKS: Readonly<Record<ReferredTo, (referring: Referring) => Iterable<Mistake>>> = {
  *entity({ name, place: { entities } }) {
    if (name.text !== undefined && !entities.includes(name.text)) yield name.unknownName('a folder of schemas/', entities);
  },
  *searched({ name, place: { entities, searched, textual, field, schema } }) {
    if (name.text === undefined) return;
    const kinds = kindsOfField(fieldAt(schema, field ?? '') ?? {});
    if (textual.includes(name.text) && kinds.length > 0 && kinds.every((kind) => NUMBERS.includes(kind))) yield name.mistake(`an entity whose "id" is a number, as "${field}" is; that of "${name.text}" is a text`);
    if (searched.includes(name.text)) return;
    if (!entities.includes(name.text)) yield name.unknownName('a folder of schemas/', searched);
    else yield name.mistake(`an entity that says how its records are found: "search": { "filters": […] } in its resource.json, or "paging": "client" where the server has no such filter`);
  },
  field: ({ name, place }) => checkFieldName(name, place.schema),
  *beside({ name, place: { field = '', schema } }) {
    const around = field.includes('.') ? fieldAt(schema, field.slice(0, field.lastIndexOf('.'))) : schema;
    yield* among(name, namesIn(around), 'a field beside this one');
  },
  *inside({ name, place: { field = '', schema } }) {
    yield* among(name, namesIn(fieldAt(schema, field)), 'a field of the items');
  },
  *choice({ name, place: { field = '', schema } }) {
    const choices = choicesOf(fieldAt(schema, field)) ?? [];
    if (!choices.includes(name.value)) yield name.mistake(`a choice of "${field}": ${choices.join(', ')}`);
  },
  record: ({ name, place }) => checkCondition(name, place.schema),
  // The items may have fields that no form shows, such as their number or whether they are in use.
  item: ({ name }) => checkCondition(name, { properties: Object.fromEntries(fieldsIn(name).map((field) => [field, {}])) }),
};

const NUMBERS = ['integer', 'number'];

function* among(name: JsonCursor, known: readonly string[], expected: string): Generator<Mistake> {
  if (name.text !== undefined && !known.includes(name.text)) yield name.unknownName(expected, known);
}

/** The fields of an object, or of the objects of a list. */
function namesIn(schema: Schema | undefined): string[] {
  return Object.keys(schema?.properties ?? schema?.items?.properties ?? {});
}

function fieldsIn(condition: JsonCursor): string[] {
  const parts = [...['all', 'any'].flatMap((key) => condition.at(key).items()), ...condition.at('not').oneOrMore()];
  return [...(condition.at('field').text === undefined ? [] : [String(condition.at('field').text)]), ...parts.flatMap(fieldsIn)];
}
