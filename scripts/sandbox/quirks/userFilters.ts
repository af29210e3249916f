import { fold } from '../../../src/i18n/fold';
import { contains } from '../crud/conditions';
import { inTerritories } from '../geography/territories';
import type { Parameter } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { MEMBER, MODERATOR } from '../people/members';
import type { SqlParameters } from '../store/SqlParameters';
import type { FilterRule } from '../World';

type Condition = Extract<FilterRule, { kind: 'custom' }>['condition'];

/** The column of the territories in which a person lives. */
export const HOME = '"f_homePlaces"';

const custom = (condition: Condition): FilterRule => ({ kind: 'custom', condition });
const last = ({ values }: Parameter): string => values.at(-1) ?? '';

/** The filters on where the advertisements of a user lead. */
const ADS_FILTERS = ['directionTerritory', 'oDTerritory', 'waypointTerritory'];

/** The filters on a user's places. Two of them in one query break it. */
const TERRITORY_FILTERS = [
  'territory',
  'homeAddressTerritory',
  'homeAddressDirectionTerritory',
  'homeAddressODTerritory',
  'homeAddressWaypointTerritory',
  ...ADS_FILTERS,
];

/** The filters of the list of users, with their traps (contract users.filters). */
export const userFilters: Record<string, FilterRule> = {
  gender: { kind: 'exact', column: 'gender' },
  email: { kind: 'partial', column: 'email' },
  givenName: { kind: 'partial', column: 'givenName' },
  familyName: { kind: 'partial', column: 'familyName' },
  telephone: { kind: 'exact', column: 'telephone' },
  createdDate: { kind: 'date', column: 'createdDate' },
  lastActivityDate: { kind: 'date', column: 'lastActivityDate' },
  rezoKit: mark('rezoKit'),
  cardLetter: mark('cardLetter'),
  cardLetterPosted: mark('cardLetterPosted'),
  q: custom((parameter, sql) => contains('"f_fullName"', pasted(last(parameter)), sql)),
  login: custom((parameter, sql) => `"f_email" = ${sql.add(fold(pasted(last(parameter))))}`),
  selected: custom((parameter, sql) => oneOfIds(last(parameter).split(','), sql)),
  isHitchHiker: custom(hitchHiker),
  newsSubscription: custom((parameter) => `"f_newsSubscription" = ${last(parameter) === 'true'}`),
  community: custom((parameter, sql) => member(last(parameter), sql)),
  ...Object.fromEntries(TERRITORY_FILTERS.map((name) => [name, custom(ADS_FILTERS.includes(name) ? leavesFrom : livesIn)])),
  identityStatus: custom(identityStatus),
  identityProofStatus: custom(identityProofStatus),
};

/** A filter on a mark of hitchhikers. "No" is joined by an OR for people without the mark, which cancels all other filters. */
function mark(field: string): FilterRule {
  const column = `"f_${field}"`;
  return {
    kind: 'custom',
    condition: ({ values }) => ({ true: column, false: `not ${column}` })[values.at(-1) ?? ''],
    orElse: ({ values }) => (values.at(-1) === 'false' ? `${column} is null` : undefined),
  };
}

/** Refuses two filters that break the query when combined. */
export function refuseClash(asked: ReadonlyMap<string, unknown>): void {
  if (TERRITORY_FILTERS.filter((name) => asked.has(name)).length > 1)
    throw new Refusal(503, "'homeAddress' is already defined");
}

/** The value as the server pastes it between quotes. A single apostrophe breaks the query; a doubled one stands for one. */
function pasted(value: string): string {
  if (value.replaceAll("''", '').includes("'")) throw new Refusal(503, 'Expected end of string in the query');
  return value.replaceAll("''", "'");
}

/** The condition that the id is one of these. A text that cannot be an id matches nobody. */
function oneOfIds(texts: string[], sql: SqlParameters): string {
  const ids = texts.map(Number).filter((id) => Number.isInteger(id) && Math.abs(id) < 2 ** 31);
  return `id = any(${sql.add(ids)}::int[])`;
}

function hitchHiker(parameter: Parameter): string | undefined {
  const value = last(parameter);
  if (value === 'false') throw new Refusal(503, 'Malformed condition');
  return value === 'true' ? '"f_hitchHikeDriver" or "f_hitchHikePassenger"' : undefined;
}

function member(value: string, sql: SqlParameters): string {
  if (!/^\d{1,9}$/.test(value)) return 'false';
  return `id in (select user_id from sandbox_member where community_id = ${sql.add(Number(value))} and status in (${MEMBER}, ${MODERATOR}))`;
}

function livesIn({ values }: Parameter, sql: SqlParameters): string | undefined {
  return values.length > 0 ? inTerritories(HOME, values.map(Number), sql) : undefined;
}

/** The condition that somebody's advertisements start in a territory. In the demonstration they all start from home. */
function leavesFrom(parameter: Parameter, sql: SqlParameters): string | undefined {
  const lives = livesIn(parameter, sql);
  return lives && `(document->>'adType')::int > 0 and (${lives})`;
}

/** The filter on the status of an identity. Only its array form lets 0 also match people without any status. */
function identityStatus({ values, isArray }: Parameter, sql: SqlParameters): string | undefined {
  const wanted = values.map(Number).filter(Number.isInteger);
  if (wanted.length === 0) return undefined;
  const condition = `"f_identityStatus" = any(${sql.add(wanted)}::int[])`;
  return isArray && wanted.includes(0) ? `${condition} or "f_identityStatus" is null` : condition;
}

/** The filter on the status of any proof of a person. */
function identityProofStatus({ values }: Parameter, sql: SqlParameters): string | undefined {
  const wanted = values.map(Number).filter(Number.isInteger);
  const held = wanted.map((status) => `document->'identityProofs' @> ${sql.add(JSON.stringify([{ status }]))}::jsonb`);
  return held.length > 0 ? held.join(' or ') : undefined;
}
