import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Sentence } from '@/ui/Sentence';
import type { LabelPlace } from '../model/Widget';
import './field.css';
import { RequiredMark } from './RequiredMark';

interface FieldFrameProps {
  id: string;
  label: string;
  labelPlace: LabelPlace;
  /** Whether only screen readers get the label, where the eye has just read it. */
  isLabelHidden?: boolean;
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
 * refers to help and message by `describedBy`.
 */
export function FieldFrame({ id, label, labelPlace, isLabelHidden = false, required = false, help, message, remark, warning, children }: FieldFrameProps) {
  const isGroup = labelPlace === 'group';
  const Frame = isGroup ? 'fieldset' : 'div';

  return (
    <Frame className="field">
      {labelPlace !== 'beside' && (
        <FieldLabel id={id} isGroup={isGroup} isHidden={isLabelHidden}>
          {label}
          {required && <RequiredMark />}
        </FieldLabel>
      )}
      {labelPlace === 'beside' && children}
      <FieldHelp id={id} text={help} />
      {labelPlace !== 'beside' && children}
      <FieldMessage id={id} text={message} />
      {remark !== undefined && <FieldRemark id={id} remark={remark} />}
      {warning}
    </Frame>
  );
}

function FieldLabel({ id, isGroup, isHidden, children }: { id: string; isGroup: boolean; isHidden: boolean; children: ReactNode }) {
  const own = { id: `${id}-label`, className: isHidden ? 'visually-hidden' : 'field-label' };
  return isGroup ? (
    <legend {...own}>{children}</legend>
  ) : (
    <label {...own} htmlFor={id}>
      {children}
    </label>
  );
}

interface NoteProps {
  /** The id of the control or the group. */
  id: string;
  text: string | undefined;
}

/** The help of a control or a group, which refers to it by `describedBy`. */
export function FieldHelp({ id, text }: NoteProps) {
  return text === undefined ? null : (
    <p id={helpId(id)} className="field-note">
      {text}
    </p>
  );
}

/** What is wrong with a control or a group, which refers to it by `describedBy`. */
export function FieldMessage({ id, text }: NoteProps) {
  return text === undefined ? null : (
    <p id={messageId(id)} className="field-note field-error">
      <Sentence text={text} />
    </p>
  );
}

/** What is wrong with the stored value of a control. */
function FieldRemark({ id, remark }: { id: string; remark: string }) {
  const { t } = useTranslation('form');
  return (
    <p id={remarkId(id)} className="field-note">
      {t('stored', { remark })}
    </p>
  );
}

/** The ids of the elements that are rendered, as an id without an element helps nobody. */
export function describedBy(id: string, { help, message, remark, warning }: Partial<Pick<FieldFrameProps, 'help' | 'message' | 'remark' | 'warning'>>): string | undefined {
  const ids = [help !== undefined && helpId(id), message !== undefined && messageId(id), remark !== undefined && remarkId(id), warning !== undefined && warningId(id)];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The id of a control's help. */
function helpId(id: string): string {
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
