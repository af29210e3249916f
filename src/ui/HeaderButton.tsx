import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RouterLink } from './RouterLink';

interface HeaderButtonProps extends Omit<ButtonProps, 'children' | 'startIcon'> {
  icon: ReactNode;
  /** The word beside the icon, which is also the button's name. */
  children: string;
  /** Set, with `state`, on a button that leads to a page of the app; `state` is what that page finds in its history entry. */
  component?: typeof RouterLink;
  state?: object;
}

/** A secondary action at the top of a page: an icon and its word. Where there is not enough room for several, only the icon shows, and the word stays its name. */
export function HeaderButton({ icon, children, ...button }: HeaderButtonProps) {
  return (
    <Button variant="text" color="inherit" title={children} sx={buttonStyle} {...button}>
      {icon}
      <Box component="span" sx={wordStyle}>
        {children}
      </Box>
    </Button>
  );
}

const buttonStyle = { minWidth: { xs: 44, lg: 64 }, minHeight: { xs: 44, md: 36 }, px: 0.75, gap: 1, '& svg': { fontSize: 20 } };

/** Takes the word out of sight on narrow screens; it stays the button's name. */
const wordStyle = {
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 1199.95px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
};
