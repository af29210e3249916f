import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent, type ComponentType } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import type { ItemPreviewProps, InputProps, WidgetField } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { FileDrop } from '@/ui/FileDrop';
import { proofDefinition, type InputType, type ProofDefinition } from './proofDefinition';

/** A preview of how the form of a request will ask for a proof. It can be tried out while the proof is defined; nothing is stored. */
export function ProofPreview({ field, item }: ItemPreviewProps) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const definition = proofDefinition(item);
  const { inputType, activated, choices } = definition;
  const hasChoices = inputType === 'selectbox' || inputType === 'radio';
  if (!inputType || (hasChoices && choices.length === 0)) return null;

  return (
    <Box component="fieldset" onKeyDown={stopSubmit} sx={previewStyle}>
      <Typography component="legend" variant="body2" sx={{ color: 'text.secondary', px: 0.5 }}>
        {t('proofs.preview')}
      </Typography>
      {activated ? (
        // The key resets the preview for another kind of input, because the value of one does not fit another.
        <TriedOut key={inputType} id={id} list={field} definition={{ ...definition, inputType }} />
      ) : (
        <Typography variant="body2">{t('proofs.inactive')}</Typography>
      )}
    </Box>
  );
}

function TriedOut(props: Pick<Parameters<typeof ProofField>[0], 'id' | 'list' | 'definition'>) {
  const [value, setValue] = useState<unknown>();
  return <ProofField {...props} value={value} onChange={setValue} />;
}

/** Enter must not save the record, of which the preview is no part. */
function stopSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const previewStyle = { m: 0, px: 2, pb: 2, pt: 1, minWidth: 0, border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1 };

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
function ProofField({ id, list, definition, value, onChange }: ProofFieldProps) {
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
