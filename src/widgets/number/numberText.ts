import { formatNumber } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { textValue } from '../textValue';

/** All the digits there are: rounding for the eye would change what is saved. */
const EXACT: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };

/** A number as the language writes it; anything else as it stands. `plain` leaves the groups out, for a box where it is typed and for what is no amount. */
export function numberText(value: unknown, language: Language, { plain = false } = {}): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return textValue(value);
  return formatNumber(value, language, plain ? { ...EXACT, useGrouping: false } : EXACT);
}
