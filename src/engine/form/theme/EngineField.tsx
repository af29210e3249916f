import { getUiOptions, type FieldPathList, type FieldProps, type RJSFSchema, type UIOptionsType } from '@rjsf/utils';
import { memo, useCallback, useMemo, useState, type ComponentType } from 'react';
import { PartBoundary } from '@/ui/PartBoundary';
import { useEngine } from '../../data/EngineContext';
import { hasAlternatives, isBrought } from '../../model/broughtFields';
import { isOfAnyKind } from '../../model/kindsOfField';
import { placesOf } from '../../model/placesOf';
import type { Entity } from '../../model/Resource';
import type { Schema } from '../../model/Schema';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import type { InputProps, Widget, WidgetField } from '../../model/Widget';
import { widgetField } from '../../model/widgetField';
import { defaultWidgetName, fieldSchema, isInBranch, isJsonOnly, isJsonPair, isUnseen, placesIn, schemaAround, widgetName } from '../../model/widgetName';
import { DuplicateWarning } from '../duplicates/DuplicateWarning';
import type { Duplicates } from '../duplicates/findDuplicates';
import { describedBy, FieldFrame, warningId } from '../../fields/FieldFrame';
import { FieldValue } from '../../fields/FieldValue';
import { useFormRecord } from '../../fields/FormRecord';
import { useFieldStates, useFormState } from '../FormState';
import { useIsSaidAbove } from '../../fields/SoleHeading';
import { pathLabel, wordsPath } from '../../fields/pathLabel';
import { isPair, withoutPairs } from '../../fields/pairs';
import { isTelling } from '../values/shownAlternatives';
import { useIsMarked } from './marks';

/** Where RJSF meets our widgets: renders one field of the schema as one widget in its frame. */
export function EngineField({ fieldPathId, formData, onChange, required, schema, uiSchema }: FieldProps<unknown, RJSFSchema>) {
  const { path, $id } = fieldPathId;
  const name = path.join('.');
  const { mode, labels, leave } = useFormState();
  const { widget, field, isTold } = useFieldWidget(path, withoutPairs(schema as Schema), formData, getUiOptions(uiSchema));
  const handleChange = useCallback((value: unknown) => onChange(value, path), [onChange, path]);
  const handleBlur = useCallback(() => leave(name), [leave, name]);
  // The help of a list is not repeated by its items.
  const hasHelp = typeof path.at(-1) !== 'number' || field.name !== wordsPath(name);
  const help = useMemo(() => (hasHelp ? labels.help(field.name, mode) : undefined), [hasHelp, labels, field.name, mode]);

  // The value that tells one alternative from the others is set by choosing the alternative, so it has no field.
  if (!widget || isTold) return null;
  const isOnlyRead = path.length > 1 && schema.readOnly === true;
  if (isOnlyRead && isEmptyValue(formData)) return null;

  return (
    <FieldInState
      id={$id}
      path={path}
      schema={schema as Schema}
      isAsked={required}
      isOnlyRead={isOnlyRead}
      field={field}
      widget={widget}
      value={formData}
      mode={mode}
      help={help}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
}

interface FieldInStateProps extends Omit<FramedInputProps, 'isLabelHidden' | 'required' | 'disabled' | 'message' | 'remark' | 'duplicates'> {
  path: FieldPathList;
  schema: Schema;
  /** Whether the object around the field asks for it. */
  isAsked: boolean | undefined;
  isOnlyRead: boolean;
}

/** Picks the state of one field out of those of all, so that the field is not rendered again where only another one has changed. */
function FieldInState({ path, schema, isAsked, isOnlyRead, ...input }: FieldInStateProps) {
  const { fields, messages, remarks, warnings, isLocked } = useFieldStates();
  const isMarked = useIsMarked(path, schema, isAsked);
  const { field, widget, value } = input;
  const isSaidAbove = useIsSaidAbove(field.label) && path.length === 1;
  const topField = fields.get(String(path[0]));
  if (!topField) return null;
  if (!topField.editable || isOnlyRead || !widget.Input) return <ReadOnlyField field={field} isLabelHidden={isSaidAbove} widget={widget} value={value} />;

  const name = path.join('.');
  return (
    <FramedInput
      {...input}
      // The mark of a required field stands beside its label.
      isLabelHidden={isSaidAbove && !isMarked}
      required={isMarked}
      disabled={isLocked(name)}
      message={messages.get(name)}
      remark={messages.has(name) ? undefined : remarks.get(name)}
      duplicates={warnings.get(name)}
    />
  );
}

/** The widget of a field, and the field as the widget knows it. */
function useFieldWidget(path: FieldPathList, said: Schema, value: unknown, { isAlternative, title = '' }: UIOptionsType<unknown>) {
  const { widgets } = useEngine();
  const schema = useMemo(() => withChoice(said), [said]);
  const { entity, labels, t } = useFormState();
  const { words, own, isItem, isOfBranch } = fieldPlace(entity, path, schema);
  const place = path.join('.');
  const named = useMemo(() => (isItem ? pathLabel(place, labels, t) : labels.field(words)), [isItem, place, words, labels, t]);
  const ofAlternative = isAlternative ? t('list.within', { item: named, label: title }) : named;
  const label = isPair(schema) ? t('pairs.value') : ofAlternative;
  const field = useMemo(
    () => (isItem || isOfBranch ? { ...widgetField(entity, own, label), schema } : widgetField(entity, own, label)),
    [entity, own, label, isItem, isOfBranch, schema],
  );
  const isJson = isPair(schema) ? isJsonPair(schema) : isJsonOnly(fieldSchema(entity.schema, words)) && !widgets[defaultWidgetName(schema)]?.Input;
  const chosen = isItem ? undefined : entity.resource.fields[words]?.widget?.use;
  const isAsStored = useStays(chosen === undefined && isUnseen(value, schema));
  const bySchema = isJson || isAsStored ? 'json' : defaultWidgetName(schema);
  const widget = widgets[isItem || isAsStored || (isOfBranch && chosen === undefined) ? bySchema : widgetName(entity, words)];
  return { field, widget, isTold: schema.const !== undefined && (isAlternative === true || (!isItem && isTelling(entity.schema, words))) };
}

/** Whether something holds, or has held since the field is there: a box that became another one under the operator's hands would lose the focus. */
function useStays(holds: boolean): boolean {
  const [stays, setStays] = useState(holds);
  if (holds && !stays) setStays(true);
  return holds || stays;
}

/**
 * Where a field stands: `words` is the path of its words, which the items of a list share, and `own` the path by which it is known, as the places of a tuple each
 * have words of their own. `isOfBranch` says that its schema is that of the branch or of the place which is rendered, and not the one that the record has for it.
 */
function fieldPlace({ schema: record }: Entity, path: FieldPathList, schema: Schema) {
  const words = path.filter((part) => typeof part === 'string').join('.');
  const last = path.at(-1);
  const isItem = typeof last === 'number';
  const tuple = typeof path.at(-2) === 'number' ? `${words}.0` : words;
  const own = isItem && placesOf(fieldSchema(record, tuple)) ? `${tuple}.${last}` : words;
  const isInPlace = words.includes('.') && placesIn(fieldSchema(record, words.slice(0, words.lastIndexOf('.')))) !== undefined;
  const whole = fieldSchema(record, words);
  const isChosen = hasAlternatives(whole) || isTyped(schema, whole);
  const isOfBranch = isPair(schema) || isInPlace || isInBranch(record, words) || isBrought(schemaAround(record, words), String(last)) || isChosen;
  return { words, own, isItem, isOfBranch };
}

/** Whether a condition that holds now says the kind of a field of which the record says none. A constant that repeats what the condition asks for leaves the box as it is. */
function isTyped(schema: Schema, whole: Schema): boolean {
  return isOfAnyKind(whole) && !isOfAnyKind(schema) && schema.const === undefined;
}

/** The schema of a branch has a constant where that of a record has its only choice. A yes is a box of its own. */
function withChoice(schema: Schema): Schema {
  const { const: only } = schema;
  return only === undefined || only === true || typeof only === 'object' ? schema : { ...schema, enum: [only] };
}

type OfInput = 'id' | 'field' | 'value' | 'mode' | 'required' | 'disabled' | 'onChange' | 'onBlur';

interface FramedInputProps extends Pick<InputProps, OfInput> {
  widget: Widget;
  isLabelHidden: boolean;
  help: string | undefined;
  message: string | undefined;
  remark: string | undefined;
  duplicates: Duplicates | undefined;
}

/** Rendered again only when something of its own changes. An input that is still loading leaves only its own place empty. */
const FramedInput = memo(function FramedInput({ widget, isLabelHidden, help, message, remark, duplicates, ...input }: FramedInputProps) {
  const { id, field, required } = input;
  const warning = duplicates && <DuplicateWarning id={warningId(id)} duplicates={duplicates} />;
  const Input = widget.Input as ComponentType<InputProps>;

  return (
    <FieldFrame
      id={id}
      label={field.label}
      labelPlace={widget.labelPlace?.(field) ?? 'above'}
      isLabelHidden={isLabelHidden}
      required={required}
      help={help}
      message={message}
      remark={remark}
      warning={warning}
    >
      <PartBoundary fallback={<div aria-busy="true" style={{ height: 40 }} />}>
        <Input {...input} invalid={message !== undefined} describedBy={describedBy(id, { help, message, remark, warning })} />
      </PartBoundary>
    </FieldFrame>
  );
});

interface ReadOnlyFieldProps {
  field: WidgetField;
  isLabelHidden: boolean;
  widget: Widget;
  value: unknown;
}

/** A value that the form shows and cannot change: text in the place of the field, not a greyed box. */
function ReadOnlyField({ field, isLabelHidden, widget, value }: ReadOnlyFieldProps) {
  const record = useFormRecord();
  return (
    <div>
      <p className={isLabelHidden ? 'visually-hidden' : 'field-label'}>{field.label}</p>
      <FieldValue field={field} widget={widget} value={value} record={record} />
    </div>
  );
}
