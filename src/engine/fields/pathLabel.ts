import type { TFunction } from 'i18next';
import type { Labels } from './labels';

const INDEX = /^\d+$/;

/** The field that a place in the record belongs to, as the items of a list share their words (`schedules.0.start` is `schedules.start`). */
export function wordsPath(path: string): string {
  return path.split('.').filter((part) => !INDEX.test(part)).join('.');
}

/** Whether a path ends at an item of a list, whose help is that of the list. */
export function isItem(path: string): boolean {
  return INDEX.test(path.slice(path.lastIndexOf('.') + 1));
}

/** The label of a place in the record: "Étiquette 2" for an item, "Horaire 1, début" for a field of an item. */
export function pathLabel(path: string, labels: Labels, t: TFunction<'form'>): string {
  const parts = path.split('.');
  const last = parts.findLastIndex((part) => INDEX.test(part));
  if (last === parts.length - 1) return itemLabel(path, labels, t);
  const label = labels.field(wordsPath(path));
  return last === -1 ? label : t('list.within', { item: itemLabel(parts.slice(0, last + 1).join('.'), labels, t), label });
}

/** The label of an item: in the entity's own words for its place or for each item, or the label of its list with its number, after those of the items around it ("Étiquette 2.1"). */
export function itemLabel(path: string, labels: Labels, t: TFunction<'form'>): string {
  const list = wordsPath(path);
  const place = placeOf(path.slice(0, path.lastIndexOf('.')), Number(path.slice(path.lastIndexOf('.') + 1)));
  // A place of a tuple in a list has the words of that place in the first tuple.
  const tuple = /\.\d+\.\d+$/.test(path) ? `${list}.0` : list;
  return labels.place(`${tuple}.${place.position - 1}`) ?? labels.item(list, place) ?? t('list.item', { label: labels.field(list), position: positionsIn(path).join('.') });
}

/** The position of an item, and that of the item around it, for the words of the item; `index` is its index in the list at `path`. */
export function placeOf(path: string, index: number): { position: number; outer: number | undefined } {
  return { position: index + 1, outer: positionsIn(path).at(-1) };
}

function positionsIn(path: string): number[] {
  return path.split('.').filter((part) => INDEX.test(part)).map((part) => Number(part) + 1);
}
