import type * as File from '../../src/generated/resourceFile';

/** A part of a JSON document, as somebody else wrote it. */
export type Written = Record<string, unknown>;

/** What an integrator has to know of what was written: `guessed` is taken for granted until they say otherwise, `look` is not as the back office reads it. */
export interface Note {
  kind: 'guessed' | 'look';
  /** The place in the document, as a JSON pointer. */
  place: string;
  text: string;
}

/** What a document says of one resource. */
export interface Found {
  /** That of its folder: singular, in camelCase. */
  name: string;
  place: string;
  /** Its references are to the definitions of the document. */
  schema: Written;
  /** Where its document defines its records, for what refers to them. */
  definition?: string;
  said: Said;
  notes: Note[];
}

/** What a document says of its resources, and of itself. */
export interface Resources {
  found: Found[];
  notes: Note[];
}

/** What a document says beside the schema; nothing where it does not say. */
export interface Said {
  /** How the API says its records, where that is not as the platform does. */
  dialect?: { use: string };
  endpoint?: File.ResourceFile['endpoint'];
  /** The operations that the API has. */
  operations?: readonly Operation[];
  /** Fields that only a creation, or only a change, takes. */
  only?: Readonly<Record<string, 'create' | 'edit'>>;
  /** What the list may be asked. */
  asked?: Asked;
  /** The entity under whose records these are listed. */
  under?: string;
}

export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** The parameters of a list, sorted by what they are for. */
export interface Asked {
  paging: 'server' | 'client';
  pageSize?: number;
  /** The fields that it sorts by; `any` where the document does not name them. */
  sortable: readonly string[] | 'any';
  filters: readonly AskedFilter[];
}

export interface AskedFilter {
  parameter: string;
  place: string;
  kind: 'search' | 'value' | 'choice' | 'yesNo' | 'range';
  /** Several values at once, sent with brackets. */
  multiple: boolean;
}
