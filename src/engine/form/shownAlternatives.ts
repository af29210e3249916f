import { placeOfAlternatives } from '../fields/alternativesKey';
import { isEmptyValue } from '../model/transforms/emptyValue';
import { withoutKeys } from '../model/transforms/withoutKeys';
import { isPlainObject } from '../model/transforms/plainObject';
import type { RecordData, Schema } from '../model/Schema';
import { propertiesOf } from '../model/broughtFields';

/** Of alternatives that stand on the screen: which one it is, and the values that tell it from the others. */
export interface Shown {
  index: number;
  values: RecordData;
  /** The names that only others have. */
  foreign: readonly string[];
  /** Whether there is something to fill in beside the values that tell it. */
  hasFields: boolean;
}

/** By the key of the alternatives. */
export type ShownAlternatives = ReadonlyMap<string, Shown>;

/** The values by which an alternative is known, where the object around it does not ask for them itself. */
export function distinctValues(option: Schema, around: Schema): RecordData {
  const constant = Object.entries(propertiesOf(option)).filter(([name, { const: only }]) => only !== undefined && !around.properties?.[name]);
  return Object.fromEntries(constant.map(([name, { const: only }]) => [name, only]));
}

/** The field of the object by which its alternatives are known. */
export function tellingField(options: readonly Schema[], around: Schema): string | undefined {
  const names = Object.keys(around.properties ?? {});
  return names.find((name) => options.every((option) => [option.properties?.[name]?.const, option.properties?.[name]?.enum].some((said) => said !== undefined)));
}

/** The fields that other alternatives have, and neither this one nor the object around it. */
export function foreignTo(options: readonly Schema[], index: number, around: Schema): string[] {
  const own = { ...around.properties, ...propertiesOf(options[index] ?? {}) };
  return [...new Set(options.flatMap((option) => Object.keys(propertiesOf(option))))].filter((name) => own[name] === undefined);
}

/** A record with the values by which its alternatives are known, which nobody types, and without what only others of them have. */
export function asShown(record: RecordData, shown: ShownAlternatives): RecordData {
  return [...shown].reduce<RecordData>((data, [key, one]) => {
    const place = placeOfAlternatives(key);
    return changedAt(data, place === '' ? [] : place.split('.'), one) as RecordData;
  }, record);
}

/** An object inside the record of which only the kind is known holds nothing: nobody has typed anything, or it was emptied. */
function changedAt(data: unknown, [first, ...rest]: readonly string[], one: Shown): unknown {
  if (Array.isArray(data)) return data.map((item: unknown, index) => (String(index) === first ? changedAt(item, rest, one) : item));
  if (!isPlainObject(data)) return data;
  if (first === undefined) return known(data, one);
  if (rest.length === 0 && isBare(data[first], one)) return withoutKeys(data, [first]);
  const inner = changedAt(data[first], rest, one);
  return inner === data[first] ? data : { ...data, [first]: inner };
}

function isBare(data: unknown, { values, hasFields }: Shown): boolean {
  return hasFields && isPlainObject(data) && isEmptyValue(withoutKeys(data, Object.keys(values)));
}

function known(data: RecordData, { values, foreign }: Shown): RecordData {
  const missing = Object.entries(values).filter(([name]) => data[name] === undefined);
  const left = foreign.filter((name) => name in data);
  return missing.length + left.length === 0 ? data : { ...withoutKeys(data, left), ...Object.fromEntries(missing) };
}
