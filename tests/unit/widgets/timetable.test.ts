import { expect, it } from 'vitest';
import type { WidgetField } from '@/engine/model/Widget';
import { takenDays, timetableColumns, withDay } from '@/features/solidary/timetable/columns';

const line = {
  type: 'object',
  required: ['outwardTime'],
  properties: { days: { type: 'array', items: { type: 'string', enum: ['mon', 'tue', 'wed'] } }, outwardTime: { type: 'string', format: 'clock' }, returnTime: { type: 'string', format: 'clock' } },
} as const;
const schema = { type: 'array', items: line } as const;
const columns = timetableColumns({ schema, entity: { schema: { type: 'object', properties: { week: schema } } } } as unknown as WidgetField);

it('a timetable has a column for each day, and one for each time, which says whether it is asked for', () => {
  expect(columns).toEqual({ list: 'days', days: ['mon', 'tue', 'wed'], times: [{ name: 'outwardTime', isRequired: true }, { name: 'returnTime', isRequired: false }] });
});

it.each([[undefined, ['tue']], [['wed', 'mon'], ['mon', 'tue', 'wed']], [['tue', 'wed'], ['wed']]])('Tuesday pressed in %j gives %j, in the order of the week', (held, days) => {
  expect(withDay(held, 'tue', columns)).toEqual(days);
});

it('a day is taken by the first other line that has it, never by its own', () => {
  const lines = [{ days: ['mon'] }, { days: ['mon', 'tue'] }, {}];
  expect([0, 1, 2].map((index) => Object.fromEntries(takenDays(lines, index, columns)))).toEqual([{ mon: 1, tue: 1 }, { mon: 0 }, { mon: 0, tue: 1 }]);
});
