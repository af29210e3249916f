import Box from '@mui/material/Box';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { memo, Suspense, useCallback, useMemo, type ComponentType } from 'react';
import { useEngine } from '../EngineContext';
import type { InputProps, Widget } from '../Widget';
import { widgetField } from '../widgetField';
import { widgetName } from '../widgetName';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFormState, type Marks } from './FormState';
import { ReadOnlyField } from './ReadOnlyField';

/** Where RJSF meets our widgets: one field of the schema becomes one widget in its frame. */
export function EngineField({ fieldPathId, formData, onChange, required }: FieldProps<unknown, RJSFSchema>) {
  const { path, $id } = fieldPathId;
  const name = path.join('.');
  const { entity, mode, labels, fields, marks, messages, isLocked, leave } = useFormState();
  const { widgets } = useEngine();
  const label = labels.field(name);
  const field = useMemo(() => widgetField(entity, name, label), [entity, name, label]);
  const widget = widgets[widgetName(entity, name)];
  const handleChange = useCallback((value: unknown) => onChange(value, path), [onChange, path]);
  const handleBlur = useCallback(() => leave(name), [leave, name]);

  const topField = fields.get(String(path[0]));
  if (!widget || !topField) return null;
  if (!topField.editable) return <ReadOnlyField field={field} widget={widget} value={formData} />;

  return (
    <FramedInput
      id={$id}
      field={field}
      widget={widget}
      value={formData}
      mode={mode}
      marks={marks}
      required={path.length === 1 ? topField.required : required === true}
      disabled={isLocked(name)}
      help={labels.help(name)}
      message={messages.get(name)}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
}

interface FramedInputProps extends Pick<InputProps, 'id' | 'field' | 'value' | 'mode' | 'required' | 'disabled' | 'onChange' | 'onBlur'> {
  widget: Widget;
  marks: Marks;
  help: string | undefined;
  message: string | undefined;
}

/**
 * Drawn again only when something of its own changes: every field hears of every change of the form. An input that is not loaded yet
 * keeps its own place empty, and no other.
 */
const FramedInput = memo(function FramedInput({ widget, marks, help, message, ...input }: FramedInputProps) {
  const { id, field, required } = input;
  const Input = widget.Input as ComponentType<InputProps>;

  return (
    <FieldFrame
      id={id}
      label={field.label}
      labelPlace={widget.labelPlace?.(field) ?? 'above'}
      required={required}
      marks={marks}
      help={help}
      message={message}
    >
      <Suspense fallback={<Box sx={{ height: 40 }} />}>
        <Input {...input} invalid={message !== undefined} describedBy={describedBy(id, help, message)} />
      </Suspense>
    </FieldFrame>
  );
});
