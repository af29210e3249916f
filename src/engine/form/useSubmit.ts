import { useTranslation } from 'react-i18next';
import type { RecordData } from '../model/Schema';
import type { FormSteps } from './steps/useFormSteps';
import { topOf } from '../model/topOf';
import type { useFormData } from './useFormData';
import type { useSave } from './useSave';
import { NEXT, type Intent } from './useSaveShortcuts';

interface SubmitOptions {
  form: ReturnType<typeof useFormData>;
  steps: FormSteps | undefined;
  save: ReturnType<typeof useSave>;
  /** Nothing is wrong with the record: it may be sent. */
  onAccepted(record: RecordData, intent: Intent): void;
}

/** What a press of a button of the form does: says what is wrong and leads there, or goes on, to the next step or to the server. */
export function useSubmit({ form, steps, save, onAccepted }: SubmitOptions): (record: RecordData, intent: Intent) => void {
  const { t } = useTranslation('form');

  /** Says what is wrong with these fields, or with all, and goes there. */
  function isRefused(record: RecordData, names?: readonly string[]): boolean {
    form.attempt(names);
    const errors = form.validate(record).filter(({ field }) => !names || names.includes(topOf(field)));
    if (errors.length === 0) return false;
    steps?.reveal(errors.map(({ field }) => field));
    const lines = errors.map((error) => ({ ...(error.field !== '' && { field: error.field }), text: form.ruleText(error) }));
    const titleOf = (count: number) => t('summary', { count });
    save.refuse({ title: titleOf(lines.length), titleOf, lines });
    return true;
  }

  /** To the next step, if this one is right. */
  function goOn(record: RecordData) {
    if (!steps || isRefused(record, steps.fields)) return;
    save.refuse(undefined);
    steps.next();
  }

  return (typed, intent) => {
    if (save.phase !== 'editing' && save.phase !== 'unsent') return;
    const record = form.complete(typed);
    if (intent === NEXT) goOn(record);
    else if (isRefused(record)) return;
    else if (save.phase === 'unsent') void save.sendUnsent(record);
    else onAccepted(record, intent);
  };
}
