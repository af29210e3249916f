import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ReadField } from '@/engine/fields/RecordField';
import { EmptyValue } from '@/ui/EmptyValue';

/** What is known of a part of a request: short facts side by side, where dates and addresses have more room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={factsStyle}>
      {children}
    </Box>
  );
}

interface FactProps {
  label: string;
  /** Nothing where it is not known. */
  children?: ReactNode;
}

/** One of them, under its label. */
export function Fact({ label, children }: FactProps) {
  return <ReadField label={label}>{children || <EmptyValue />}</ReadField>;
}

const factsStyle = { m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 5fr) minmax(0, 8fr)' } };
