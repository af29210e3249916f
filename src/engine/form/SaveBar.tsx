import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useHeightVariable } from '@/ui/useHeightVariable';

/**
 * The bar with the buttons that save and leave, at the same place on every form and always in sight. The message bar and the focused field keep clear of it by
 * `--save-bar-height`.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  const bar = useHeightVariable('--save-bar-height');
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 'auto',
        mx: { xs: -2, md: -3 },
        mb: { xs: -2, md: -3 },
        px: { xs: 2, md: 3 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
