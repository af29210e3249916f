import type { Hono } from 'hono';
import type { RecordData } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { hydraList, hydraView } from '../crud/envelope';
import { answer } from '../http/answers';
import { requestContext } from '../session/authenticate';
import { USERS_PATH } from '../session/users';
import { rowAt } from '../store/at';
import { type Row } from '../store/rows';
import type { RequestContext, SandboxEnvironment, World } from '../World';
import { kilometres, type Position } from './distance';
import { searchGazetteer, type Spot } from './gazetteer';

const OF_EACH_KIND = 5;
/** The source that points of the platform itself name, where others name a geocoder. */
const OURS = 'MOBICOOP_API';

/** The search for places (contract places.search): first the geocoder's results, then relay points, events, and the caller's own named addresses. */
export function addPointRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.get('/points', async (c) => {
    const context = requestContext(c, world);
    const search = (new URL(c.req.url).searchParams.get('search') ?? '').replace(/["']/g, ' ').trim();
    const points = search === '' ? [] : await findPoints(search, context);
    if (context.format === 'json') return answer(points, 'json');
    const members = points.map((point) => ({ '@id': `/points/${String(point.id)}`, '@type': 'Point', ...point }));
    return answer({ ...hydraList({ iri: '/points', type: 'Point' }, members, members.length), ...hydraView(new URL(c.req.url), members.length) }, 'ld');
  });
}

async function findPoints(search: string, context: RequestContext): Promise<RecordData[]> {
  const home = await callerHome(context);
  const near = home && positionOf(home);
  return [
    ...searchGazetteer(search, near).map((spot) => geocoded(spot, near)),
    ...(await recordPoints('admin/relaypoints', 'relaypoint', search, context)),
    ...(await recordPoints('admin/events', 'event', search, context)),
    ...(home?.name && fold(describe(home)).includes(fold(search)) ? [ownPoint(home)] : []),
  ];
}

async function callerHome({ world, caller }: RequestContext): Promise<RecordData | undefined> {
  const row = await rowAt(world, USERS_PATH, caller.id);
  const home = row?.document.homeAddress;
  return typeof home === 'object' && home !== null ? { ...home, id: caller.id } : undefined;
}

function geocoded(spot: Spot, near: Position | undefined): RecordData {
  const { place, type, name, houseNumber, street, latitude: lat, longitude: lon } = spot;
  return {
    id: fold([place.postalCode, place.commune, type, name].join(':')).replace(/[^a-z0-9:]+/g, '-'),
    name,
    type,
    houseNumber,
    streetName: street,
    postalCode: place.postalCode,
    locality: place.commune,
    localityCode: null,
    region: place.department,
    regionCode: null,
    macroRegion: place.region,
    country: 'France',
    countryCode: 'FR',
    lat,
    lon,
    distance: near ? Math.round(kilometres(spot, near) * 1000) / 1000 : null,
    population: null,
    provider: 'openaddresses',
    icon: null,
  };
}

/** Relay points or events with a matching name, if this sandbox has any. Only members of its community find a private one. */
async function recordPoints(
  path: string,
  type: 'relaypoint' | 'event',
  search: string,
  { world, caller }: RequestContext,
): Promise<RecordData[]> {
  const collection = world.collections.get(path);
  if (!collection) return [];
  const rows = await world.db.query<Row>(`select id, document from ${collection.name} order by id`);
  const joined = await communitiesOf(world, caller.id);
  return rows
    .filter(({ document }) => document.private !== true || joined.has(document.communityId))
    .filter(({ document }) => fold(String(document.name ?? '')).includes(fold(search)))
    .slice(0, OF_EACH_KIND)
    .map(({ id, document }) => ownPoint({ ...(document.address as RecordData | null), id, name: document.name }, type));
}

async function communitiesOf({ db }: World, userId: number): Promise<Set<unknown>> {
  const rows = await db.query<{ id: number }>('select community_id as id from sandbox_member where user_id = $1', [userId]);
  return new Set(rows.map(({ id }) => id));
}

/** An address that the platform stores, as a result of the search. */
function ownPoint(address: RecordData, type: 'relaypoint' | 'event' | 'user' = 'user'): RecordData {
  const { latitude, longitude } = positionOf(address);
  return {
    id: String(address.id),
    name: address.name ?? null,
    type,
    houseNumber: address.houseNumber ?? null,
    streetName: address.street ?? address.streetAddress ?? null,
    postalCode: address.postalCode ?? null,
    locality: address.addressLocality ?? null,
    localityCode: null,
    region: address.region ?? null,
    regionCode: null,
    macroRegion: address.macroRegion ?? null,
    country: address.addressCountry ?? null,
    countryCode: address.countryCode ?? null,
    lat: latitude,
    lon: longitude,
    distance: null,
    population: null,
    provider: OURS,
    icon: null,
  };
}

function positionOf({ latitude, longitude }: RecordData): Position {
  return { latitude: Number(latitude ?? 0), longitude: Number(longitude ?? 0) };
}

function describe({ name, street, streetAddress, addressLocality }: RecordData): string {
  return [name, streetAddress ?? street, addressLocality].filter(Boolean).join(' ');
}
