import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export interface HeadingBarProps {
  title: string;
  /** Results of the filtered list, already formatted. */
  count?: string | undefined;
  /** The record's name. */
  subtitle?: ReactNode;
  primary?: ReactNode;
  secondary?: ReactNode;
}

interface PlacedHeadingBarProps extends HeadingBarProps {
  level: 1 | 2;
  /** Of the heading, which takes the focus when its page opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading with its count, and what may be done with what stands below it. */
export function HeadingBar({ level, ref, title, count, subtitle, primary, secondary }: PlacedHeadingBarProps) {
  const heading = `h${level}` as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography ref={ref} component={heading} variant={heading} tabIndex={level === 1 ? -1 : undefined} sx={{ outlineOffset: 4 }}>
          {title}
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
              {` (${count})`}
            </Box>
          )}
        </Typography>
        {subtitle && (
          <Typography component="p" variant="subtitle1" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {secondary}
        {primary}
      </Box>
    </Box>
  );
}
