import type { ComponentProps, ReactNode } from 'react';

interface TickProps extends ComponentProps<'input'> {
  /** What stands beside the box. A box without any has an `aria-label`. */
  label?: ReactNode;
}

/** A box to tick, or a radio button, with its text beside it. It is the browser's own, as a form has dozens of them; whatever is around it is a target for the pointer. */
export function Tick({ label, title, type = 'checkbox', ...input }: TickProps) {
  return (
    <label className="tick" title={title}>
      <input className="tick-box" type={type} {...input} />
      {label !== undefined && <span>{label}</span>}
    </label>
  );
}
