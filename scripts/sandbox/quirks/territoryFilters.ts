import { inTerritories } from '../geography/territories';
import type { Parameter } from '../http/parameters';
import { queryRefused } from '../http/Refusal';
import type { SqlParameters } from '../store/SqlParameters';
import type { FilterRule } from '../World';

/** The column of a record's territories, filled by `territoriesOf`. */
const PLACES = '"f_places"';

/** The id at the end of an address; a text without a slash stays as it is. */
const idOf = (value: string): string => (value.lastIndexOf('/') > 0 ? value.slice(value.lastIndexOf('/') + 1) : value);

/**
 * The filter `territory`. The platform pastes its values into the query, so a value that is not a number breaks it. As a single value, communities
 * and events understand only the address of a territory (`number: 'ignored'`), relay points its id too (contract communities.calls, events.calls
 * and relayPoints.calls).
 */
export function territoryFilter(number: 'ignored' | 'understood'): FilterRule {
  return {
    kind: 'custom',
    condition: ({ values, isArray }, sql) => {
      const asked = values.filter((value) => isArray || number === 'understood' || value.lastIndexOf('/') > 0).map(idOf);
      if (asked.some((id) => !/^\d+$/.test(id))) throw queryRefused(`Syntax error near ${asked.join()}`);
      return asked.length > 0 ? inTerritories(PLACES, asked.map(Number), sql) : undefined;
    },
  };
}

/** The second territory filter, named after the entity. It takes ids, alone or in a list; a value that is not a territory matches nothing. */
export const addressTerritoryFilter: FilterRule = { kind: 'custom', condition: isIn };

function isIn({ values }: Parameter, sql: SqlParameters): string | undefined {
  return values.length > 0 ? inTerritories(PLACES, values.map(Number), sql) : undefined;
}

/** A filter that other lists have and this one ignores. */
export const NO_FILTER: FilterRule = { kind: 'custom', condition: () => undefined };
