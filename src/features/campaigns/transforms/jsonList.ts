import { parseJson } from '../../../config/parseJson';
import { byPosition, positionOf } from '../../../engine/model/transforms/byPosition';
import { isSameValue } from '../../../engine/model/transforms/emptyValue';
import { onTheWire } from '../../../engine/model/transforms/onTheWire';
import { isPlainObject } from '../../../engine/model/transforms/plainObject';
import { STORED, UNREADABLE } from './storedMarks';
import type { TransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutEmpty } from '../../../engine/model/transforms/withoutEmpty';

/**
 * A list of elements that the API holds as JSON text, in the order of their `position` (campaign body, contract campaigns.body). Elements without a
 * position follow the others in their own order. A form sees only the order; positions are counted again when they no longer match it, or when an
 * element has none. An untouched element, even of an unknown kind, is sent as it came, and an unreadable text is sent unchanged. An empty list is sent
 * too, as `[]`.
 */
export const jsonList: TransformFactory = () => ({ fromApi: listFromApi, toApi: listToApi, wireSchema: (form) => onTheWire(form, listToApi, { type: 'string' }) });

function listFromApi(wire: unknown): unknown {
  const list = typeof wire === 'string' ? parseJson(wire) : wire;
  if (Array.isArray(list)) return byPosition(list).map((element: unknown) => ({ ...(isPlainObject(element) && element), [STORED]: textOf(element) }));
  return typeof wire === 'string' && wire !== '' ? [{ [UNREADABLE]: wire }] : [];
}

function listToApi(form: unknown = []): unknown {
  if (!Array.isArray(form)) return form;
  const [first] = form as unknown[];
  if (form.length === 1 && isPlainObject(first) && typeof first[UNREADABLE] === 'string') return first[UNREADABLE];
  const list = form.filter((element: unknown) => !(isPlainObject(element) && UNREADABLE in element));
  return textOf(positioned(list.map((element: unknown) => ({ element: restored(element), isNew: !isStored(element) })))) ?? form;
}

interface Placed {
  element: unknown;
  isNew: boolean;
}

function positioned(list: readonly Placed[]): unknown[] {
  const elements = list.map(({ element }) => element);
  const places = elements.map(positionOf);
  const isOrdered = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? place));
  if (isOrdered && list.every(({ isNew }, index) => !isNew || places[index] !== Infinity)) return elements;
  return elements.map((element, index) => (isPlainObject(element) ? { ...element, position: index + 1 } : element));
}

/** The stored element with the changes of the form. */
function restored(element: unknown): unknown {
  if (!isPlainObject(element)) return element;
  const { [STORED]: text, ...form } = element;
  const stored = typeof text === 'string' ? parseJson(text) : undefined;
  if (stored === undefined) return form;
  if (!isPlainObject(stored)) return Object.keys(form).length === 0 ? stored : form;
  const seen = withoutEmpty(stored);
  const kept = Object.entries(stored).flatMap(([name, value]): [string, unknown][] => {
    if (Object.hasOwn(form, name)) return [[name, isSameValue(form[name], seen[name]) ? value : form[name]]];
    return Object.hasOwn(seen, name) && name !== STORED ? [] : [[name, value]];
  });
  const isAdded = ([name]: [string, unknown]) => !Object.hasOwn(stored, name);
  return Object.fromEntries([...kept, ...Object.entries(form).filter(isAdded)]);
}

function isStored(element: unknown): boolean {
  return isPlainObject(element) && typeof element[STORED] === 'string';
}

/** The element as JSON; `undefined` for a cycle or a BigInt, which neither forms nor answers have, because a transform never throws. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
