import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { InputProps } from '@/engine/Widget';

/** How long after the last key what was typed reaches the form. */
const IDLE = 300;

type OfInput = 'id' | 'required' | 'disabled' | 'invalid' | 'describedBy' | 'onBlur';

interface BufferedInputProps extends Pick<InputProps, OfInput> {
  /** What the form holds, as the operator reads it. */
  text: string;
  /** Receives what was typed: after a pause, on leaving, and before any key that may submit. */
  onText(text: string): void;
  /** Attributes of the `<input>` itself. */
  attributes?: OutlinedInputProps['inputProps'];
  label?: string;
  maxWidth?: number | string;
  multiline?: boolean;
  endAdornment?: OutlinedInputProps['endAdornment'];
}

/**
 * A text box that keeps what is being typed to itself, so that a key redraws nothing else (stack 4), and hands it over before it could be
 * lost. While the focus is inside, its text is the operator's; the form's own spelling comes back on leaving.
 */
export function BufferedInput(props: BufferedInputProps) {
  const { id, text, required, disabled, invalid, describedBy, attributes, label, maxWidth, endAdornment } = props;
  const { multiline = false } = props;
  const buffer = useBuffer(props);
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-label': label };

  return (
    <OutlinedInput
      id={id}
      value={buffer.typed ?? text}
      onChange={(event) => buffer.type(event.target.value)}
      onBlur={buffer.leave}
      onKeyDown={buffer.handleKeyDown}
      disabled={disabled}
      error={invalid}
      multiline={multiline}
      minRows={multiline ? 4 : undefined}
      endAdornment={endAdornment}
      autoComplete="off"
      slotProps={{ input: { ...attributes, required, ...aria } }}
      sx={{ maxWidth }}
      fullWidth
    />
  );
}

function useBuffer({ onText, onBlur }: Pick<BufferedInputProps, 'onText' | 'onBlur'>) {
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  function flush() {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { text } = waiting.current;
    waiting.current = undefined;
    onText(text);
  }

  // The timer must call the `onText` of its own moment, not that of the render that started it.
  const flushLatest = useRef(flush);
  useEffect(() => {
    flushLatest.current = flush;
  });
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return {
    typed,
    type(text: string) {
      setTyped(text);
      clearTimeout(waiting.current?.timer);
      waiting.current = { text, timer: setTimeout(() => flushLatest.current(), IDLE) };
    },
    leave() {
      flush();
      setTyped(undefined);
      onBlur();
    },
    /** Enter submits, and so may any shortcut: what was typed goes first. */
    handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' || event.ctrlKey || event.metaKey) flush();
    },
  };
}
