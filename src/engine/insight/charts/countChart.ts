import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { ChartDefinition } from '../../model/DashboardDefinition';
import { writeRange } from '../../data/filterValues';
import type { KnownTotal } from '../../data/knownTotal';
import { matching } from '../../data/pageInMemory';
import { readMatching } from '../../data/readRecords';
import type { FilterValues } from '../../model/ListQuery';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { TransformContext } from '../../model/transforms/Transform';
import { fieldSchema } from '../../model/widgetName';
import type { ChartPeriod } from './chartPeriods';
import type { CountedList } from './countedList';

/** The figure of one bar. */
export interface ChartFigure {
  /** The key of the period, or the value of the choice. */
  key: string;
  count: number;
  /** The filters of the list that shows what was counted; absent where the list has no filter for it. */
  filters?: FilterValues;
}

export interface ChartCount {
  figures: ChartFigure[];
  /** Set when only the first records were looked at: how many, and how many there are in all. */
  looked?: { at: number; of: number };
}

export interface ChartCounting extends Pick<CountedList, 'list' | 'narrowed'> {
  api: Pick<Api, 'list'>;
  context: TransformContext;
  signal: AbortSignal;
  periods: readonly ChartPeriod[];
}

/** How many records are looked at in a list that has no filter for what is counted. The page says that the others are not in the count. */
const LOOKED_AT = 1000;

/**
 * Counts what a chart shows. Each bar takes a small request whose total is its count; where the server has no filter for it, the first records of the list are
 * counted. No single record is ever read. Rejects with an `ApiError`.
 */
export async function countChart(entity: Entity, { counted }: ChartDefinition, counting: ChartCounting): Promise<ChartCount> {
  if ('byDate' in counted) {
    const asked = counting.periods.map(({ key, from, to }) => ({ key, filters: { ...counting.narrowed, [counted.byDate]: [writeRange({ from, to })] } }));
    return { figures: await countEach(entity, asked, counting) };
  }
  const { byChoice } = counted;
  const choices = choicesOf(entity, byChoice);
  const filter = counting.list.filters.find(({ name, operator, field }) => name === byChoice && operator === 'oneOf' && field === byChoice);
  if (!filter || counting.list.paging === 'client') return countAmongFirst(entity, byChoice, counting);
  return { figures: await countEach(entity, choices.map((key) => ({ key, filters: { ...counting.narrowed, [byChoice]: [key] } })), counting) };
}

type Asked = Required<Omit<ChartFigure, 'count'>>;

async function countEach(entity: Entity, asked: readonly Asked[], { list, narrowed, ...reading }: ChartCounting): Promise<ChartFigure[]> {
  const queryOf = (filters: FilterValues) => ({ page: 1, size: 1, sort: undefined, filters });
  const read = (filters: FilterValues) => readMatching(queryOf(filters), list, { ...reading, entity });
  if (list.paging === 'server') return Promise.all(asked.map(async (figure) => ({ ...figure, count: heightOf(await read(figure.filters)) })));
  // A list that is answered as a whole is read once for all the bars.
  const { records } = await read(narrowed);
  return asked.map((figure) => ({ ...figure, count: matching(records, queryOf(figure.filters), list).length }));
}

/** The total of a list; fails when the server does not count, since no bar is better than one of a wrong height. */
function heightOf({ total, more }: KnownTotal): number {
  if (more) throw new ApiError('server');
  return total;
}

async function countAmongFirst(entity: Entity, field: string, { list, narrowed, ...reading }: ChartCounting): Promise<ChartCount> {
  const { records, ...known } = await readMatching({ page: 1, size: LOOKED_AT, sort: undefined, filters: narrowed }, list, { ...reading, entity });
  const total = heightOf(known);
  const figures = choicesOf(entity, field).map((key) => ({ key, count: records.filter((record) => holds(record, field, key)).length }));
  return { figures, ...(records.length < total && { looked: { at: records.length, of: total } }) };
}

function choicesOf({ schema }: Entity, field: string): string[] {
  const { enum: choices, items } = fieldSchema(schema, field);
  return (choices ?? items?.enum ?? []).filter((choice) => choice !== null).map(String);
}

function holds(record: RecordData, field: string, choice: string): boolean {
  return [record[field]].flat().some((value) => String(value) === choice);
}
