import { isPlainObject } from '../model/transforms/plainObject';

/** A value in which each chosen file that is not sent yet is replaced by what the server has in its place. */
export function withoutFiles(value: unknown): unknown {
  if (value instanceof File) return undefined;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (!isPlainObject(value)) return value;
  if (value['file'] instanceof File) return withoutFiles(value['saved']);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutFiles(part)]));
}

/** The names of the chosen files in a value that are not sent yet. */
export function fileNames(value: unknown): string[] {
  if (value instanceof File) return [value.name];
  if (Array.isArray(value)) return value.flatMap(fileNames);
  if (!isPlainObject(value)) return [];
  return value['file'] instanceof File ? [value['file'].name] : Object.values(value).flatMap(fileNames);
}
