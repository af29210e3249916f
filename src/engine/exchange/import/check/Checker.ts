import { createContext } from 'react';
import type { Note, Problem, Severity } from '../importRules';
import type { Encoding, FileFault } from './decodeText';
import type { ReportLine, ServerAnswer } from './readAnswer';
import type { Separator } from './separator';
import type { ImportDefinition } from '../../../model/FileExchange';

/** What the first look at a file tells. */
export type Opening = { fault: FileFault } | { encoding: Encoding; separator: Separator; seemsTitled: boolean };

/** What stands above all lines and makes looking at them useless. */
export type LayoutFault = 'noLines' | 'missing' | 'repeated';

export interface CheckSummary {
  /** Lines that hold something, without the titles. */
  lines: number;
  emptyLines: number;
  refusedLines: number;
  fault?: LayoutFault;
  /** Titles whose column is left out. */
  unknownTitles: string[];
  /** Of the definition, by place: no title names them. */
  missing: number[];
  repeated: number[];
  /** The titles told nothing: the columns are taken in their order. */
  untold: boolean;
  counts: Record<Severity, number>;
  /** The columns that have a problem, for the filter; -1 is the whole line. */
  columnsWith: Record<Severity, number[]>;
  /** What was written otherwise, and understood. */
  notes: Note[];
  /** The first lines, as they will be sent. */
  preview: { line: number; values: readonly string[] }[];
}

export interface ProblemQuery {
  severity: Severity;
  /** -1 is the whole line. */
  column?: number;
  offset: number;
  limit: number;
}

/** Problems of a query, and how many there are in all. */
export interface ProblemPage {
  total: number;
  problems: Problem[];
}

/** A refused line as the file has it, with what is wrong. */
export interface RefusedLine {
  line: number;
  cells: readonly string[];
  problems: Problem[];
}

/** Holds one file to import, and answers about it. A file of a hundred thousand lines stays where it is checked: only answers travel. */
export interface Checker {
  open(file: Blob): Promise<Opening>;
  check(hasTitles: boolean, onProgress: (done: number) => void): Promise<CheckSummary>;
  problems(query: ProblemQuery): Promise<ProblemPage>;
  /** The titles of the file, when it has any, and some of its refused lines. */
  refusedLines(range: { offset: number; limit: number }): Promise<{ titles?: readonly string[]; lines: RefusedLine[] }>;
  /** The lines that are right, as the server wants them: UTF-8, semicolons, the columns in their order. */
  csv(): Promise<Blob>;
  /** Understands what the server said, and answers how many lines that is; they are had a page at a time. */
  readAnswer(answer: ServerAnswer): Promise<number>;
  report(range: { offset: number; limit: number }): Promise<ReportLine[]>;
  /** Stops whatever is going on; no question is answered after it. */
  close(): void;
}

export type CreateChecker = (definition: ImportDefinition) => Checker;

/** The place where files are checked; a browser does it in a worker. */
export const CheckerContext = createContext<CreateChecker | undefined>(undefined);
