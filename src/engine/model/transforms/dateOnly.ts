import { dayOf } from './calendarText';
import { onTheWire } from './onTheWire';
import type { TransformFactory } from './Transform';

/** A day that the API gives as a date-time at midnight. Both sides keep its first 10 characters (specification 5.15, contract wire.values). */
export const dateOnly: TransformFactory = () => ({
  fromApi: (wire) => (typeof wire === 'string' ? dayOf(wire) : undefined),
  toApi,
  wireSchema: (form) => onTheWire(form, toApi, { type: 'string', format: 'date' }),
});

function toApi(form: unknown): unknown {
  return typeof form === 'string' ? (dayOf(form) ?? form) : form;
}
