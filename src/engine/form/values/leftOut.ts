import { pairSchema, propertiesOf, takesPairs } from '../../model/broughtFields';
import { emptyAnswer } from '../../model/emptyAnswer';
import type { FormField, FormSituation } from '../../model/formFields';
import { isEmptyPart, isSameField, type Part } from '../../model/isSameField';
import { placesOf } from '../../model/placesOf';
import type { RecordData, Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { isJsonOnly, resolvedSchema } from '../../model/widgetName';

/** Whether the operator, and not the schema, has given a value its name. */
function isPair(part: Schema, name: string): boolean {
  return takesPairs(part) && !Object.hasOwn(propertiesOf(part), name);
}

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
  const { schema } = entity;
  const resolved = (part: Schema) => resolvedSchema(schema, part);
  const partOf = (part: Schema, name: string) => resolved(propertiesOf(part)[name] ?? {});

  function inside({ path, part }: Part, value: unknown, stored: unknown): unknown {
    if (Array.isArray(value)) return value.map((item, index) => inside({ path, part: resolved(placesOf(part)?.[index] ?? part.items ?? {}) }, item, Array.isArray(stored) ? stored[index] : undefined));
    if (!isPlainObject(value) || isJsonOnly(part) || isEmptyPart(entity, { path, part }, value)) return value;
    const known: RecordData = isPlainObject(stored) ? stored : {};
    const isKept = (name: string, own: unknown) => isAsked(part, name) || !isBare(partOf(part, name), own) || isStoredBare(partOf(part, name), known[name]) || isEmptied(partOf(part, name), known[name]);
    const inner = Object.entries(value).filter(([name, own]) => isKept(name, own)).map(([name, own]) => [name, isPair(part, name) ? answerOf(part, name, own) : inside({ path: `${path}.${name}`, part: partOf(part, name) }, own, known[name])] as const);
    return answered(leftOutOf(part, value), inner);
  }

  function leftOutOf(part: Schema, value: RecordData): RecordData {
    const missing = (part.required ?? []).filter((name) => isEmptyValue(value[name]));
    return Object.fromEntries(missing.map((name) => [name, emptyAnswer(partOf(part, name))] as const).filter(([, answer]) => answer !== undefined));
  }

  /** The value of a pair. One that nobody has touched is `null`, where RJSF learns its kind from its name. */
  function answerOf(part: Schema, name: string, value: unknown): unknown {
    return value === null ? (emptyAnswer(pairSchema(part, name)) ?? value) : value;
  }

  /** What has to be there may be an object without any value. */
  function isAsked({ required = [] }: Schema, name: string): boolean {
    return required.includes(name);
  }

  /** Whether a value is an object in which there is no value. A pair without one has a name, and JSON without one has braces, which the operator has typed. */
  function isBare(part: Schema, value: unknown): boolean {
    return isPlainObject(value) && !isJsonOnly(part) && Object.entries(value).every(([name, inner]) => !isPair(part, name) && (inner === undefined || isBare(partOf(part, name), inner)));
  }

  /** Whether an object without any value had pairs, which the operator has removed. */
  function isEmptied(part: Schema, stored: unknown): boolean {
    return takesPairs(part) && isPlainObject(stored);
  }

  /** Whether the server has an object without any value, which its schema allows. */
  function isStoredBare(part: Schema, stored: unknown): boolean {
    return isPlainObject(stored) && isBare(part, stored) && !part.required?.length;
  }

  /** Whether a pair was added that has no value, which compares as if it were not there. */
  function hasBareName(part: Schema, value: unknown, stored: unknown): boolean {
    if (Array.isArray(value)) return value.some((item, index) => hasBareName(resolved(part.items ?? {}), item, Array.isArray(stored) ? stored[index] : undefined));
    if (!isPlainObject(value)) return false;
    const known: RecordData = isPlainObject(stored) ? stored : {};
    return Object.entries(value).some(([name, inner]) => (isPair(part, name) ? isEmptyValue(inner) && !Object.hasOwn(known, name) : hasBareName(partOf(part, name), inner, known[name])));
  }

  const isChanged = (name: string) => !before || !isSameField(entity, name, record[name], before[name]) || hasBareName(partOf(schema, name), record[name], before[name]);
  const changed = Object.keys(record).filter((name) => isChanged(name) && !isBare(partOf(schema, name), record[name]));
  const asRead = Object.entries(before ?? {}).filter(([name]) => name in record && !isChanged(name));
  const current = inForce ? inForce(record) : schema;
  const own = before ? {} : leftOutOf(current, record);
  const answers = Object.fromEntries(Object.entries(own).filter(([name]) => fields.get(name)?.editable));
  return answered(answers, [
    ...Object.entries(record).filter(([name, value]) => isAsked(current, name) || !isBare(partOf(schema, name), value)),
    ...asRead,
    ...changed.map((name) => [name, inside({ path: name, part: partOf(schema, name) }, record[name], before?.[name])] as const),
  ]);
}

/** Values, with the answers of fields that nobody has touched, to which RJSF gives nothing or an object without any value. */
function answered(answers: RecordData, values: readonly (readonly [string, unknown])[]): RecordData {
  return { ...answers, ...Object.fromEntries(values.filter(([name, value]) => !isEmptyValue(value) || !Object.hasOwn(answers, name))) };
}
