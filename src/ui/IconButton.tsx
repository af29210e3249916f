import { PressableElement, type Pressable } from './Button';
import './iconButton.css';

interface IconButtonProps extends Pressable {
  size?: 'small' | 'medium';
  /** The end of a box that the button stands in: its icon is aligned with the box's edge. */
  edge?: 'end';
  /** The button has no words. */
  'aria-label': string;
}

/** A round button that is an icon. */
export function IconButton({ size = 'medium', edge, className, ...props }: IconButtonProps) {
  const looks = ['icon-button', `icon-button-${size}`, edge && `icon-button-${edge}`, className];
  return <PressableElement {...props} className={looks.filter(Boolean).join(' ')} />;
}
