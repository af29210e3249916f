import { useEffect, useState } from 'react';
import type { QueuedMessage } from '../Message';

/** In milliseconds (specification 9.1, 9.2). */
export const MESSAGE_DURATION = { success: 5000, error: 8000 } as const;

/** There is something to decide, and a way to go with the keyboard. */
const OFFER_DURATION = 12_000;

/** Dismisses the message when its time is up; the clock stands still under the pointer, with the focus and in a hidden tab. */
export function useMessageTimer(message: QueuedMessage | undefined, onDismiss: () => void) {
  const [held, setHeld] = useState(false);
  const hidden = useHiddenTab();

  useEffect(() => {
    if (!message || held || hidden) return undefined;
    const timer = setTimeout(onDismiss, message.offer ? OFFER_DURATION : MESSAGE_DURATION[message.kind]);
    return () => clearTimeout(timer);
  }, [message, held, hidden, onDismiss]);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
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
