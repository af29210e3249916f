import { dayOf } from './calendarText';
import { onTheWire } from './onTheWire';
import type { TransformContext, TransformFactory } from './Transform';
import { WALL_CLOCK } from './transformContext';
import { localToOffset, toLocal } from './zonedTime';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * A day and a time as people read them on a clock on the spot; forms hold them without an offset (`2026-05-01T09:00:00`). While the setting `utcTime` is on,
 * the digits count: they are read whatever their offset, and sent with `+00:00`. While it is off, they are local time, and sent with its offset (contract
 * wire.values; rule dates.clock).
 */
export const wallClock: TransformFactory = () => ({
  fromApi,
  toApi,
  wireSchema: (form) => onTheWire(form, (value) => toApi(value), { type: 'string', format: 'date-time' }),
});

function fromApi(wire: unknown, { utcTime, timeZone }: TransformContext = WALL_CLOCK): string | undefined {
  const read = typeof wire === 'string' ? readDateTime(wire) : undefined;
  if (!read) return undefined;
  return utcTime || read.offset === undefined ? read.digits : toLocal(`${read.digits}${read.offset}`, timeZone);
}

function toApi(form: unknown, { utcTime, timeZone }: TransformContext = WALL_CLOCK): unknown {
  const read = typeof form === 'string' ? readDateTime(form) : undefined;
  if (!read || read.offset !== undefined) return form;
  return `${read.digits}${utcTime ? '+00:00' : localToOffset(read.digits, timeZone)}`;
}

function readDateTime(text: string): { digits: string; offset: string | undefined } | undefined {
  const match = DATE_TIME.exec(text);
  const day = dayOf(text);
  if (!match || day === undefined) return undefined;
  const [, clock, seconds = '00', offset] = match;
  return {
    digits: `${day}T${clock}:${seconds}`,
    offset: offset?.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase(),
  };
}
