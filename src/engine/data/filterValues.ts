import type { FilterDefinition } from '../model/ListDefinition';
import type { RecordSchema } from '../model/Schema';
import { isEmptyText } from '../model/transforms/emptyValue';
import { fieldSchema, hasType } from '../model/widgetName';

/** Both ends of a range; an open one is empty. */
export interface Range {
  from: string;
  to: string;
}

/** Longer texts match nothing and would outgrow the server's limit on addresses (rule calls.addresses). */
const LONGEST = 200;

const SEPARATOR = '..';

/** The values of a filter that can be sent, from what an address or an input gives. Anything else is left out. */
export function readFilterValues(given: readonly string[], filter: FilterDefinition, schema: RecordSchema): string[] {
  const accepted = given.map(readText).filter((value) => accepts(filter, schema, value));
  const different = [...new Set(accepted)];
  return filter.multiple ? different : different.slice(0, 1);
}

/** A value as it is read from an address or an input. */
export function readText(value: string): string {
  return value.trim().slice(0, LONGEST);
}

/** The choices of a `oneOf` filter: those of its field. An empty value asks for nothing in an address. */
export function filterChoices(filter: FilterDefinition, schema: RecordSchema): readonly string[] {
  const { enum: choices, items } = filterSchema(filter, schema);
  return (choices ?? items?.enum ?? []).filter((choice) => !isEmptyText(choice)).map(String);
}

/** The schema of the field that a filter is about; an empty one when it is about none. */
export function filterSchema(filter: FilterDefinition, schema: RecordSchema) {
  return filter.field === undefined ? {} : fieldSchema(schema, filter.field);
}

export function readRange(value: string | undefined): Range {
  const [from = '', to = ''] = value?.split(SEPARATOR) ?? [];
  return { from, to };
}

/** A range as one text; empty when both ends are open. */
export function writeRange({ from, to }: Range): string {
  return from || to ? from + SEPARATOR + to : '';
}

function accepts(filter: FilterDefinition, schema: RecordSchema, value: string): boolean {
  if (value === '') return false;
  switch (filter.operator) {
    case 'contains':
    case 'telephone':
      return true;
    case 'equals':
      return !isNumeric(filter, schema) || isNumber(value);
    case 'oneOf':
      return filterChoices(filter, schema).includes(value);
    case 'yesNo':
      return (value === 'yes' || value === 'no') && filter.values?.[value] !== undefined;
    case 'reference':
      return /^[\w-]+$/.test(value);
    case 'dateRange':
      return isRange(value, isDate);
    case 'numberRange':
      return isRange(value, isNumber);
  }
}

function isNumeric(filter: FilterDefinition, schema: RecordSchema): boolean {
  const field = filterSchema(filter, schema);
  return hasType(field, 'integer') || hasType(field, 'number');
}

function isRange(value: string, isEnd: (text: string) => boolean): boolean {
  const ends = value.split(SEPARATOR);
  return ends.length === 2 && ends.some((end) => end !== '') && ends.every((end) => end === '' || isEnd(end));
}

function isNumber(value: string): boolean {
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(value);
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
