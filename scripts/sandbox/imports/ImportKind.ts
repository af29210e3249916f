import type { RequestContext } from '../World';

/** What a column of an import must be. */
export interface ColumnCheck {
  accepts: (value: string) => boolean;
  /** The server's English, after the value. */
  words: string;
}

/** A kind of file that can be imported. */
export interface ImportKind {
  /** As the answer names it. */
  entity: string;
  permission: string;
  /** By column; a column may have several, which are all told. */
  columns: readonly (readonly ColumnCheck[])[];
  /** A line before it is checked and stored. */
  clean: (line: string[]) => string[];
  /** Stores lines that are right; what happened to each, in words. */
  store: (lines: readonly string[][], context: RequestContext) => Promise<string[]>;
}
