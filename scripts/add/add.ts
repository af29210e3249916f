import { patchedFolders } from '../resources/patch/patchedFolders';
import type { ResourceFiles } from '../resources/readFolder';
import { searchedEntities } from '../resources/readResources';
import type { Document } from './Document';
import type { Found, Note, Resources } from './Found';
import { proposeFiles } from './proposeFiles';
import type { Proposal } from './Proposal';
import { withReferences, withRelated } from './references';
import { type Checked, filesOf, withoutMistakes } from './withoutMistakes';

export interface Added extends Checked {
  /** The entities that were found but not written, because their folders exist already, each with the place of its folder. */
  existing: { name: string; prefix: string | undefined; place: string }[];
  /** Notes about the document as a whole. */
  notes: readonly Note[];
}

/** Proposes the files of the entities that were found in a document. Entities that `schemas/` has already stay as they are. */
export function add(document: Document, { found, notes }: Resources, schemas: ResourceFiles): Added {
  const folders = new Map(patchedFolders(schemas).map(({ name, path }) => [name, schemas.added?.length && schemas.files.has(`${path}/schema.json`) ? `"${name}" of the product` : path]));
  const fresh = found.filter(({ name }) => !folders.has(name));
  const existing = found.flatMap(({ name, prefix }) => (folders.has(name) ? [{ name, prefix, place: folders.get(name) ?? '' }] : []));
  return { ...withoutMistakes(proposed(document, fresh, schemas), schemas), existing, notes };
}

function proposed(document: Document, found: readonly Found[], schemas: ResourceFiles): Proposal[] {
  const records = new Set(found.flatMap(({ definition }) => definition ?? []));
  const plain = found.map((one) => proposeFiles(document, one, records));
  const targets = searchedEntities({ ...schemas, files: new Map([...schemas.files, ...plain.flatMap(filesOf)]) });
  const owners = new Map(found.flatMap(({ name, said }) => (said.under === undefined ? [] : [[name, said.under] satisfies [string, string]])));
  return withRelated(plain.map((proposal, index) => withReferences(proposal, targets, found[index]?.prefix)), owners);
}
