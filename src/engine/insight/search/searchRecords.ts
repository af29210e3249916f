import type { Api } from '@/api/Api';
import { formatTelephone } from '@/i18n/format';
import type { FilterDefinition, ListDefinition } from '../../model/ListDefinition';
import { readMatching } from '../../data/readRecords';
import { waysOfName } from '../../data/waysOfName';
import type { FilterValues } from '../../model/ListQuery';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { TransformContext } from '../../model/transforms/Transform';

interface FoundRecord {
  id: string;
  title: string;
  /** What was found where it is not the name, and what tells the record from others of the same name. */
  detail?: string;
}

export interface Found {
  records: FoundRecord[];
  /** How many more records match; the least number, where the server does not count them. */
  more: number;
  isUncounted?: true;
  /** The filters of the list that shows all the matches; absent where no single list does. */
  filters?: Record<string, string>;
}

interface Searching {
  api: Pick<Api, 'list'>;
  context: TransformContext;
  signal: AbortSignal;
  /** The list as the operator may see it. */
  list: ListDefinition;
}

const SHOWN = 5;
const LONGEST = 200;

/**
 * The first records of an entity that a text finds, by the filters that its resource names. Only lists are read, never a record, whose reading may act. The
 * default filters of the list do not apply: the search is meant for all records. Rejects with an `ApiError`.
 */
export async function searchRecords(entity: EntityBody, typed: string, searching: Searching): Promise<Found> {
  const { list } = searching;
  const text = typed.trim().slice(0, LONGEST);
  const special = specialFilter(entity, text);
  const ways = waysOf(entity, special, text, list);
  const answers = await Promise.all(ways.map((filters) => readMatching({ page: 1, size: SHOWN, sort: list.sort, filters }, list, { ...searching, entity })));
  const records = [...new Map(answers.flatMap((answer) => answer.records).map((record) => [record['id'], record])).values()];
  const total = Math.max(records.length, ...answers.map((answer) => answer.total));
  const shown = records.slice(0, SHOWN).map((record) => found(entity, record, list.filters.find(({ name }) => name === special)));
  const [only, ...others] = ways;
  const isUncounted = answers.some(({ more }) => more);
  return { records: shown, more: total - shown.length, ...(isUncounted && { isUncounted }), ...(only && others.length === 0 && { filters: firstValues(only) }) };
}

/** The filter for texts of a kind that a name never has, where the text is of one. */
function specialFilter({ resource: { search } }: EntityBody, text: string): string | undefined {
  return Object.keys(search?.by ?? {}).find((name) => new RegExp(search?.by[name] ?? '', 'u').test(text));
}

/** The sets of filters to ask for a text; their answers together hold the matches. Empty where the operator lacks the filter. */
function waysOf({ resource: { search } }: EntityBody, special: string | undefined, text: string, list: ListDefinition): FilterValues[] {
  if (!search || text === '') return [];
  const ways: FilterValues[] = special === undefined ? waysOfName(search.filters, text) : [{ [special]: [text] }];
  return ways.filter((way) => Object.keys(way).every((name) => list.filters.some((filter) => filter.name === name)));
}

/** A record in words. Somebody found by a telephone is shown with it: the name alone would not tell why they are found. */
function found({ resource }: EntityBody, record: RecordData, special: FilterDefinition | undefined): FoundRecord {
  const text = (field: string | undefined) => (field !== undefined && typeof record[field] === 'string' ? record[field] : '');
  const matched = text(special?.field ?? special?.name);
  const details = [special?.operator === 'telephone' ? formatTelephone(matched) : matched, text(resource.search?.detail)];
  const detail = [...new Set(details)].filter((part) => part !== '').join(' · ');
  return { id: String(record['id']), title: recordTitle(resource, record), ...(detail !== '' && { detail }) };
}

function firstValues(filters: FilterValues): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, [value = '']]) => [name, value]));
}
