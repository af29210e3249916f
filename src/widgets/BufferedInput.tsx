import { useLayoutEffect, useReducer, useRef, useState, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { withoutUnseen } from '@/i18n/withoutUnseen';
import { TextLines } from '@/ui/TextLines';
import '@/ui/textBox.css';
import { useBuffer } from './useBuffer';

type OfInput = 'id' | 'required' | 'disabled' | 'invalid' | 'describedBy' | 'onBlur';

/** The width of a line of any text, in pixels: a wider box is no easier to read, and says nothing of what is to be typed. */
export const LINE_WIDTH = 640;

interface BoxProps extends Pick<InputProps, OfInput> {
  /** The value in the form, as the operator reads it. */
  text: string;
  /** Called with what was typed: after a pause, on leaving the box, and before any key that may submit. */
  onText(text: string): void;
  /** Attributes of the `<input>` itself. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  label?: string;
  maxWidth?: number | string;
  endAdornment?: ReactNode;
}

/**
 * A text box that keeps what is being typed to itself, so that a key renders nothing else (stack 4), and hands the text over before it could be lost. While the
 * box has the focus, its text is the operator's; the form's own spelling returns on leaving.
 */
export function BufferedInput({ multiline = false, ...props }: BoxProps & { multiline?: boolean }) {
  return multiline ? <BufferedLines {...props} /> : <BufferedLine {...props} />;
}

/** One line. The element itself holds its text: a key renders not even the box. */
function BufferedLine({ id, text, onText, onBlur, required, disabled, invalid, describedBy, attributes, label, maxWidth, endAdornment }: BoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const [, render] = useReducer((turn: number) => turn + 1, 0);
  const buffer = useBuffer({
    onText: (typed) => onText(withoutUnseen(typed)),
    onBlur() {
      isTyped.current = false;
      render();
      onBlur();
    },
  });
  useLayoutEffect(() => {
    if (input.current && !isTyped.current && input.current.value !== text) input.current.value = text;
  });

  return (
    <div className="text-box" data-end={endAdornment ? '' : undefined} style={{ maxWidth }}>
      <input
        type="text"
        autoComplete="off"
        {...attributes}
        ref={input}
        id={id}
        required={required}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-label={label}
        onChange={(event) => {
          isTyped.current = true;
          buffer.type(event.target.value);
        }}
        onBlur={buffer.leave}
        onKeyDown={buffer.handleKeyDown}
      />
      {endAdornment && <span className="text-box-end">{endAdornment}</span>}
    </div>
  );
}

/** Several lines, in a box that grows with them. */
function BufferedLines({ id, text, onText, onBlur, required, disabled, invalid, describedBy, attributes, label, maxWidth }: BoxProps) {
  const [typed, setTyped] = useState<string>();
  const buffer = useBuffer({
    onText,
    onBlur() {
      setTyped(undefined);
      onBlur();
    },
  });
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-label': label };

  return (
    <TextLines
      id={id}
      value={typed ?? text}
      onChange={(event) => {
        setTyped(event.target.value);
        buffer.type(event.target.value);
      }}
      onBlur={buffer.leave}
      onKeyDown={buffer.handleKeyDown}
      disabled={disabled}
      required={required}
      minRows={4}
      autoComplete="off"
      {...(attributes as TextareaHTMLAttributes<HTMLTextAreaElement>)}
      {...aria}
      maxWidth={maxWidth}
    />
  );
}
