import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputProps } from '@/engine/model/Widget';
import { useBuffer } from './useBuffer';

type OfInput = 'id' | 'required' | 'disabled' | 'invalid' | 'describedBy' | 'onBlur';

interface BufferedInputProps extends Pick<InputProps, OfInput> {
  /** The value in the form, as the operator reads it. */
  text: string;
  /** Called with what was typed: after a pause, on leaving the box, and before any key that may submit. */
  onText(text: string): void;
  /** Attributes of the `<input>` itself. */
  attributes?: OutlinedInputProps['inputProps'];
  label?: string;
  maxWidth?: number | string;
  multiline?: boolean;
  endAdornment?: OutlinedInputProps['endAdornment'];
}

/**
 * A text box that keeps what is being typed to itself, so that a key renders nothing else (stack 4), and hands the text over before it could be lost. While the
 * box has the focus, its text is the operator's; the form's own spelling returns on leaving.
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
      style={{ maxWidth }}
      fullWidth
    />
  );
}
