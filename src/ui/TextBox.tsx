import type { ComponentProps, ReactNode } from 'react';
import './textBox.css';

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'width'> {
  /** The width of the box, if it is not as wide as what it stands in. */
  width?: number | string;
  start?: ReactNode;
  /** What lies over the end of the box: a button. */
  end?: ReactNode;
}

/** A box for one line of text. A mistake is marked where `aria-invalid` is set. */
export function TextBox({ width, start, end, ...input }: TextBoxProps) {
  return (
    <div className="text-box" data-start={start ? '' : undefined} data-end={end ? '' : undefined} style={{ width }}>
      {start && <span className="text-box-start">{start}</span>}
      <input type="text" {...input} />
      {end && <span className="text-box-end">{end}</span>}
    </div>
  );
}
