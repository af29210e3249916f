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
    // Not bold: a word that grows may take another line, and everything below moves.
    boxShadow: `inset 3px 0 0 ${theme.vars?.palette.secondary.main}`,
    '& svg': { color: 'inherit' },
    '@media (forced-colors: active)': currentInForcedColours,
  },
}));

interface MenuLinkProps {
  to: string;
  icon: ReactNode;
  /** Only its own address, not those below it. */
  end?: boolean;
  /** What it does before it is clicked. */
  preload?: Pick<DOMAttributes<Element>, 'onFocus' | 'onPointerDown' | 'onPointerEnter'>;
  children: ReactNode;
}

/** An entry of the drawer; the one of the current page says so by `aria-current`. */
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
