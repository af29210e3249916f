import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface FoldButtonProps {
  isFolded: boolean;
  /** The id of the `Fold` that the button opens and closes. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
}

/** A button that opens and closes a `Fold` and names its content, in the font of the text around it. */
export function FoldButton({ isFolded, controls, onToggle, children }: FoldButtonProps) {
  return (
    <Button
      data-fold
      color="inherit"
      aria-expanded={!isFolded}
      aria-controls={controls}
      onClick={onToggle}
      startIcon={<ExpandMore sx={isFolded ? { rotate: '-90deg' } : {}} />}
      sx={buttonStyle}
    >
      {children}
    </Button>
  );
}

const buttonStyle = { flex: 1, minWidth: 0, maxWidth: '100%', mx: -1, px: 1, py: 0.25, font: 'inherit', letterSpacing: 'inherit', justifyContent: 'flex-start', textAlign: 'left', '& > .MuiButton-startIcon': { mx: 0, mr: 0.5, displayPrint: 'none' } };
