import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '@/ui/Sentence';
import type { LabelPlace } from '../model/Widget';
import { RequiredMark } from './RequiredMark';

interface FieldFrameProps {
  id: string;
  label: string;
  labelPlace: LabelPlace;
  /** Whether the field has the mark that the form's `RequiredNote` explains; a form of a single box has neither. */
  required?: boolean;
  help: string | undefined;
  message: string | undefined;
  /** What is wrong with the stored value, which does not prevent a save. */
  remark?: string | undefined;
  /** A warning under the field, in an element with the id `warningId`. */
  warning?: ReactNode;
  children: ReactNode;
}

/**
 * A field in its frame: the label above, the control, the help and the messages below. A group of controls is a `fieldset` with its legend. The control itself
 * refers to help and message by `describedBy` (style traps 1).
 */
export function FieldFrame({ id, label, labelPlace, required = false, help, message, remark, warning, children }: FieldFrameProps) {
  const { t } = useTranslation('form');
  const isGroup = labelPlace === 'group';

  return (
    <Box component={isGroup ? 'fieldset' : 'div'} sx={frameStyle}>
      {labelPlace !== 'beside' && (
        <FormLabel {...(isGroup ? { component: 'legend' } : { htmlFor: id })} id={`${id}-label`} sx={labelStyle}>
          {label}
          {required && <RequiredMark />}
        </FormLabel>
      )}
      {labelPlace === 'beside' && children}
      {help !== undefined && (
        <FormHelperText id={helpId(id)} sx={{ m: 0 }}>
          {help}
        </FormHelperText>
      )}
      {labelPlace !== 'beside' && children}
      {message !== undefined && (
        <FormHelperText error id={messageId(id)} sx={{ m: 0, fontWeight: 600 }}>
          <Sentence text={message} />
        </FormHelperText>
      )}
      {remark !== undefined && (
        <FormHelperText id={remarkId(id)} sx={{ m: 0 }}>
          {t('stored', { remark })}
        </FormHelperText>
      )}
      {warning}
    </Box>
  );
}

/** The ids of the elements that are rendered, as an id without an element helps nobody. */
export function describedBy(id: string, { help, message, remark, warning }: Partial<Pick<FieldFrameProps, 'help' | 'message' | 'remark' | 'warning'>>): string | undefined {
  const ids = [help !== undefined && helpId(id), message !== undefined && messageId(id), remark !== undefined && remarkId(id), warning !== undefined && warningId(id)];
  return ids.filter(Boolean).join(' ') || undefined;
}

const frameStyle = { display: 'grid', alignContent: 'start', gap: 0.5, minWidth: 0, m: 0, p: 0, border: 0 };

const labelStyle = { color: 'text.primary', typography: 'body1', fontWeight: 600, p: 0 };

/** The id of a control's help. */
export function helpId(id: string): string {
  return `${id}-help`;
}

/** The id of a control's message. */
export function messageId(id: string): string {
  return `${id}-error`;
}

function remarkId(id: string): string {
  return `${id}-remark`;
}

/** The id of a control's warning. */
export function warningId(id: string): string {
  return `${id}-warning`;
}
