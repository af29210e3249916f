import type { ColumnDefinition, FilterDefinition, ListDefinition, Sort } from '../../src/engine/model/ListDefinition';
import type { RecordSchema } from '../../src/engine/model/Schema';
import type * as File from '../../src/generated/resourceFile';
import { fieldAt } from './fieldPaths';
import { defaultOperator } from './filterOperator';

type WholeFilter = Exclude<File.Filter, string>;

type Fields = NonNullable<File.ResourceFile['fields']>;

/** The list of a resource in its complete form. */
export function normaliseList(list: File.List, schema: RecordSchema, fields: Fields): ListDefinition {
  const filters = (list.filters ?? []).map((filter) => (typeof filter === 'string' ? { name: filter } : filter));
  return {
    columns: list.columns.map(column),
    ...(list.sort !== undefined && { sort: sort(list.sort) }),
    filters: filters.filter((filter) => !isFixed(filter)).map((filter) => normaliseFilter(filter, schema, fields)),
    fixedFilters: filters.filter(isFixed).map(({ name, parameter = name, value = '' }) => ({ name, parameter, value })),
    pageSize: list.pageSize ?? 25,
    paging: list.paging ?? 'server',
    ...(list.map && { map: list.map }),
  };
}

function column(file: File.Column): ColumnDefinition {
  return { sortable: true, hidden: false, ...(typeof file === 'string' ? { field: file } : file) };
}

function sort(text: string): Sort {
  const [field = '', direction] = text.split(':');
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
}

function isFixed({ shown }: WholeFilter): boolean {
  return shown === 'fixed';
}

function normaliseFilter({ value, shown, ...file }: WholeFilter, schema: RecordSchema, fields: Fields): FilterDefinition {
  const field = file.field ?? (fieldAt(schema, file.name) ? file.name : undefined);
  const widget = field === undefined ? undefined : fields[field]?.widget;
  const reference = file.reference ?? (file.operator === undefined ? referenceOf(widget) : undefined);
  const operator = reference === undefined ? (file.operator ?? defaultOperator(fieldAt(schema, field ?? '')) ?? 'contains') : 'reference';
  return {
    parameter: file.name,
    multiple: false,
    doubleApostrophe: false,
    ...(operator === 'yesNo' && { values: { yes: 'true', no: 'false' } }),
    ...file,
    ...(shown !== undefined && shown !== 'fixed' && { shown }),
    ...(value !== undefined && { initial: value }),
    operator,
    ...(field !== undefined && { field }),
    ...(reference !== undefined && { reference }),
  };
}

/** The entity that a filter on a reference searches: the same as its field's. */
function referenceOf(widget: File.Widget | undefined): string | undefined {
  if (typeof widget !== 'object' || widget.use !== 'reference') return undefined;
  return typeof widget['resource'] === 'string' ? widget['resource'] : undefined;
}
