import { isBrought } from './broughtFields';
import { holds, type ConditionContext } from './conditions';
import { emptyAnswer } from './emptyAnswer';
import type { Entity, Section } from './Resource';
import type { RecordData, Schema } from './Schema';
import { isEmptyValue } from './transforms/emptyValue';
import type { WidgetRegistry } from './Widget';
import { fieldSchema, widgetName } from './widgetName';
import { withFields } from './withFields';

/** The current state of a field in the form. */
export interface FormField {
  name: string;
  required: boolean;
  /** Whether the field can be edited. A field that the record's own call cannot carry still can when its widget saves it. */
  editable: boolean;
  /** Whether the server cannot empty the field once it has a value. */
  kept: boolean;
}

/** The facts that decide which fields exist; `record` makes them change while the form is filled in. */
export interface FormSituation {
  entity: Entity;
  widgets: WidgetRegistry;
  context: ConditionContext;
  /** Gives the schema that applies to a record, where its conditions add fields. The page that shows a record has none, and shows the fields that have a value. */
  inForce?: ((record: RecordData) => Schema) | undefined;
}

/** The fields of a form in their order, according to the conditions of their sections and their own. */
export function formFields(situation: FormSituation): Map<string, FormField> {
  const names = visibleSections(situation.entity.resource.form, situation).flatMap(({ rows }) => rows.flat());
  return new Map(
    names.map((name) => {
      const editable = isEditable(name, situation);
      return [name, { name, editable, required: editable && isRequired(name, situation), kept: isKept(name, situation) }];
    }),
  );
}

/** The sections to render, with the fields that they have for this operator, mode and record; empty sections are left out. */
export function visibleSections(sections: readonly Section[], situation: FormSituation): Section[] {
  const inForce = sections.filter(({ visible }) => !visible || holds(visible, situation.context));
  return withFields(inForce, (name) => isVisible(name, situation));
}

/** Drops the value of a field that has just been hidden (rule hidden.dropped). A field hidden from the start keeps its value, as it was never touched. */
export function withoutHidden(
  record: RecordData,
  situation: FormSituation,
  shown: ReadonlyMap<string, FormField>,
): RecordData {
  const fields = formFields({ ...situation, context: { ...situation.context, record } });
  const gone = [...shown.keys()].filter((name) => !fields.has(name) && record[name] !== undefined);
  if (gone.length === 0) return record;
  const kept = Object.fromEntries(Object.entries(record).filter(([name]) => !gone.includes(name)));
  return withoutHidden(kept, situation, shown);
}

/**
 * Gives a required field that has just appeared its initial value: that of the record, else that of a creation (the first row of a list, the usual choice). An
 * optional field stays empty, because nobody asked for it to be sent.
 */
export function withStart(record: RecordData, start: RecordData, situation: FormSituation, shown: ReadonlyMap<string, FormField>): RecordData {
  const fields = formFields({ ...situation, context: { ...situation.context, record } });
  const begun = [...fields.values()].filter(({ name, required }) => required && !shown.has(name) && record[name] === undefined && start[name] !== undefined);
  if (begun.length === 0) return record;
  return withStart({ ...record, ...Object.fromEntries(begun.map(({ name }) => [name, start[name]])) }, start, situation, fields);
}

function isVisible(name: string, situation: FormSituation): boolean {
  const { entity, context } = situation;
  if (isBrought(entity.schema, name) && !isInForce(name, situation)) return false;
  // A field that is never answered has no value to show.
  if (context.mode === 'show' && fieldSchema(entity.schema, name).writeOnly) return false;
  const { visible, only, endpoint } = entity.resource.fields[name] ?? {};
  if (only && context.mode !== 'show' && only !== context.mode) return false;
  // A form leaves out a value that needs its own request, since it cannot be changed there.
  if (endpoint !== undefined && context.mode !== 'show') return false;
  // A new record does not have the values that only the server sets.
  if (context.mode === 'create' && !isEditable(name, situation)) return false;
  return !visible || holds(visible, context);
}

function isEditable(name: string, { entity, widgets }: FormSituation): boolean {
  return fieldSchema(entity.schema, name).readOnly !== true || widgets[widgetName(entity, name)]?.afterSave !== undefined;
}

function isInForce(name: string, { context, inForce }: FormSituation): boolean {
  return inForce ? inForce(context.record).properties?.[name] !== undefined : !isEmptyValue(context.record[name]);
}

/**
 * Whether the field must be filled in. A yes/no field never is, unless it has to be ticked: an unticked box is an answer. Nor is a list that may be empty,
 * unless the resource says so. A field that the server stores but never answers need not be filled in again in an edit.
 */
export function isRequired(name: string, { entity, context, inForce }: FormSituation): boolean {
  const schema = fieldSchema(entity.schema, name);
  if (context.mode === 'edit' && schema.writeOnly) return false;
  const answer = emptyAnswer(schema, { entity, path: name });
  if (answer === false) return false;
  const { required: condition } = entity.resource.fields[name] ?? {};
  const { required = [] } = inForce ? inForce(context.record) : entity.schema;
  return (required.includes(name) && answer === undefined) || (condition !== undefined && holds(condition, context));
}

/** Whether the server cannot empty what it stores in the field, ever or unless a condition holds; the form says so. */
export function isKept(name: string, { entity, context }: FormSituation): boolean {
  if (context.mode === 'create') return false;
  const { cleared, clearable } = entity.resource.fields[name] ?? {};
  return cleared === 'refused' || (clearable !== undefined && !holds(clearable, context));
}
