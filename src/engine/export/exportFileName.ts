import { slug } from '@/i18n/slug';

/** `2026-11-20-points-relais-export.csv`: the operator's date, the entity in their language and the word export (specification section 9). */
export function exportFileName(entity: string, now: Date): string {
  return `${isoDay(now)}-${slug(entity)}-export.csv`;
}

function isoDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
