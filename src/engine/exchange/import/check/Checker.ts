import { createContext } from 'react';
import type { Note, Problem, Severity } from '../importRules';
import type { Encoding, FileFault } from './decodeText';
import type { ReportLine, ServerAnswer } from './readAnswer';
import type { Separator } from './separator';
import type { ImportDefinition } from '../../../model/FileExchange';

/** The result of opening a file. */
export type Opening = { fault: FileFault } | { encoding: Encoding; separator: Separator; seemsTitled: boolean };

/** A mistake in the columns of the file, which makes checking its lines useless. */
export type LayoutFault = 'noLines' | 'missing' | 'repeated';

export interface CheckSummary {
  /** The number of lines that are not empty, without the titles. */
  lines: number;
  emptyLines: number;
  refusedLines: number;
  fault?: LayoutFault;
  /** The titles that name no column; their columns are left out. */
  unknownTitles: string[];
  /** The indexes of the columns in the definition that no title names. */
  missing: number[];
  repeated: number[];
  /** Whether no title was known: the columns are then taken in their order. */
  untold: boolean;
  counts: Record<Severity, number>;
  /** The columns that have a problem, for the filter; -1 stands for the whole line. */
  columnsWith: Record<Severity, number[]>;
  /** The values written in another spelling that was understood. */
  notes: Note[];
  /** The first lines, with the values that will be sent. */
  preview: { line: number; values: readonly string[] }[];
}

interface ProblemQuery {
  severity: Severity;
  /** The index of the column; -1 stands for the whole line. */
  column?: number;
  offset: number;
  limit: number;
}

/** A page of problems, and their total number. */
export interface ProblemPage {
  total: number;
  problems: Problem[];
}

/** A refused line with the cells of the file and its problems. */
export interface RefusedLine {
  line: number;
  cells: readonly string[];
  problems: Problem[];
}

/** Holds one file to import and answers questions about it. A file of a hundred thousand lines stays in the checker (in its worker, for instance): only answers are passed on. */
export interface Checker {
  open(file: Blob): Promise<Opening>;
  check(hasTitles: boolean, onProgress: (done: number) => void): Promise<CheckSummary>;
  problems(query: ProblemQuery): Promise<ProblemPage>;
  /** The titles of the file, when it has them, and a page of its refused lines. */
  refusedLines(range: { offset: number; limit: number }): Promise<{ titles?: readonly string[]; lines: RefusedLine[] }>;
  /** The accepted lines in the form that the server wants: UTF-8, semicolons, the columns in the order of the definition. */
  csv(): Promise<Blob>;
  /** Interprets the server's answer and returns the number of its lines, which `report` gives a page at a time. */
  readAnswer(answer: ServerAnswer): Promise<number>;
  report(range: { offset: number; limit: number }): Promise<ReportLine[]>;
  /** Stops any work; the checker answers nothing after that. */
  close(): void;
}

export type CreateChecker = (definition: ImportDefinition) => Checker;

/** Creates the checker of files; in a browser, it runs in a worker. */
export const CheckerContext = createContext<CreateChecker | undefined>(undefined);
