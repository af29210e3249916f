import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { ActionBar } from '@/ui/ActionBar';
import { sizes, wideScreen } from '@/ui/tokens';
import { pageOfColumns } from '@/ui/twoColumns';

interface StepBodyProps {
  title: string;
  /** Whether the operator comes from another step: the heading then takes the focus. */
  isArrival: boolean;
  /** The buttons: the way on comes first, as in a form. */
  actions?: ReactNode;
  /** What stands below the content, or beside it where the screen has room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One step of the import: its heading, its content, and its buttons, always at the same place. */
export function StepBody({ title, isArrival, actions, beside, children }: StepBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);

  return (
    <section>
      <Box sx={beside === undefined ? undefined : besideStyle}>
        <Box sx={contentStyle}>
          <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ outlineOffset: 4 }}>
            {title}
          </Typography>
          {children}
        </Box>
        {beside}
      </Box>
      {actions && <ActionBar>{actions}</ActionBar>}
    </section>
  );
}

/** Tables use a wide screen, and sentences stay as short as elsewhere. */
const contentStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2.5, mb: 2.5, ...pageOfColumns, '& > .notice': { maxWidth: sizes.recordWidth } };

const besideStyle = { mb: 2.5, [`@media ${wideScreen}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start', columnGap: 5 } };
