import { isPlainObject } from './plainObject';
import type { TransformOptions } from './Transform';

/**
 * Refuses an option that a transform doesn't know, in words the resource reader can show beside the file and the
 * pointer. `use` is the transform's own name and is let through.
 */
export function checkOptions(transform: string, options: TransformOptions, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => name !== 'use' && !known.includes(name));
  if (unknown === undefined) return;
  const expected = known.length === 0 ? 'it has no options' : `it knows ${known.map(quoted).join(', ')}`;
  throw new Error(`Unknown option "${unknown}" of the transform "${transform}": ${expected}.`);
}

/** An option that must be a text of at least one character. */
export function textOption(transform: string, options: TransformOptions, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`The option "${name}" of the transform "${transform}" must be a text that is not empty.`);
}

/** An option that may be a list of names; none unless said. */
export function namesOption(transform: string, options: TransformOptions, name: string): string[] {
  const value = options[name];
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new Error(`The option "${name}" of the transform "${transform}" must be a list of names.`);
}

/** An option that may be a yes or a no; no unless said. */
export function flagOption(transform: string, options: TransformOptions, name: string): boolean {
  const value = options[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw new Error(`The option "${name}" of the transform "${transform}" must be true or false.`);
}

/** An option that may be an object from names to names; none unless said. */
export function mapOption(transform: string, options: TransformOptions, name: string): Record<string, string> {
  const value = options[name] ?? {};
  if (isPlainObject(value) && Object.values(value).every((item) => typeof item === 'string')) return value as Record<string, string>;
  throw new Error(`The option "${name}" of the transform "${transform}" must be an object from names to names.`);
}

function quoted(name: string): string {
  return `"${name}"`;
}
