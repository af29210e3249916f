import { Refusal } from '../http/Refusal';

/** Whether a value counts as sent. In bodies that the platform reads by hand, `null` is the same as absent. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether PHP takes a value as true: anything that is neither empty nor zero, so even `"false"`. */
export function isTrue(value: unknown): boolean {
  return isSet(value) && !['', '0', 0, false].includes(value as string) && !(Array.isArray(value) && value.length === 0);
}

/** An id, given as a number or as a text of digits. */
export function idOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^\d{1,9}$/.test(value))) return undefined;
  return Number.isInteger(Number(value)) ? Number(value) : undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A time of day with hours and minutes only. */
export function readClock(value: unknown): string {
  const [, hour = '', minutes = ''] = (typeof value === 'string' && /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value)) || [];
  if (hour === '') throw new Refusal(500, `"${String(value)}" is no time`);
  return `${hour.padStart(2, '0')}:${minutes}`;
}
