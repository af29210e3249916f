import { takesPairs } from '../../model/broughtFields';
import { emptyAnswer } from '../../model/emptyAnswer';
import type { FormField, FormSituation } from '../../model/formFields';
import { isEmptyPart, isSameField } from '../../model/isSameField';
import type { RecordData, Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { resolvedSchema } from '../../model/widgetName';
import { isWrittenAsJson, itemPart, namedPart, type Part } from '../../model/writtenAsJson';

interface Form {
  situation: FormSituation;
  /** The fields on screen. */
  fields: ReadonlyMap<string, FormField>;
  /** The record that an edit is compared with. */
  before: RecordData | undefined;
}

/**
 * A record with the answers that a required field has when nobody touches it: no for a tick box, no items for a list. In an edit only changed objects are
 * completed, and the others are as they were read, so that nothing is sent that nobody typed. RJSF adds objects without any value, whose rules say nothing about a
 * record in which nobody has begun one: they are left out, unless the server has such an object there.
 */
export function withLeftOut(record: RecordData, { situation: { entity, inForce }, fields, before }: Form): RecordData {
  const { completed, leftOutOf, isBare, fieldOf } = partsIn(entity);
  const isChanged = (name: string) => !before || !isSameField(entity, name, record[name], before[name]);
  const changed = Object.keys(record).filter((name) => isChanged(name) && !isBare(fieldOf(name), record[name]));
  const asRead = Object.entries(before ?? {}).filter(([name]) => name in record && !isChanged(name));

  const current = inForce ? inForce(record) : entity.schema;
  const own = before ? {} : leftOutOf({ path: '', part: current }, record);
  const answers = Object.fromEntries(Object.entries(own).filter(([name]) => fields.get(name)?.editable));
  return answered(answers, [
    ...Object.entries(record).filter(([name, value]) => isAsked(current, name) || !isBare(fieldOf(name), value)),
    ...asRead,
    ...changed.map((name) => [name, completed(fieldOf(name), record[name], before?.[name])] as const),
  ]);
}

/** What the values inside a record are by its schema, at any depth. */
function partsIn(entity: FormSituation['entity']) {
  const { schema } = entity;
  const resolved = (own: Part): Part => ({ ...own, part: resolvedSchema(schema, own.part) });
  const partOf = (own: Part, name: string) => resolved(namedPart(own, name));
  const fieldOf = (name: string) => partOf({ path: '', part: schema }, name);

  /** A value, in which the objects that somebody has begun have the answers that were left out. */
  function completed(own: Part, value: unknown, stored: unknown): unknown {
    if (isWrittenAsJson(entity, own)) return value;
    if (Array.isArray(value)) return value.map((item, place) => completed(resolved(itemPart(own, place)), item, Array.isArray(stored) ? stored[place] : undefined));
    if (!isPlainObject(value) || isEmptyPart(entity, own, value)) return value;
    const known: RecordData = isPlainObject(stored) ? stored : {};
    const isKept = (name: string, part: Part) => isAsked(own.part, name) || !isBare(part, value[name]) || isStoredBare(part, known[name]) || isEmptied(part, known[name]);
    const parts = Object.keys(value).map((name) => [name, partOf(own, name)] as const).filter(([name, part]) => isKept(name, part));
    const inner = parts.map(([name, part]) => [name, part.isPair ? answerOf(part, value[name]) : completed(part, value[name], known[name])] as const);
    return answered(leftOutOf(own, value), inner);
  }

  function leftOutOf(own: Part, value: RecordData): RecordData {
    const missing = (own.part.required ?? []).filter((name) => isEmptyValue(value[name]) && !hasNames(partOf(own, name), value[name]));
    return Object.fromEntries(missing.map((name) => [name, untouched(partOf(own, name))] as const).filter(([, answer]) => answer !== undefined));
  }

  function untouched({ path, part }: Part): unknown {
    return emptyAnswer(part, { entity, path });
  }

  /** Whether an object without any value has names that the operator has typed. */
  function hasNames(own: Part, value: unknown): boolean {
    return isPlainObject(value) && Object.keys(value).length > 0 && !isBare(own, value);
  }

  /** Whether a value is an object in which there is no value. A pair without one has a name, and JSON without one has braces, which the operator has typed. */
  function isBare(own: Part, value: unknown): boolean {
    if (!isPlainObject(value) || isWrittenAsJson(entity, own)) return false;
    return Object.entries(value).every(([name, inner]) => !partOf(own, name).isPair && (inner === undefined || isBare(partOf(own, name), inner)));
  }

  /** Whether the server has an object without any value, which its schema allows. */
  function isStoredBare(own: Part, stored: unknown): boolean {
    return isPlainObject(stored) && isBare(own, stored) && !own.part.required?.length;
  }

  return { completed, leftOutOf, isBare, fieldOf };
}

/** Values, with the answers of fields that nobody has touched, to which RJSF gives nothing or an object without any value. */
function answered(answers: RecordData, values: readonly (readonly [string, unknown])[]): RecordData {
  return { ...answers, ...Object.fromEntries(values.filter(([name, value]) => !isEmptyValue(value) || !Object.hasOwn(answers, name))) };
}

/** The value of a pair. One that nobody has touched is `null`, where RJSF learns its kind from its name. */
function answerOf({ part }: Part, value: unknown): unknown {
  return value === null ? (emptyAnswer(part) ?? value) : value;
}

/** What has to be there may be an object without any value. */
function isAsked({ required = [] }: Schema, name: string): boolean {
  return required.includes(name);
}

/** Whether an object without any value had pairs, which the operator has removed. */
function isEmptied({ part }: Part, stored: unknown): boolean {
  return takesPairs(part) && isPlainObject(stored);
}
