import { isClock } from './calendarText';
import { onTheWire } from './onTheWire';
import type { TransformFactory } from './Transform';

const CLOCK_AT_START_OR_IN_DATE_TIME = /^(?:\d{4}-\d{2}-\d{2}T)?(\d{2}:\d{2})/;

/**
 * Turns a time of day that the API stores as a moment on 1 January 1970, or sometimes on the day of the last write (contract structures.fields,
 * requests.item), into HH:mm for forms. It is read from the digits: a Date would shift it by the browser's time zone.
 */
export const clockTime: TransformFactory = () => ({
  fromApi: (wire) => (typeof wire === 'string' ? clockOf(wire) : undefined),
  toApi,
  wireSchema: (form) => onTheWire(form, toApi, { type: 'string', format: 'date-time' }),
});

function clockOf(wire: string): string | undefined {
  const digits = CLOCK_AT_START_OR_IN_DATE_TIME.exec(wire)?.[1];
  return digits !== undefined && isClock(digits) ? digits : undefined;
}

function toApi(form: unknown): unknown {
  return typeof form === 'string' && isClock(form) ? `1970-01-01T${form}:00+00:00` : form;
}
