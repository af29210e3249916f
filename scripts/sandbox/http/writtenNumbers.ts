/** The names, in an object of a body, of the whole numbers that were written as fractions. A copy of the object has them too. */
const FRACTIONS = Symbol('fractions');

/** What such a number begins with while the body is parsed: a character of nobody's alphabet. */
const MARK = '\uE000number:';

/** The texts of a JSON text, and what may be its numbers. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const FRACTION = /^-?(?:0|[1-9]\d*)(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)$/;

/** Parses a body. JavaScript does not tell `1.0` from `1`, and the platform does: `isWrittenAsFraction` knows. */
export function parseBody(json: string): unknown {
  const marked = json.replaceAll(TOKEN, (token) => (FRACTION.test(token) && Number.isInteger(Number(token)) ? `"${MARK}${token}"` : token));
  return JSON.parse(marked, function (this: Holder, name, value: unknown) {
    if (typeof value !== 'string' || !value.startsWith(MARK)) return value;
    this[FRACTIONS] = new Set([...(this[FRACTIONS] ?? []), name]);
    return Number(value.slice(MARK.length));
  });
}

interface Holder {
  [FRACTIONS]?: ReadonlySet<string>;
}

/** Whether a whole number of an object was written as a fraction, which makes it no integer (contract wire.values). */
export function isWrittenAsFraction(object: object, name: string): boolean {
  return (object as Holder)[FRACTIONS]?.has(name) === true;
}
