import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';

interface PlainTableProps {
  /** What the table holds, as its name for screen readers. */
  name: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** Keeps each row on one line, so that it looks like a line of the file. */
  onOneLine?: boolean;
}

/** A small table of texts; the first cell names its row. A table that is too wide scrolls inside its box, also by keyboard. */
export function PlainTable({ name, columns, rows, onOneLine = false }: PlainTableProps) {
  const { t } = useTranslation('import');
  return (
    <Box role="region" tabIndex={0} aria-label={t('table.scroll', { name })} sx={boxStyle}>
      <Box component="table" aria-label={name} sx={{ ...tableStyle, ...(onOneLine && { whiteSpace: 'nowrap' }) }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (index === 0 ? <th key={columns[0]} scope="row">{cell}</th> : <td key={columns[index]}>{cell}</td>))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const boxStyle = { position: 'relative', overflow: 'auto', maxHeight: 480, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };

const tableStyle = {
  borderCollapse: 'collapse',
  minWidth: '100%',
  typography: 'body2',
  '& th, & td': { px: 1.5, py: 1, textAlign: 'left', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider', overflowWrap: 'break-word' },
  '& td': { minWidth: 96 },
  // On a narrow screen, a column of sentences would otherwise be too narrow to read.
  '& td:last-of-type': { minWidth: 208 },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', boxShadow: 'inset 0 -1px var(--line)', fontWeight: 650, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 400, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
} as const;
