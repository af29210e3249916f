import Papa from 'papaparse';
import type { ImportKind } from './ImportKind';

export interface ReadImport {
  lines: string[][];
  /** The errors in the server's English. With any error, nothing is imported. */
  errors: string[];
}

/**
 * Reads and checks the bytes of a file (contract imports.call): UTF-8, semicolons, the exact number of columns. Lines are counted from 1, without
 * the headers.
 */
export function readLines(bytes: Uint8Array, kind: ImportKind, hasHeaders: boolean): ReadImport {
  if (!isText(bytes)) return { lines: [], errors: ['Incorrect MIME type'] };
  const text = decode(bytes);
  if (text === undefined) return { lines: [], errors: ['File not in UTF-8'] };
  const lines = parse(text).slice(hasHeaders ? 1 : 0).map(kind.clean);
  return { lines, errors: lines.flatMap((line, index) => mistakesOf(line, index + 1, kind)) };
}

/** Whether the content is text, as the platform guesses: an empty file is not, nor is one with the zero bytes of a spreadsheet. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return bytes.length > 0 && (isUtf16 || !bytes.includes(0));
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter: ';' });
  const [first] = data;
  // A byte order mark stays at the start of the first value, as on the platform.
  if (first && text.startsWith('\uFEFF')) first[0] = `\uFEFF${first[0] ?? ''}`;
  const last = data.at(-1);
  // An empty rest after the last line feed is not a line; blank lines before it are.
  return last?.length === 1 && last[0] === '' ? data.slice(0, -1) : data;
}

function mistakesOf(line: string[], number: number, { columns }: ImportKind): string[] {
  if (line.length !== columns.length) return [`Incorrect number of column line ${number} (${columns.length} expected)`];
  return columns.flatMap((checks, column) => {
    const value = line[column] ?? '';
    return checks.filter(({ accepts }) => !accepts(value)).map(({ words }) => `${value} ${words} for line ${encode(line)}`);
  });
}

/** A line in JSON as PHP writes it: non-ASCII characters and slashes are escaped. */
function encode(line: string[]): string {
  return JSON.stringify(line)
    .replaceAll('/', '\\/')
    .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
