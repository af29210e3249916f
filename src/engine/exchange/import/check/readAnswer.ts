import { parseJson } from '../../../../config/parseJson';
import { fold } from '../../../../i18n/fold';
import { meaningOf, type PlatformSentence } from '../../../../session/platformSentences';
import type { Rule } from '../importRules';
import type { ImportColumn, ImportDefinition } from '../../../model/FileExchange';
import { checkCell } from './checkCell';

/** The outcome of a line; `refused` is for a file that the server did not accept, `other` for a sentence that we do not know. */
export type Outcome = 'refused' | 'unknown' | 'other' | 'ignored' | 'existing' | 'updated' | 'added';

export const OUTCOMES: readonly Outcome[] = ['refused', 'unknown', 'other', 'ignored', 'existing', 'updated', 'added'];

export interface ReportLine {
  outcome: Outcome;
  /** The line in the operator's file, where it could be found. */
  line?: number;
  column?: number;
  /** The value that identifies the line, or that is wrong in it. */
  value?: string;
  /** The rule that the line breaks, where the sentence reports a mistake. */
  rule?: Rule | 'mimeType' | 'notUtf8';
  /** The server's own words. */
  said: string;
}

export interface ServerAnswer {
  errors: readonly string[];
  messages: readonly string[];
}

/** A line that was sent to the server. */
export interface SentLine {
  line: number;
  values: readonly string[];
}

type Definition = Pick<ImportDefinition, 'columns' | 'key'>;

/**
 * Reads the sentences of an answer, finds the line of each, and puts first those that need an action. The server handles the lines in order and gives one
 * sentence for each: when there are as many messages as lines, the order tells the line; otherwise the value that a message names.
 */
export function readAnswer({ errors, messages }: ServerAnswer, sent: readonly SentLine[], definition: Definition): ReportLine[] {
  const find = lineFinder(sent, definition);
  const inOrder = messages.length === sent.length;
  const report = [
    ...errors.map((said) => readError(said, find, definition)),
    ...messages.map((said, index) => readMessage(said, inOrder ? sent[index] : undefined, find, definition)),
  ];
  return report.sort((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome));
}

interface Finder {
  byKey(value: string): SentLine | undefined;
  byValues(values: readonly string[]): SentLine | undefined;
  byNumber(number: number): SentLine | undefined;
}

function lineFinder(sent: readonly SentLine[], { columns, key }: Definition): Finder {
  const keyIndex = Math.max(0, columns.findIndex(({ name }) => name === key));
  const byKey = onlyOnes(sent, ({ values }) => fold(values[keyIndex] ?? ''));
  const whole = onlyOnes(sent, ({ values }) => JSON.stringify(values));
  return {
    // Some messages add the coordinates of the place: "Gare (48.69;6.18) added".
    byKey: (value) => byKey.get(fold(value)) ?? byKey.get(fold(value.replace(/ \([^()]*\)$/, ''))),
    byValues: (values) => whole.get(JSON.stringify(values)) ?? byKey.get(fold(values[keyIndex] ?? '')),
    byNumber: (number) => sent[number - 1],
  };
}

/** The lines by name. Two lines of the same name cannot be told apart by it, so neither is found: no line is better than the wrong one. */
function onlyOnes(sent: readonly SentLine[], nameOf: (line: SentLine) => string): Map<string, SentLine> {
  const lines = new Map<string, SentLine>();
  const repeated = new Set<string>();
  for (const line of sent) {
    const name = nameOf(line);
    if (lines.has(name)) repeated.add(name);
    lines.set(name, line);
  }
  for (const name of repeated) lines.delete(name);
  return lines;
}

function readMessage(said: string, inOrder: SentLine | undefined, find: Finder, { columns }: Definition): ReportLine {
  const { meaning, names: { value, what } = {} } = meaningOf(said, OF_AN_IMPORT) ?? {};
  const outcome = OUTCOMES.find((known) => known === meaning);
  if (!outcome || value === undefined) return { outcome: 'other', said, ...lineOf(inOrder) };
  const column = what === undefined ? undefined : columnCalled(what, columns);
  return { outcome, value, said, ...lineOf(inOrder ?? find.byKey(value)), ...(column !== undefined && { column }) };
}

function readError(said: string, find: Finder, definition: Definition): ReportLine {
  const { meaning, names: { line, row, value, told } = {} } = meaningOf(said, OF_AN_IMPORT) ?? {};
  if (meaning === 'mimeType' || meaning === 'notUtf8') return { outcome: 'refused', rule: meaning, said };
  if (meaning === 'columnCount') return { outcome: 'refused', rule: meaning, said, ...lineOf(find.byNumber(Number(line))) };
  const values = textsOf(row);
  return values ? { ...refusedCell({ value, told }, values, definition.columns), said, ...lineOf(find.byValues(values)) } : { outcome: 'refused', said };
}

function lineOf(found: SentLine | undefined): { line?: number } {
  return found ? { line: found.line } : {};
}

/**
 * Finds the cell of a sentence such as "x is not a valid email": the one that holds x. Among several, it is the one whose name or format the sentence
 * contains, or that our own check refuses too.
 */
function refusedCell({ value = '', told = '' }: { value: string | undefined; told: string | undefined }, values: readonly string[], columns: readonly ImportColumn[]): Omit<ReportLine, 'said'> {
  const candidates = columns.flatMap((column, index) => ((values[index] ?? '').trim() === value.trim() && (value.trim() !== '' || column.required) ? [index] : []));
  const named = candidates.find((index) => isNamedIn(told, columns[index]));
  const wrong = candidates.filter((index) => columns[index] && checkCell(columns[index], value).refusal !== undefined);
  const column = named ?? [wrong, candidates].find(({ length }) => length === 1)?.[0];
  if (column === undefined) return { outcome: 'refused', value };
  const rule = ruleOf(columns[column], value);
  return { outcome: 'refused', value, column, ...(rule && { rule }) };
}

function isNamedIn(sentence: string, column: ImportColumn | undefined): boolean {
  if (!column) return false;
  const words = fold(sentence);
  return [column.name, column.format].some((name) => name !== 'text' && words.includes(fold(name)));
}

/** Our own rule that explains the refusal; undefined for a value that we would accept: only the server knows why then. */
function ruleOf(column: ImportColumn | undefined, value: string): Rule | undefined {
  if (!column || value.trim() === '') return 'required';
  const { refusal } = checkCell(column, value);
  if (refusal) return refusal;
  if (column.oneOf) return 'oneOf';
  return column.format === 'text' ? undefined : `format.${column.format}`;
}

/** The column that a word of the server names, by the start or the end of the word: "shelf" is `shelfId`, "BookType" is `type`. */
function columnCalled(word: string, columns: readonly ImportColumn[]): number | undefined {
  const wanted = fold(word);
  const index = columns.findIndex(({ name }) => fold(name).startsWith(wanted) || wanted.endsWith(fold(name)));
  return index < 0 ? undefined : index;
}

function textsOf(json: string | undefined): string[] | undefined {
  const values = parseJson(json ?? '');
  return Array.isArray(values) ? values.map(String) : undefined;
}

type ImportMeaning = 'ignored' | 'updated' | 'existing' | 'unknown' | 'added' | 'mimeType' | 'notUtf8' | 'columnCount' | 'cell';

/** The platform's sentences about an imported file (contract imports.call), and the values that each names. Our own words then tell the line and the column. */
const OF_AN_IMPORT: readonly PlatformSentence<ImportMeaning>[] = [
  [/^Incorrect MIME type/i, 'mimeType'],
  [/^File not in UTF-?8/i, 'notUtf8'],
  [/^Incorrect number of columns? line (?<line>\d+)/, 'columnCount'],
  [/^(?:(?<value>.*?) ?(?<told>(?:is not|cannot|can only|must).*)|.*) for line (?<row>\[.*\])$/s, 'cell'],
  [/^(?<value>.+) already exists and will be ignored\b/, 'ignored'],
  [/^(?<value>.+) already exists and will be updated\b/, 'updated'],
  [/^(?<value>.+) already exists\b/, 'existing'],
  [/^(?<value>.+) (?<what>\w+) is unknown$/, 'unknown'],
  [/^(?<what>\w+) unknown for (?<value>.+?)(?: \w+ : \S+)?$/, 'unknown'],
  [/^(?<value>.+) added$/, 'added'],
];
