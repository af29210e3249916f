import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface OptionGroupProps {
  title: string;
  children: ReactNode;
}

/** A group of options in a list box, named by its heading, as a list box may contain only options and groups of them. */
export function OptionGroup({ title, children }: OptionGroupProps) {
  const id = useId();
  return (
    <li role="group" aria-labelledby={id}>
      <Typography id={id} component="div" variant="body2" sx={{ px: 2, pt: 1, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" role="none" sx={{ p: 0 }}>
        {children}
      </Box>
    </li>
  );
}
