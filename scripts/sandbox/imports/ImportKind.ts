import type { RequestContext } from '../World';

/** A rule that the values of a column must obey. */
export interface ColumnCheck {
  accepts: (value: string) => boolean;
  /** The server's message in English, which follows the value. */
  words: string;
}

/** A kind of file that can be imported. */
export interface ImportKind {
  /** The name of the entity in the answer. */
  entity: string;
  permission: string;
  /** The rules by column. A column may have several, and every broken one is reported. */
  columns: readonly (readonly ColumnCheck[])[];
  /** Tidies a line before it is checked and stored. */
  clean: (line: string[]) => string[];
  /** Stores correct lines. Answers what happened to each, in words. */
  store: (lines: readonly string[][], context: RequestContext) => Promise<string[]>;
}
