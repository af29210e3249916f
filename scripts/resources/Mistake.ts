/** A mistake in a file of `schemas/`: what is wrong, where, and what was expected. */
export interface Mistake {
  file: string;
  /** The line and the column, both counted from 1 as editors do. */
  line: number;
  column: number;
  /** The JSON pointer of the value. */
  pointer: string;
  found: string;
  expected: string;
  /** The name that was probably meant. */
  suggestion?: string;
}

/** One mistake as one line: the place, the pointer, what was found, what was expected, and what was probably meant. */
export function formatMistake(mistake: Mistake): string {
  const { file, line, column, pointer } = mistake;
  return `${file}:${line}:${column}  ${pointer || '/'}  ${mistakeText(mistake)}`;
}

/** All mistakes, one on each line, in the order of the files; the last line counts them. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return [...mistakes.map(formatMistake), count].join('\n');
}

/** What may be meant otherwise, one on each line; none of it keeps anything from working. */
export function formatWarnings(warnings: readonly Mistake[]): string {
  return warnings.map((warning) => `warning: ${formatMistake(warning)}`).join('\n');
}

export function mistakeText({ found, expected, suggestion }: Mistake): string {
  const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
  return `found ${found}, expected ${expected}${hint}`;
}

export function byPlace(a: Mistake, b: Mistake): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
