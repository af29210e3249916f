import { fold } from '@/i18n/fold';

/** `2026-11-20-points-relais-export.csv`: the operator's date, the entity in their language and the word export (specification section 9). */
export function exportFileName(entity: string, now: Date): string {
  const words = fold(entity).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `${isoDay(now)}-${words}-export.csv`;
}

function isoDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
