import type { Note, Written } from './Found';
import type { Link } from './recordIds';

/** The files of an entity that does not exist yet. */
export interface Proposal {
  name: string;
  place: string;
  schema: Written;
  /** The content of `resource.json`; empty where the schema says everything. */
  resource: Written;
  notes: readonly Note[];
  /** The fields that hold ids of records whose schemas the document names. */
  links: readonly Link[];
}
