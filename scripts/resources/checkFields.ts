import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { checkAnswered, checkCondition, checkTogether } from './checkCondition';
import type { Draft } from './Draft';
import { fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** Checks the fields that a `resource.json` names beyond their existence: in conditions, in the order, in bounds, and in changes of a selection. */
export function* checkFields({ resource, schema }: Draft): Generator<Mistake> {
  for (const [name, field] of resource.at('fields').entries()) yield* checkFieldConditions(field, name, schema);
  for (const section of resource.at('show').items()) yield* checkAnswered(section.at('visible'), schema);
  yield* checkCircles(resource.at('fields').entries(), schema);
  yield* checkTogether(resource.at('when', 'all').items());
  yield* checkSort(resource, schema);
  for (const name of bounds(resource)) {
    yield* checkFieldName(name, schema);
    const { format = 'date' } = fieldAt(schema, name.text ?? '') ?? {};
    if (!format.startsWith('date') && format !== 'clock') yield name.mistake('a field that is a day, a moment or a time of day');
  }
  for (const name of resource.at('bulkEdit').items()) {
    if (fieldAt(schema, name.text ?? '')?.readOnly)
      yield name.mistake('a field that can be changed: this one is readOnly');
  }
}

/** The sections of `form` and `show`. */
export function sectionsOf(resource: JsonCursor): JsonCursor[] {
  return [...resource.at('form').items(), ...resource.at('show').items()];
}

/** The fields of a section, row by row. */
export function fieldsOf(section: JsonCursor): JsonCursor[] {
  return section
    .at('fields')
    .items()
    .flatMap((row) => row.oneOrMore());
}

/** The name of a column or a filter, which may be written as a text or an object. */
export function nameOf(cursor: JsonCursor, key: string): JsonCursor {
  return cursor.text === undefined ? cursor.at(key) : cursor;
}

export function* checkFieldName(name: JsonCursor, schema: Schema): Generator<Mistake> {
  if (name.text === undefined || fieldAt(schema, name.text)) return;
  yield name.unknownName('a field of schema.json', fieldNames(schema, name.text));
}

function bounds(resource: JsonCursor): JsonCursor[] {
  return resource
    .at('fields')
    .entries()
    .map(([, field]) => field.at('notBefore'))
    .filter(({ text }) => text !== 'today');
}

/** The keys of a field that may be conditions. */
const CONDITIONS = ['visible', 'required', 'cleared'];

/** The conditions of a field are about the record; the conditions of a field inside a list of objects are about the object. */
function* checkFieldConditions(field: JsonCursor, name: string, schema: Schema): Generator<Mistake> {
  const [list = '', ...inner] = name.split('.');
  const around = inner.length === 0 ? schema : fieldAt(schema, list)?.items;
  for (const condition of CONDITIONS.map((key) => field.at(key)).filter(({ value }) => isPlainObject(value))) {
    if (around && inner.length < 2) yield* checkCondition(condition, around);
    else yield condition.mistake('a field of the record, or of the objects of one of its lists');
  }
  if (around) yield* checkAnswered(field.at('cleared'), around);
  yield* checkOwnCondition(field.at('visible'), name.split('.').at(-1));
}

/** Fields that each wait for the next to be filled in would all stay hidden in a new record. What the API alone sets waits for nobody. */
function* checkCircles(fields: readonly (readonly [string, JsonCursor])[], schema: Schema): Generator<Mistake> {
  const waits = new Map(fields.filter(([name]) => fieldAt(schema, name)?.readOnly !== true).map(([name, field]) => [name, awaited(field.at('visible'), name)]));
  for (const [name, field] of fields) {
    const others = reached(name, waits);
    if (others.has(name) && !waits.get(name)?.includes(name)) yield field.at('visible').mistake(`a condition that does not lead back to "${name}": ${[...others].filter((other) => other !== name).map((other) => `"${other}"`).join(', ')} would be hidden as long as it is`);
  }
}

/** The fields, beside this one, that must have a value for the condition to hold. */
function awaited(visible: JsonCursor, name: string): string[] {
  const around = name.slice(0, name.lastIndexOf('.') + 1);
  return [visible, ...visible.at('all').items()].flatMap((part) => (part.at('field').text === undefined || part.at('filled').value === false ? [] : [`${around}${part.at('field').text}`]));
}

function reached(name: string, waits: ReadonlyMap<string, readonly string[]>, found = new Set<string>()): Set<string> {
  for (const next of waits.get(name) ?? []) if (!found.has(next)) reached(next, waits, found.add(next));
  return found;
}

/** A field that is hidden has no value, so it would never be shown again if its own value decided that. */
function* checkOwnCondition(visible: JsonCursor, name: string | undefined): Generator<Mistake> {
  for (const part of [visible, ...visible.at('all').items()]) {
    if (part.at('field').text === name && part.at('field').exists) yield part.at('field').mistake('another field: one that is hidden has no value, and would stay hidden');
  }
}

function* checkSort(resource: JsonCursor, schema: Schema): Generator<Mistake> {
  const sort = resource.at('list', 'sort');
  const [name] = sort.text?.split(':') ?? [];
  if (name === undefined) return;
  const field = fieldAt(schema, name);
  const column = resource.at('list', 'columns').items().find((one) => one.at('field').text === name);
  if (!field) yield sort.unknownName('a field of schema.json before the colon', fieldNames(schema, name), name);
  else if (field.properties ?? field.items) yield sort.mistake(`a field with one value before the colon: "${name}" has several`);
  else if (column?.at('sortable').value === false) yield sort.mistake(`a column by which the list can be sorted: "${name}" is not "sortable"`);
}
