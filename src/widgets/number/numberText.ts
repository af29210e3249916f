import { formatNumber } from '@/i18n/format';
import type { Language } from '@/i18n/language';
import { textValue } from '../textValue';

/** Shows all digits, as a rounded number in a box would change what is saved. */
const EXACT: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };

/** A number as the language writes it; any other value as it is. `plain` leaves out the separators of thousands, for a box and for numbers that are no amounts. */
export function numberText(value: unknown, language: Language, { plain = false } = {}): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return textValue(value);
  return formatNumber(value, language, plain ? { ...EXACT, useGrouping: false } : EXACT);
}
