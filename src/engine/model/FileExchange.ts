import type { Condition, PermissionRule } from './conditions';

/** A file of many records at once (contract imports.call). */
export interface ImportDefinition {
  /** The last part of `admin/imports/{type}`. */
  type: string;
  /** The column that names a line: the same value twice in a file is refused. Absent when nothing does. */
  key?: string;
  /** What becomes of the records that exist already. */
  existing: 'kept' | 'updated';
  /** In the order that the server wants. */
  columns: ImportColumn[];
}

export interface ImportColumn {
  name: string;
  required: boolean;
  format: 'text' | 'email' | 'telephone' | 'date' | 'integer' | 'decimal';
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** The only values that the server takes. */
  oneOf?: string[];
  /** Other spellings, whatever their case and accents, by the value each stands for: sent in its place, and said. */
  alternatives?: Record<string, string>;
  /** What the column may be called in the first line of a file, besides its name: its labels in both languages, and other titles. */
  headers: string[];
  /** Its value in the line of the template. */
  example: string;
}

/** The files that the server writes itself; without them, and for whoever lacks their permission, the list is written here. */
export interface ExportDefinition {
  endpoint: string;
  permission?: PermissionRule;
  variants: ExportVariant[];
}

export interface ExportVariant {
  /** Its words are `exports.<name>` and `exports.<name>Help` in the entity's language files. */
  name: string;
  /** What asks for it. */
  parameters: Record<string, string>;
  /** Whether it is answered page by page. */
  paged: boolean;
  /** The wire names of the filters that it honours; absent: all. */
  filters?: string[];
  /** On which deployments it is there. */
  when?: Condition;
}
