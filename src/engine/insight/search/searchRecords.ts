import type { Api } from '@/api/Api';
import type { ListDefinition } from '../../model/ListDefinition';
import { readMatching } from '../../data/readRecords';
import { waysOfName } from '../../data/waysOfName';
import type { FilterValues } from '../../model/ListQuery';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { TransformContext } from '../../model/transforms/Transform';

export interface FoundRecord {
  id: string;
  title: string;
  /** What tells it from its homonyms. */
  detail?: string;
}

export interface Found {
  records: FoundRecord[];
  /** How many match and are not here: at least so many, where others are not counted. */
  more: number;
  isUncounted?: true;
  /** What the list of all of them is opened with; absent where no one list shows them. */
  filters?: Record<string, string>;
}

export interface Searching {
  api: Pick<Api, 'list'>;
  context: TransformContext;
  signal: AbortSignal;
  /** As the operator may see it. */
  list: ListDefinition;
}

const SHOWN = 5;
const LONGEST = 200;

/**
 * The first records of an entity that a text finds, by the filters its resource names: of a list, never of a record, so that nothing acts. Filters that
 * the list asks at first are left aside: who looks for a name means all of them. Rejects with an `ApiError`.
 */
export async function searchRecords(entity: EntityBody, typed: string, searching: Searching): Promise<Found> {
  const { list } = searching;
  const text = typed.trim().slice(0, LONGEST);
  const ways = waysOf(entity, text, list);
  const answers = await Promise.all(ways.map((filters) => readMatching({ page: 1, size: SHOWN, sort: list.sort, filters }, list, { ...searching, entity })));
  const records = [...new Map(answers.flatMap((answer) => answer.records).map((record) => [record['id'], record])).values()];
  const total = Math.max(records.length, ...answers.map((answer) => answer.total));
  const shown = records.slice(0, SHOWN).map((record) => found(entity, record));
  const [only, ...others] = ways;
  const isUncounted = answers.some(({ more }) => more);
  return { records: shown, more: total - shown.length, ...(isUncounted && { isUncounted }), ...(only && others.length === 0 && { filters: firstValues(only) }) };
}

/** What to ask for a text; together the answers find it. Nothing where the operator has not the filter. */
function waysOf({ resource: { search } }: EntityBody, text: string, list: ListDefinition): FilterValues[] {
  if (!search || text === '') return [];
  const special = Object.keys(search.by).find((name) => new RegExp(search.by[name] ?? '', 'u').test(text));
  const ways: FilterValues[] = special === undefined ? waysOfName(search.filters, text) : [{ [special]: [text] }];
  return ways.filter((way) => Object.keys(way).every((name) => list.filters.some((filter) => filter.name === name)));
}

function found({ resource }: EntityBody, record: RecordData): FoundRecord {
  const detail = resource.search?.detail === undefined ? undefined : record[resource.search.detail];
  return { id: String(record['id']), title: recordTitle(resource, record), ...(typeof detail === 'string' && detail !== '' && { detail }) };
}

function firstValues(filters: FilterValues): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, [value = '']]) => [name, value]));
}
