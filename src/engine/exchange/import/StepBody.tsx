import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHeightVariable } from '@/ui/useHeightVariable';

interface StepBodyProps {
  title: string;
  /** Whether the operator comes from another step: the heading then takes the focus. */
  isArrival: boolean;
  /** The buttons: the way back comes first, the way on last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One step of the import: its heading, its content, and its buttons, always at the same place. */
export function StepBody({ title, isArrival, actions, children }: StepBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);

  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, maxWidth: 1040 }}>
      <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ outlineOffset: 4 }}>
        {title}
      </Typography>
      {children}
      {actions && <StepActions>{actions}</StepActions>}
    </Box>
  );
}

/** The buttons stay in sight below what is longer than the window. The message bar and what takes the focus keep clear of them. */
function StepActions({ children }: { children: ReactNode }) {
  const bar = useHeightVariable('--save-bar-height');
  return (
    <Box ref={bar} sx={actionsStyle}>
      {children}
    </Box>
  );
}

const actionsStyle = { position: 'sticky', zIndex: 1, bottom: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', bgcolor: 'background.default' };
