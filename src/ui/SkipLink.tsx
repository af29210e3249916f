import { styled } from '@mui/material/styles';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '8px 16px',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars?.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

interface SkipLinkProps {
  label: string;
  /** What takes the focus. */
  target: string;
}

/** Seen when Tab reaches it. The focus is moved by hand: a fragment would be a new address for the router. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(target)?.focus();
      }}
    >
      {label}
    </Anchor>
  );
}
