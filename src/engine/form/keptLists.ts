import { propertiesOf } from '../model/broughtFields';
import type { RecordData, Schema } from '../model/Schema';
import { isEmptyValue, isSameValue } from '../model/transforms/emptyValue';
import { isPlainObject } from '../model/transforms/plainObject';
import { isJsonOnly } from '../model/widgetName';

/**
 * The record after a change, with the lists that RJSF has taken out of it. Whenever a condition brings or removes a field, RJSF clears every tuple and every
 * list without a schema of its items, as it does not compare their schemas; one that is written as JSON loses its items. One change touches one field, so a
 * list that goes along with another is such a one.
 */
export function withKeptLists(next: RecordData, before: RecordData, schema: Schema): RecordData {
  return kept(next, before, { schema, isBeside: false }) as RecordData;
}

function kept(next: unknown, before: unknown, { schema, isBeside }: { schema: Schema; isBeside: boolean }): unknown {
  if (Array.isArray(next) && Array.isArray(before) && next.length === before.length) return next.map((item: unknown, index) => kept(item, before[index], { schema: schema.items ?? {}, isBeside }));
  if (!isPlainObject(next) || !isPlainObject(before)) return next;
  const changed = [...new Set([...Object.keys(next), ...Object.keys(before)])].filter((name) => !isSameValue(next[name], before[name]));
  const fields = propertiesOf(schema);
  const isLost = (name: string) => next[name] === undefined || (isEmptyValue(next[name]) && isJsonOnly(fields[name] ?? {}));
  const lost = changed.filter((name) => Array.isArray(before[name]) && isLost(name));
  const back = isBeside || changed.length > lost.length ? lost : [];
  const parts = changed.flatMap((name) => (name in next ? [[name, kept(next[name], before[name], { schema: fields[name] ?? {}, isBeside: isBeside || changed.length > 1 })]] : []));
  return { ...next, ...Object.fromEntries(parts), ...Object.fromEntries(back.map((name) => [name, before[name]])) };
}
