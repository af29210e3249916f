import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface TwoLinesProps {
  title: string;
  /** What tells it from its homonyms. */
  detail: string | undefined;
}

/** One thing among those that can be chosen. */
export function TwoLines({ title, detail }: TwoLinesProps) {
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }}>
      <span>{title}</span>
      {detail && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}
