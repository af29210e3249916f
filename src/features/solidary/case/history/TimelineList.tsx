import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface TimelineListProps {
  /** The day, which is the heading. */
  day: string;
  children: ReactNode;
}

/** The entries of one day. */
export function TimelineList({ day, children }: TimelineListProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} component="h3" variant="body2" sx={{ color: 'text.secondary', fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
        {day}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </div>
  );
}
