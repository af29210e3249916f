import type { TFunction } from 'i18next';
import type { Labels } from '../labels';

const INDEX = /^\d+$/;

/** The field that a place in the record belongs to: the items of a list share their words (`schedules.0.start` is `schedules.start`). */
export function wordsPath(path: string): string {
  return path.split('.').filter((part) => !INDEX.test(part)).join('.');
}

/** What a place in the record is called: "Étiquette 2" for an item, "Horaire 1, début" for a field of an item. */
export function pathLabel(path: string, labels: Labels, t: TFunction<'form'>): string {
  const parts = path.split('.');
  const last = parts.findLastIndex((part) => INDEX.test(part));
  const label = labels.field(wordsPath(path));
  if (last === -1) return label;
  const list = labels.field(wordsPath(parts.slice(0, last).join('.')));
  const item = t('list.item', { label: list, position: Number(parts[last]) + 1 });
  return last === parts.length - 1 ? item : t('list.within', { item, label });
}
