import { useTranslation } from '@/i18n/useTranslation';
import type { RecordData } from '../../model/Schema';
import { placeOfMistake } from '../../fields/placeOfMistake';
import type { FormSteps } from '../steps/useFormSteps';
import { topOf } from '../../model/topOf';
import type { useFormData } from '../values/useFormData';
import type { useSave } from './useSave';
import { NEXT, type Intent } from './useSaveShortcuts';

interface SubmitOptions {
  form: ReturnType<typeof useFormData>;
  steps: FormSteps | undefined;
  save: ReturnType<typeof useSave>;
  /** Called when nothing is wrong with the record, so that it may be sent. */
  onAccepted(record: RecordData, intent: Intent): void;
}

/** What a submit button does: shows the mistakes and leads to them, or goes on to the next step or to the server. */
export function useSubmit({ form, steps, save, onAccepted }: SubmitOptions): (record: RecordData, intent: Intent) => void {
  const { t } = useTranslation('form');

  /** Shows what is wrong with these fields, or with all, and leads there. */
  function isRefused(record: RecordData, names?: readonly string[]): boolean {
    form.attempt(names);
    const errors = form.validate(record).filter(({ field }) => !names || names.includes(topOf(field)));
    if (errors.length === 0) return false;
    steps?.reveal(errors.map(({ field }) => field));
    const lines = errors.map((error) => ({ ...(error.field !== '' && { field: placeOfMistake(error) }), text: form.ruleText(error) }));
    const titleOf = (count: number) => t('summary', { count });
    save.refuse({ title: titleOf(lines.length), titleOf, lines });
    return true;
  }

  /** Goes to the next step, if this one has no mistakes. */
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
