import Papa from 'papaparse';
import type { Problem, Severity } from '../importRules';
import type { Checker, CheckSummary, LayoutFault, Opening } from './Checker';
import { checkLines, type CheckedFile, type CheckedLine } from './checkLines';
import { decodeText } from './decodeText';
import { knownTitles } from './headers';
import { readAnswer, type ReportLine } from './readAnswer';
import { checkCell } from './checkCell';
import { detectSeparator, firstLines, type Separator } from './separator';
import type { ImportDefinition } from '../../../model/FileExchange';

const PREVIEW = 10;

/** A checker that runs in place: inside the worker, or in tests without one. */
export function createLocalChecker(definition: ImportDefinition): Checker {
  let opened: { text: string; separator: Separator } | undefined;
  let checked: CheckedFile | undefined;
  let report: readonly ReportLine[] = [];

  function current(): CheckedFile {
    if (!checked) throw new Error('A file must be checked before it is asked about.');
    return checked;
  }

  return {
    async open(file): Promise<Opening> {
      const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
      if ('fault' in decoded) return decoded;
      const separator = detectSeparator(decoded.text, definition.columns.length);
      opened = { text: decoded.text, separator };
      return { encoding: decoded.encoding, separator, seemsTitled: seemsTitled(firstLines(decoded.text, separator), definition) };
    },
    async check(hasTitles, onProgress) {
      if (!opened) throw new Error('A file must be opened before it is checked.');
      checked = checkLines({ ...opened, hasTitles, definition, onProgress });
      return summaryOf(checked, definition);
    },
    async problems({ severity, column, offset, limit }) {
      const all = problemsOf(current(), severity);
      const wanted = column === undefined ? all : all.filter((problem) => (problem.column ?? -1) === column);
      return { total: wanted.length, problems: wanted.slice(offset, offset + limit) };
    },
    async refusedLines({ offset, limit }) {
      const { titles, lines, refusals } = current();
      const wanted = lines.filter(({ isRefused }) => isRefused).slice(offset, offset + limit);
      const [first = 0, last = 0] = [wanted[0]?.line, wanted.at(-1)?.line];
      const near = refusals.filter(({ line }) => line >= first && line <= last);
      return {
        ...(titles && { titles }),
        lines: wanted.map(({ line, cells }) => ({ line, cells, problems: near.filter((problem) => problem.line === line) })),
      };
    },
    async csv() {
      const { titles } = current();
      const rows = rightLines(current()).map(({ values }) => [...values]);
      const names = definition.columns.map(({ name }) => name);
      // The file has no byte order mark: the server would take it for a part of the first cell.
      return new Blob([Papa.unparse(titles ? [names, ...rows] : rows, { delimiter: ';', newline: '\n' })], { type: 'text/csv' });
    },
    async readAnswer(answer) {
      report = readAnswer(answer, rightLines(current()), definition);
      return report.length;
    },
    async report({ offset, limit }) {
      return report.slice(offset, offset + limit);
    },
    close: () => undefined,
  };
}

function rightLines({ lines }: CheckedFile): CheckedLine[] {
  return lines.filter(({ isRefused }) => !isRefused);
}

function problemsOf(file: CheckedFile, severity: Severity): Problem[] {
  return severity === 'refusal' ? file.refusals : file.warnings;
}

/** Whether the first line seems to hold titles: it names columns, or it breaks rules that the second line keeps. */
function seemsTitled([first = [], second = []]: readonly string[][], { columns }: ImportDefinition): boolean {
  if (knownTitles(first, columns) >= 2) return true;
  const keeps = (cells: readonly string[]) =>
    columns.every((column, index) => column.format === 'text' || checkCell(column, cells[index] ?? '').refusal === undefined);
  return second.length > 0 && !keeps(first) && keeps(second);
}

function summaryOf(file: CheckedFile, definition: ImportDefinition): CheckSummary {
  const { lines, layout, emptyLines } = file;
  const fault = faultOf(file, definition);
  return {
    lines: lines.length,
    emptyLines,
    refusedLines: lines.filter(({ isRefused }) => isRefused).length,
    ...(fault && { fault }),
    unknownTitles: [...layout.unknown],
    missing: [...layout.missing],
    repeated: [...layout.repeated],
    untold: layout.untold,
    counts: { refusal: file.refusals.length, warning: file.warnings.length },
    columnsWith: { refusal: columnsOf(file.refusals), warning: columnsOf(file.warnings) },
    notes: file.notes,
    preview: previewOf(file),
  };
}

/** The first lines that can be sent; where none can, those of the file, which show what was taken for a column. */
function previewOf(file: CheckedFile): CheckSummary['preview'] {
  const right = rightLines(file);
  return (right.length > 0 ? right : file.lines).slice(0, PREVIEW).map(({ line, values, cells }) => ({ line, values: values.length > 0 ? values : cells }));
}

function faultOf({ lines, layout }: CheckedFile, { columns }: ImportDefinition): LayoutFault | undefined {
  if (layout.repeated.length > 0) return 'repeated';
  if (layout.missing.some((index) => columns[index]?.required)) return 'missing';
  return lines.length === 0 ? 'noLines' : undefined;
}

function columnsOf(problems: readonly Problem[]): number[] {
  return [...new Set(problems.map(({ column = -1 }) => column))].sort((a, b) => a - b);
}
