import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ReadField } from '@/engine/fields/RecordField';
import { EmptyValue } from '@/ui/EmptyValue';

/** Facts about a part of a request. Short ones are side by side; dates and addresses have more room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={factsStyle}>
      {children}
    </Box>
  );
}

interface FactProps {
  label: string;
  /** The fact; nothing where it is unknown. */
  children?: ReactNode;
}

/** One fact with its label. */
export function Fact({ label, children }: FactProps) {
  return <ReadField label={label}>{children || <EmptyValue />}</ReadField>;
}

const factsStyle = { m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 5fr) minmax(0, 8fr)' } };
