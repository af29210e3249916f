import { useEffect, useEffectEvent, useRef } from 'react';
import type { QueuedMessage } from '../Message';
import { MessageCard } from './MessageCard';

interface MessageBarProps {
  message: QueuedMessage | undefined;
  onDismiss: () => void;
}

/** The key that moves the focus to the button of the bar, and back. It is not a letter, so that nobody presses it by chance while typing. */
const KEY = 'F8';

/**
 * The bar at the bottom. It is on the login page too, hence it does without the component library. Both live regions exist from the start, or the first
 * message would not be read; a success is polite, an error interrupts. What the page says too stands outside of both: it is read once, where it stays.
 */
export function MessageBar({ message, onDismiss }: MessageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the bar, which gets the focus back. */
  const origin = useRef<HTMLElement>(undefined);

  function leave() {
    const { current } = origin;
    if (current?.isConnected) current.focus({ preventScroll: true });
    // That element may be disabled or hidden by now (rule focus.kept).
    if (!current || document.activeElement !== current) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const button = bar.current?.querySelector('button');
    if (!button) return;
    event.preventDefault();
    if (bar.current?.contains(document.activeElement)) leave();
    else button.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const card = message && <MessageCard key={message.id} message={message} shortcut={KEY} onDismiss={onDismiss} onFocusLost={leave} />;
  return (
    <div
      ref={bar}
      className="message-bar"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
      }}
    >
      <div role="status">{message?.kind === 'success' && card}</div>
      <div role="alert">{message?.kind === 'error' && !message.passing && card}</div>
      {message?.passing && card}
    </div>
  );
}
