import type * as File from '../../src/generated/resourceFile';

/** A part of a JSON document, as somebody else wrote it. */
export type Written = Record<string, unknown>;

/**
 * What an integrator has to know about the files that were written. `guessed` marks an assumption that holds until they say otherwise, `look`
 * something that the back office cannot read as the document has it.
 */
export interface Note {
  kind: 'guessed' | 'look';
  /** The place in the document, as a JSON pointer. */
  place: string;
  text: string;
}

/** What a document says about one resource. */
export interface Found {
  /** The name of the resource's folder: singular, in camelCase. */
  name: string;
  /** The word that was put before the name. */
  prefix?: string;
  place: string;
  /** The schema of a record. Its references point to the definitions of the document. */
  schema: Written;
  /** The place where the document defines the records, so that references to it are recognised. */
  definition?: string;
  /** Where it defines them as a list has them, where that is elsewhere. */
  listedAs?: string;
  said: Said;
  notes: Note[];
}

/** What a document says about its resources, and notes about the document itself. */
export interface Resources {
  found: Found[];
  notes: Note[];
}

/** What a document says apart from the schema. A key is absent where the document says nothing about it. */
export interface Said {
  /** How the API writes its records, where that differs from the platform. */
  dialect?: { use: string };
  endpoint?: File.ResourceFile['endpoint'];
  /** The operations that the API has. */
  operations?: readonly Operation[];
  /** The fields that only a creation, or only a change, accepts. */
  only?: Readonly<Record<string, 'create' | 'edit'>>;
  /** The parameters that the list accepts. */
  asked?: Asked;
  /** The entity under whose records this entity's records are listed. */
  under?: string;
}

export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete';

/** The parameters of a list, sorted by what they are for. */
export interface Asked {
  paging: 'server' | 'client';
  pageSize?: number;
  /** The fields that the API can sort by, or `any` where the document does not name them. */
  sortable: readonly string[] | 'any';
  filters: readonly AskedFilter[];
}

export interface AskedFilter {
  parameter: string;
  place: string;
  kind: 'search' | 'value' | 'choice' | 'yesNo' | 'range';
  /** Whether several values can be sent at once, with brackets after the name. */
  multiple: boolean;
}
