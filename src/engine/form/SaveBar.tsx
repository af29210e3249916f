import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * What saves and what leaves, at the same place on every form and always in sight. The message bar and the focused field stay clear of
 * it by `--save-bar-height` (ux I1, K5, R3).
 */
export function SaveBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--save-bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    // Its buttons take several lines on a narrow screen, and change with what is to be done.
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--save-bar-height');
    };
  }, []);

  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
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
