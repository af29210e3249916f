import { use } from 'react';
import { FormStateContext } from '@/engine/form/FormState';
import type { DisplayProps } from '@/engine/model/Widget';
import { MailDocument } from './MailDocument';
import { MailPreview } from './MailPreview';

/** The mail of a record that is there; a form that shows two of them to choose from says itself which is which. */
export function MailBodyDisplay({ value }: DisplayProps) {
  const isInForm = use(FormStateContext) !== undefined;
  return isInForm ? <MailDocument value={value} /> : <MailPreview value={value} isSaved />;
}
