/** Everything a file to import may be told, by what its sentence is called in the words of `import`. */
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

/** One thing that is said about one cell, or about a whole line. */
export interface Problem {
  /** As a spreadsheet counts them: the first line of the file is 1, titles and empty lines are counted. */
  line: number;
  /** The column's place in the definition; absent for the whole line. */
  column?: number;
  rule: Rule;
  /** What the file holds there. */
  value: string;
  /** The line of the first one of two, or the number of columns found. */
  detail?: number;
}

/** Another spelling that was understood in a column: the first one, what is sent for it, and how many lines have one. */
export interface Note {
  column: number;
  rule: Rule;
  line: number;
  value: string;
  sent: string;
  count: number;
}

/** A refused line is not imported; what is warned of is, and is to be looked at. */
export type Severity = 'refusal' | 'warning';
