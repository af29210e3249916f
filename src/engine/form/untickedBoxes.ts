import { propertiesOf } from '../model/broughtFields';
import type { FormField, FormSituation } from '../model/formFields';
import { placesOf } from '../model/placesOf';
import type { RecordData, Schema } from '../model/Schema';
import { isEmptyValue, isSameValue } from '../model/transforms/emptyValue';
import { isPlainObject } from '../model/transforms/plainObject';
import { defaultWidgetName, resolvedSchema } from '../model/widgetName';

interface Form {
  situation: FormSituation;
  /** The fields on screen. */
  fields: ReadonlyMap<string, FormField>;
  /** The record that an edit is compared with. */
  before: RecordData | undefined;
}

/**
 * A record in which a required tick box that nobody has ticked says no, as leaving it unticked is an answer too. In an edit only changed objects are completed, so
 * that nothing is sent that nobody typed.
 */
export function withUnticked(record: RecordData, { situation: { entity, inForce }, fields, before }: Form): RecordData {
  const { schema } = entity;
  const resolved = (part: Schema) => resolvedSchema(schema, part);

  function inside(part: Schema, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item, index) => inside(resolved(placesOf(part)?.[index] ?? part.items ?? {}), item));
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

/** Whether leaving a tick box unticked is an answer; a box that may only have one value has to be ticked. */
function isUntickable(part: Schema): boolean {
  return defaultWidgetName(part) === 'yesNo' && part.const === undefined && !part.readOnly;
}
