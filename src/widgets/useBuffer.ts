import { useEffect, useRef } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { afterPress } from '@/ui/afterPress';
import { onHandOver } from '@/ui/handOver';

/** How long after the last key the typed text is given to the form, in milliseconds. */
const IDLE = 300;

interface BufferOptions extends Pick<InputProps, 'onBlur'> {
  /** Called with what was typed: after a pause, on leaving the box, and before any key that may submit. */
  onText(text: string): void;
}

/** Keeps what is being typed out of the form, so that a key renders nothing else (stack 4), and hands it over before it could be lost. */
export function useBuffer({ onText, onBlur }: BufferOptions) {
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  function flush() {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { text } = waiting.current;
    waiting.current = undefined;
    onText(text);
  }

  // A timer must call the `onText` of its own moment, not that of the rendering that started it.
  const flushLatest = useRef(flush);
  useEffect(() => {
    flushLatest.current = flush;
  });
  useEffect(() => onHandOver(() => flushLatest.current()), []);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return {
    type(text: string) {
      clearTimeout(waiting.current?.timer);
      waiting.current = { text, timer: setTimeout(() => afterPress(() => flushLatest.current()), IDLE) };
    },
    /** Fields and messages may appear or disappear with what was typed, which must not happen between pressing and releasing a button. */
    leave() {
      afterPress(() => {
        flushLatest.current();
        onBlur();
      });
    },
    /** Enter submits the form, and so may any shortcut, so the typed text is handed over first. */
    handleKeyDown(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) {
      if (event.key === 'Enter' || event.ctrlKey || event.metaKey) flush();
    },
  };
}
