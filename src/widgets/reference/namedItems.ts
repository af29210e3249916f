import type { WidgetField } from '@/engine/model/Widget';
import { isPlainObject } from '@/engine/model/transforms/plainObject';

/** A record referred to, with what names it. */
export interface NamedItem extends Record<string, unknown> {
  id: unknown;
}

/** The items of a value: what has no number refers to nothing. */
export function namedItems(value: unknown): NamedItem[] {
  return Array.isArray(value) ? value.filter((item): item is NamedItem => isPlainObject(item) && item['id'] !== undefined) : [];
}

/** The fields of an item that name it, in the order of the resource. */
export function nameFields({ options }: WidgetField): string[] {
  const { names } = options;
  return Array.isArray(names) ? names.map(String) : [];
}

/** The field of an item that tells it from its homonyms. */
export function detailField({ options }: WidgetField): string | undefined {
  const { detail } = options;
  return typeof detail === 'string' ? detail : undefined;
}

/** What an item is called: by its number when nothing names it. */
export function itemName(item: NamedItem, field: WidgetField): string {
  const parts = nameFields(field).map((name) => item[name]);
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || `#${String(item.id)}`;
}

/** "Aïcha Benali, Rémi Mougeot". */
export function namesText(value: unknown, field: WidgetField): string | undefined {
  return namedItems(value).map((item) => itemName(item, field)).join(', ') || undefined;
}
