import type { Condition, PermissionRule } from './conditions';

/** The import of a file with many records (contract imports.call). */
export interface ImportDefinition {
  /** The `{type}` in the path `admin/imports/{type}`. */
  type: string;
  /** The column that identifies a line: a file must not hold the same value twice. Absent when no column does. */
  key?: string;
  /** What the import does with records that exist already. */
  existing: 'kept' | 'updated';
  /** The columns, in the order that the server wants. */
  columns: ImportColumn[];
}

export interface ImportColumn {
  name: string;
  required: boolean;
  format: 'text' | 'email' | 'telephone' | 'date' | 'integer' | 'decimal';
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** The only values that the server accepts. */
  oneOf?: string[];
  /** Other accepted spellings, regardless of case and accents, each with the value that is sent instead; the operator is told of it. */
  alternatives?: Record<string, string>;
  /** The titles that the column may have in the first line of a file besides its name: its labels in both languages, and other titles. */
  headers: string[];
  /** The value of the column in the example line of the template. */
  example: string;
}

/** The files that the server writes itself. Without them, and for operators who lack their permission, the app writes the file from the list. */
export interface ExportDefinition {
  endpoint: string;
  permission?: PermissionRule;
  variants: ExportVariant[];
}

export interface ExportVariant {
  /** The name in its words, `exports.<name>` and `exports.<name>Help` in the entity's language files. */
  name: string;
  /** The parameters that ask the server for this file. */
  parameters: Record<string, string>;
  /** Whether the server answers page by page. */
  paged: boolean;
  /** The wire names of the filters that the server applies to this file; all filters when absent. */
  filters?: string[];
  /** The deployments that have this file. */
  when?: Condition;
}
