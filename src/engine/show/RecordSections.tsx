import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { sizes } from '@/ui/tokens';
import type { Labels } from '../labels';
import type { Section } from '../Resource';

interface RecordSectionsProps {
  sections: readonly Section[];
  labels: Labels;
  /** Of the rows: a definition list where a record is read, a plain box where it is filled in. */
  rowsAre: 'dl' | 'div';
  children: (field: string) => ReactNode;
}

/** The one layout of a record, so that nothing jumps between reading and editing it (design 12): headed sections, short fields side by side. */
export function RecordSections({ sections, labels, rowsAre, children }: RecordSectionsProps) {
  const id = useId();
  return (
    <Paper sx={{ px: { xs: 2, md: 3 }, py: { xs: 1, md: 1.5 }, maxWidth: sizes.recordWidth, mb: 2 }}>
      {sections.map(({ name, rows }) => (
        <Box key={name} component="section" aria-labelledby={`${id}-${name}`} sx={sectionStyle}>
          <Typography id={`${id}-${name}`} component="h2" variant="h2">
            {labels.section(name)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            {rows.map((row) => (
              <FieldRow key={row.join()} isA={rowsAre}>
                {row.map((field) => children(field))}
              </FieldRow>
            ))}
          </Box>
        </Box>
      ))}
    </Paper>
  );
}

/** Fields that share a line on a wide screen. */
export function FieldRow({ isA = 'div', children }: { isA?: 'dl' | 'div'; children: readonly ReactNode[] }) {
  return (
    <Box component={isA} sx={rowStyle(children.length)}>
      {children}
    </Box>
  );
}

const sectionStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
  gap: { xs: 2, lg: 4 },
  py: 2.5,
};

function rowStyle(fields: number) {
  return {
    m: 0,
    display: 'grid',
    gap: 2.5,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${fields}, minmax(0, 1fr))` },
  };
}
