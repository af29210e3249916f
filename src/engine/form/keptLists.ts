import { propertiesOf } from '../model/broughtFields';
import type { RecordData, Schema } from '../model/Schema';
import { isEmptyValue, isSameValue } from '../model/transforms/emptyValue';
import { isPlainObject } from '../model/transforms/plainObject';
import { isJsonOnly } from '../model/widgetName';
import { controlId } from './FormState';

/**
 * The record after a change, with the lists that RJSF has taken out of it. Whenever a condition brings or removes a field, RJSF clears every tuple and every
 * list without a schema of its items, as it does not compare their schemas; one that is written as JSON loses its items. One change touches one field, so a
 * list that goes along with another, or apart from the field that was touched (its id), is such a one.
 */
export function withKeptLists(next: RecordData, before: RecordData, { schema, touched }: { schema: Schema; touched: string | undefined }): RecordData {
  return kept(next, before, { schema, path: '', isBeside: false, touched }) as RecordData;
}

interface Place {
  schema: Schema;
  /** Where the values are in the record: empty, or ending with a dot. */
  path: string;
  isBeside: boolean;
  touched: string | undefined;
}

function kept(next: unknown, before: unknown, place: Place): unknown {
  const { schema, path, touched } = place;
  if (Array.isArray(next) && Array.isArray(before) && next.length === before.length)
    return next.map((item: unknown, index) => kept(item, before[index], { ...place, schema: schema.items ?? {}, path: `${path}${index}.` }));
  if (!isPlainObject(next) || !isPlainObject(before)) return next;
  const changed = [...new Set([...Object.keys(next), ...Object.keys(before)])].filter((name) => !isSameValue(next[name], before[name]));
  const fields = propertiesOf(schema);
  const isLost = (name: string) => next[name] === undefined || (isEmptyValue(next[name]) && isJsonOnly(fields[name] ?? {}));
  const lost = changed.filter((name) => Array.isArray(before[name]) && isLost(name));
  const isBeside = place.isBeside || changed.length > lost.length;
  const back = lost.filter((name) => isBeside || isApart(controlId(`${path}${name}`), touched));
  const parts = changed.flatMap((name) => (name in next ? [[name, kept(next[name], before[name], { ...place, schema: fields[name] ?? {}, path: `${path}${name}.`, isBeside: place.isBeside || changed.length > 1 })]] : []));
  return { ...next, ...Object.fromEntries(parts), ...Object.fromEntries(back.map((name) => [name, before[name]])) };
}

/** Whether neither of two controls is inside the other. The choice of an alternative touches all of the field. */
function isApart(id: string, touched = 'root'): boolean {
  const [list, field] = [`${id}_`, `${touched.replace(/__(one|any)of_select$/, '')}_`];
  return !list.startsWith(field) && !field.startsWith(list);
}
