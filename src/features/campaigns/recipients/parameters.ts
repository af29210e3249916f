import type { QueryParameters } from '@/api/records';
import { addressRoom, queryPath } from '@/api/requestAddress';
import { narrowing } from '@/engine/model/storedWords';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import { encoded } from '@/ui/encoded';
import { FILTERS, SELECTION, type ChosenRecipients, type Recipients, type RecipientSource } from './recipients';

/** What the platform's column holds of a query (contract campaigns.fields); a longer one is an error that says nothing. */
export const LONGEST_FILTERS = 512;

/** The query of these parameters in its longest spelling, which can be read back without a doubt. */
export function filtersText(parameters: QueryParameters): string {
  return parameters.filter(([, value]) => value !== '').map((pair) => pair.map(encoded).join('=')).join('&');
}

/**
 * The parameters of a kept query. The platform pastes names and values together and loses the brackets of lists (contract campaigns.associate): a name
 * that the list knows as one of several values, or that stands there twice, has them again.
 */
export function filterParameters(text: string, list?: ListDefinition): QueryParameters {
  const parameters = pairsOf(text);
  const names = parameters.map(([name]) => name);
  const isList = (name: string) =>
    names.filter((other) => other === name).length > 1 || list?.filters.some(({ parameter, multiple }) => multiple && parameter === name) === true;
  return parameters.map(([name, value]) => [!name.includes('[') && isList(name) ? `${name}[]` : name, value]);
}

/** An encoded query has escapes, a pasted one has none: there a plus is a plus, and what has no name goes on with the value before it. */
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

/** The query that names these one by one, where their list has a filter for it and the platform keeps it whole. Nobody is no selection. */
export function namingFilters(ids: readonly number[], { counts }: RecipientSource): string | undefined {
  if (!counts || ids.length === 0) return undefined;
  const text = `${counts.ids}=${ids.join(',')}`;
  return text.length <= LONGEST_FILTERS ? text : undefined;
}

/** Those whom kept filters name one by one; `undefined` where they do not. */
export function namedIds({ filters = '' }: Recipients, { counts }: RecipientSource): number[] | undefined {
  const [only, ...others] = narrowing(filterParameters(filters));
  if (!counts || !only || others.length > 0 || only[0] !== counts.ids) return undefined;
  const ids = only[1].split(',').map(Number);
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : undefined;
}

/** What the command that associates takes (contract campaigns.associate). */
export function associateParameters(recipients: ChosenRecipients, source: RecipientSource, id: string): QueryParameters {
  const chosen: QueryParameters =
    recipients.filterType === FILTERS ? filterParameters(recipients.filters ?? '') : (recipients.ids ?? []).map((one) => [source.ids, String(one)]);
  return [['campaignId', id], ...ownerParameters(recipients, source), ['filterType', String(recipients.filterType)], ...chosen];
}

/** What the command that sends takes: of filters, all of them again, as the platform does not use those that it keeps. */
export function sendParameters(recipients: Recipients, source: RecipientSource, list: ListDefinition | undefined, { id, mode }: { id: string; mode: number }): QueryParameters {
  const filters = recipients.filterType === FILTERS ? filterParameters(recipients.filters ?? '', list) : [];
  return [['campaignId', id], ['mode', String(mode)], ...ownerParameters(recipients, source), ...filters];
}

function ownerParameters({ sourceId }: Recipients, { owner }: RecipientSource): QueryParameters {
  return owner && sourceId !== undefined ? [[owner.parameter, String(sourceId)]] : [];
}

/** As long as the number of a record may become. */
const LONGEST_ID = '9999999999';

/** How many of these a selection may name, in the one address that associates it: it replaces what was there, and cannot be cut (rule calls.addresses). */
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
