import Box from '@mui/material/Box';
import type { DisplayProps } from '@/engine/model/Widget';

/** Keeps the operator's line breaks; a row of a list has one line. */
export function LongTextDisplay({ value, dense }: DisplayProps) {
  return (
    <Box component="span" sx={{ whiteSpace: dense ? 'nowrap' : 'pre-line', overflowWrap: 'anywhere' }}>
      {String(value)}
    </Box>
  );
}
