import type { QueryParameters } from '@/api/records';
import { recordTitle } from '@/engine/model/recordTitle';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { lastChoice } from '../recipients/lastChoice';
import { filterParameters, namedIds } from '../recipients/parameters';
import { countFiltered, reachedAmong, readAll, type Counting } from '../recipients/reach';
import { FILTERS, type Recipients } from '../recipients/recipients';
import type { RecipientSource } from '../recipients/sources';

/** The chosen people, and what has become of them. */
export interface Audience {
  /** How many accept messages now. */
  accepting: number;
  /** The ids of those who still accept, where it is known who was chosen. */
  ids?: readonly number[];
  /** The names of those who no longer accept. */
  withdrawn: readonly string[];
  /** How many of the chosen people are no longer in the list. */
  gone: number;
}

/** The ids of the chosen people, where these can be known: from a filter that names them, or from a choice made in this tab. */
export function chosenIds(id: string, recipients: Recipients, source: RecipientSource): readonly number[] | undefined {
  const named = recipients.filterType === FILTERS ? namedIds(recipients, source) : undefined;
  const last = lastChoice(id);
  return named ?? (last?.source === recipients.source && last?.sourceId === recipients.sourceId && recipients.filterType !== FILTERS ? last?.ids : undefined);
}

/** Reads what has become of the recipients; `undefined` where nobody can tell who was chosen, or count them. Rejects with an `ApiError`. */
export async function readAudience(id: string, recipients: Recipients, counting: Counting): Promise<Audience | undefined> {
  const { source, list } = counting;
  const ids = chosenIds(id, recipients, source);
  if (ids) return audienceOf(ids, await readThese(ids, counting), counting);
  if (recipients.filterType !== FILTERS || !source.counts || recipients.isUnreadable) return undefined;
  return { accepting: await countFiltered(filterParameters(recipients.filters ?? '', list), counting), withdrawn: [], gone: 0 };
}

function audienceOf(ids: readonly number[], found: readonly RecordData[], counting: Counting): Audience {
  const there = found.filter(({ id }) => ids.includes(Number(id)));
  const accepting = reachedAmong(there, counting);
  return {
    accepting: accepting.length,
    ids: accepting.map(({ id }) => Number(id)),
    withdrawn: there.filter((record) => !accepting.includes(record)).map((record) => recordTitle(counting.entity.resource, record)),
    gone: new Set(ids).size - there.length,
  };
}

async function readThese(ids: readonly number[], counting: Counting): Promise<readonly RecordData[]> {
  const { api, source, entity, transforms, signal } = counting;
  if (!source.counts) return readAll({ page: 1, size: 1, sort: undefined, filters: {} }, 1, counting, () => undefined);
  const filters: QueryParameters = [[source.counts.ids, ids.join(',')]];
  const { items } = await api.list(entity.resource.endpoint.list, { page: 1, perPage: ids.length, filters }, { signal });
  return items.map((item) => recordFromApi(entity, item, transforms));
}
