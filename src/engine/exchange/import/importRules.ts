/** The rules of a file to import; each is the key of its sentence in the words of `import`. */
export type Rule =
  | 'required'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'oneOf'
  | 'format.email'
  | 'format.telephone'
  | 'format.date'
  | 'format.integer'
  | 'format.decimal'
  | 'dateOrder'
  | 'duplicate'
  | 'columnCount'
  | 'quotes'
  | 'read.date'
  | 'read.decimal'
  | 'read.alternative'
  | 'leadingZero'
  | 'characters';

/** A problem of one cell, or of a whole line. */
export interface Problem {
  /** The number of the line as a spreadsheet counts it: the first line of the file is 1, and titles and empty lines count. */
  line: number;
  /** The index of the column in the definition; absent for the whole line. */
  column?: number;
  rule: Rule;
  /** The value in the file. */
  value: string;
  /** For a duplicate, the line of the first one; for a wrong number of columns, the number found. */
  detail?: number;
  /** For a wrong number of columns, the number of this file, which may lack columns or have others. */
  expected?: number;
}

/** Another spelling that was understood in a column: its first value and line, the value sent instead, and the number of lines with one. */
export interface Note {
  column: number;
  rule: Rule;
  line: number;
  value: string;
  sent: string;
  count: number;
}

/** A line with a refusal is not imported. A line with a warning is imported, but should be looked at. */
export type Severity = 'refusal' | 'warning';
