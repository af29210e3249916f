import { propertiesOf } from '../model/broughtFields';
import type { FormField, FormSituation } from '../model/formFields';
import type { RecordData, Schema } from '../model/Schema';
import { isEmptyValue, isSameValue } from '../model/transforms/emptyValue';
import { isPlainObject } from '../model/transforms/plainObject';
import { defaultWidgetName, resolvedSchema } from '../model/widgetName';

interface Form {
  situation: FormSituation;
  /** Those on screen. */
  fields: ReadonlyMap<string, FormField>;
  /** What an edit is compared with. */
  before: RecordData | undefined;
}

/**
 * A record in which a required box that nobody has ticked says no: what is on screen is an answer. In an edit only what has changed is completed, as
 * nothing leaves that was not typed.
 */
export function withUnticked(record: RecordData, { situation: { entity, inForce }, fields, before }: Form): RecordData {
  const { schema } = entity;
  const resolved = (part: Schema) => resolvedSchema(schema, part);

  function inside(part: Schema, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => inside(resolved(part.items ?? {}), item));
    if (!isPlainObject(value) || isEmptyValue(value)) return value;
    const inner = Object.entries(value).map(([name, own]) => [name, inside(resolved(propertiesOf(part)[name] ?? {}), own)] as const);
    return { ...untickedIn(part, value), ...Object.fromEntries(inner) };
  }

  function untickedIn(part: Schema, value: RecordData): RecordData {
    const isBox = (name: string) => value[name] === undefined && isUntickable(resolved(propertiesOf(part)[name] ?? {}));
    return Object.fromEntries((part.required ?? []).filter(isBox).map((name) => [name, false]));
  }

  const isChanged = (name: string) => !before || !isSameValue(record[name], before[name]);
  const changed = Object.keys(record).filter(isChanged);
  const own = before ? {} : untickedIn(inForce ? inForce(record) : schema, record);
  return {
    ...Object.fromEntries(Object.entries(own).filter(([name]) => fields.get(name)?.editable)),
    ...record,
    ...Object.fromEntries(changed.map((name) => [name, inside(resolved(propertiesOf(schema)[name] ?? {}), record[name])])),
  };
}

/** A box that has to be ticked is not answered by leaving it. */
function isUntickable(part: Schema): boolean {
  return defaultWidgetName(part) === 'yesNo' && part.const === undefined && !part.readOnly;
}
