import { listRequest } from '@/engine/data/listRequest';
import type { Picked } from '@/engine/model/Picked';
import { recordTitle } from '@/engine/model/recordTitle';
import { filtersText, LONGEST_FILTERS, namingFilters, selectableCount } from './parameters';
import { countFiltered, reachedAmong, readAll, type Counting } from './reach';
import { FILTERS, SELECTION, type ChosenRecipients } from './recipients';

/** What the picked people become. */
export type Choice =
  /** `picked` is the number of picked people, including those who cannot be written to. `leftOut` has the names of these, where all were read. */
  | { kind: 'ready'; chosen: ChosenRecipients; picked: number; leftOut?: readonly string[] }
  /** More people than one address can name. `instead` is the choice of everybody who matches the filters, where the platform can store these. */
  | { kind: 'tooMany'; reached: number; limit: number; instead: Choice | undefined }
  /** The query is longer than the platform can store. */
  | { kind: 'longFilters'; length: number };

interface Choosing extends Counting {
  apiUrl: string;
  onRead(read: number): void;
}

/**
 * The recipients for a part of a list: the selected rows by their ids, or the filters, where the platform accepts them. The members of a community
 * are always named one by one (contract campaigns.send). A small selection becomes a filter that names the rows: unlike a selection it can be read
 * again and replaced, and people who withdraw are not written to. Rejects with an `ApiError`.
 */
export async function choose(picked: Picked, choosing: Choosing): Promise<Choice> {
  const { scope } = picked;
  if (scope.kind === 'matching' && choosing.source.counts) return byFilters(picked, choosing);
  const records = scope.kind === 'records' ? scope.records : await readAll(scope.query, scope.total, choosing, choosing.onRead);
  const reached = reachedAmong(records, choosing);
  const ids = reached.map(({ id }) => Number(id));
  const leftOut = records.filter((record) => !reached.includes(record)).map((record) => recordTitle(picked.entity.resource, record));
  const named = namingFilters(ids, choosing.source);
  if (named !== undefined) {
    return { kind: 'ready', chosen: { ...chosenOf(picked, choosing), filterType: FILTERS, deliveryCount: reached.length, filters: named }, picked: records.length, leftOut };
  }
  const limit = selectableCount(ids, choosing.source, sourceId(picked), choosing.apiUrl);
  if (ids.length > limit) {
    return { kind: 'tooMany', reached: reached.length, limit, instead: choosing.source.counts ? await byFilters(picked, choosing) : undefined };
  }
  return { kind: 'ready', chosen: { ...chosenOf(picked, choosing), filterType: SELECTION, deliveryCount: reached.length, ids }, picked: records.length, leftOut };
}

async function byFilters(picked: Picked, choosing: Choosing): Promise<Choice> {
  const parameters = listRequest(picked.query, picked.list).filters ?? [];
  const filters = filtersText(parameters);
  if (filters.length > LONGEST_FILTERS) return { kind: 'longFilters', length: filters.length };
  const deliveryCount = await countFiltered(parameters, choosing);
  return { kind: 'ready', chosen: { ...chosenOf(picked, choosing), filterType: FILTERS, deliveryCount, filters }, picked: picked.total };
}

function chosenOf(picked: Picked, { source }: Choosing) {
  const id = sourceId(picked);
  return { source: source.value, ...(id !== undefined && { sourceId: id }), countedAt: new Date().toISOString() };
}

function sourceId({ entity }: Picked): number | undefined {
  const { owner } = entity.resource;
  return owner && Number(owner.id);
}
