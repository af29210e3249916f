import type { RecordData } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';
import { deleteAt, rowAt, rowsAt } from '../store/at';
import { type Row } from '../store/rows';
import type { Draft, Quirk, RequestContext } from '../World';
import { forgetIn, isReferredTo } from './aroundDeletion';
import { RELAY_POINT_TYPES_PATH, RELAY_POINTS_PATH } from './paths';
import { NO_FILTER } from './territoryFilters';

const TYPES: readonly (readonly [name: string, icon: number])[] = [
  ['Aire de covoiturage', 4],
  ['Parking relais', 2],
  ['Gare SNCF', 3],
  ['Arrêt de bus', 1],
  ['Station de tramway', 5],
  ['Borne de recharge', 6],
  ['Abri à vélos sécurisé', 7],
  ['Mairie', 8],
  ['Établissement scolaire', 9],
  ["Centre hospitalier de l'agglomération", 10],
  ["Zone d'activités", 11],
  ['Péage autoroutier', 14],
];

/** The types of relay points (contract relayPoints.types). A type without an icon would break every read of types, so none is ever stored. */
export const relayPointType: Quirk = {
  iri: '/relay_point_types',
  type: 'RelayPointType',
  permissions: {
    list: 'relay_point_type_list',
    item: 'relay_point_type_read',
    create: 'relay_point_type_create',
    update: 'relay_point_type_update',
    delete: 'relay_point_type_delete',
  },
  properties: {
    iconId: { type: ['integer', 'null'] },
    iconName: { type: 'string', readOnly: true },
    iconUrl: { type: 'string', readOnly: true },
    iconPrivateName: { type: 'string', readOnly: true },
    iconPrivateUrl: { type: 'string', readOnly: true },
  },
  filters: { id: NO_FILTER, name: { kind: 'partial', column: 'name' } },
  order: ['id', 'name'],
  required: ['name', 'iconId'],
  notBlank: ['name'],
  beforeWrite: requireIcon,
  remove: removeType,
  present: addIcons,
  seed: {
    rows: TYPES.length,
    document: (id) => {
      const [name, iconId] = TYPES[id - 1] ?? ['', 1];
      return { name, iconId };
    },
  },
};

async function requireIcon({ document }: Draft, { world }: RequestContext): Promise<void> {
  const found = await rowAt(world, 'admin/icons', document.iconId);
  if (!found) throw new Refusal(500, `No icon ${String(document.iconId)}`);
}

/** Removes a type. Its points stay, without a type (contract relayPoints.types); a platform without this fault keeps a type that is in use. */
async function removeType({ id }: Row, context: RequestContext): Promise<void> {
  const points = { path: RELAY_POINTS_PATH, field: 'relayPointTypeId' };
  const isKept = !context.world.faults.has('deletionTakesRelayPoints') && (await isReferredTo(points, id, context));
  if (isKept) throw new Refusal(400, 'The type is in use');
  await forgetIn(points, id, context);
  await deleteAt(context.world, RELAY_POINT_TYPES_PATH, id);
}

async function addIcons(records: RecordData[], _as: unknown, { world }: RequestContext): Promise<void> {
  const rows = await rowsAt(world, 'admin/icons');
  const byId = new Map(rows.map(({ id, document }) => [id, document]));
  for (const record of records) {
    const icon = byId.get(record.iconId as number);
    Object.assign(record, {
      iconName: icon?.name ?? null,
      iconUrl: icon?.url ?? null,
      iconPrivateName: icon?.privateName ?? null,
      iconPrivateUrl: icon?.privateUrl ?? null,
    });
  }
}
