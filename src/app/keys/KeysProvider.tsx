import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { useSingleKeys } from '@/session/singleKeys';
import { libraryPart } from '@/ui/libraryPart';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useClosedByTravel } from '@/ui/useClosedByTravel';
import { KeysContext, type PressedKey } from './KeysContext';

const { Part: PageKeys } = libraryPart(() => Promise.all([import('./PageKeys'), loadLaterTexts('keys')]).then(([module]) => module.PageKeys));

/** Listens for single-key shortcuts. What they do is loaded with the first one that is pressed. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [areOn, turn] = useSingleKeys();
  const [pressed, setPressed] = useState<PressedKey>();
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const close = () => setShown(false);
  const keys = useMemo(() => ({ areOn, turn, show }), [areOn, turn, show]);
  useClosedByTravel(close);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || !isPlain(event) || isTypedIn(event.target)) return;
    // Some browsers open a search of their own on this key.
    if (event.key === '/') event.preventDefault();
    setPressed({ key: event.key, page: window.location.pathname });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <KeysContext value={keys}>
      {children}
      <OverlayBoundary>{(pressed || isShown) && <PageKeys pressed={pressed} isShown={isShown} onShow={show} onClose={close} />}</OverlayBoundary>
    </KeysContext>
  );
}

/** Whether the key is a character without a modifier. Shift is allowed, since some keyboards need it for some characters. */
function isPlain({ key, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isComposing && (!repeat || key === 'j' || key === 'k');
}

/** Whether a typed character belongs to the element: a text field, a list that is searched by first letters, or anything that is open over the page. */
function isTypedIn(target: EventTarget | null): boolean {
  // The field is checked first: otherwise each typed key would search the whole page for a dialog.
  if (target instanceof Element && target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=application]')) return true;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;
}
