import { isBrought } from './broughtFields';
import { holds, type ConditionContext } from './conditions';
import type { Entity, Section } from './Resource';
import type { RecordData, Schema } from './Schema';
import { isEmptyValue } from './transforms/emptyValue';
import type { WidgetRegistry } from './Widget';
import { fieldSchema, hasType, widgetName } from './widgetName';

/** A field as the form shows it now. */
export interface FormField {
  name: string;
  required: boolean;
  /** What the record's own call cannot carry is editable all the same when its widget saves it. */
  editable: boolean;
  /** The server cannot empty it once it has a value. */
  kept: boolean;
}

/** What decides which fields are there; `record` makes it change while the form is filled. */
export interface FormSituation {
  entity: Entity;
  widgets: WidgetRegistry;
  context: ConditionContext;
  /** What the schema of the entity comes to for a record, where conditions in it bring fields; a page that shows a record goes by what is in it. */
  inForce?: ((record: RecordData) => Schema) | undefined;
}

/** The fields of a form, in its order, by the conditions of their sections and their own. */
export function formFields(situation: FormSituation): Map<string, FormField> {
  const names = visibleSections(situation.entity.resource.form, situation).flatMap(({ rows }) => rows.flat());
  return new Map(
    names.map((name) => {
      const editable = isEditable(name, situation);
      return [name, { name, editable, required: editable && isRequired(name, situation), kept: isKept(name, situation) }];
    }),
  );
}

/** The sections to render, with the fields they have for this operator, in this mode, with this record; none is empty. */
export function visibleSections(sections: readonly Section[], situation: FormSituation): Section[] {
  return sections
    .filter(({ visible }) => !visible || holds(visible, situation.context))
    .map((section) => ({
      ...section,
      rows: section.rows.map((row) => row.filter((name) => isVisible(name, situation))).filter((row) => row.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The value of a field that has just been hidden goes with it (rule hidden.dropped); one hidden from the start was never touched. */
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
 * What must be filled in and has just been shown starts as the record did, else as in a creation: the first row of a list, the usual choice. What may stay
 * empty stays so: nobody asked for it to be sent.
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
  // What is never answered cannot be read.
  if (context.mode === 'show' && fieldSchema(entity.schema, name).writeOnly) return false;
  const { visible, only, endpoint } = entity.resource.fields[name] ?? {};
  if (only && context.mode !== 'show' && only !== context.mode) return false;
  // A form does not wait for what it cannot change.
  if (endpoint !== undefined && context.mode !== 'show') return false;
  // What only the server fills in is not there yet.
  if (context.mode === 'create' && !isEditable(name, situation)) return false;
  return !visible || holds(visible, context);
}

function isEditable(name: string, { entity, widgets }: FormSituation): boolean {
  return fieldSchema(entity.schema, name).readOnly !== true || widgets[widgetName(entity, name)]?.afterSave !== undefined;
}

function isInForce(name: string, { context, inForce }: FormSituation): boolean {
  return inForce ? inForce(context.record).properties?.[name] !== undefined : !isEmptyValue(context.record[name]);
}

/** A box that is not ticked is an answer: yes/no is never missing. What is stored and never answered is not asked again. */
export function isRequired(name: string, { entity, context, inForce }: FormSituation): boolean {
  if (context.mode === 'edit' && fieldSchema(entity.schema, name).writeOnly) return false;
  if (hasType(fieldSchema(entity.schema, name), 'boolean')) return false;
  const { required: condition } = entity.resource.fields[name] ?? {};
  const { required = [] } = inForce ? inForce(context.record) : entity.schema;
  return required.includes(name) || (condition !== undefined && holds(condition, context));
}

/** Whether the server cannot empty a field, ever or as long as a condition holds: the form says so. */
export function isKept(name: string, { entity, context }: FormSituation): boolean {
  const { cleared, unclearable } = entity.resource.fields[name] ?? {};
  return cleared === 'refused' || (unclearable !== undefined && holds(unclearable, context));
}
