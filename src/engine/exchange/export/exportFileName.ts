import { slug } from '@/i18n/slug';
import { localDay } from '../../model/transforms/calendarText';

/** The name of an export file, for example `2026-11-20-points-relais-export.csv`: the operator's date, the entity in their language and the word export (specification 9.19). */
export function exportFileName(entity: string, now: Date): string {
  return `${localDay(now)}-${slug(entity)}-export.csv`;
}
