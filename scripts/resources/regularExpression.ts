/** Whether a text is a regular expression as JSON Schema defines them. */
export function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

/**
 * Rewrites a regular expression so that it has the same meaning with the flag for Unicode: needless escapes, hyphens beside a class, and brackets that
 * open or close nothing, which older syntax allows, are put into the stricter form.
 */
export function inUnicode(pattern: string): string {
  if (isRegularExpression(pattern)) return pattern;
  const plain = pattern.replaceAll(/(\\[dwsDWS])-(?=[^\]])/g, String.raw`$1\-`).replaceAll(/\\(.)/g, (escape, character: string) => (ESCAPED.test(character) ? escape : character));
  const outside = plain.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\.|\{\d+(?:,\d*)?\}|[\]{}]/g, (part) => (part === String.raw`\-` ? '-' : part.length === 1 ? `\\${part}` : part));
  return isRegularExpression(outside) ? outside : pattern;
}

/** The characters that may be escaped in Unicode mode. */
const ESCAPED = /[dDwWsSbBnrtfvcxukpP0-9^$\\.*+?()[\]{}|/-]/;
