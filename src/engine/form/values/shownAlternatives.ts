import { keysAround, placeOfAlternatives } from '../../fields/alternativesKey';
import { valueAt } from '../../fields/valueAt';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import { withoutKeys } from '../../model/transforms/withoutKeys';
import { isPlainObject } from '../../model/transforms/plainObject';
import type { RecordData, RecordSchema, Schema } from '../../model/Schema';
import { alternativesOf, fieldsInAnyCase, propertiesOf, takesPairs, tellingField } from '../../model/broughtFields';
import { emptyAnswer } from '../../model/emptyAnswer';
import { kindsOfField } from '../../model/kindsOfField';
import { topOf } from '../../model/topOf';
import { resolvedSchema, schemaAround } from '../../model/widgetName';

/** The alternative on screen: its place among the others, and the values that tell it from them. */
export interface Shown {
  index: number;
  values: RecordData;
  /** The names of fields that only the other alternatives have. */
  foreign: readonly string[];
  /** Whether another alternative was shown before. Until then, what the record has of others is left alone: it may obey several at once. */
  isChosen: boolean;
  /** Whether the alternative has fields to fill in, beside the values that tell it from the others. */
  hasFields: boolean;
  /** Whether the record has to have the object with the alternatives. */
  isAsked: boolean;
}

/** The alternatives on screen, by the key of each group of alternatives. */
export type ShownAlternatives = ReadonlyMap<string, Shown>;

/** The constants by which an alternative is recognised, also in the objects that it must have, unless the object around it requires the same ones. */
export function distinctValues(option: Schema, around: Schema): RecordData {
  const own = Object.entries(fieldsInAnyCase(option)).filter(([name]) => !around.properties?.[name]);
  const constant = own.map(([name, field]) => [name, field.const ?? (option.required?.includes(name) ? innerValues(field) : undefined)] as const);
  return Object.fromEntries(constant.filter(([, value]) => value !== undefined));
}

function innerValues(field: Schema): RecordData | undefined {
  const values = distinctValues(field, {});
  return Object.keys(values).length > 0 ? values : undefined;
}

/** Whether choosing an alternative sets the value of a field (`name` is dotted), so that nobody types it. */
export function isTelling(root: RecordSchema, name: string): boolean {
  const names = name.split('.');
  return names.some((_, depth) => {
    const around = resolvedSchema(root, schemaAround(root, names.slice(0, depth + 1).join('.')));
    return alternativesOf(around).some((option) => valueAt(distinctValues(resolvedSchema(root, option), around), names.slice(depth)) !== undefined);
  });
}

/** Whether an alternative has fields to fill in, beside the values that tell it from the others. */
export function hasOtherFields(option: Schema, values: RecordData): boolean {
  return Object.entries(propertiesOf(option)).some(([name, field]) => {
    const value = values[name];
    return value === undefined || (isPlainObject(value) && field.const === undefined && hasOtherFields(field, value));
  });
}

/** Whether an alternative is one value, or an object of nothing but what tells it from the others, so that nothing is left to type once it is chosen. */
export function isWithoutBoxes(option: Schema, around: Schema): boolean {
  const values = distinctValues(option, around);
  return option.const !== undefined || (Object.keys(values).length > 0 && !hasOtherFields(option, values));
}

/** Whether nothing is sent as an alternative before somebody has given a value for it: a tick box, a list and a default would be answers that nobody chose. */
export function asksForValue(option: Schema, around: Schema): boolean {
  const values = distinctValues(option, around);
  const fields = propertiesOf(option);
  if (option.const !== undefined || option.default !== undefined) return false;
  if (Object.keys(fields).length === 0) return emptyAnswer({ ...(around.type && { type: around.type }), ...option }) === undefined;
  return (option.required ?? []).some((name) => fields[name] !== undefined && values[name] === undefined && asksForValue(fields[name], {}));
}

/** An object with what it lacks of another one, at every level. */
export function withMissing(data: RecordData, others: RecordData): RecordData {
  const missing = Object.entries(others).map(([name, other]): [string, unknown] => {
    const own = data[name];
    return [name, own === undefined ? other : isPlainObject(own) && isPlainObject(other) ? withMissing(own, other) : own];
  });
  return missing.every(([name, value]) => value === data[name]) ? data : { ...data, ...Object.fromEntries(missing) };
}

/** An object without the values that tell its alternative from the others. */
function withoutValues(data: RecordData, values: RecordData): RecordData {
  const others = Object.entries(data).map(([name, value]): [string, unknown] => {
    const told = values[name];
    return [name, told === undefined ? value : isPlainObject(value) && isPlainObject(told) ? withoutValues(value, told) : undefined];
  });
  return Object.fromEntries(others);
}

/** The fields of the other alternatives that neither this one nor the object around it has. */
export function foreignTo(options: readonly Schema[], index: number, around: Schema): string[] {
  const own = { ...around.properties, ...propertiesOf(options[index] ?? {}) };
  return [...new Set(options.flatMap((option) => Object.keys(propertiesOf(option))))].filter((name) => own[name] === undefined);
}

/** Whether an object may become one of its alternatives: it has no field that only others have, and no value that this one does not allow for a field. */
export function mayBe(value: RecordData, options: readonly Schema[], index: number, around: Schema): boolean {
  const own = fieldsInAnyCase(options[index] ?? {});
  const isForeign = foreignTo(options, index, around).some((name) => !isEmptyValue(value[name]));
  return !isForeign && Object.entries(own).every(([name, field]) => value[name] === undefined || allows(field, value[name]));
}

/**
 * Whether a value may be of the kind that an alternative describes, even if it breaks a rule of it: it has that type and no other constant. `isRecord` says whether
 * it is the record itself, which may have fields of which its schema says nothing; an object inside it has to have one of the fields of its kind.
 */
export function isOfKind(value: unknown, options: readonly Schema[], index: number, { around, isRecord }: { around: Schema; isRecord: boolean }): boolean {
  const option = options[index] ?? {};
  const kinds = [kindsOfField(option), kindsOfField(around)].find((said) => said.length > 0) ?? [];
  if (kinds.length > 0 && !kinds.some((kind) => isOfType(value, kind))) return false;
  if (!isPlainObject(value)) return option.const === undefined;
  const fields = propertiesOf(option);
  const telling = tellingField(options, { properties: { ...around.properties, ...fields } }) ?? '';
  const isOther = value[telling] !== undefined && !allows(option.properties?.[telling] ?? {}, value[telling]);
  return !isOther && !isContradicted(value, distinctValues(option, around)) && (isRecord || hasPartOf(value, option, around));
}

/** Whether an object has one of the fields of an alternative, or none but those of the object around all the alternatives. */
function hasPartOf(value: RecordData, option: Schema, around: Schema): boolean {
  const fields = Object.keys(propertiesOf(option));
  const own = Object.keys(withoutKeys(value, Object.keys(around.properties ?? {}))).filter((name) => !name.startsWith('@') && !isEmptyValue(value[name]));
  return own.length === 0 || fields.length === 0 || takesPairs(option) || own.some((name) => fields.includes(name));
}

function isOfType(value: unknown, kind: string): boolean {
  if (Array.isArray(value)) return kind === 'array';
  return typeof value === 'number' ? kind === 'number' || kind === 'integer' : kind === typeof value;
}

/** Whether an object has another value than one of these constants. */
function isContradicted(data: RecordData, constants: RecordData): boolean {
  return Object.entries(constants).some(([name, only]) => {
    const own = data[name];
    if (own === undefined) return false;
    return isPlainObject(own) && isPlainObject(only) ? isContradicted(own, only) : !isSameValue(own, only);
  });
}

function allows({ const: only, enum: choices }: Schema, value: unknown): boolean {
  return (only === undefined || isSameValue(value, only)) && (choices === undefined || choices.some((choice) => isSameValue(value, choice)));
}

/**
 * A record with the constants of the alternatives on screen, which nobody types, and without the fields of those that were left. Where nothing was changed since
 * the record was read (`before`), it has what the server has.
 */
export function asShown(record: RecordData, shown: ShownAlternatives, before?: RecordData): RecordData {
  return [...shownByPlace(shown)].reduce<RecordData>((data, [place, one]) => {
    const top = topOf(place);
    const isUntouched = before !== undefined && !one.isChosen && place !== '' && isSameValue(record[top], before[top]);
    return isUntouched ? data : (changedAt(data, place === '' ? [] : place.split('.'), one) as RecordData);
  }, record);
}

/** What is on screen at each place, where alternatives may stand inside others. */
function shownByPlace(shown: ShownAlternatives): ReadonlyMap<string, Shown> {
  const found = new Map<string, Shown>();
  for (const [key, one] of shown) {
    const place = placeOfAlternatives(key);
    const other = found.get(place);
    const left = isLeft(key, shown) ? one.foreign : [];
    found.set(place, {
      ...one,
      values: { ...other?.values, ...one.values },
      foreign: [...(other?.foreign ?? []), ...left],
      isChosen: isLeft(key, shown) || other?.isChosen === true,
      hasFields: one.hasFields || other?.hasFields === true,
      isAsked: one.isAsked || other?.isAsked === true,
    });
  }
  return found;
}

/** Whether another alternative was shown before, here or around these alternatives. */
function isLeft(key: string, shown: ShownAlternatives): boolean {
  return [key, ...keysAround(key)].some((one) => shown.get(one)?.isChosen === true);
}

/** An optional object inside the record that holds nothing but these constants counts as empty, as nobody has typed anything or it was emptied. */
function changedAt(data: unknown, [first, ...rest]: readonly string[], one: Shown): unknown {
  if (Array.isArray(data)) return data.map((item: unknown, index) => (String(index) === first ? changedAt(item, rest, one) : item));
  if (!isPlainObject(data)) return data;
  if (first === undefined) return known(data, one);
  if (rest.length === 0 && isBare(data[first], one)) return withoutKeys(data, [first]);
  // RJSF makes no object of what does not say that it is one.
  const own = data[first] ?? (rest.length === 0 && one.isAsked && one.hasFields ? {} : undefined);
  const inner = changedAt(own, rest, one);
  return inner === data[first] ? data : { ...data, [first]: inner };
}

function isBare(data: unknown, { values, hasFields, isAsked }: Shown): boolean {
  return hasFields && !isAsked && isPlainObject(data) && isEmptyValue(withoutValues(data, values));
}

function known(data: RecordData, { values, foreign, isChosen }: Shown): RecordData {
  const left = isChosen ? foreign.filter((name) => name in data) : [];
  return withMissing(left.length === 0 ? data : withoutKeys(data, left), values);
}

/** A changed record with what it had before of alternatives that have never been on screen, and that RJSF or the rules of hidden fields took from it. */
export function withUnseen(record: RecordData, before: RecordData, shown: ShownAlternatives): RecordData {
  const unseen = [...shown].flatMap(([key, { foreign }]) => (isLeft(key, shown) || placeOfAlternatives(key) !== '' ? [] : foreign));
  const lost = unseen.filter((name) => record[name] === undefined && before[name] !== undefined);
  return lost.length === 0 ? record : { ...record, ...Object.fromEntries(lost.map((name) => [name, before[name]])) };
}
