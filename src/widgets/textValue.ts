/** The text of a value that is a text or a number; `undefined` for an empty value or any other. */
export function textValue(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** The form's value for a typed text: spaces around it, which come with a paste, are removed, and an emptied box is `undefined`. */
export function typedText(text: string): string | undefined {
  return text.trim() || undefined;
}
