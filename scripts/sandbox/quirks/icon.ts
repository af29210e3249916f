import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { ICON_NAMES } from '../seed/icons';
import { selectRows } from '../store/rows';
import type { Quirk, RequestContext, Verb } from '../World';
import { RELAY_POINT_TYPES_PATH } from './paths';

const read: Schema = { type: ['string', 'null'], readOnly: true };

/** Icons (contract relayPoints.icons): always the whole list. A single icon is at `/icons/{id}`, outside `/admin`. */
export const icon: Quirk = {
  iri: '/icons',
  type: 'Icon',
  listIri: '/admin/icons',
  permissions: { list: 'image_list', item: 'image_read' },
  declaresNoFilter: true,
  properties: { fileName: read, privateIconLinked: read, relayPointTypes: { type: 'array', readOnly: true } },
  listed: ['id', 'name', 'url', 'privateName', 'privateUrl'],
  itemKeepsNulls: true,
  present: addItemFields,
  filters: {},
  order: [],
  unpaged: { order: 'id' },
  seed: { rows: ICON_NAMES.length, document: iconDocument },
};

/** Adds the file of an icon, and the types that use it, when the icon is read by itself. */
async function addItemFields(records: RecordData[], as: Verb, { world }: RequestContext): Promise<void> {
  const types = as === 'item' ? world.collections.get(RELAY_POINT_TYPES_PATH) : undefined;
  if (!types) return;
  for (const record of records) {
    const selection = { conditions: ["(document->>'iconId')::int = $1"], parameters: [record.id], order: 'id' };
    const rows = await selectRows(world.db, types, selection);
    record.fileName = String(record.url).split('/').at(-1);
    record.relayPointTypes = rows.map(({ id }) => `${types.iri}/${id}`);
  }
}

/** An icon by its id. From the third on, two of three have a different drawing for private points. */
function iconDocument(id: number): Record<string, string | null> {
  const name = ICON_NAMES[id - 1] ?? '';
  const isPrivate = id > 2 && id % 3 !== 0;
  return {
    name,
    url: `/upload/pictures/icon-${id - 1}.svg`,
    privateName: isPrivate ? `${name} (privé)` : null,
    privateUrl: isPrivate ? `/upload/pictures/private-${id - 1}.svg` : null,
  };
}
