import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';
import './headerButton.css';

interface HeaderButtonProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'className'> {
  icon: ReactNode;
  /** The word beside the icon, which is also the button's name. */
  children: string;
}

/** A secondary action at the top of a page: an icon and its word. Where there is not enough room for several, only the icon shows, and the word stays its name. */
export function HeaderButton({ icon, children, ...button }: HeaderButtonProps) {
  return (
    <Button color="inherit" title={children} className="header-button" {...button}>
      {icon}
      <span className="header-word">{children}</span>
    </Button>
  );
}
