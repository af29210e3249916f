import type { QueryParameters } from '@/api/records';
import { isPlainObject } from './transforms/plainObject';

/** The page and the order of a query say in which order people stand, not who they are. */
const ARRANGEMENT = /^(page|perPage|order(\[.*)?)$/;

/** What of a stored query narrows a list. */
export function narrowing(parameters: QueryParameters): QueryParameters {
  return parameters.filter(([name]) => !ARRANGEMENT.test(name));
}

/** A name of the server's that no list knows, as words: `solidaryUser.volunteer[]` is "Solidary user volunteer". */
export function nameInWords(name: string): string {
  const words = name
    .replace(/\[\]$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value as an operator reads it: an object is its parts, one after the other. */
export function valueInWords(text: string): string {
  if (!/^[{[]/.test(text.trim())) return text;
  try {
    return partsInWords(JSON.parse(text));
  } catch {
    return text;
  }
}

function partsInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(partsInWords).join(', ');
  if (isPlainObject(value)) return Object.entries(value).map(([name, part]) => `${nameInWords(name)} ${partsInWords(part)}`).join(', ');
  return String(value);
}
