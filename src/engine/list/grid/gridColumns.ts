import type { ColDef, SuppressHeaderKeyboardEventParams, SuppressKeyboardEventParams } from 'ag-grid-community';
import { EmptyValue } from '@/ui/EmptyValue';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { Widget } from '../../model/Widget';
import { columnField, type ColumnField, type ColumnWords } from '../../fields/columnField';
import { WIDTHS, type ArrangedColumn } from '../columns/columnLayout';
import { columnWidth, type ColumnWidth } from './columnWidths';
import { ActionsCell, NameCell, TailCell, ValueCell } from './cells';
import { selectColumn } from './selectColumn';
import { SortHeader, type SortHeaderParams } from './SortHeader';

export interface GridColumnsInput extends ColumnWords {
  entity: EntityBody;
  /** The columns as the operator has arranged them, including hidden ones. */
  columns: readonly ArrangedColumn[];
  /** The label of the column of actions; absent when rows have none. */
  actionsLabel: string | undefined;
  /** The records from which the columns are sized. */
  sample: readonly RecordData[];
  /** How many times wider the reader's text is than usual. */
  scale?: number;
  onSort: (field: string) => void;
  /** The name of the column of tick boxes; absent where a selection would have no use. */
  selectLabel: string | undefined;
  onTogglePage: () => void;
}

export const ACTIONS_COLUMN = 'actions';

/** The width of its label, or of two buttons. */
const ACTIONS_WIDTH = 80;

/** The columns of the grid: the name of the record first, which opens it, then the others shown, and the row's actions. */
export function gridColumns(input: GridColumnsInput): ColDef<RecordData>[] {
  const columns = input.columns.filter((column) => !column.hidden);
  const nameField = columns[0]?.field;
  return [
    ...(input.selectLabel ? [selectColumn({ label: input.selectLabel, isPinned: columns.some(({ pinned }) => pinned), onToggle: input.onTogglePage })] : []),
    ...columns.map((column) => gridColumn(column, column.field === nameField, input)),
    ...(input.actionsLabel ? [actionsColumn(input.actionsLabel, input)] : []),
  ];
}

function gridColumn(column: ArrangedColumn, isName: boolean, input: GridColumnsInput): ColDef<RecordData> {
  const { field, sortable, pinned } = column;
  const { entity, sample, scale = 1, onSort } = input;
  const { label, about, widget, textOf } = columnField(entity, field, input);
  const renderer = cellOf({ about, widget }, isName);
  return {
    colId: field,
    headerName: label,
    headerComponent: SortHeader,
    headerComponentParams: { field, sortable, onSort } satisfies SortHeaderParams,
    suppressHeaderKeyboardEvent: ({ event }: SuppressHeaderKeyboardEventParams<RecordData>) => {
      if (event.key === 'Enter' && sortable) onSort(field);
      return event.key === 'Enter';
    },
    valueGetter: ({ data }) => data && textOf(data),
    cellRendererSelector: ({ data, value }) => (data && value === undefined && !isName ? { component: EmptyValue } : renderer),
    ...sizing(column, columnWidth(label, sample.map((record) => withoutTail(textOf(record), widget)), { isName, beside: widget.beside }), scale),
    pinned: pinned ? 'left' : null,
    ...(isName && { lockPosition: 'left', suppressMovable: true }),
    ...(widget.align === 'right' && !isName && { type: 'rightAligned' }),
  };
}

/** The component that renders a cell; absent where plain text is enough. */
function cellOf({ about, widget }: Pick<ColumnField, 'about' | 'widget'>, isName: boolean) {
  if (isName) return { component: NameCell };
  if (widget.Display) return { component: ValueCell, params: { field: about, widget } };
  return widget.tail && { component: TailCell, params: { widget } };
}

/** What is left of a text without its tail, with figures of the same width, as in its cell. */
function withoutTail(text: string | undefined, { tail }: Widget): string | undefined {
  const end = text && tail?.(text);
  return end ? text.slice(0, -end.length).replaceAll('1', '0') : text;
}

/** The width of a column: as the operator says, otherwise a share of the room, as the resource says or the texts need. A pinned column has a fixed width. */
function sizing({ width = 0, chosenWidth, pinned }: ArrangedColumn, { least, wanted }: ColumnWidth, scale: number): ColDef<RecordData> {
  // A width of the resource stands for what the cell draws, which may be an icon in place of a long text.
  const share = width || wanted;
  const fixed = chosenWidth ?? (pinned ? share * scale : undefined);
  if (fixed !== undefined) return { width: fixed, flex: null, minWidth: WIDTHS.least };
  // Readers who space their text want to read it whole, and scroll for that: a column then shrinks only half as far.
  const narrowest = width || (scale > 1 ? (least + wanted) / 2 : least);
  return { flex: share, minWidth: Math.round(narrowest * scale) };
}

function actionsColumn(label: string, { scale = 1, onSort }: GridColumnsInput): ColDef<RecordData> {
  return {
    colId: ACTIONS_COLUMN,
    headerName: label,
    headerComponent: SortHeader,
    headerComponentParams: { field: ACTIONS_COLUMN, sortable: false, onSort } satisfies SortHeaderParams,
    width: Math.round(ACTIONS_WIDTH * scale),
    resizable: false,
    suppressMovable: true,
    pinned: 'right',
    cellRenderer: ActionsCell,
    // Keys belong to the link that has the focus, not to the cell around it. Tab leaves the grid from there too: the browser would go to a scrollbar that nobody sees.
    suppressKeyboardEvent: ({ event }: SuppressKeyboardEventParams<RecordData>) => event.key !== 'Tab' && event.target instanceof Element && event.target.closest('a, button') !== null,
  };
}
