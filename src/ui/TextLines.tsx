import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { ComponentProps } from 'react';
import './textBox.css';

type TextLinesProps = Omit<ComponentProps<'textarea'>, 'style'> & Pick<ComponentProps<typeof TextareaAutosize>, 'minRows' | 'maxRows'> & { maxWidth?: number | string | undefined };

/** A box for several lines of text that grows with them. */
export function TextLines({ maxWidth, ...lines }: TextLinesProps) {
  return (
    <div className="text-box" style={{ maxWidth }}>
      <TextareaAutosize {...lines} />
    </div>
  );
}
