import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RouterLink } from './RouterLink';

interface HeaderButtonProps extends Omit<ButtonProps, 'children' | 'startIcon'> {
  icon: ReactNode;
  /** Its word. */
  children: string;
  /** Of one that leads to a page of the app, with what that page finds in its entry of the history. */
  component?: typeof RouterLink;
  state?: object;
}

/** A secondary action at the top of a page: an icon and its word; the icon alone, named by the word, where there is no room for several. */
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

const buttonStyle = { minWidth: { xs: 44, lg: 64 }, minHeight: { xs: 44, md: 36 }, gap: 1, '& svg': { fontSize: 20 } };

/** Out of sight, still the button's name. */
const wordStyle = {
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 1199.95px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
};
