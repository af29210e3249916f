import type { DOMAttributes, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

interface MenuLinkProps {
  to: string;
  icon: ReactNode;
  /** The handlers that load the page before the entry is clicked. */
  preload?: Pick<DOMAttributes<Element>, 'onFocus' | 'onPointerDown' | 'onPointerEnter'>;
  children: ReactNode;
}

/** An entry of the drawer. The entry of the current page is marked by `aria-current`. */
export function MenuLink({ to, icon, preload, children }: MenuLinkProps) {
  return (
    <li>
      <NavLink className="menu-link" to={to} {...preload}>
        {icon}
        {children}
      </NavLink>
    </li>
  );
}
