import Papa from 'papaparse';

type Row = readonly string[];

/** The byte order mark. Without it, a spreadsheet reads accents in another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

const SEPARATOR = ';';
const END_OF_LINE = '\r\n';

/** Writes rows as the lines of a file that a French Excel opens correctly, whatever the operator's language: semicolons, CRLF, no formulas. */
export function writeCsv(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const harmless = rows.map((row) => row.map(escapeFormula));
  return Papa.unparse(harmless, { delimiter: SEPARATOR, newline: END_OF_LINE }) + END_OF_LINE;
}

/** Reads what `writeCsv` wrote, without the byte order mark. */
export function readBack(text: string): string[][] {
  return Papa.parse<string[]>(text.slice(0, -END_OF_LINE.length), { delimiter: SEPARATOR, newline: END_OF_LINE }).data;
}

/** The rows of the server's file, headers first, at most `size` at a time, so that a whole file is never held in memory as cells (contract users.export: commas). */
export function* readServerCsv(text: string, size: number): Generator<string[][]> {
  const newline = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
  let position = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (position < text.length) {
    // The parser's fast mode would split all the remaining text each time.
    const { data, meta } = Papa.parse<string[]>(text.slice(position), { delimiter: ',', newline, preview: size, fastMode: false });
    const rows = data.filter((row) => row.length > 1 || row[0] !== '');
    if (rows.length > 0) yield rows;
    if (!meta.truncated) return;
    position += meta.cursor;
  }
}

/** The characters that a spreadsheet takes for the start of a formula, also after blanks, which it drops first (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const NUMBER = /^[+-]?\d[\d \u00a0\u202f]*([.,]\d+)?$/;

/** Telephone numbers without hyphens or slashes, with which a spreadsheet would compute them. */
const TELEPHONE = /^\+\d[\d .()\u00a0\u202f]*$/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. Numbers and telephone numbers stay as they are. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) && !TELEPHONE.test(text) ? `'${text}` : text;
}
