import type { Schema } from '../Schema';
import { byPosition, positionOf } from './byPosition';
import { isEmptyText } from './emptyValue';
import { isPlainObject, plainObjects } from './plainObject';
import type { TransformFactory } from './Transform';

/** A hidden key of an object in the form: the names of its texts that the server has as `null` rather than `""`. */
const NULLS = '$null';

/**
 * A list of objects that each hold their position: the sections of an article, and their paragraphs (contract articles.fields). A form shows them by position,
 * whatever the order of the answer (some are sorted as text, 10 before 2). Each object keeps its `id` and its `position`, which neither form nor schema names.
 * When the list is sent, a position that no longer follows the previous one is counted on from it, and the others stay. The platform deletes what is missing
 * from the list, and keeps a list that is not sent: an emptied list is sent empty. A text of an object is sent as
 * `""` when it is empty, as the server keeps it otherwise.
 */
export const positionedList: TransformFactory = (_options, field = {}) => {
  const texts = textsIn(field);
  return {
    fromApi: (wire) => positioned(byPosition(plainObjects(wire))).map((item) => itemFromApi(item, texts)),
    toApi: (form = []) => (Array.isArray(form) ? positioned(form).map((item) => itemToApi(item, texts)) : form),
    wireSchema: (form) => (form.items?.properties ? { ...form, items: { ...form.items, properties: wireProperties(form.items.properties, texts) } } : form),
  };
};

/** The fields of the objects that may hold any text. */
function textsIn({ items }: Schema): string[] {
  const isText = ({ type, enum: choices, format }: Schema) => [type].flat().includes('string') && !choices && format === undefined;
  return Object.entries(items?.properties ?? {}).flatMap(([name, schema]) => (isText(schema) ? [name] : []));
}

function itemFromApi(item: unknown, texts: readonly string[]): unknown {
  if (!isPlainObject(item)) return item;
  const isKept = ([name, value]: [string, unknown]) => !(texts.includes(name) && isEmptyText(value));
  const nulls = texts.filter((name) => item[name] === undefined || item[name] === null);
  return { ...Object.fromEntries(Object.entries(item).filter(isKept)), ...(nulls.length > 0 && { [NULLS]: nulls }) };
}

function itemToApi(item: unknown, texts: readonly string[]): unknown {
  if (!isPlainObject(item)) return item;
  const { [NULLS]: nulls, ...sent } = item;
  const emptyOf = (name: string) => (Array.isArray(nulls) && nulls.includes(name) ? null : '');
  return { ...sent, ...Object.fromEntries(texts.filter((name) => isEmptyText(item[name])).map((name) => [name, emptyOf(name)])) };
}

/** Gives each item a position after the previous one, and changes as few positions as possible. */
function positioned(list: readonly unknown[]): unknown[] {
  let last: number | undefined;
  return list.map((item) => {
    if (!isPlainObject(item)) return item;
    const own = positionOf(item);
    const follows = own !== Infinity && (last === undefined || own > last);
    last = follows ? own : (last ?? 0) + 1;
    return { ...item, position: last };
  });
}

function wireProperties(properties: Record<string, Schema>, texts: readonly string[]): Record<string, Schema> {
  const own = Object.entries(properties).map(([name, schema]) => [name, texts.includes(name) ? emptiable(schema) : schema]);
  return { id: { type: 'integer' }, position: { type: 'integer' }, ...Object.fromEntries(own) };
}

function emptiable({ minLength: _minLength, type = 'string', ...schema }: Schema): Schema {
  return { type: [...[type].flat(), 'null'], ...schema };
}
