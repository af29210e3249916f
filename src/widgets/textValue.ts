/** The text of a value that is one; a number is read as one too. `undefined` for what is empty or is not text. */
export function textValue(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** What a form holds for what was typed: spaces around it came with a paste, and an emptied box is no value. */
export function typedText(text: string): string | undefined {
  return text.trim() || undefined;
}
