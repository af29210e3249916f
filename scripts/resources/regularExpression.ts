/** Whether a text is a regular expression as JSON Schema has them. */
export function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}
