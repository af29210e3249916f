import type { Language } from '@/i18n/language';
import { fold } from '@/i18n/fold';
import { collator } from '@/i18n/format';
import type { FilterDefinition, ListDefinition, Sort } from '../model/ListDefinition';
import type { ListQuery } from '../model/ListQuery';
import type { RecordData } from '../model/Schema';
import { compactTelephone } from '../model/telephone';
import { readRange } from './filterValues';

interface Page {
  records: RecordData[];
  total: number;
}

/** One page of a list that the server neither pages, filters nor sorts. Accents and case are ignored, as the server does in other lists. */
export function pageInMemory(records: readonly RecordData[], query: ListQuery, list: ListDefinition, language: Language): Page {
  const kept = matching(records, query, list);
  const sorted = query.sort ? kept.toSorted(comparison(query.sort, language)) : kept;
  const start = (query.page - 1) * query.size;
  return { records: sorted.slice(start, start + query.size), total: kept.length };
}

/** The records that the filters of a query let through. */
export function matching(records: readonly RecordData[], query: ListQuery, list: ListDefinition): RecordData[] {
  return records.filter((record) => list.filters.every((filter) => matches(record, filter, query.filters[filter.name] ?? [])));
}

function matches(record: RecordData, filter: FilterDefinition, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  const found = record[filter.field ?? filter.parameter];
  return values.some((value) => matchesOne(found, filter, value));
}

function matchesOne(found: unknown, { operator }: FilterDefinition, value: string): boolean {
  switch (operator) {
    case 'contains':
      return folded(found).includes(folded(value));
    case 'telephone':
      return compactTelephone(String(found ?? '')) === compactTelephone(value);
    case 'equals':
      return folded(found) === folded(value);
    case 'oneOf':
    case 'reference':
      return [found].flat().some((one) => String(one) === value);
    case 'yesNo':
      return (found === true) === (value === 'yes');
    case 'dateRange':
      return isWithin(typeof found === 'string' ? found.slice(0, 10) : undefined, readRange(value), String);
    case 'numberRange':
      return isWithin(typeof found === 'number' ? found : undefined, readRange(value), Number);
  }
}

function isWithin<Value extends string | number>(
  found: Value | undefined,
  range: { from: string; to: string },
  read: (end: string) => Value,
): boolean {
  if (found === undefined) return false;
  return (range.from === '' || found >= read(range.from)) && (range.to === '' || found <= read(range.to));
}

function folded(value: unknown): string {
  return value === undefined ? '' : fold(String(value));
}

/** Sorts empty values last in both directions, as they are not what the operator looks for. */
function comparison({ field, direction }: Sort, language: Language): (a: RecordData, b: RecordData) => number {
  const { compare } = collator(language);
  const sign = direction === 'asc' ? 1 : -1;

  return (first, second) => {
    const [a, b] = [first[field], second[field]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  };
}
