/** Whether a text is a regular expression as JSON Schema has them. */
export function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

/**
 * A regular expression as JSON Schema reads it, in Unicode: what older ones escape without need, and hyphens beside a class, are written so that they mean the same there.
 */
export function inUnicode(pattern: string): string {
  if (isRegularExpression(pattern)) return pattern;
  const plain = pattern.replaceAll(/(\\[dwsDWS])-(?=[^\]])/g, String.raw`$1\-`).replaceAll(/\\(.)/g, (escape, character: string) => (ESCAPED.test(character) ? escape : character));
  const outside = plain.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\-/g, (part) => (part === String.raw`\-` ? '-' : part));
  return isRegularExpression(outside) ? outside : pattern;
}

/** What an escape says something of. */
const ESCAPED = /[dDwWsSbBnrtfvcxukpP0-9^$\\.*+?()[\]{}|/-]/;
