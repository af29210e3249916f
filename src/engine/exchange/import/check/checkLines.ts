import Papa from 'papaparse';
import { fold } from '../../../../i18n/fold';
import type { Note, Problem } from '../importRules';
import { checkCell } from './checkCell';
import { byPosition, byTitles, type Layout } from './headers';
import type { Separator } from './separator';
import type { ImportColumn, ImportDefinition } from '../../../model/FileExchange';

/** A line below the titles that is not empty. */
export interface CheckedLine {
  /** The number of the line as a spreadsheet counts it. */
  line: number;
  /** The cells as they are in the file. */
  cells: readonly string[];
  /** The values that will be sent: one for each column, in the order of the definition. */
  values: readonly string[];
  isRefused: boolean;
}

export interface CheckedFile {
  titles: readonly string[] | undefined;
  layout: Layout;
  lines: CheckedLine[];
  emptyLines: number;
  refusals: Problem[];
  warnings: Problem[];
  notes: Note[];
  /** The columns with a date that is valid only when its month is read first. */
  monthFirst: Set<number>;
}

interface Reading {
  text: string;
  separator: Separator;
  hasTitles: boolean;
  definition: Pick<ImportDefinition, 'columns' | 'key'>;
  /** Called from time to time with the part that is done, from 0 to 1. */
  onProgress?: (done: number) => void;
}

/** How many lines are checked between two reports of progress. */
const STRIDE = 2000;

/** Reads a whole file and checks each of its cells. The function is pure, so that it runs in a worker and in tests. */
export function checkLines({ text, separator, hasTitles, definition, onProgress }: Reading): CheckedFile {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const titles = hasTitles ? data.find((cells) => !isEmpty(cells)) : undefined;
  const layout = titles ? byTitles(titles, definition.columns) : byPosition(definition.columns);
  const file: CheckedFile = { titles, layout, lines: [], emptyLines: 0, refusals: [], warnings: [], notes: [], monthFirst: new Set() };
  const look = lineChecker(file, definition, new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row)));
  // The parser gives an empty line after the last line break, which is none.
  if (data.at(-1)?.join('') === '') data.pop();
  const start = titles ? data.indexOf(titles) + 1 : 0;

  for (let index = start; index < data.length; index += 1) {
    if (index % STRIDE === 0) onProgress?.(index / data.length);
    look(data[index] ?? [], index);
  }
  refuseDoubtfulDates(file);
  file.refusals.sort((a, b) => a.line - b.line || (a.column ?? -1) - (b.column ?? -1));
  return file;
}

function lineChecker(file: CheckedFile, { columns, key }: Reading['definition'], broken: ReadonlySet<number | undefined>) {
  const places = columns.map((_column, index) => file.layout.columns.indexOf(index));
  const keyIndex = columns.findIndex(({ name }) => name === key);
  const firstLines = new Map<string, number>();
  const width = file.layout.columns.length;

  return (found: readonly string[], index: number) => {
    const line = index + 1;
    if (isEmpty(found)) return void (file.emptyLines += 1);
    const cells = withoutEmptyEnd(found, width);
    const before = file.refusals.length;
    const values = broken.has(index) || cells.length !== width ? [] : checkedValues({ cells, places, columns, line, file });
    if (broken.has(index)) file.refusals.push({ line, rule: 'quotes', value: found[0] ?? '' });
    else if (cells.length !== width) file.refusals.push({ line, rule: 'columnCount', value: cells.join(' '), detail: cells.length, expected: width });
    const named = values[keyIndex];
    const isNamed = named && !file.refusals.slice(before).some(({ column }) => column === keyIndex);
    if (isNamed) {
      const first = firstLines.get(fold(named));
      if (first === undefined) firstLines.set(fold(named), line);
      else file.refusals.push({ line, column: keyIndex, rule: 'duplicate', value: named, detail: first });
    }
    file.lines.push({ line, cells: found, values, isRefused: file.refusals.length > before });
  };
}

interface LineReading {
  cells: readonly string[];
  places: readonly number[];
  columns: readonly ImportColumn[];
  line: number;
  file: CheckedFile;
}

function checkedValues({ cells, places, columns, line, file }: LineReading): string[] {
  return columns.map((definition, column) => {
    const cell = cells[places[column] ?? -1] ?? '';
    const { value, refusal, warning, monthFirst } = checkCell(definition, cell);
    if (monthFirst) file.monthFirst.add(column);
    if (refusal) file.refusals.push({ line, column, rule: refusal, value: cell });
    else if (warning && value !== cell.trim()) note(file, { line, column, rule: warning, value: cell, sent: value });
    else if (warning) file.warnings.push({ line, column, rule: warning, value: cell });
    return value;
  });
}

/** Counts the values of a column that were understood in the same way: the operator needs to read only one of them. */
function note(file: CheckedFile, found: Omit<Note, 'count'>): void {
  const known = file.notes.find(({ column, rule }) => column === found.column && rule === found.rule);
  if (known) known.count += 1;
  else file.notes.push({ ...found, count: 1 });
}

/**
 * When one date of a column is valid only with the month first, all the others become doubtful: 03/04/1990 may be in March. They are refused rather than
 * silently read as another day.
 */
function refuseDoubtfulDates(file: CheckedFile): void {
  for (const column of file.monthFirst) {
    file.notes = file.notes.filter((known) => known.column !== column);
    const place = file.layout.columns.indexOf(column);
    file.lines = file.lines.map((line) => {
      const value = line.cells[place] ?? '';
      if (line.values.length === 0 || line.values[column] === value.trim()) return line;
      file.refusals.push({ line: line.line, column, rule: 'dateOrder', value });
      return { ...line, isRefused: true };
    });
  }
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** Drops the empty cells that a spreadsheet adds up to the widest line of the sheet. */
function withoutEmptyEnd(cells: readonly string[], width: number): readonly string[] {
  let end = cells.length;
  while (end > width && cells[end - 1]?.trim() === '') end -= 1;
  return end === cells.length ? cells : cells.slice(0, end);
}
