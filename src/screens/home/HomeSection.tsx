import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface HomeSectionProps {
  title: ReactNode;
  /** Whether the section says something on paper, where there is nothing to press. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A section of the home page, with its heading. */
export function HomeSection({ title, isPrinted = true, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3, ...(!isPrinted && { displayPrint: 'none' }) }}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
