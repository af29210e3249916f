import { defaults } from './defaults';
import type { Schema } from '../../../src/engine/model/Schema';
import type { Column, Filter, List, ResourceFile } from '../../../src/generated/resourceFile';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { fieldAt } from '../fieldPaths';
import { defaultOperator } from '../filterOperator';
import { fieldsIn, isName, isShort } from './fieldKinds';

type Search = NonNullable<ResourceFile['search']>;

/**
 * The list of the records: the fields that fit into a cell, those that name a record first. A field that the API knows by another name (`renamed`)
 * cannot be sorted or filtered by.
 */
export function deriveList(schema: Schema, title: readonly string[], renamed: readonly string[] = []): List {
  const short = fieldsIn(schema).filter(([, field]) => isShort(field));
  const columns = [...short].sort(([one], [other]) => place(title, one) - place(title, other)).map(([name]) => name);
  const isOld = (name: string) => fieldAt(schema, name)?.deprecated === true;
  const filters = deriveFilters(short.filter(([name]) => !renamed.includes(name) && !PAGING.includes(name)), title);
  const column = (field: string, index: number): Column => {
    const isHidden = index >= defaults.columns || isOld(field);
    const isSortable = !renamed.includes(field);
    return isHidden || !isSortable ? { field, ...(isHidden && { hidden: true }), ...(!isSortable && { sortable: false }) } : field;
  };
  const long = fieldsIn(schema).filter(([name, field]) => !columns.includes(name) && !field.writeOnly).map(([name]) => name);
  // An object with what names the record is the first column, as nothing else says which record it is.
  const naming = long.filter((name) => title.some((one) => one.startsWith(`${name}.`)));
  const parts = long.filter((name) => !naming.includes(name));
  return {
    columns: [...naming.map((field) => ({ field, sortable: false })), ...columns.map(column), ...parts.map((field) => ({ field, hidden: true, sortable: false })), ...(columns.includes('id') ? [] : [{ field: 'id', hidden: columns.length + naming.length > 0 }])],
    ...(filters.length > 0 && { filters }),
  };
}

/** The parameters by which the built-in dialects ask for pages and an order. A filter of the same name would replace them. */
const PAGING = ['page', 'perPage', 'per_page', 'order', 'sort'];

export const LIST_RULE = 'the fields that fit in a cell, those that name a record first; the first ones are in sight ("columns" of defaults.json), the others may be added, also what has parts, and leave with an export of all columns. Filters: on what names a record, then on choices, yes or no, days and moments ("filters" of defaults.json)';

/** The fields of the title by which a record can be searched for. */
export function searchedFields(schema: Schema, title: readonly string[]): string[] {
  const names = fieldsIn(schema).filter(([, field]) => isName(field)).map(([name]) => name);
  return title.filter((name) => names.includes(name));
}

/** The search for records by name, in a list that has filters for it. E-mail addresses and telephone numbers are recognised by their look. */
export function deriveSearch(schema: Schema, title: readonly string[], list: unknown): Search | undefined {
  const filters = filtersIn(list);
  const isAbout = (wanted: string) => filters.find(({ field }) => field === wanted)?.name ?? [];
  const names = searchedFields(schema, title).flatMap(isAbout).slice(0, 2);
  const looks = filters.flatMap(({ name, field }) => {
    const look = LOOKS[fieldAt(schema, field)?.format ?? ''];
    return look === undefined || names.includes(name) ? [] : [{ name, field, look }];
  });
  const email = looks.find(({ look }) => look === LOOKS['email']);
  if (names.length === 0) return undefined;
  return { filters: names, ...(looks.length > 0 && { by: Object.fromEntries(looks.map(({ name, look }) => [name, look])) }), ...(email && { detail: email.field }) };
}

export const SEARCH_RULE = 'the filters of the list on what names a record; its filters on an e-mail or a telephone take what looks like one, and the e-mail tells homonyms apart';

const LOOKS: Readonly<Record<string, string>> = { email: '@', telephone: String.raw`^[+0][\d\s./()-]{8,}$` };

/** The filters that an operator may use, each with its field. */
function filtersIn(list: unknown): { name: string; field: string }[] {
  const filters = isPlainObject(list) && Array.isArray(list['filters']) ? (list['filters'] as unknown[]) : [];
  return filters.flatMap((filter) => {
    if (typeof filter === 'string') return [{ name: filter, field: filter }];
    const { name = '', field = name, shown }: Partial<Exclude<Filter, string>> = isPlainObject(filter) ? filter : {};
    return shown === 'fixed' ? [] : [{ name, field }];
  });
}

/** A list starts sorted by its first column, where the server can sort by it. */
export function deriveSort(list: unknown): string | undefined {
  const [first] = isPlainObject(list) && Array.isArray(list['columns']) ? (list['columns'] as unknown[]) : [];
  const { field, sortable = true } = typeof first === 'string' ? { field: first } : { ...(first as Exclude<Column, string> | undefined) };
  return field === undefined || field === 'id' || !sortable ? undefined : `${field}:asc`;
}

export const SORT_RULE = 'its first column, where the list may be sorted by it';

function deriveFilters(short: readonly [string, Schema][], title: readonly string[]): NonNullable<List['filters']> {
  const named = short.filter(([name, field]) => title.includes(name) && isName(field)).map(([name]) => ({ name, shown: 'always' as const }));
  const chosen = short.filter(([name, field]) => !title.includes(name) && !field.deprecated && CHOSEN.includes(defaultOperator(field) ?? '')).map(([name]) => name);
  return [...named, ...chosen.slice(0, Math.max(defaults.filters - named.length, 0))];
}

const CHOSEN = ['oneOf', 'yesNo', 'dateRange'];

function place(title: readonly string[], name: string): number {
  const index = title.indexOf(name);
  return index === -1 ? title.length : index;
}
