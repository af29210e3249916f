import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface TwoLinesProps {
  title: string;
  /** What tells the choice from others of the same name. */
  detail: string | undefined;
}

/** One of the things that can be chosen, with its title and a detail below it. */
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
