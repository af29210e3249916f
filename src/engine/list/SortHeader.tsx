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
 * A column header that asks the server for another order on a click or Enter (`suppressHeaderKeyboardEvent` of the column). The grid's own sort would empty the
 * rows at once, and render them all again when the answer comes.
 */
export function SortHeader({ displayName, eGridHeader, field, sortable, onSort }: CustomHeaderProps<RecordData> & SortHeaderParams) {
  const sort = use(SortContext);
  const direction = sort?.field === field ? sort.direction : undefined;

  // This runs after each rendering, as the grid removes the attribute from columns that it does not sort itself.
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
      {/* This is not the arrow icon of the form's lists: sharing one would load the whole grid with a form, on a telephone too. */}
      <North aria-hidden="true" />
    </Box>
  );
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

const headerStyle = { display: 'flex', alignItems: 'center', gap: 0.5, height: '100%', flex: 1, minWidth: 0, cursor: 'pointer' };

/** A long label takes two lines, and is cut after them. */
const labelStyle = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', whiteSpace: 'normal', lineHeight: 1.25 };

function arrowStyle(direction: 'asc' | 'desc' | undefined) {
  return { fontSize: 16, flexShrink: 0, display: direction ? 'block' : 'none', transform: direction === 'desc' ? 'rotate(180deg)' : 'none' };
}
