import type { RecordData } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { hydraList, hydraSearch, hydraView, type Searched } from '../crud/envelope';
import { readPage } from '../crud/page';
import { answer } from '../http/answers';
import { type Parameter, readParameters } from '../http/parameters';
import { accessDenied, queryRefused } from '../http/Refusal';
import type { Row } from '../store/rows';
import { SqlParameters } from '../store/SqlParameters';
import type { Collection, RequestContext } from '../World';
import { describeMember } from './describeMember';
import { isMember, type StoredMember, toMembership } from './members';

/** The columns that can be filtered, as texts, and sorted by. Any other is not understood (contract communities.memberList). */
const COLUMNS: Readonly<Record<string, string>> = {
  givenName: 'u."f_givenName"',
  familyName: 'u."f_familyName"',
  lastActivityDate: `replace(u.document->>'lastActivityDate', 'T', ' ')`,
  id: 'm.id',
  status: 'm.status',
  createdDate: 'm.created_date',
  acceptedDate: 'm.accepted_date',
  refusedDate: 'm.refused_date',
};
const PAGING = ['page', 'perPage', 'order'];

/** The list's description of its own filters, which does not match those it understands. */
export const MEMBERS: Searched = {
  iri: '/community_users',
  type: 'CommunityUser',
  filters: new Map(['user.id', 'community.id', 'status', 'community', 'user'].map((name) => [name, undefined])),
  sortable: new Set(['id', 'status', 'givenName', 'familyName', 'user.givenName', 'acceptedDate', 'createdDate', 'refusedDate']),
};

/** The members of a community, except those whose account is deleted. */
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
  const list = hydraList({ ...MEMBERS, iri: `/communities/${community.id}/members` }, members, count);
  return answer({ ...list, ...hydraView(url, count, page), 'hydra:search': hydraSearch(MEMBERS) }, 'ld');
}

interface MemberRow extends StoredMember {
  document: RecordData;
}

/**
 * Refuses a caller who may not read the members: anybody who reads communities may, but those of a community with a credentials file are only for
 * its members and its referrer.
 */
async function requireMembership({ id, document }: Row, { world, caller }: RequestContext): Promise<void> {
  if (!caller.permissions.has('community_read')) throw accessDenied();
  const files = document.communitySecurities;
  if (!Array.isArray(files) || files.length === 0 || document.referrerId === caller.id) return;
  if (!(await isMember(world.db, { communityId: id, userId: caller.id }))) throw accessDenied();
}

/**
 * The conditions of a query on memberships (`m`) and their people (`u`). An unknown filter breaks the query; a list or a range is not a text, so
 * nothing contains it.
 */
export function memberConditions(asked: ReadonlyMap<string, Parameter>, sql: SqlParameters): string[] {
  const filters = [...asked].filter(([name]) => !PAGING.includes(name));
  return filters.map(([name, { values, isArray, keyed }]) => {
    const column = columnOf(name);
    if (isArray || Object.keys(keyed).length > 0) return 'false';
    return `${column}::text like ${sql.add(`%${fold(pasted(values.at(-1) ?? ''))}%`)}`;
  });
}

/** The value as the platform pastes it into its query: a single apostrophe would end the text and break the query. */
function pasted(value: string): string {
  if (value.replaceAll("''", '').includes("'")) throw queryRefused(`Syntax error near ${value}`);
  return value.replaceAll("''", "'");
}

function orderOf(asked: ReadonlyMap<string, Parameter>): string {
  const keys = Object.entries(asked.get('order')?.keyed ?? {});
  return [...keys.map(([name, way]) => `${columnOf(name)} ${directionOf(way)}`), 'm.id'].join(', ');
}

function directionOf(way: string): string {
  if (!/^(asc|desc)$/i.test(way)) throw queryRefused(`Expected end of string, got '${way}'`);
  return way.toLowerCase() === 'desc' ? 'desc nulls last' : 'asc nulls first';
}

function columnOf(name: string): string {
  const column = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;
  if (column === undefined) throw queryRefused(`Class CommunityUser has no field named ${name}`);
  return column;
}

/** A member of the list. Only this list, and only in JSON-LD, has the advertisements (contract communities.members). */
function memberOf(row: MemberRow, context: RequestContext): RecordData {
  const user = { id: row.user_id, document: row.document };
  const adType = Number(row.document.adType ?? 0);
  const ads = { adType, adsInCommunityAsDriver: adType === 1 || adType === 3, adsInCommunityAsPassenger: adType > 1 };
  return { ...describeMember(row.id, toMembership(row), user, context), ...(context.format === 'ld' ? ads : NOT_TOLD) };
}

const NOT_TOLD = { adType: null, adsInCommunityAsDriver: null, adsInCommunityAsPassenger: null };
