import { inTerritories } from '../geography/territories';
import type { Parameter } from '../http/parameters';
import { queryRefused } from '../http/Refusal';
import type { SqlParameters } from '../store/SqlParameters';
import type { FilterRule } from '../World';

/** The column that `territoriesOf` fills. */
const PLACES = '"f_places"';

/** The end of an address, which is the id; the address itself when it has no end. */
const idOf = (value: string): string => (value.lastIndexOf('/') > 0 ? value.slice(value.lastIndexOf('/') + 1) : value);

/**
 * `territory`, whose values stand in the query as they come: what is no number breaks it. Of a plain value, communities and events
 * understand only the address of a territory (`number: 'ignored'`), relay points its number too (contract communities.calls, events.calls and relayPoints.calls).
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

/** The other filter, named after the entity, takes numbers alone or in a list; nothing is in what is none. */
export const addressTerritoryFilter: FilterRule = { kind: 'custom', condition: isIn };

function isIn({ values }: Parameter, sql: SqlParameters): string | undefined {
  return values.length > 0 ? inTerritories(PLACES, values.map(Number), sql) : undefined;
}

/** For what other lists are filtered by, and this one is not. */
export const NO_FILTER: FilterRule = { kind: 'custom', condition: () => undefined };
