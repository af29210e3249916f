import { useEffect } from 'react';

/** Ctrl+S (⌘S) saves, as everywhere else; the browser would offer to save the page. */
export function useSaveShortcut(formId: string): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const form = document.getElementById(formId);
      // After the box being typed in has handed its text over, which the same key made it do.
      queueMicrotask(() => form instanceof HTMLFormElement && form.requestSubmit());
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [formId]);
}
