import type { RecordData } from '@/engine/model/Schema';
import { isClock } from '@/engine/model/transforms/calendarText';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { JourneyRule } from './JourneyRule';

const OF = ['regular', 'regularSchedules'];

/** Rules against impossible weeks (contract requests.create): the platform stores one outward and one return time for each day. */
export const weekRules: readonly JourneyRule[] = [
  {
    of: OF,
    breaches(record) {
      const lines = linesOf(record).filter(({ days }) => days.length > 0);
      const isWhole = lines.length > 0 && lines.every(({ outwardTime, returnTime }) => outwardTime !== undefined || returnTime !== undefined);
      return isWhole && lines.every(({ outwardTime }) => outwardTime === undefined) ? [{ field: 'regularSchedules', what: 'onlyReturns' }] : [];
    },
  },
  {
    of: OF,
    breaches: (record) =>
      linesOf(record).flatMap(({ outwardTime, returnTime }, index) =>
        isClockText(outwardTime) && isClockText(returnTime) && returnTime <= outwardTime ? [{ field: `regularSchedules.${index}.returnTime`, what: 'returnBeforeOutwardOfDay' as const }] : [],
      ),
  },
  {
    of: OF,
    breaches(record) {
      const lines = linesOf(record);
      const isShared = (index: number) => lines.slice(0, index).some((other) => other.days.some((day) => lines[index]?.days.includes(day)));
      return lines.flatMap((_line, index) => (isShared(index) ? [{ field: `regularSchedules.${index}.days`, what: 'sharedDay' as const }] : []));
    },
  },
];

interface Line {
  days: readonly unknown[];
  outwardTime: unknown;
  returnTime: unknown;
}

function linesOf({ regular, regularSchedules }: RecordData): Line[] {
  if (regular !== true || !Array.isArray(regularSchedules)) return [];
  return regularSchedules.map((line: unknown) => {
    const { days, outwardTime, returnTime } = isPlainObject(line) ? line : {};
    return { days: Array.isArray(days) ? days : [], outwardTime: filled(outwardTime), returnTime: filled(returnTime) };
  });
}

function isClockText(time: unknown): time is string {
  return typeof time === 'string' && isClock(time);
}

function filled(time: unknown): unknown {
  return time === null || time === '' ? undefined : time;
}
