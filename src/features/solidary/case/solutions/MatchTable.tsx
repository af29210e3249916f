import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { EmptyValue } from '@/ui/EmptyValue';
import { RouterLink } from '@/ui/RouterLink';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** A person who could drive, from any source. All have the same columns, so that they can be compared. */
export interface MatchRow {
  key: string;
  name: string;
  /** The page of their account, for operators who may look at it. */
  account?: string;
  /** Further facts about them: "Trajets solidaires seulement". */
  notes?: readonly string[];
  /** What has been done about them. */
  state?: ReactNode;
  when?: ReactNode;
  where?: ReactNode;
  detour?: ReactNode;
  action?: ReactNode;
}

interface MatchTableProps {
  /** The name of the source: "Covoitureurs de la plateforme". */
  caption: string;
  rows: readonly MatchRow[];
  /** Whether the table follows another one, whose column headings are in sight: its own are then for screen readers only. */
  continues?: boolean;
}

const COLUMNS = ['when', 'where', 'detour'] as const;

/** A table where there is room for it, cards on a telephone. */
export function MatchTable(props: MatchTableProps) {
  return useIsNarrow() ? <MatchCards {...props} /> : <WideTable {...props} />;
}

function WideTable({ caption, rows, continues = false }: MatchTableProps) {
  const { t } = useTranslation('solidaryCase');
  return (
    <Box sx={boxStyle}>
      <Table size="small" sx={{ tableLayout: 'fixed', minWidth: 640 }}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead sx={continues ? unseenStyle : undefined}>
          <TableRow>
            <TableCell scope="col" sx={{ width: '20%' }}>
              {t('matches.person')}
            </TableCell>
            <TableCell scope="col" sx={{ width: '22%' }}>
              {t('matches.when')}
            </TableCell>
            <TableCell scope="col">{t('matches.where')}</TableCell>
            <TableCell scope="col" sx={{ width: '14%' }}>
              {t('matches.detour')}
            </TableCell>
            <TableCell scope="col" sx={{ width: 176 }}>
              <VisuallyHidden>{t('matches.action')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row">
                <Name row={row} />
              </TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{row[column] ?? <EmptyValue />}</TableCell>
              ))}
              <TableCell align="right">{row.action}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function MatchCards({ caption, rows }: MatchTableProps) {
  const { t } = useTranslation('solidaryCase');
  return (
    <Box component="ul" aria-label={caption} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Box key={row.key} component="li" sx={cardStyle}>
          <Name row={row} />
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.5 }}>
            {COLUMNS.filter((column) => row[column] !== undefined).map((column) => (
              <Box key={column} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {t(`matches.${column}`)}
                </Box>
                <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                  {row[column]}
                </Box>
              </Box>
            ))}
          </Box>
          {row.action}
        </Box>
      ))}
    </Box>
  );
}

function Name({ row: { name, account, notes = [], state } }: { row: MatchRow }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {account === undefined ? (
          name
        ) : (
          <Link component={RouterLink} href={account}>
            {name}
          </Link>
        )}
      </Box>
      {notes.map((note) => (
        <Box key={note} sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
          {note}
        </Box>
      ))}
      {state}
    </Box>
  );
}

const boxStyle = {
  position: 'relative',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table caption': { p: 0 },
  '& th, & td': { verticalAlign: 'top', borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};

/** The headings are hidden, but still give the columns their widths and names. */
const unseenStyle = { '& th': { py: 0, height: 0, lineHeight: 0, fontSize: 0, borderBottom: 0 } };

const cardStyle = { display: 'grid', gap: 1, justifyItems: 'start', border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 };
