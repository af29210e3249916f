import North from '@mui/icons-material/North';
import type { CustomHeaderProps } from 'ag-grid-react';
import { use, useLayoutEffect } from 'react';
import { unbroken } from '@/ui/unbroken';
import type { RecordData } from '../../model/Schema';
import { SortContext } from '../rows/RowContext';

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
    <span title={displayName} className="sort-label">
      {unbroken(displayName)}
    </span>
  );
  if (!sortable) return label;
  return (
    <span role="presentation" className="sort-header" data-direction={direction} onClick={() => onSort(field)}>
      {label}
      {/* This is not the arrow icon of the form's lists: sharing one would load the whole grid with a form, on a telephone too. */}
      {direction && <North aria-hidden="true" />}
    </span>
  );
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;
