import { use } from 'react';
import { FormStateContext } from '@/engine/form/FormState';
import type { DisplayProps } from '@/engine/model/Widget';
import { MailDocument } from './MailDocument';
import { MailPreview } from './MailPreview';

/** The e-mail of a saved record. A form that shows two versions to choose from labels them itself. */
export function MailBodyDisplay({ value }: DisplayProps) {
  const isInForm = use(FormStateContext) !== undefined;
  return isInForm ? <MailDocument value={value} /> : <MailPreview value={value} isSaved />;
}
