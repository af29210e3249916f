import type { Note, Written } from './Found';

/** The files of an entity that is not there yet. */
export interface Proposal {
  name: string;
  place: string;
  schema: Written;
  /** Nothing where the schema says it all. */
  resource: Written;
  notes: readonly Note[];
}
