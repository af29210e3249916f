import type { Note, Written } from './Found';

/** The files of an entity that does not exist yet. */
export interface Proposal {
  name: string;
  place: string;
  schema: Written;
  /** The content of `resource.json`; empty where the schema says everything. */
  resource: Written;
  notes: readonly Note[];
}
