import type { RecordData } from '../../../src/engine/model/Schema';
import type { ReferenceWidget } from '../../../src/generated/options';
import { selectRows } from '../store/rows';
import type { Collection, World } from '../World';

/** Fills the fields that hold the name of a record referred to (`iconName` beside `iconId`), as the resource declares them. */
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
  const ids = [...new Set(records.map((record) => record[field]).filter(Number.isInteger))];
  const selection = { conditions: ['id = any($1::int[])'], parameters: [ids], order: 'id' };
  const rows = ids.length > 0 ? await selectRows(world.db, target, selection) : [];
  const labels = new Map(rows.map(({ id, document }) => [id, titleOf(document, target)]));
  for (const record of records) record[labelField] = labels.get(record[field] as number) ?? null;
}

function titleOf(document: RecordData, { entity }: Collection): string {
  return entity.resource.title
    .map((name) => document[name] ?? '')
    .join(' ')
    .trim();
}
