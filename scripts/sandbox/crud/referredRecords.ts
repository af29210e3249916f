import type { RecordData } from '../../../src/engine/model/Schema';
import type { FieldDefinition } from '../../../src/engine/model/FieldDefinition';
import type { EmbeddedListTransform, RecordIdTransform, ReferenceWidget } from '../../../src/generated/options';
import { type Row, selectRows, TEXT_ID } from '../store/rows';
import type { Collection, World } from '../World';

/** Fills in what is answered of referenced records: their names beside their ids (`iconName` beside `iconId`), or the records around these. */
export async function addReferredRecords(records: RecordData[], collection: Collection, world: World): Promise<void> {
  for (const [field, definition] of Object.entries(collection.entity.resource.fields)) {
    const { labelField, resource } = { ...definition.widget } as Partial<ReferenceWidget>;
    const shown = collection.isPlatforms ? undefined : shownOf(definition);
    if (resource === undefined || (labelField === undefined && !shown)) continue;
    const target = [...world.collections.values()].find(({ entity }) => entity.resource.name === resource);
    if (!target) continue;
    const rows = await rowsOf(records.flatMap((record) => [record[field]].flat()), target, world);
    for (const record of records) {
      if (labelField !== undefined) record[labelField] = titleOf(rows.get(record[field]), target);
      if (shown) record[field] = around(record[field], rows, shown);
    }
  }
}

/** What an API answers of a record around its id. */
interface Shown {
  id: string;
  fields: readonly string[];
}

function shownOf({ transform }: FieldDefinition): Shown | undefined {
  if (transform?.use !== 'recordId' && transform?.use !== 'embeddedList') return undefined;
  const { id = 'id', shows = [], sends } = transform as RecordIdTransform & Pick<EmbeddedListTransform, 'sends'>;
  return shows.length > 0 && sends === undefined ? { id, fields: shows } : undefined;
}

/** The rows of the records that some values name, by these. */
async function rowsOf(values: readonly unknown[], target: Collection, { db }: World): Promise<Map<unknown, Row>> {
  const isId = target.textIds ? (id: unknown) => typeof id === 'string' : Number.isInteger;
  const ids = [...new Set(values.filter(isId))];
  const condition = target.textIds ? `${TEXT_ID} = any($1::text[])` : 'id = any($1::int[])';
  const rows = ids.length > 0 ? await selectRows(db, target, { conditions: [condition], parameters: [ids], order: 'id' }) : [];
  return new Map(rows.map((row) => [target.textIds ? row.document.id : row.id, row]));
}

/** An id, or each of several, with what is shown of its record around it. An id of no record is answered alone. */
function around(value: unknown, rows: ReadonlyMap<unknown, Row>, shown: Shown): unknown {
  if (Array.isArray(value)) return value.map((one) => around(one, rows, shown));
  const row = rows.get(value);
  return row ? { [shown.id]: value, ...Object.fromEntries(shown.fields.map((name) => [name, row.document[name] ?? null])) } : value;
}

function titleOf(row: Row | undefined, { entity }: Collection): string | null {
  if (!row) return null;
  return entity.resource.title
    .map((name) => row.document[name] ?? '')
    .join(' ')
    .trim();
}
