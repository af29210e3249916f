import type { ComponentProps, MouseEventHandler, ReactNode, Ref } from 'react';
import type { RouterLink } from './RouterLink';
import './button.css';

/** What an element of the page is told beside what it looks like: `aria-*`, `data-*` and the like. */
type Attributes = Omit<ComponentProps<'button'>, 'color' | 'onClick' | 'ref'> & Pick<ComponentProps<'a'>, 'target' | 'rel' | 'download'>;

/** What presses something, and where it leads. */
export interface Pressable extends Attributes {
  ref?: Ref<HTMLButtonElement> | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Makes a link of it; of a page of the app with `component={RouterLink}`. */
  href?: string;
  component?: typeof RouterLink;
  /** What the page that a `RouterLink` leads to finds in its history entry. */
  state?: unknown;
}

export interface ButtonProps extends Pressable {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium';
  /** `inherit` is the colour of the text around it. */
  color?: 'primary' | 'error' | 'inherit';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
}

/** A button with words: pressed with `onClick`, or a link that looks like one with `href`. */
export function Button({ variant = 'text', size = 'medium', color = 'primary', startIcon, endIcon, fullWidth = false, className, children, ...props }: ButtonProps) {
  const looks = ['button', `button-${variant}`, `button-${size}`, `button-${color}`, fullWidth && 'button-wide', className];
  return (
    <PressableElement {...props} className={looks.filter(Boolean).join(' ')}>
      {startIcon && <span className="button-icon button-start">{startIcon}</span>}
      {children}
      {endIcon && <span className="button-icon button-end">{endIcon}</span>}
    </PressableElement>
  );
}

/** The element of a button: `<button>`, or a link. A link cannot be disabled: it is a button while it is. */
export function PressableElement({ href, component: Link, state, type = 'button', children, ...props }: Pressable) {
  if (href === undefined || props.disabled) {
    return (
      <button {...props} type={type}>
        {children}
      </button>
    );
  }
  const link = props as ComponentProps<'a'>;
  if (!Link) {
    return (
      <a {...link} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...link} href={href} state={state}>
      {children}
    </Link>
  );
}
