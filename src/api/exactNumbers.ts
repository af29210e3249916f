import { isObject } from '../config/isObject';
import { parseJson } from '../config/parseJson';

/** The whole numbers of the answers that JavaScript would round, by their digits. */
const numbers = new Set<string>();

/** The texts of as many digits that an answer has: they stay texts, even where another field has the number. */
const texts = new Set<string>();

/** The texts, the names with their colons, and the numbers of a JSON text. */
const TOKEN = /"(?:[^"\\]|\\.)*"(?:\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const MANY_DIGITS = /^-?\d{16,}$/;

/** The value of a JSON text, in which a whole number beyond 2^53 is the text of its digits. `undefined` for a text that is no JSON. */
export function readExactly(json: string): unknown {
  return parseJson(/\d{16}/.test(json) ? json.replaceAll(TOKEN, read) : json);
}

function read(token: string): string {
  const text = token.endsWith('"') ? token.slice(1, -1) : '';
  if (MANY_DIGITS.test(text)) texts.add(text);
  if (!MANY_DIGITS.test(token) || Number.isSafeInteger(Number(token))) return token;
  numbers.add(token);
  return `"${token}"`;
}

/** A JSON text in which the digits that were read as a number are a number again. */
export function writeExactly(json: string): string {
  if (numbers.size === 0) return json;
  return json.replaceAll(TOKEN, (token) => (token.endsWith('"') && isExactNumber(token.slice(1, -1)) ? token.slice(1, -1) : token));
}

/** Whether a value is the text of a number that was read. */
export function isExactNumber(value: unknown): value is string {
  return typeof value === 'string' && numbers.has(value) && !texts.has(value);
}

/** The same value with each such number as JavaScript rounds it, which has the kind and the bounds that a schema asks for. */
export function rounded(value: unknown): unknown {
  if (numbers.size === 0) return value;
  if (isExactNumber(value)) return Number(value);
  if (Array.isArray(value)) return value.map(rounded);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rounded(inner)])) : value;
}
