import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export interface HeadingBarProps {
  title: string;
  /** The number of results of the filtered list, already formatted. */
  count?: string | undefined;
  /** The record's name, where the heading says what is done with the record. */
  subtitle?: ReactNode;
  /** What tells a record from others of the same name, in small type: the number of the record. */
  number?: string | undefined;
  primary?: ReactNode;
  secondary?: ReactNode;
}

interface PlacedHeadingBarProps extends HeadingBarProps {
  level: 1 | 2;
  /** The heading element, which takes the focus when its page opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading with its count, and the actions for what stands below it. */
export function HeadingBar({ level, ref, title, count, number, subtitle, primary, secondary }: PlacedHeadingBarProps) {
  const heading = `h${level}` as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography ref={ref} component={heading} variant={heading} tabIndex={level === 1 ? -1 : undefined} sx={{ overflowWrap: 'anywhere' }}>
          {title}
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
              {` (${count})`}
            </Box>
          )}
          {number !== undefined && <HeadingNumber>{number}</HeadingNumber>}
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

/** The number of a record inside its heading; a screen reader reads it with the heading. */
export function HeadingNumber({ children }: { children: string }) {
  return (
    <>
      {' '}
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>
        {children}
      </Box>
    </>
  );
}
