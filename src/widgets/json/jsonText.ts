/** A value as JSON, on one line unless `indent` says otherwise; what JSON has no word for, as a number without limits, is written as a text. */
export function jsonText(value: unknown, indent?: number): string | undefined {
  return value === undefined || value === null ? undefined : JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part), indent);
}

/** What a text says in JSON; the text itself where it says nothing. */
export function parsedJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
