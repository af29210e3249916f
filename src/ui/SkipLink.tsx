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
  /** The selector of the element that takes the focus. */
  target: string;
}

/** A link that is seen only when Tab reaches it. It moves the focus by script, because the router would take a fragment for a new address. */
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
