import type { Schema } from '../Schema';
import { byPosition } from './byPosition';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';
import { checkOptions, namesOption } from './transformOptions';

/**
 * A list of objects whose order is a number in each: the sections of an article, and their paragraphs (contract core 8.1). A form only sees
 * the order: whatever that of the answer (some are sorted as text, 10 before 2), it is that of the numbers, and positions are counted anew
 * when the list leaves. Each object keeps its `id`, which neither form nor schema names. What is not in the list is deleted, and a list that is
 * not sent stays: one that was emptied is sent empty. `emptied` names the texts that the server keeps unless they are sent as `""`.
 */
export const positionedList: TransformFactory = (options = {}) => {
  checkOptions('positionedList', options, ['emptied']);
  const emptied = namesOption('positionedList', options, 'emptied');

  return {
    fromApi: (wire) => (Array.isArray(wire) ? byPosition(wire.filter(isPlainObject)).map((item) => itemFromApi(item, emptied)) : []),
    toApi: (form = []) => (Array.isArray(form) ? form.map((item: unknown, index) => itemToApi(item, { emptied, position: index + 1 })) : form),
    wireSchema: (form) => (form.items?.properties ? { ...form, items: { ...form.items, properties: wireProperties(form.items.properties, emptied) } } : form),
  };
};

function itemFromApi(item: unknown, emptied: readonly string[]): unknown {
  if (!isPlainObject(item)) return item;
  const isKept = ([name, value]: [string, unknown]) => name !== 'position' && !(emptied.includes(name) && isEmptyText(value));
  return Object.fromEntries(Object.entries(item).filter(isKept));
}

function itemToApi(item: unknown, { emptied, position }: { emptied: readonly string[]; position: number }): unknown {
  if (!isPlainObject(item)) return item;
  const blank = emptied.filter((name) => isEmptyText(item[name])).map((name) => [name, '']);
  return { ...item, ...Object.fromEntries(blank), position };
}

function isEmptyText(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function wireProperties(properties: Record<string, Schema>, emptied: readonly string[]): Record<string, Schema> {
  const own = Object.entries(properties).map(([name, schema]) => [name, emptied.includes(name) ? emptiable(schema) : schema]);
  return { id: { type: 'integer' }, position: { type: 'integer' }, ...Object.fromEntries(own) };
}

function emptiable({ minLength: _minLength, type = 'string', ...schema }: Schema): Schema {
  return { type: [...[type].flat(), 'null'], ...schema };
}
