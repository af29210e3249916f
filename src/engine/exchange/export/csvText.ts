import Papa from 'papaparse';
import { escapeFormula } from './escapeFormula';

type Row = readonly string[];

/** Without it a spreadsheet reads accents in another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

const SEPARATOR = ';';
const END_OF_LINE = '\r\n';

/** Rows as the lines of a file that a French Excel opens without repair, whatever the language: semicolons, CRLF, no formula. */
export function writeCsv(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const harmless = rows.map((row) => row.map(escapeFormula));
  return Papa.unparse(harmless, { delimiter: SEPARATOR, newline: END_OF_LINE }) + END_OF_LINE;
}

/** What `writeCsv` wrote, without the mark. */
export function readBack(text: string): string[][] {
  return Papa.parse<string[]>(text.slice(0, -END_OF_LINE.length), { delimiter: SEPARATOR, newline: END_OF_LINE }).data;
}

/** The rows of a server's file, its headers first, at most `size` at a time: nobody has to hold a whole file cut in cells (contract users.export: commas). */
export function* readServerCsv(text: string, size: number): Generator<string[][]> {
  const newline = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
  let position = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (position < text.length) {
    // The parser's fast mode would cut all that is left, each time.
    const { data, meta } = Papa.parse<string[]>(text.slice(position), { delimiter: ',', newline, preview: size, fastMode: false });
    const rows = data.filter((row) => row.length > 1 || row[0] !== '');
    if (rows.length > 0) yield rows;
    if (!meta.truncated) return;
    position += meta.cursor;
  }
}
