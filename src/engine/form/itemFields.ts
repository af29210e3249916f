import { holds } from '../model/conditions';
import type { FormSituation } from '../model/formFields';
import type { RecordData } from '../model/Schema';
import { isPlainObject } from '../model/transforms/plainObject';
import { withoutKeys } from '../model/transforms/withoutKeys';

/** Conditions of a field inside the objects of a list look at the object that it is in: the choices of a proof, whose input type asks for some. */
type ItemSituation = Pick<FormSituation, 'entity' | 'context'>;

/** Whether a field is there in an object; `name` is dotted, after its list: `proofs.choices`. */
export function isInItem(name: string, item: RecordData, { entity, context }: ItemSituation): boolean {
  const { visible } = entity.resource.fields[name] ?? {};
  return !visible || holds(visible, { ...context, record: item });
}

/** The places of fields with a condition that are there, in lists that have as many objects in both records. */
export function shownInItems(record: RecordData, other: RecordData, situation: ItemSituation): string[] {
  return conditionalFields(situation).flatMap(({ name, list, inner }) => {
    const items = itemsOf(record[list]);
    if (items.length !== itemsOf(other[list]).length) return [];
    return items.flatMap((item, index) => (isInItem(name, item, situation) ? [`${list}.${index}.${inner}`] : []));
  });
}

/** In lists that have just changed, the value of a field that is not there goes with it (rule hidden.dropped): its mistakes could not be seen. */
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

function itemsOf(list: unknown): RecordData[] {
  return Array.isArray(list) ? list.map((item: unknown) => (isPlainObject(item) ? item : {})) : [];
}
