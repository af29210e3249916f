import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CaseSectionProps {
  /** The id that links to the section use. */
  id: string;
  title: string;
  /** Whether the content uses the whole width, because it has things to compare; else the heading stands beside it. */
  wide?: boolean;
  children: ReactNode;
}

/** A section of the page of a request with its heading. It looks like the sections of a record. */
export function CaseSection({ id, title, wide = false, children }: CaseSectionProps) {
  return (
    // The section can take the focus, so that reading goes on where a link leads.
    <Box component="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`} sx={[sectionStyle, !wide && besideStyle]}>
      <Typography id={`${id}-title`} component="h2" variant="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

/** A sheet of sections that are read together. */
export function CasePaper({ children }: { children: ReactNode }) {
  return <Paper sx={{ px: { xs: 2, md: 3 }, py: { xs: 1, md: 1.5 }, mb: 2 }}>{children}</Paper>;
}

/** The margin makes room for the bar at the top, which grows once the page has been scrolled. */
const sectionStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2.5, scrollMarginTop: { xs: 40, sm: 16 }, outline: 0 };

const besideStyle = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' }, gap: { xs: 2, lg: 4 } };
