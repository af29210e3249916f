import type { QueryParameters } from '@/api/records';
import type { FilterDefinition, FixedFilter, ListDefinition } from '../model/ListDefinition';
import type { FilterValues } from '../model/ListQuery';
import type { EntityBody } from '../model/Resource';
import { compactTelephone } from '../model/telephone';
import { readFilterValues, writeRange } from './filterValues';
import { dayBefore } from './listRequest';

/** What stored parameters mean to a list. */
export interface ReadParameters {
  filters: FilterValues;
  /** The names of its fixed filters that are among them. */
  fixed: readonly string[];
  /** What the list does not know, as it stands. */
  unknown: QueryParameters;
}

/**
 * `listRequest` backwards: the wire parameters of a list as its own filters. The platform stores those of lists without their brackets
 * (`gender=1&gender=2`, contract campaigns.associate). Total: what no filter can have sent is kept as unknown, never left out.
 */
export function readParameters(parameters: QueryParameters, list: ListDefinition, { schema }: Pick<EntityBody, 'schema'>): ReadParameters {
  const filters: Record<string, readonly string[]> = {};
  const known = new Set<number>();
  const numbered = parameters.map(([name, value], index) => ({ name, value, index }));

  for (const filter of list.filters) {
    const found = numbered.filter(({ name, index }) => !known.has(index) && partOf(filter, name) !== undefined);
    const given = valuesOf(filter, found);
    const values = readFilterValues(given, filter, schema);
    // What would be left out of the words stays beside them, whole.
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

/** Which part of a filter a parameter is; `undefined` for one that is not its own. */
function partOf({ parameter, operator }: FilterDefinition, name: string): Part | undefined {
  if (operator === 'dateRange' || operator === 'numberRange') {
    if (name === `${parameter}[after]`) return 'after';
    return name === `${parameter}[before]` ? 'before' : undefined;
  }
  return name === parameter || name === `${parameter}[]` ? 'value' : undefined;
}

/** As the list's own address has them. */
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

/** One range; more ends than two are none of ours. */
function ranges(after: readonly string[], before: readonly string[]): string[] {
  if (after.length > 1 || before.length > 1) return ['', ''];
  const range = writeRange({ from: after[0] ?? '', to: before[0] ?? '' });
  return range === '' ? [] : [range];
}
