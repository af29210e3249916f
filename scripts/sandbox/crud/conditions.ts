import type { Parameter } from '../http/parameters';
import { type ColumnKind, columnName } from '../store/columns';
import { TEXT_ID } from '../store/rows';
import { fold } from '../../../src/i18n/fold';
import type { SqlParameters } from '../store/SqlParameters';
import type { Collection, FilterRule, World } from '../World';

type PlainRule = Exclude<FilterRule, { kind: 'custom' }>;

/** The SQL conditions of the filters in a query. A parameter or value that no filter understands is ignored, as on the platform (contract wire.filters). */
export function filterConditions(
  parameters: ReadonlyMap<string, Parameter>,
  collection: Collection,
  sql: SqlParameters,
  world: World,
): string[] {
  const conditions: string[] = [];
  const others: string[] = [];
  for (const [name, parameter] of parameters) {
    const rule = collection.filters.get(name);
    const condition = rule && ruleCondition(rule, parameter, { collection, sql, world });
    if (condition) conditions.push(condition);
    const other = rule?.kind === 'custom' && rule.orElse?.(parameter);
    if (other) others.push(other);
  }
  if (others.length === 0) return conditions;
  return [[conditions.map((condition) => `(${condition})`).join(' and '), ...others].join(' or ')];
}

function ruleCondition(
  rule: FilterRule,
  parameter: Parameter,
  { collection, sql, world }: { collection: Collection; sql: SqlParameters; world: World },
): string | undefined {
  if (rule.kind === 'custom') return rule.condition(parameter, sql, world);
  if (rule.column === 'id' && collection.textIds) return `${TEXT_ID} in (${parameter.values.map((value) => sql.add(value)).join(', ') || 'null'})`;
  const kind = columnKind(rule, collection);
  const column = columnName(rule.column);
  if (!kind) return undefined;
  if (rule.kind === 'date' || rule.kind === 'range') return bounds(column, kind, parameter, sql);
  // A resource may define a partial match on a number, which only texts support; the database then looks for the equal number.
  return rule.kind === 'partial' && kind === 'text'
    ? partial(column, parameter, sql)
    : exact(column, kind, parameter, sql);
}

function columnKind(rule: PlainRule, collection: Collection): ColumnKind | undefined {
  if (rule.column === 'id') return 'number';
  return collection.columns.find(({ field }) => field === rule.column)?.kind;
}

function exact(column: string, kind: ColumnKind, { values }: Parameter, sql: SqlParameters): string | undefined {
  const wanted = values.map((value) => exactValue(kind, value)).filter((value) => value !== undefined);
  if (wanted.length === 0) return undefined;
  return `${column} in (${wanted.map((value) => operand(value, sql)).join(', ')})`;
}

/** Adds a value to the SQL. A number is passed with decimals allowed: ids are integers, but another number simply finds nothing and is no error. */
function operand(value: string | number | boolean, sql: SqlParameters): string {
  return typeof value === 'number' ? `${sql.add(value)}::double precision` : sql.add(value);
}

/** The value to compare with. A value that its column cannot hold is ignored (contract wire.filters). */
function exactValue(kind: ColumnKind, value: string): string | number | boolean | undefined {
  if (kind === 'text') return fold(value);
  if (kind === 'boolean')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : undefined;
  return boundValue(kind, value);
}

function partial(column: string, { values }: Parameter, sql: SqlParameters): string | undefined {
  if (values.length === 0) return undefined;
  return values.map((value) => contains(column, value, sql)).join(' or ');
}

/** The condition that a folded column contains a text, ignoring case and accents. A `%` or `_` in the text stands for any letters (contract wire.filters). */
export function contains(column: string, value: string, sql: SqlParameters): string {
  return `${column} like ${sql.add(`%${fold(value)}%`)}`;
}

const BOUNDS: Record<string, string> = {
  after: '>=',
  before: '<=',
  strictly_after: '>',
  strictly_before: '<',
  gte: '>=',
  lte: '<=',
  gt: '>',
  lt: '<',
};

function bounds(column: string, kind: ColumnKind, { keyed }: Parameter, sql: SqlParameters): string | undefined {
  const conditions: string[] = [];
  for (const [key, value] of Object.entries(keyed)) {
    for (const [bound, text] of key === 'between' ? between(value) : [[key, value] as const]) {
      const limit = boundValue(kind, text);
      const operator = BOUNDS[bound];
      if (operator && limit !== undefined) conditions.push(`${column} ${operator} ${operand(limit, sql)}`);
    }
  }
  return conditions.length > 0 ? conditions.join(' and ') : undefined;
}

function between(value: string): (readonly [string, string])[] {
  const [from = '', to = ''] = value.split('..');
  return [
    ['gte', from],
    ['lte', to],
  ];
}

/** The database accepts only years of four digits. */
const YEAR_OF_FOUR_DIGITS = /^\d{4}-/;

/** The bound of a range; a bad date or number is ignored (contract wire.filters). */
function boundValue(kind: ColumnKind, text: string): string | number | undefined {
  if (kind === 'number') return isNumber(text) ? Number(text) : undefined;
  if (kind !== 'time') return undefined;
  const time = Date.parse(text);
  const instant = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return YEAR_OF_FOUR_DIGITS.test(instant) ? instant : undefined;
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
