import { formatDate, formatDateTime, formatWallClock } from '@/i18n/format';
import type { Language } from '@/i18n/language';

const ZONED = /(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * The text of a date-time. With an offset it is an instant, such as one that the server has recorded, and is shown in the operator's time zone. Without one it is
 * the time on the clock at the place, which the `wallClock` transform makes of an event's dates (rule dates.clock).
 */
export function dateTimeText(value: unknown, language: Language, isTimed = true): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (!isTimed) return formatDate(value.slice(0, 'yyyy-MM-dd'.length), language);
  return ZONED.test(value) ? formatDateTime(value, language) : formatWallClock(value, language);
}
