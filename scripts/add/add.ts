import { patchedFolders } from '../resources/patch/patchedFolders';
import type { ResourceFiles } from '../resources/readFolder';
import { searchedEntities } from '../resources/readResources';
import type { Document } from './Document';
import type { Found, Note, Resources } from './Found';
import { proposeFiles } from './proposeFiles';
import type { Proposal } from './Proposal';
import type { RecordDefinition, Records } from './recordIds';
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
  const folders = new Map(patchedFolders(schemas).map(({ name, path }) => [name, { path, isOurs: Boolean(schemas.added?.length) && schemas.files.has(`${path}/schema.json`) }]));
  const fresh = found.filter(({ name }) => !folders.has(name));
  const existing = found.flatMap(({ name, prefix }) => {
    const there = folders.get(name);
    return there ? [{ name, prefix, place: there.isOurs ? `"${name}" of the product` : there.path }] : [];
  });
  const records = recordsOf(found, (name) => folders.get(name)?.isOurs ?? false);
  return { ...withoutMistakes(proposed(document, { found: fresh, records }, schemas), schemas), existing, notes };
}

/** The records that the document describes. An entity of the product that has the name of one of them has other records. */
function recordsOf(found: readonly Found[], isOurs: (name: string) => boolean): Records {
  return new Map(
    found.flatMap(({ name, definition, listedAs, said: { dialect } }): [string, RecordDefinition][] => {
      const record = { ...(isOurs(name) ? { taken: name } : { entity: name }), ...(dialect && 'id' in dialect && { id: String(dialect.id) }) };
      return [definition, listedAs].flatMap((place) => (place === undefined ? [] : [[place, record]]));
    }),
  );
}

function proposed(document: Document, { found, records }: { found: readonly Found[]; records: Records }, schemas: ResourceFiles): Proposal[] {
  const plain = found.map((one) => proposeFiles(document, one, records));
  const taken = [...records.values()].flatMap((record) => record.taken ?? []);
  const targets = { ...searchedEntities({ ...schemas, files: new Map([...schemas.files, ...plain.flatMap(filesOf)]) }), taken };
  const owners = new Map(found.flatMap(({ name, said }) => (said.under === undefined ? [] : [[name, said.under] satisfies [string, string]])));
  return withRelated(plain.map((proposal, index) => withReferences(proposal, targets, found[index]?.prefix)), owners);
}
