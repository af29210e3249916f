import type { QueryParameters } from '@/api/records';
import { addressRoom, queryPath } from '@/api/requestAddress';
import { narrowing } from '@/engine/model/storedWords';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import { encoded } from '@/ui/encoded';
import { FILTERS, SELECTION, type ChosenRecipients, type Recipients } from './recipients';
import type { RecipientSource } from './sources';

/** The longest query that fits into the platform's column (contract campaigns.fields). A longer one causes an error without explanation. */
export const LONGEST_FILTERS = 512;

/** The query of these parameters in its fully encoded form, which can be read back without ambiguity. */
export function filtersText(parameters: QueryParameters): string {
  return parameters.filter(([, value]) => value !== '').map((pair) => pair.map(encoded).join('=')).join('&');
}

/**
 * The parameters of a stored query. The platform joins names and values without encoding, and drops the brackets of lists (contract
 * campaigns.associate). A name gets its brackets back if the list knows it as a filter of several values, or if it appears twice.
 */
export function filterParameters(text: string, list?: ListDefinition): QueryParameters {
  const parameters = pairsOf(text);
  const names = parameters.map(([name]) => name);
  const isList = (name: string) =>
    names.filter((other) => other === name).length > 1 || list?.filters.some(({ parameter, multiple }) => multiple && parameter === name) === true;
  return parameters.map(([name, value]) => [!name.includes('[') && isList(name) ? `${name}[]` : name, value]);
}

/**
 * Reads the pairs of a query. An encoded query has escapes. A joined one has none: in it a plus is a plus, and a part without a name belongs to the
 * value before it.
 */
function pairsOf(text: string): (readonly [string, string])[] {
  if (/%[\dA-F]{2}/i.test(text)) return [...new URLSearchParams(text)];
  const pairs: [string, string][] = [];
  for (const part of text.split('&').filter((one) => one !== '')) {
    const at = part.indexOf('=');
    const last = pairs.at(-1);
    if (at > 0) pairs.push([part.slice(0, at), part.slice(at + 1)]);
    else if (last) last[1] += `&${part}`;
  }
  return pairs;
}

/**
 * The query that names these people one by one, if their list has a filter for that and the platform can store the query whole. An empty list is
 * not a selection.
 */
export function namingFilters(ids: readonly number[], { counts }: RecipientSource): string | undefined {
  if (!counts || ids.length === 0) return undefined;
  const text = `${counts.ids}=${ids.join(',')}`;
  return text.length <= LONGEST_FILTERS ? text : undefined;
}

/** The ids that stored filters name one by one; `undefined` where they are other filters. */
export function namedIds({ filters = '' }: Recipients, { counts }: RecipientSource): number[] | undefined {
  const [only, ...others] = narrowing(filterParameters(filters));
  if (!counts || !only || others.length > 0 || only[0] !== counts.ids) return undefined;
  const ids = only[1].split(',').map(Number);
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : undefined;
}

/** The parameters of the command that associates recipients (contract campaigns.associate). */
export function associateParameters(recipients: ChosenRecipients, source: RecipientSource, id: string): QueryParameters {
  const chosen: QueryParameters =
    recipients.filterType === FILTERS ? filterParameters(recipients.filters ?? '') : (recipients.ids ?? []).map((one) => [source.ids, String(one)]);
  return [['campaignId', id], ...ownerParameters(recipients, source), ['filterType', String(recipients.filterType)], ...chosen];
}

/** The parameters of the command that sends. Filters are sent again in full, because the platform does not use the stored ones. */
export function sendParameters(recipients: Recipients, source: RecipientSource, list: ListDefinition | undefined, { id, mode }: { id: string; mode: number }): QueryParameters {
  const filters = recipients.filterType === FILTERS ? filterParameters(recipients.filters ?? '', list) : [];
  return [['campaignId', id], ['mode', String(mode)], ...ownerParameters(recipients, source), ...filters];
}

function ownerParameters({ sourceId }: Recipients, { owner }: RecipientSource): QueryParameters {
  return owner && sourceId !== undefined ? [[owner.parameter, String(sourceId)]] : [];
}

/** A placeholder as long as the id of a record can become. */
const LONGEST_ID = '9999999999';

/**
 * How many of these ids fit into the single address that associates a selection. The command replaces the previous selection, so it cannot be split
 * (rule calls.addresses).
 */
export function selectableCount(ids: readonly number[], source: RecipientSource, sourceId: number | undefined, apiUrl: string): number {
  const empty = { filterType: SELECTION, deliveryCount: 0, countedAt: '', ids: [], ...(sourceId !== undefined && { sourceId }) } as const;
  let room = addressRoom(apiUrl, queryPath(source.associate, associateParameters(empty, source, LONGEST_ID)));
  let count = 0;
  for (const id of ids) {
    room -= `&${encodeURIComponent(source.ids)}=${id}`.length;
    if (room < 0) break;
    count += 1;
  }
  return count;
}
