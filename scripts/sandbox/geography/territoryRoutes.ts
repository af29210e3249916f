import type { Hono } from 'hono';
import type { RecordData, RecordSchema, Schema } from '../../../src/engine/model/Schema';
import { requirePermission } from '../crud/permissions';
import { listRecords, requireRow } from '../crud/read';
import { answer } from '../http/answers';
import { PLACES } from '../seed/places';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import { rowsAt } from '../store/at';
import type { SandboxEnvironment, World } from '../World';

const PATH = 'admin/territories';
const MANAGER = 2;
const read: Schema = { type: ['string', 'null'], readOnly: true };
const OUTLINE = ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude', 'createdDate', 'updatedDate', 'geoJsonDetail', 'adminLevel'];

/** The territories with their bounds, which everybody may read, and the managers of a territory (contract places.territories). */
export function addTerritoryRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const territories = world.collections.get(PATH);
  if (!territories) return;
  const properties = { ...territories.wire.properties, ...Object.fromEntries(OUTLINE.map((name) => [name, read])) };
  const listed: RecordSchema = { ...territories.wire, properties };
  const whole = { ...territories, listed, quirk: { ...territories.quirk, present: (records: RecordData[]) => records.forEach(addOutline) } };
  app.get('/territories', (c) => listRecords(whole, new URL(c.req.url), requestContext(c, world)));
  app.get(`/${PATH}/:id/managers`, async (c) => {
    const context = requestContext(c, world);
    const { id } = await requireRow(territories, c.req.param('id'), context);
    await requirePermission(territories, 'item', context);
    return answer(await managersOf(id, world), 'json');
  });
}

/** The administrators whose role is limited to the territory. Their fields have the names of the database. */
async function managersOf(territory: number, world: World): Promise<RecordData[]> {
  const held = JSON.stringify({ rolesTerritory: [{ role: MANAGER, territory }] });
  const rows = await rowsAt(world, USERS_PATH, { conditions: ['document @> $1::jsonb'], parameters: [held] });
  return rows.map(({ document: { givenName, familyName, email } }) => ({ given_name: givenName, family_name: familyName, email }));
}

/** Adds the shape of a territory, which is a rectangle around its communes, and its level on the map: region, department or commune. */
function addOutline(record: RecordData): void {
  const inside = PLACES.filter(({ commune, department, region }) => [commune, department, region].includes(String(record.name)));
  const [latitudes, longitudes] = [inside.map(({ latitude }) => latitude), inside.map(({ longitude }) => longitude)];
  const isNamed = (key: 'region' | 'department'): boolean => inside.some((place) => place[key] === record.name);
  Object.assign(record, {
    minLatitude: (Math.min(...latitudes) - MARGIN).toFixed(6),
    maxLatitude: (Math.max(...latitudes) + MARGIN).toFixed(6),
    minLongitude: (Math.min(...longitudes) - MARGIN).toFixed(6),
    maxLongitude: (Math.max(...longitudes) + MARGIN).toFixed(6),
    createdDate: '2020-01-01T00:00:00+00:00',
    adminLevel: isNamed('region') ? 4 : isNamed('department') ? 6 : 8,
  });
}

const MARGIN = 0.05;
