import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { headerButton, headerWord } from './headerButtonStyle';
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
    <Button variant="text" color="inherit" title={children} sx={headerButton} {...button}>
      {icon}
      <Box component="span" sx={headerWord}>
        {children}
      </Box>
    </Button>
  );
}
