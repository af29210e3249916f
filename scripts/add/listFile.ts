import type { FilterOperator } from '../../src/engine/model/ListDefinition';
import type { Schema } from '../../src/engine/model/Schema';
import type { Filter, List } from '../../src/generated/resourceFile';
import { deriveList, searchedFields } from '../resources/derive/deriveList';
import { camelCase, pluralOf } from '../resources/derive/names';
import { choicesOf, fieldAt } from '../resources/fieldPaths';
import { defaultOperator } from '../resources/filterOperator';
import type { Asked, AskedFilter, Note } from './Found';
import { guessed, look } from './notes';

export interface ListFile {
  list: List;
  search?: { filters: string[] };
  notes: Note[];
}

/** The list of an entity as its API allows: the derived columns, with the filters and the sorting that the API offers. */
export function listFile(record: Schema, title: readonly string[], asked: Asked): ListFile {
  const derived = deriveList(record, title);
  if (asked.paging === 'client') return { list: { ...derived, paging: 'client' }, ...searchOf(searchedFields(record, title)), notes: [] };
  const { sort: _sort, filters: _filters, columns, ...others } = derived;
  const isAbout = ({ kind, parameter }: AskedFilter) => kind === 'search' || fieldNamed(record, parameter) !== undefined;
  const read = asked.filters.filter(isAbout).map((filter) => filterFile(record, title, filter));
  const strangers = asked.filters.filter((filter) => !isAbout(filter));
  const unknown = strangers.map(({ parameter, place }) => look(place, `"${parameter}" is about no field of the record: no filter is made of it`));
  const filters = read.map(({ filter }) => filter);
  const sort = title.find((name) => isSortable(asked, name) && name !== 'id');
  return {
    list: {
      ...others,
      columns: columns.map((column) => sortableOrNot(column, asked)),
      ...(sort !== undefined && { sort: `${sort}:asc` }),
      ...(filters.length > 0 && { filters }),
      ...(asked.pageSize !== undefined && { pageSize: asked.pageSize }),
    },
    ...searchOf(searchFilters(record, title, filters)),
    notes: [...read.flatMap(({ notes }) => notes), ...unknown],
  };
}

function searchOf(filters: string[]): Pick<ListFile, 'search'> {
  return filters.length > 0 ? { search: { filters } } : {};
}

function sortableOrNot(column: List['columns'][number], asked: Asked): List['columns'][number] {
  const { field, ...others } = typeof column === 'string' ? { field: column } : column;
  return isSortable(asked, field) ? column : { field, ...others, sortable: false };
}

function isSortable({ sortable }: Asked, field: string): boolean {
  return sortable === 'any' || sortable.some((name) => camelCase(name) === camelCase(field));
}

/** The filters by which an operator finds a record by typing its name: a search of the API, else the filters on the fields that name a record. */
function searchFilters(record: Schema, title: readonly string[], filters: readonly Filter[]): string[] {
  const names = filters.map((filter) => (typeof filter === 'string' ? filter : filter.name));
  return names.includes(SEARCH) ? [SEARCH] : searchedFields(record, title).filter((name) => names.includes(name)).slice(0, 2);
}

const SEARCH = 'search';

function filterFile(record: Schema, title: readonly string[], asked: AskedFilter): { filter: Filter; notes: Note[] } {
  const { parameter, kind, place, multiple } = asked;
  if (kind === 'search') {
    const filter: Filter = { name: SEARCH, ...(parameter !== SEARCH && { parameter }), operator: 'contains', shown: 'always' };
    return { filter, notes: [guessed(place, `"${parameter}" finds records by what is typed`)] };
  }
  const name = fieldNamed(record, parameter) ?? parameter;
  const field = fieldAt(record, name);
  const operator = operatorOf(asked, field);
  const filter = {
    name,
    ...(name !== parameter && { parameter }),
    ...(defaultOperator(field) !== operator && { operator }),
    ...(multiple && operator === 'oneOf' && { multiple }),
    ...(title.includes(name) && { shown: 'always' as const }),
  };
  const isTyped = operator === 'equals' && (kind === 'choice' || defaultOperator(field) === 'dateRange');
  const notes = isTyped ? [guessed(place, `"${parameter}" takes one value, which is typed as the API writes it`)] : [];
  return { filter: Object.keys(filter).length === 1 ? name : (filter as Filter), notes };
}

/** The operator by which a parameter compares, as far as its name and its field tell. */
function operatorOf({ kind }: AskedFilter, field: Schema | undefined): FilterOperator {
  const usual = defaultOperator(field) ?? 'equals';
  if (kind === 'yesNo') return 'yesNo';
  if (kind === 'range') return usual === 'equals' ? 'numberRange' : 'dateRange';
  if (kind === 'choice' || usual === 'oneOf') return choicesOf(field) ? 'oneOf' : 'equals';
  return usual === 'dateRange' ? 'equals' : usual;
}

/** The field that a parameter is about, even where the two are spelt differently: "tag" may ask for one of the "tags". */
function fieldNamed(record: Schema, parameter: string): string | undefined {
  if (fieldAt(record, parameter)) return parameter;
  const names = Object.keys(record.properties ?? {});
  const [wanted, plural] = [camelCase(parameter), pluralOf(camelCase(parameter))];
  return names.find((name) => camelCase(name) === wanted) ?? names.find((name) => camelCase(name) === plural);
}
