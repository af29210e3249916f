import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { useSingleKeys } from '@/session/singleKeys';
import { lazyPart } from '@/ui/lazyPart';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useClosedByTravel } from '@/ui/useClosedByTravel';
import { KeysContext, type PressedKey } from './KeysContext';
import { searchBox } from './searchBox';

const { Part: PageKeys } = lazyPart(() => Promise.all([import('./PageKeys'), loadLaterTexts('keys')]).then(([module]) => module.PageKeys));

/**
 * Listens for single-key shortcuts. What they do is loaded with the first one that is pressed, and those that are pressed meanwhile wait for it. Only the key that
 * leads to the search does so at once, as the next keys are typed there.
 */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [areOn, turn] = useSingleKeys();
  const waiting = useRef<PressedKey[]>([]);
  const [presses, setPresses] = useState(0);
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const close = () => setShown(false);
  const keys = useMemo(() => ({ areOn, turn, show }), [areOn, turn, show]);
  useClosedByTravel(close);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Enter is meant for the row to which a key that still waits will lead.
    const isNext = event.key === 'Enter' && waiting.current.length > 0;
    if (!areOn || event.defaultPrevented || !(isNext || isPlain(event)) || isTypedIn(event.target)) return;
    if (isNext) event.preventDefault();
    if (event.key === '/') {
      // Some browsers open a search of their own on this key.
      event.preventDefault();
      searchBox()?.focus();
      return;
    }
    waiting.current.push({ key: event.key, page: window.location.pathname });
    setPresses(presses + 1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    // Whoever presses something else meanwhile is done with the keys.
    const forget = () => void waiting.current.splice(0);
    document.addEventListener('keydown', listener);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);

  return (
    <KeysContext value={keys}>
      {children}
      <OverlayBoundary>{(presses > 0 || isShown) && <PageKeys presses={presses} waiting={waiting} isShown={isShown} onShow={show} onClose={close} />}</OverlayBoundary>
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
