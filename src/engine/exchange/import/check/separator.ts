import Papa from 'papaparse';

export type Separator = ';' | ',' | '\t';

/** The possible separators. When nothing tells them apart the first one is taken, which the platform and a French Excel write. */
const SEPARATORS: readonly Separator[] = [';', '\t', ','];

const SAMPLE = { characters: 65_536, lines: 50 };

/** Detects the separator of the cells: the one that gives the most lines the expected number of cells, else the same number of several cells. */
export function detectSeparator(text: string, expected: number): Separator {
  const scores = SEPARATORS.map((separator) => ({ separator, score: scoreOf(firstLines(text, separator), expected) }));
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).separator;
}

/** The first lines as cells. The number of lines is limited, so that a line broken by the cut of the text is normally left out. */
export function firstLines(text: string, separator: Separator): string[][] {
  return Papa.parse<string[]>(text.slice(0, SAMPLE.characters), { delimiter: separator, preview: SAMPLE.lines, skipEmptyLines: 'greedy' }).data;
}

function scoreOf(lines: readonly string[][], expected: number): number {
  const widths = lines.map((cells) => cells.length);
  const exact = widths.filter((width) => width === expected).length;
  const alike = widths.filter((width) => width === widths[0] && width > 1).length;
  return exact * 2 + alike;
}
