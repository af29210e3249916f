import { useEffect, useState } from 'react';
import type { Message } from '../Message';

/** How long a message stays, in milliseconds (specification 9.1, 9.2). */
export const MESSAGE_DURATION = { success: 5000, error: 8000 } as const;

/** A message with a button stays longer, in milliseconds: the operator has to decide, and to reach the button with the keyboard. */
const OFFER_DURATION = 12_000;

/** Dismisses a message when its time is up. The time stands still while the pointer or the focus is on the message, and while the tab is hidden. */
export function useMessageTimer(kind: Message['kind'], isOffering: boolean, onDismiss: () => void) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = useHiddenTab() || isPointedAt || isFocused;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDismiss, isOffering ? OFFER_DURATION : MESSAGE_DURATION[kind]);
    return () => clearTimeout(timer);
  }, [kind, isOffering, isHeld, onDismiss]);

  return {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}
