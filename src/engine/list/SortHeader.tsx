import North from '@mui/icons-material/North';
import Box from '@mui/material/Box';
import type { CustomHeaderProps } from 'ag-grid-react';
import { use, useLayoutEffect } from 'react';
import { unbroken } from '@/ui/unbroken';
import type { RecordData } from '../model/Schema';
import { SortContext } from './RowContext';

export interface SortHeaderParams {
  field: string;
  sortable: boolean;
  onSort: (field: string) => void;
}

/**
 * The server sorts: a click or Enter (`suppressHeaderKeyboardEvent` of the column) asks for another order. The grid's own sort would empty
 * the rows at once, and render them again from nothing when they come.
 */
export function SortHeader({ displayName, eGridHeader, field, sortable, onSort }: CustomHeaderProps<RecordData> & SortHeaderParams) {
  const sort = use(SortContext);
  const direction = sort?.field === field ? sort.direction : undefined;

  // After each rendering: the grid removes the attribute from columns that it does not sort itself.
  useLayoutEffect(() => {
    if (sortable) eGridHeader.setAttribute('aria-sort', direction ? SPOKEN[direction] : 'none');
  });

  const label = (
    <Box component="span" title={displayName} sx={labelStyle}>
      {unbroken(displayName)}
    </Box>
  );
  if (!sortable) return label;
  return (
    <Box component="span" onClick={() => onSort(field)} sx={{ ...headerStyle, '& svg': arrowStyle(direction) }}>
      {label}
      {/* Not the arrow of the form's lists: a form would bring the whole grid with it, on a telephone too. */}
      <North aria-hidden="true" />
    </Box>
  );
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

const headerStyle = { display: 'flex', alignItems: 'center', gap: 0.5, height: '100%', flex: 1, minWidth: 0, cursor: 'pointer' };

/** A long label takes two lines, then is cut. */
const labelStyle = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', whiteSpace: 'normal', lineHeight: 1.25 };

function arrowStyle(direction: 'asc' | 'desc' | undefined) {
  return { fontSize: 16, flexShrink: 0, display: direction ? 'block' : 'none', transform: direction === 'desc' ? 'rotate(180deg)' : 'none' };
}
