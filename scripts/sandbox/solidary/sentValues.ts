import { Refusal } from '../http/Refusal';

/** Bodies that are read by hand are read as the platform's language reads them: `null` is as good as absent. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whatever is neither empty nor zero is true: `1`, but `"false"` as well. */
export function isTrue(value: unknown): boolean {
  return isSet(value) && !['', '0', 0, false].includes(value as string) && !(Array.isArray(value) && value.length === 0);
}

/** A number, or digits in a text. */
export function idOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^\d{1,9}$/.test(value))) return undefined;
  return Number.isInteger(Number(value)) ? Number(value) : undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An hour and its minutes, and nothing more. */
export function readClock(value: unknown): string {
  const [, hour = '', minutes = ''] = (typeof value === 'string' && /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(value)) || [];
  if (hour === '') throw new Refusal(500, `"${String(value)}" is no time`);
  return `${hour.padStart(2, '0')}:${minutes}`;
}
