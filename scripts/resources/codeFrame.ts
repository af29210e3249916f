import { existsSync, readFileSync } from 'node:fs';
import type { Mistake } from './Mistake';

/** The line of a mistake with the lines before and after it, and a caret below its place. */
export function codeFrame({ file, line, column }: Mistake): string {
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = Math.max(line - 1, 1);
  return lines
    .slice(first - 1, line + 1)
    .flatMap((text, index) => {
      const number = first + index;
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
      return number === line ? [shown, `       | ${' '.repeat(column - 1)}^`] : [shown];
    })
    .join('\n');
}
