import type { QueryParameters } from '@/api/records';
import type { FilterDefinition, FixedFilter, ListDefinition } from '../model/ListDefinition';
import type { FilterValues } from '../model/ListQuery';
import type { EntityBody } from '../model/Resource';
import { compactTelephone } from '../model/telephone';
import { readFilterValues, writeRange } from './filterValues';
import { dayBefore } from './listRequest';

/** Stored request parameters, as the list understands them. */
interface StoredFilters {
  filters: FilterValues;
  /** The names of those filters that are fixed filters of the list. */
  fixed: readonly string[];
  /** The parameters that the list does not know, unchanged. */
  unknown: QueryParameters;
}

/**
 * The reverse of `listRequest`: reads request parameters as the filters of a list. The platform stores the parameters of lists without their brackets
 * (`gender=1&gender=2`, contract campaigns.associate). A parameter that no filter can have sent is kept as unknown, never left out.
 */
export function readStoredFilters(parameters: QueryParameters, list: ListDefinition, { schema }: Pick<EntityBody, 'schema'>): StoredFilters {
  const filters: Record<string, readonly string[]> = {};
  const known = new Set<number>();
  const numbered = parameters.map(([name, value], index) => ({ name, value, index }));

  for (const filter of list.filters) {
    const found = numbered.filter(({ name, index }) => !known.has(index) && partOf(filter, name) !== undefined);
    const given = valuesOf(filter, found);
    const values = readFilterValues(given, filter, schema);
    // A parameter with a value that the filter cannot express stays whole among the unknown ones.
    if (values.length === 0 || values.length < given.length) continue;
    filters[filter.name] = values;
    found.forEach(({ index }) => known.add(index));
  }

  const rest = parameters.filter((_parameter, index) => !known.has(index));
  const sentBy = ({ parameter, value }: FixedFilter) => rest.filter(([name, given]) => name === parameter && given === value);
  const fixed = list.fixedFilters.filter((filter) => sentBy(filter).length > 0);
  const fixedParts = fixed.flatMap(sentBy);
  return { filters, fixed: fixed.map(({ name }) => name), unknown: rest.filter((part) => !fixedParts.includes(part)) };
}

type Part = 'value' | 'after' | 'before';

/** Which part of a filter a parameter stands for; `undefined` for a parameter that is not of this filter. */
function partOf({ parameter, operator }: FilterDefinition, name: string): Part | undefined {
  if (operator === 'dateRange' || operator === 'numberRange') {
    if (name === `${parameter}[after]`) return 'after';
    return name === `${parameter}[before]` ? 'before' : undefined;
  }
  return name === parameter || name === `${parameter}[]` ? 'value' : undefined;
}

/** The values of a filter, as the list's own address writes them. */
function valuesOf(filter: FilterDefinition, found: readonly { name: string; value: string }[]): string[] {
  const at = (part: Part) => found.filter(({ name }) => partOf(filter, name) === part).map(({ value }) => value);
  const all = at('value');
  switch (filter.operator) {
    case 'contains':
    case 'equals':
      return filter.doubleApostrophe ? all.map((value) => value.replaceAll("''", "'")) : all;
    case 'telephone':
      return [...new Set(all.map(compactTelephone))];
    case 'oneOf':
    case 'reference':
      return all;
    case 'yesNo':
      return all.map((value) => (value === filter.values?.yes ? 'yes' : value === filter.values?.no ? 'no' : ''));
    case 'dateRange':
      return ranges(at('after'), at('before').map(dayBefore));
    case 'numberRange':
      return ranges(at('after'), at('before'));
  }
}

/** The one range of these ends. A filter sends one end of each kind at most, so more of them come from elsewhere. */
function ranges(after: readonly string[], before: readonly string[]): string[] {
  if (after.length > 1 || before.length > 1) return ['', ''];
  const range = writeRange({ from: after[0] ?? '', to: before[0] ?? '' });
  return range === '' ? [] : [range];
}
