import defaults from '../../../schemas/defaults.json' with { type: 'json' };
import type { Schema } from '../../../src/engine/model/Schema';
import type { List } from '../../../src/generated/resourceFile';
import { defaultOperator } from '../filterOperator';
import { fieldsIn, isName, isShort } from './fieldKinds';

/** The list of the records: what fits in a cell, what names a record first. */
export function deriveList(schema: Schema, title: readonly string[]): List {
  const short = fieldsIn(schema).filter(([, field]) => isShort(field));
  const columns = [...short].sort(([one], [other]) => place(title, one) - place(title, other)).map(([name]) => name);
  const filters = deriveFilters(short, title);
  return {
    columns: [...columns.map((field, index) => (index < defaults.columns ? field : { field, hidden: true })), { field: 'id', hidden: columns.length > 0 }],
    ...(title[0] !== undefined && title[0] !== 'id' && { sort: `${title[0]}:asc` }),
    ...(filters.length > 0 && { filters }),
  };
}

export const LIST_RULE = 'the fields that fit in a cell, those that name a record first; the first ones are in sight ("columns" of defaults.json), the others may be added. Filters: on what names a record, then on choices, yes or no, days and moments ("filters" of defaults.json)';

/** The filters by which a record is found by its name. */
export function searchedFields(schema: Schema, title: readonly string[]): string[] {
  const names = fieldsIn(schema).filter(([, field]) => isName(field)).map(([name]) => name);
  return title.filter((name) => names.includes(name));
}

export const SEARCH_RULE = 'the filters on what names a record';

function deriveFilters(short: readonly [string, Schema][], title: readonly string[]): NonNullable<List['filters']> {
  const named = short.filter(([name, field]) => title.includes(name) && isName(field)).map(([name]) => ({ name, shown: 'always' as const }));
  const chosen = short.filter(([name, field]) => !title.includes(name) && CHOSEN.includes(defaultOperator(field) ?? '')).map(([name]) => name);
  return [...named, ...chosen.slice(0, Math.max(defaults.filters - named.length, 0))];
}

const CHOSEN = ['oneOf', 'yesNo', 'dateRange'];

function place(title: readonly string[], name: string): number {
  const index = title.indexOf(name);
  return index === -1 ? title.length : index;
}
