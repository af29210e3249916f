import type { Hono } from 'hono';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { hydraList, hydraView } from '../crud/envelope';
import { acceptFields } from '../crud/checkTypes';
import { accessDenied, violated } from '../http/Refusal';
import { markedAnswer } from '../http/marks';
import { answer } from '../http/answers';
import { readCreation } from '../http/body';
import { PROVIDERS } from '../session/providers';
import { requestContext } from '../session/authenticate';
import type { RequestContext, SandboxEnvironment, World } from '../World';
import { partnerJourneys, type Search } from './partnerJourneys';
import { failed } from './recordBody';

const REQUIRED = ['provider', 'carpoolerUuid', 'journeysUuid'];
const ROLES: readonly unknown[] = [1, 2, 3];
const PASSENGER = 2;
/** The id of rows that have none of their own (contract wire.values). */
const PLACEHOLDER = 999_999_999_999;

/** The calls for journeys of partners, and for a first message to one of their drivers (contract partners.journeys, partners.contact). */
export function addPartnerRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.get('/admin/external_journeys', (c) => {
    const context = requestContext(c, world);
    requirePermission('external_journey_list', context);
    const members = partnerJourneys(c.req.query('provider') ?? '', searchOf(c.req.query(), world.now()));
    const list = { ...hydraList({ iri: '/external_journeys', type: 'ExternalJourney' }, members, members.length), ...hydraView(new URL(c.req.url), members.length) };
    return answer(context.format === 'ld' ? list : members, context.format);
  });
  app.post('/external_connections', async (c) => {
    const context = requestContext(c, world);
    requirePermission('external_connection_create', context);
    const sent = readConnection(await readCreation(c.req.raw));
    return markedAnswer([`/external_connections/${PLACEHOLDER}`, 'ExternalConnection'], { id: PLACEHOLDER, ...sent }, context, 201);
  });
}

function requirePermission(permission: string, { caller }: RequestContext): void {
  if (!caller.permissions.has(permission)) throw accessDenied();
}

/** The search of a query. The frequency is one of two words, any other is ignored; `date` stands for both the first and the last day. */
function searchOf(query: Record<string, string>, now: Date): Search {
  const today = now.toISOString().slice(0, 10);
  const { date, outward_mindate: first = date ?? today, outward_maxdate: last = first, frequency } = query;
  const point = (end: string) => ({ latitude: Number(query[`${end}_latitude`] ?? 0), longitude: Number(query[`${end}_longitude`] ?? 0) });
  const isKnown = frequency === 'punctual' || frequency === 'regular';
  return { from: point('from'), to: point('to'), frequency: isKnown ? frequency : undefined, fromDate: date ?? first, toDate: date ?? last };
}

const text: Schema = { type: 'string' };
const connection: Schema = { properties: { provider: text, carpoolerUuid: text, journeysUuid: text, content: { type: ['string', 'null'] }, role: { type: 'integer' } } };

function readConnection(sent: RecordData): RecordData {
  const body = acceptFields(sent, connection);
  const empty = REQUIRED.filter((name) => body[name] === undefined || body[name] === null || body[name] === '');
  if (empty.length > 0) throw violated(empty.map((propertyPath) => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' })));
  const { provider, carpoolerUuid, journeysUuid, content = null, role = PASSENGER } = body;
  if (!Object.keys(PROVIDERS).includes(String(provider))) failed(`Unknown provider ${String(provider)}`);
  if (!ROLES.includes(role)) failed(`Unknown role ${String(role)}`);
  return { provider, role, carpoolerUuid, journeysUuid, ...(content !== null && { content }) };
}
