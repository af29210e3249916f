import { readExactly, writeExactly } from '@/api/exactNumbers';

/** A value as JSON, on one line unless `indent` is given. A value that JSON cannot represent, such as infinity, is written as a text. */
export function jsonText(value: unknown, indent?: number): string | undefined {
  return value === undefined || value === null ? undefined : writeExactly(JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part), indent));
}

/** The value of a JSON text; the text itself where it is no JSON. */
export function parsedJson(text: string | undefined): unknown {
  const value = text === undefined ? undefined : readExactly(text);
  return value === undefined ? text : value;
}

/** A value as a box for JSON shows it. A text stands there as it was typed, unless it would be read back as another value (`"42"`). */
export function typedJson(value: unknown): string {
  return typeof value === 'string' && parsedJson(value) === value ? value : (jsonText(value, 2) ?? '');
}
