import type { RecordData } from '../../../src/engine/model/Schema';
import type { ReferenceWidget } from '../../../src/generated/options';
import { selectRows, TEXT_ID } from '../store/rows';
import type { Collection, World } from '../World';

/** Fills in the names of referenced records (`iconName` beside `iconId`), for the fields that the resource declares. */
export async function addReferenceLabels(records: RecordData[], collection: Collection, world: World): Promise<void> {
  for (const [field, definition] of Object.entries(collection.entity.resource.fields)) {
    const options =
      definition.widget?.use === 'reference' ? (definition.widget as Partial<ReferenceWidget>) : undefined;
    if (!options?.labelField || !options.resource) continue;
    const target = [...world.collections.values()].find(({ entity }) => entity.resource.name === options.resource);
    if (target) await addLabels(records, { field, labelField: options.labelField }, target, world);
  }
}

async function addLabels(
  records: RecordData[],
  { field, labelField }: { field: string; labelField: string },
  target: Collection,
  world: World,
): Promise<void> {
  const isId = target.textIds ? (id: unknown) => typeof id === 'string' : Number.isInteger;
  const ids = [...new Set(records.map((record) => record[field]).filter(isId))];
  const condition = target.textIds ? `${TEXT_ID} = any($1::text[])` : 'id = any($1::int[])';
  const rows = ids.length > 0 ? await selectRows(world.db, target, { conditions: [condition], parameters: [ids], order: 'id' }) : [];
  const labels = new Map<unknown, string>(rows.map(({ id, document }) => [target.textIds ? document.id : id, titleOf(document, target)]));
  for (const record of records) record[labelField] = labels.get(record[field]) ?? null;
}

function titleOf(document: RecordData, { entity }: Collection): string {
  return entity.resource.title
    .map((name) => document[name] ?? '')
    .join(' ')
    .trim();
}
