import { holds, type ConditionContext } from '../../model/conditions';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isPlainObject } from '../../model/transforms/plainObject';
import { withoutKeys } from '../../model/transforms/withoutKeys';

/** What a condition of a field inside a list looks at: the object that contains the field. The choices of a proof, for example, depend on its input type. */
interface ItemSituation {
  entity: Entity;
  context: Omit<ConditionContext, 'record'>;
}

/** Whether a field is shown in an object of a list; `name` is dotted and includes the list: `proofs.choices`. */
export function isInItem(name: string, item: RecordData, { entity, context }: ItemSituation): boolean {
  const { visible } = entity.resource.fields[name] ?? {};
  return !visible || holds(visible, { ...context, record: item });
}

/** The paths of conditional fields that are shown, in lists that have the same number of objects in both records. */
export function shownInItems(record: RecordData, other: RecordData, situation: ItemSituation): string[] {
  return conditionalFields(situation).flatMap(({ name, list, inner }) => {
    const items = itemsOf(record[list]);
    if (items.length !== itemsOf(other[list]).length) return [];
    return items.flatMap((item, index) => (isInItem(name, item, situation) ? [`${list}.${index}.${inner}`] : []));
  });
}

/** Removes the values of fields that are no longer shown, in lists that have just changed (rule hidden.dropped), as their mistakes could not be seen. */
export function withoutHiddenInItems(record: RecordData, before: RecordData, situation: ItemSituation): RecordData {
  return conditionalFields(situation).reduce((kept, { name, list, inner }) => {
    const items = kept[list];
    if (!Array.isArray(items) || items === before[list]) return kept;
    const isLeftOver = (item: unknown) => isPlainObject(item) && inner in item && !isInItem(name, item, situation);
    if (!items.some(isLeftOver)) return kept;
    return { ...kept, [list]: items.map((item: unknown) => (isLeftOver(item) ? withoutKeys(item as RecordData, [inner]) : item)) };
  }, record);
}

function conditionalFields({ entity }: ItemSituation): { name: string; list: string; inner: string }[] {
  return Object.entries(entity.resource.fields).flatMap(([name, { visible }]) => {
    const [list = '', inner] = name.split('.');
    return visible && inner !== undefined ? [{ name, list, inner }] : [];
  });
}

/** The objects of a list. */
export function itemsOf(list: unknown): RecordData[] {
  return Array.isArray(list) ? list.map((item: unknown) => (isPlainObject(item) ? item : {})) : [];
}
