/** What the validators compiled at build time call: small stand-ins for Ajv's own, so that nothing of Ajv reaches the browser. */

/** The length of a text as JSON Schema counts it: an emoji is one character, though JavaScript stores it as two. */
export function ucs2length(text: string): number {
  return [...text].length;
}

/** Whether two JSON values are the same (`const`, `enum`, `uniqueItems`). */
export function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length && keys.every((key) => Object.hasOwn(second, key) && equal(first[key], second[key]))
  );
}
