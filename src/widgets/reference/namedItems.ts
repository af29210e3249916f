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

/** The fields that name an item, in the order of the schema: its texts, apart from its id and from the one that tells homonyms apart. */
export function nameFields(field: WidgetField): string[] {
  const texts = Object.entries(field.schema.items?.properties ?? {}).filter(([, { type }]) => [type].flat().includes('string'));
  return texts.map(([name]) => name).filter((name) => name !== 'id' && name !== detailField(field));
}

/** The field that tells an item from others of the same name. */
export function detailField({ options }: WidgetField): string | undefined {
  const { detail } = options;
  return typeof detail === 'string' ? detail : undefined;
}

/** The name that an item itself has; empty where it is an id alone. */
export function ownName(item: NamedItem, field: WidgetField): string {
  return nameFields(field).map((name) => item[name]).filter((part) => typeof part === 'string' && part !== '').join(' ');
}

/** The name of an item: its own, else the one among these by its id, else its number. */
export function itemName(item: NamedItem, field: WidgetField, names?: ReadonlyMap<unknown, string>): string {
  return ownName(item, field) || (names?.get(item.id) ?? recordNumber(item.id));
}

/** The names of the items: "Aïcha Benali, Rémi Mougeot". */
export function namesText(value: unknown, field: WidgetField, names?: ReadonlyMap<unknown, string>): string | undefined {
  return namedItems(value).map((item) => itemName(item, field, names)).join(', ') || undefined;
}
