import type { QueryParameters } from '@/api/records';
import { isPlainObject } from './transforms/plainObject';

/** The parameters for the page and the order of a stored query: they do not say which people it selects. */
const ARRANGEMENT = /^(page|perPage|order(\[.*)?)$/;

/** The parameters of a stored query that narrow a list. */
export function narrowing(parameters: QueryParameters): QueryParameters {
  return parameters.filter(([name]) => !ARRANGEMENT.test(name));
}

/** Turns a name of the server that no list knows into words: `solidaryUser.volunteer[]` is "Solidary user volunteer". */
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

/** Turns a stored value into words: an object is written as its parts, one after the other. */
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
