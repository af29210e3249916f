import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import { resolvedSchema } from '@/engine/model/widgetName';

/** The fields of a line: the list of days with its choices, and the times of day. */
export interface TimetableColumns {
  list: string;
  days: readonly string[];
  times: readonly { name: string; isRequired: boolean }[];
}

/** Finds the columns in the schema of the lines: their list holds the days, and the times of day follow. */
export function timetableColumns({ entity, schema }: Pick<WidgetField, 'entity' | 'schema'>): TimetableColumns {
  const { properties = {}, required = [] } = resolvedSchema(entity.schema, schema.items ?? {});
  const [list = '', { items } = {}] = Object.entries(properties).find(([, { type }]) => type === 'array') ?? [];
  const times = Object.entries(properties).filter(([, { format }]) => format === 'clock');
  return { list, days: (items?.enum ?? []).map(String), times: times.map(([name]) => ({ name, isRequired: required.includes(name) })) };
}

/** The days with one added, or removed if it was there, in the order of the week. */
export function withDay(held: unknown, day: string, { days }: TimetableColumns): string[] {
  const before: unknown[] = Array.isArray(held) ? held : [];
  return days.filter((one) => (one === day ? !before.includes(day) : before.includes(one)));
}

/** The days that other lines have, each with the index of its line: a day can only have one timetable. */
export function takenDays(lines: readonly RecordData[], index: number, { list, days }: TimetableColumns): ReadonlyMap<string, number> {
  const holder = (day: string) => lines.findIndex((line, at) => at !== index && Array.isArray(line[list]) && line[list].includes(day));
  return new Map(days.map((day) => [day, holder(day)] as const).filter(([, at]) => at >= 0));
}
