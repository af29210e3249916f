import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@/engine/form/FieldFrame';
import { FileDrop } from '@/engine/import/FileDrop';
import type { InputProps, LabelPlace } from '@/engine/Widget';
import { BufferedInput } from '../BufferedInput';
import { ChoiceRadios } from '../choice/ChoiceRadios';
import { ChoiceSelect } from '../choice/ChoiceSelect';
import { YesNoInput } from '../yesNo/YesNoInput';
import type { InputType, ProofDefinition } from './proofDefinition';

interface ProofFieldProps extends Pick<InputProps, 'id' | 'field'> {
  definition: ProofDefinition & { inputType: InputType };
  value: unknown;
  onChange(value: unknown): void;
}

const LABEL_PLACES: Readonly<Record<InputType, LabelPlace>> = { checkbox: 'beside', input: 'above', selectbox: 'above', radio: 'group', file: 'group' };

/** A proof as the form of a request asks for it. */
export function ProofField(props: ProofFieldProps) {
  const { t } = useTranslation('widgets');
  const { id, definition } = props;
  const { inputType, mandatory } = definition;
  return (
    <FieldFrame id={id} label={definition.label ?? t('proofs.untitled')} labelPlace={LABEL_PLACES[inputType]} required={mandatory} marks="optional" help={undefined} message={undefined}>
      {controlOf(props, t('proofs.file'))}
    </FieldFrame>
  );
}

function controlOf({ id, field, definition, value, onChange }: ProofFieldProps, fileLabel: string): ReactNode {
  const { inputType, choices, mandatory, label } = definition;
  const shared = { id, required: mandatory, disabled: false, invalid: false, describedBy: undefined, onBlur: () => undefined };
  const input = { ...shared, mode: 'create' as const, field: { ...field, label: label ?? field.label } };
  const offered = choices.map((choice) => ({ key: choice.value, label: choice.label }));
  const choosing = { ...input, value, onChange, choices: offered, chosen: typeof value === 'string' ? value : '', noneLabel: undefined, onChoose: onChange };

  switch (inputType) {
    case 'checkbox':
      return <YesNoInput {...input} value={value === true} onChange={onChange} />;
    case 'input':
      return <BufferedInput {...shared} text={typeof value === 'string' ? value : ''} onText={onChange} />;
    case 'selectbox':
      return <ChoiceSelect {...choosing} />;
    case 'radio':
      return <ChoiceRadios {...choosing} />;
    case 'file':
      return <FileDrop id={id} label={value instanceof File ? value.name : fileLabel} invalid={false} describedBy="" onFile={onChange} />;
  }
}
