import { useEffect } from 'react';

/** The name of the submit button that goes on with another record. */
export const ANOTHER = 'another';

/** The name of the submit button that goes on to the next step. */
export const NEXT = 'next';

/** Ctrl+S (⌘S) saves, as everywhere else, instead of the browser's offer to save the page. Ctrl+Enter goes on: to the next step, or with another record. */
export function useSaveShortcuts(formId: string): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement) || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      // While a dialog is open, keys belong to the dialog.
      if (form.closest('[aria-hidden=true]')) return;
      const goOn = form.querySelector<HTMLButtonElement>(`button[name=${NEXT}], button[name=${ANOTHER}]`);
      const isSave = event.key.toLowerCase() === 's';
      if (!isSave && !(event.key === 'Enter' && goOn)) return;
      event.preventDefault();
      // A key that is held down would go through all the steps, and create the record at their end.
      if (event.repeat) return;
      // Submits after the focused box has handed over its text, which it does on the same key.
      queueMicrotask(() => form.requestSubmit(isSave ? null : goOn));
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [formId]);
}

/** What a submission is for: to save, to save and go on with another record, or to go on to the next step. */
export type Intent = 'save' | typeof ANOTHER | typeof NEXT;

export function intentOf(event: Event): Intent {
  const name = event instanceof SubmitEvent ? event.submitter?.getAttribute('name') : undefined;
  return name === ANOTHER || name === NEXT ? name : 'save';
}
