import type { ColDef, SuppressHeaderKeyboardEventParams } from 'ag-grid-community';
import type { CustomCellRendererProps } from 'ag-grid-react';
import { useLayoutEffect } from 'react';
import type { RecordData } from '../../model/Schema';
import { useRowContext } from '../rows/RowContext';
import { SelectBox, SelectPageBox } from '../selection/SelectBox';
import { isSelected } from '../../data/selection';
import { useSelectableList } from '../selection/SelectionContext';

/** The id of the column of tick boxes. No field has a star in its name. */
const SELECT_COLUMN = '*select';

interface SelectColumn {
  label: string;
  /** Whether the column stays in sight, as it does when others are pinned. */
  isPinned: boolean;
  onToggle: () => void;
}

/** A column of our own tick boxes: the grid's would all have the same name, and would forget the other pages. */
export function selectColumn({ label, isPinned, onToggle }: SelectColumn): ColDef<RecordData> {
  return {
    colId: SELECT_COLUMN,
    headerName: label,
    headerComponent: SelectHeader,
    suppressHeaderKeyboardEvent: ({ event }: SuppressHeaderKeyboardEventParams<RecordData>) => {
      const isPress = event.key === ' ' || event.key === 'Enter';
      if (isPress) {
        event.preventDefault();
        onToggle();
      }
      return isPress;
    },
    cellRenderer: SelectCell,
    cellStyle: { padding: 0 },
    headerStyle: { padding: 0 },
    width: 44,
    resizable: false,
    lockPosition: 'left',
    suppressMovable: true,
    ...(isPinned && { pinned: 'left' }),
  };
}

function SelectHeader() {
  return <SelectPageBox inGrid />;
}

function SelectCell({ data, eGridCell }: CustomCellRendererProps<RecordData, string>) {
  const { titleOf } = useRowContext();
  const list = useSelectableList();
  const isTicked = list !== undefined && data !== undefined && isSelected(list.selection, data);

  // The grid knows nothing of our selection, so its row is marked here.
  useLayoutEffect(() => eGridCell.closest('.ag-row')?.setAttribute('aria-selected', String(isTicked)), [eGridCell, isTicked]);

  return data ? <SelectBox record={data} title={titleOf(data)} inGrid /> : null;
}
