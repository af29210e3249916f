import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyValue } from '@/ui/EmptyValue';

interface FactProps {
  label: string;
  /** Nothing where it is not known. */
  children?: ReactNode;
}

/** Something known of a request, under its label, in a definition list. */
export function Fact({ label, children }: FactProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
        {children || <EmptyValue />}
      </Box>
    </Box>
  );
}
