import { recordNumber } from '@/engine/model/recordTitle';
import type { WidgetField } from '@/engine/model/Widget';
import { isPlainObject } from '@/engine/model/transforms/plainObject';

/** A record that is referred to, with the fields that name it. */
export interface NamedItem extends Record<string, unknown> {
  id: unknown;
}

/** The items of a value. An item without a number refers to nothing and is left out. */
export function namedItems(value: unknown): NamedItem[] {
  return Array.isArray(value) ? value.filter((item): item is NamedItem => isPlainObject(item) && item['id'] !== undefined) : [];
}

/** The fields that name an item, in the order of the schema: its texts, apart from the one that tells homonyms apart. */
export function nameFields(field: WidgetField): string[] {
  const texts = Object.entries(field.schema.items?.properties ?? {}).filter(([, { type }]) => [type].flat().includes('string'));
  return texts.map(([name]) => name).filter((name) => name !== detailField(field));
}

/** The field that tells an item from others of the same name. */
export function detailField({ options }: WidgetField): string | undefined {
  const { detail } = options;
  return typeof detail === 'string' ? detail : undefined;
}

/** The name of an item; its number when nothing names it. */
export function itemName(item: NamedItem, field: WidgetField): string {
  const parts = nameFields(field).map((name) => item[name]);
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || recordNumber(item.id);
}

/** The names of the items: "Aïcha Benali, Rémi Mougeot". */
export function namesText(value: unknown, field: WidgetField): string | undefined {
  return namedItems(value).map((item) => itemName(item, field)).join(', ') || undefined;
}
