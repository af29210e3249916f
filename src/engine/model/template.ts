import { encoded } from '../../ui/encoded';
import type { RecordData } from './Schema';
import { isEmptyValue } from './transforms/emptyValue';
import { isPlainObject } from './transforms/plainObject';

const NAME = /\{([\w.]+)\}/g;
const WHOLE = /^\{([\w.]+)\}$/;

/** The names in the braces of a text; a dotted name stands for a value inside another one. */
export function namesIn(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(NAME)].flatMap(([, name]) => name ?? []);
}

/**
 * Fills in a body. A text that is a single name in braces becomes the value itself, and is left out when there is none; braces inside a longer text become the
 * text of the value. Lists and objects are filled in too.
 */
export function fillBody(template: unknown, values: RecordData): unknown {
  if (Array.isArray(template)) return template.map((inner) => fillBody(inner, values));
  if (isPlainObject(template)) return filledObject(template, values);
  if (typeof template !== 'string') return template;
  const [, whole] = WHOLE.exec(template) ?? [];
  return whole === undefined ? fillText(template, values, String) : valueAt(values, whole);
}

/** Fills in a path. Values are encoded, so that they cannot lead to another path. */
export function fillPath(template: string, values: RecordData): string {
  return fillText(template, values, (value) => encoded(String(value)));
}

/** The names inside texts, such as an address, that have no value: the template cannot be filled in without them. */
export function missingNames(template: unknown, values: RecordData): string[] {
  if (typeof template === 'string') {
    return WHOLE.test(template) ? [] : namesIn(template).filter((name) => isEmptyValue(valueAt(values, name)));
  }
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap((inner) => missingNames(inner, values)) : [];
}

function filledObject(template: RecordData, values: RecordData): RecordData {
  const filled = Object.entries(template).map(([key, inner]) => [key, fillBody(inner, values)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function fillText(template: string, values: RecordData, write: (value: unknown) => string): string {
  return template.replaceAll(NAME, (_braces, name: string) => {
    const value = valueAt(values, name);
    if (isEmptyValue(value)) throw new Error(`"${template}" needs "${name}", which the record does not have.`);
    return write(value);
  });
}

function valueAt(values: RecordData, name: string): unknown {
  const found = name.split('.').reduce<unknown>((inside, part) => (isPlainObject(inside) && Object.hasOwn(inside, part) ? inside[part] : undefined), values);
  return found ?? undefined;
}
