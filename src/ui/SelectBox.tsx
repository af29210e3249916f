import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import type { ComponentProps } from 'react';
import './textBox.css';

/** A choice of the browser's own; its options are its children, `className` and `style` those of the box. A mistake is marked where `aria-invalid` is set. */
export function SelectBox({ className = '', style, children, ...select }: ComponentProps<'select'>) {
  return (
    <div className={`text-box select-box ${className}`} style={style}>
      <select {...select}>{children}</select>
      <ArrowDropDown />
    </div>
  );
}
