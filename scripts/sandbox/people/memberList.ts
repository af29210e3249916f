import { fold } from '../../../src/i18n/fold';
import type { RecordData } from '../../../src/engine/Resource';
import type { Collection } from '../Collection';
import { hydraList, hydraView } from '../crud/envelope';
import { readPage } from '../crud/page';
import { answer } from '../http/answers';
import { type Parameter, readParameters } from '../http/parameters';
import { accessDenied, Refusal } from '../http/Refusal';
import type { Row } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import { toWireTime } from '../http/times';
import type { RequestContext } from '../World';
import { describeMember, SECURED } from './describeMember';
import type { StoredMember } from './memberChanges';
import { MEMBER, MODERATOR } from './members';

/** What may be filtered, by the text of its value, and sorted by: nothing else is understood (contract core 5.3). */
const COLUMNS: Readonly<Record<string, string>> = {
  givenName: 'u."f_givenName"',
  familyName: 'u."f_familyName"',
  lastActivityDate: `u.document->>'lastActivityDate'`,
  id: 'm.id',
  status: 'm.status',
  createdDate: 'm.created_date',
  acceptedDate: 'm.accepted_date',
  refusedDate: 'm.refused_date',
};
const PAGING = ['page', 'perPage', 'order'];

/** The members of a community, without those whose account is gone. */
export async function listMembers(community: Row, users: Collection, url: URL, context: RequestContext): Promise<Response> {
  const { db } = context.world;
  await requireMembership(community, context);
  const asked = readParameters(url.searchParams);
  const sql = new SqlParameters();
  const conditions = [`m.community_id = ${sql.add(community.id)}`, `(u.document->>'status')::int <> 4`, ...memberConditions(asked, sql)];
  const from = `from sandbox_member m join ${users.name} u on u.id = m.user_id where ${conditions.join(' and ')}`;
  const page = readPage(asked);
  const rows = await db.query<MemberRow>(
    `select m.*, u.document ${from} order by ${orderOf(asked)} limit ${page.size} offset ${(page.number - 1) * page.size}`,
    sql.values,
  );
  const [total] = await db.query<{ count: number }>(`select count(*)::int as count ${from}`, sql.values);
  const count = total?.count ?? 0;
  const members = rows.map((row) => memberOf(row, context));
  if (context.format === 'json') return answer(members, 'json');
  const list = hydraList({ iri: `/communities/${community.id}/members`, type: 'CommunityUser' }, members, count);
  return answer({ ...list, 'hydra:view': hydraView(url, page, count) }, 'ld');
}

interface MemberRow extends StoredMember {
  document: RecordData;
}

/** Whoever reads communities reads their members; those of a secured one, its members and who refers it. */
async function requireMembership({ id, document }: Row, { world, caller }: RequestContext): Promise<void> {
  if (!caller.permissions.has('community_read')) throw accessDenied();
  if (document.validationType !== SECURED || document.referrerId === caller.id) return;
  const sql = `select 1 from sandbox_member where community_id = $1 and user_id = $2 and status in (${MEMBER}, ${MODERATOR})`;
  if ((await world.db.query(sql, [id, caller.id])).length === 0) throw accessDenied();
}

/** The filters of a query on memberships (`m`) and the people behind them (`u`); an unknown one breaks it. */
export function memberConditions(asked: ReadonlyMap<string, Parameter>, sql: SqlParameters): string[] {
  const filters = [...asked].filter(([name]) => !PAGING.includes(name));
  return filters.map(([name, { values }]) => `${columnOf(name)}::text like ${sql.add(`%${fold(pasted(values.at(-1) ?? ''))}%`)}`);
}

/** The value stands in the query as it came: a single apostrophe ends it. */
function pasted(value: string): string {
  if (value.replaceAll("''", '').includes("'")) throw new Refusal(503, `Syntax error near ${value}`);
  return value.replaceAll("''", "'");
}

function orderOf(asked: ReadonlyMap<string, Parameter>): string {
  const keys = Object.entries(asked.get('order')?.keyed ?? {});
  return [...keys.map(([name, way]) => `${columnOf(name)} ${way.toLowerCase() === 'desc' ? 'desc nulls last' : 'asc nulls first'}`), 'm.id'].join(', ');
}

function columnOf(name: string): string {
  const column = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;
  if (column === undefined) throw new Refusal(503, `Class CommunityUser has no field named ${name}`);
  return column;
}

/** Advertisements are told here alone, and in JSON-LD alone. */
function memberOf(row: MemberRow, context: RequestContext): RecordData {
  const member = {
    communityId: row.community_id,
    userId: row.user_id,
    status: row.status,
    createdDate: toWireTime(row.created_date),
    acceptedDate: row.accepted_date && toWireTime(row.accepted_date),
    refusedDate: row.refused_date && toWireTime(row.refused_date),
  };
  const user = { id: row.user_id, document: row.document };
  const adType = Number(row.document.adType ?? 0);
  const ads = { adType, adsInCommunityAsDriver: adType === 1 || adType === 3, adsInCommunityAsPassenger: adType > 1 };
  return { ...describeMember(row.id, member, user, context), ...(context.format === 'ld' ? ads : {}) };
}
