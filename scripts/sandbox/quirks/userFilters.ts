import { contains } from '../crud/conditions';
import type { Parameter } from '../http/parameters';
import { Refusal } from '../http/Refusal';
import { TERRITORY_NAMES } from '../seed/places';
import { fold } from '../../../src/i18n/fold';
import type { SqlParameters } from '../store/SqlParameters';
import type { FilterRule } from './Quirk';

type Condition = Extract<FilterRule, { kind: 'custom' }>['condition'];

const custom = (condition: Condition): FilterRule => ({ kind: 'custom', condition });
const last = ({ values }: Parameter): string => values.at(-1) ?? '';

/** The filters of the users list, with their traps (contract 4.5). */
export const userFilters: Record<string, FilterRule> = {
  gender: { kind: 'exact', column: 'gender' },
  email: { kind: 'partial', column: 'email' },
  givenName: { kind: 'partial', column: 'givenName' },
  familyName: { kind: 'partial', column: 'familyName' },
  telephone: { kind: 'exact', column: 'telephone' },
  createdDate: { kind: 'date', column: 'createdDate' },
  lastActivityDate: { kind: 'date', column: 'lastActivityDate' },
  rezoKit: { kind: 'boolean', column: 'rezoKit' },
  cardLetter: { kind: 'boolean', column: 'cardLetter' },
  cardLetterPosted: { kind: 'boolean', column: 'cardLetterPosted' },
  q: custom((parameter, sql) => contains('"f_fullName"', pasted(last(parameter)), sql)),
  login: custom((parameter, sql) => `"f_email" = ${sql.add(fold(pasted(last(parameter))))}`),
  selected: custom((parameter, sql) => oneOfIds(last(parameter).split(','), sql)),
  isHitchHiker: custom(hitchHiker),
  newsSubscription: custom((parameter) => `"f_newsSubscription" = ${last(parameter) === 'true'}`),
  community: custom((parameter, sql) => member(last(parameter), sql)),
  territory: custom(livesIn),
  homeAddressTerritory: custom(livesIn),
  identityStatus: custom(identityStatus),
};

/** Filters that meet in one query and break it. */
export const CLASHING_FILTERS = ['territory', 'homeAddressTerritory'];

/** The server pastes the value between quotes: a lone apostrophe breaks the query, a doubled one is one apostrophe. */
function pasted(value: string): string {
  if (value.replaceAll("''", '').includes("'")) throw new Refusal(503, 'Expected end of string in the query');
  return value.replaceAll("''", "'");
}

function oneOfIds(texts: string[], sql: SqlParameters): string | undefined {
  const ids = texts.map(Number).filter(Number.isInteger);
  return ids.length > 0 ? `id = any(${sql.add(ids)}::int[])` : undefined;
}

function hitchHiker(parameter: Parameter): string | undefined {
  const value = last(parameter);
  if (value === 'false') throw new Refusal(503, 'Malformed condition');
  return value === 'true' ? '"f_hitchHikeDriver" or "f_hitchHikePassenger"' : undefined;
}

function member(value: string, sql: SqlParameters): string | undefined {
  return /^\d+$/.test(value) ? `document->'memberOf' @> ${sql.add(value)}::jsonb` : undefined;
}

function livesIn({ values }: Parameter, sql: SqlParameters): string | undefined {
  const names = values.map((value) => TERRITORY_NAMES[Number(value) - 1]).filter((name) => name !== undefined);
  return values.length > 0 ? placesCondition(names, sql) : undefined;
}

/** Whether somebody lives in one of these communes, departments or regions. */
export function placesCondition(names: readonly string[], sql: SqlParameters): string {
  if (names.length === 0) return 'false';
  return names.map((name) => contains('"f_homePlaces"', `|${name}|`, sql)).join(' or ');
}

/** Only the array form understands 0 as "none yet" too. */
function identityStatus({ values, isArray }: Parameter, sql: SqlParameters): string | undefined {
  const wanted = values.map(Number).filter(Number.isInteger);
  if (wanted.length === 0) return undefined;
  const condition = `"f_identityStatus" = any(${sql.add(wanted)}::int[])`;
  return isArray && wanted.includes(0) ? `${condition} or "f_identityStatus" is null` : condition;
}
