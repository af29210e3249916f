import { formatDate, formatDateTime, formatWallClock } from '@/i18n/format';
import type { Language } from '@/i18n/language';

const ZONED = /(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * With an offset it is an instant, told in the operator's zone: what the server stamps. Without one it is the hour on the clock there:
 * what the `wallClock` transform makes of an event's dates (rule dates.clock).
 */
export function dateTimeText(value: unknown, language: Language, isTimed = true): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (!isTimed) return formatDate(value.slice(0, 'yyyy-MM-dd'.length), language);
  return ZONED.test(value) ? formatDateTime(value, language) : formatWallClock(value, language);
}
