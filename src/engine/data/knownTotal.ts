import { formatNumber } from '@/i18n/format';
import type { Language } from '@/i18n/language';

/** How many records there are, as far as the server says it. */
export interface KnownTotal {
  total: number;
  /** There are more records than `total`, and nobody knows how many. */
  more?: true | undefined;
}

/** Writes a total: "1 243", or "50+" where only the first records are known of. */
export function totalText({ total, more }: KnownTotal, language: Language): string {
  return formatNumber(total, language) + (more ? '+' : '');
}
