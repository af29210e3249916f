import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/data/EngineContext';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { FileDrop } from '@/ui/FileDrop';
import type { InputType, ProofDefinition } from './proofDefinition';

interface ProofFieldProps {
  id: string;
  /** The list that the proof belongs to. */
  list: WidgetField;
  definition: ProofDefinition & { inputType: InputType };
  value: unknown;
  onChange(value: unknown): void;
}

/** The widget for each kind of input. A file has none that would not upload it at once. */
const WIDGETS: Readonly<Record<Exclude<InputType, 'file'>, string>> = { checkbox: 'yesNo', input: 'text', selectbox: 'choice', radio: 'choice' };

/** A proof as the form of a request asks for it. */
export function ProofField({ id, list, definition, value, onChange }: ProofFieldProps) {
  const { t } = useTranslation('widgets');
  const { widgets } = useEngine();
  const { inputType, mandatory, label = t('proofs.untitled') } = definition;
  const widget = inputType === 'file' ? undefined : widgets[WIDGETS[inputType]];
  const Input = widget?.Input as ComponentType<InputProps> | undefined;
  const field = proofAsField(definition, { ...list, label });

  return (
    <FieldFrame id={id} label={label} labelPlace={widget?.labelPlace?.(field) ?? (widget ? 'above' : 'group')} required={mandatory} help={undefined} message={undefined}>
      {Input ? (
        <Input id={id} field={field} value={value} onChange={onChange} onBlur={nothing} required={mandatory} disabled={false} invalid={false} describedBy={undefined} mode="create" />
      ) : (
        <FileDrop id={id} label={value instanceof File ? value.name : t('proofs.file')} onFile={onChange} />
      )}
    </FieldFrame>
  );
}

function proofAsField({ inputType, choices }: ProofDefinition, list: WidgetField): WidgetField {
  const isChosen = inputType === 'selectbox' || inputType === 'radio';
  const schema: WidgetField['schema'] = isChosen ? { type: 'string', enum: [...new Set(choices.map(({ value }) => value))] } : {};
  return { ...list, schema, words: { label: list.label, choices }, options: { folded: inputType === 'selectbox' } };
}

const nothing = () => undefined;
