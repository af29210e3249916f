import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { wireSchema } from '@/engine/model/transforms/wireSchema';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { generateDocument } from '../../../scripts/sandbox/seed/generateValue';
import { Random } from '../../../scripts/sandbox/seed/Random';
import { compiled, ofSchema, outing } from './outing';

export interface FoundEntity {
  entity: EntityBody;
  words: object;
  /** A record as the sandbox would make it. */
  row: (id: number) => RecordData;
}

/** The entity made from a schema as it was found, under the address of the outings. Throws where the checks make no entity of it. */
export function foundEntity(source: object): FoundEntity {
  const { entities, mistakes } = readResourceFiles({ files: new Map([['schemas/thing/schema.json', JSON.stringify(source)]]), messageContexts: [] });
  const [found] = entities;
  if (!found) throw new Error(`The schema is no entity: ${JSON.stringify(mistakes)}`);
  const { resource, schema, words, checked = schema } = found;
  const { name: called, route, endpoint, permissions, menu } = outing.resource;
  const entity = ofSchema(schema, [], { ...resource, name: called, route: route ?? '', endpoint, permissions, ...(menu && { menu }), textIds: false as never });
  const context = { resource, rowsOf: () => 0 };
  return { entity: { ...entity, validators: compiled(schema, checked) }, words: words.fr, row: (id) => ({ ...generateDocument(wireSchema({ ...found, schema: checked }), new Random(id), context), id }) };
}
