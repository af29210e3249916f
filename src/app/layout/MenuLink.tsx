import { styled } from '@mui/material/styles';
import type { DOMAttributes, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { currentInForcedColours } from '@/ui/forcedColours';

const Anchor = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '0 12px',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '& svg': { fontSize: 20, color: theme.vars?.palette.text.secondary },
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&[aria-current=page]': {
    background: theme.vars?.palette.action.selected,
    color: theme.vars?.palette.primary.main,
    // The current entry is not bold: a wider word may take another line, and move everything below.
    boxShadow: `inset 3px 0 0 ${theme.vars?.palette.secondary.main}`,
    '& svg': { color: 'inherit' },
    '@media (forced-colors: active)': currentInForcedColours,
  },
}));

interface MenuLinkProps {
  to: string;
  icon: ReactNode;
  /** Marks the entry as current at its own address only, not at those below it. */
  end?: boolean;
  /** The handlers that load the page before the entry is clicked. */
  preload?: Pick<DOMAttributes<Element>, 'onFocus' | 'onPointerDown' | 'onPointerEnter'>;
  children: ReactNode;
}

/** An entry of the drawer. The entry of the current page is marked by `aria-current`. */
export function MenuLink({ to, icon, end = false, preload, children }: MenuLinkProps) {
  return (
    <li>
      <Anchor to={to} end={end} {...preload}>
        {icon}
        {children}
      </Anchor>
    </li>
  );
}
