import { BYTE_ORDER_MARK, readBack, writeCsv } from './csvText';

export interface CsvColumn {
  /** The key that identifies the column across pages. */
  key: string;
  label: string;
}

export interface CsvPage {
  columns: readonly CsvColumn[];
  /** The rows, with a text for each column. */
  rows: readonly (readonly string[])[];
}

interface Part {
  columns: readonly CsvColumn[];
  lines: Blob;
}

/** A file that grows page by page. Each page is handed to the browser at once, which keeps it outside the memory of the page. */
interface CsvFile {
  append(page: CsvPage): void;
  /** The whole file, with its headers. */
  finish(): Promise<Blob>;
}

/**
 * Makes an empty file. The server leaves out of each page the columns that are empty in all its rows (contract users.export), so the columns of the pages are
 * matched by their keys; a missing one is left empty.
 */
export function createCsvFile(): CsvFile {
  const parts: Part[] = [];
  let columns: readonly CsvColumn[] = [];

  return {
    append(page) {
      columns = withColumns(columns, page.columns);
      parts.push({ columns: page.columns, lines: new Blob([writeCsv(page.rows)]) });
    },
    async finish() {
      const lines = [];
      for (const part of parts) lines.push(await aligned(part, columns));
      return new Blob([BYTE_ORDER_MARK, writeCsv([headings(columns)]), ...lines], { type: 'text/csv;charset=utf-8' });
    },
  };
}

/** The headings of the columns. Those that would read the same are told apart by their keys. */
function headings(columns: readonly CsvColumn[]): string[] {
  const isRepeated = (label: string) => columns.filter((column) => column.label === label).length > 1;
  return columns.map(({ key, label }) => (isRepeated(label) && key !== label ? `${label} (${key})` : label));
}

/** Adds the new columns of a page. Each takes its place after the one that it follows in its page. */
function withColumns(known: readonly CsvColumn[], page: readonly CsvColumn[]): readonly CsvColumn[] {
  const columns = [...known];
  for (const [index, column] of page.entries()) {
    if (columns.some(({ key }) => key === column.key)) continue;
    const before = columns.findIndex(({ key }) => key === page[index - 1]?.key);
    columns.splice(before + 1, 0, column);
  }
  return columns;
}

async function aligned(part: Part, columns: readonly CsvColumn[]): Promise<Blob> {
  const places = columns.map(({ key }) => part.columns.findIndex((column) => column.key === key));
  if (part.columns.length === columns.length && places.every((place, index) => place === index)) return part.lines;
  const rows = readBack(await part.lines.text());
  return new Blob([writeCsv(rows.map((row) => places.map((place) => row[place] ?? '')))]);
}
