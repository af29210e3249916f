import type { ColDef, SuppressHeaderKeyboardEventParams, SuppressKeyboardEventParams } from 'ag-grid-community';
import { EmptyValue } from '@/ui/EmptyValue';
import type { Labels } from '../labels';
import type { ColumnDefinition, EntityBody, ListDefinition, RecordData } from '../Resource';
import type { TextContext, WidgetRegistry } from '../Widget';
import { widgetField } from '../widgetField';
import { widgetName } from '../widgetName';
import { columnWidth } from './columnWidths';
import { ActionsCell, DisplayCell, NameCell } from './cells';
import { SortHeader, type SortHeaderParams } from './SortHeader';

export interface GridColumnsInput {
  entity: EntityBody;
  list: ListDefinition;
  labels: Pick<Labels, 'field'>;
  widgets: WidgetRegistry;
  text: TextContext;
  /** "Actions", when the rows have any. */
  actionsLabel: string | undefined;
  /** Records to size the columns from. */
  sample: readonly RecordData[];
  /** On narrow screens the name stays in sight while the others scroll. */
  isNarrow: boolean;
  onSort: (field: string) => void;
}

export const ACTIONS_COLUMN = 'actions';

/** The grid's columns: the name of the record first to open it, what the resource lists, and the row's actions. */
export function gridColumns(input: GridColumnsInput): ColDef<RecordData>[] {
  const columns = input.list.columns.filter((column) => !column.hidden);
  const nameField = columns[0]?.field;
  return [
    ...columns.map((column) => gridColumn(column, column.field === nameField, input)),
    ...(input.actionsLabel ? [actionsColumn(input.actionsLabel, input.isNarrow)] : []),
  ];
}

function gridColumn({ field, width, sortable }: ColumnDefinition, isName: boolean, input: GridColumnsInput): ColDef<RecordData> {
  const { entity, labels, widgets, text, sample, isNarrow, onSort } = input;
  const label = labels.field(field);
  const about = widgetField(entity, field, label);
  const name = widgetName(entity, field);
  const widget = widgets[name];
  if (!widget) throw new Error(`There is no widget "${name}", that of ${entity.resource.name}.${field}.`);

  const renderer = isName ? { component: NameCell } : widget.Display && { component: DisplayCell, params: { field: about, widget } };
  const textOf = (record: RecordData) => widget.toText(record[field], about, text, record);
  const { least, wanted } = columnWidth(label, sample.map(textOf), isName);
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
    ...(width === undefined ? { minWidth: least, flex: wanted } : { width }),
    ...(widget.align === 'right' && !isName && { type: 'rightAligned' }),
    ...(isName && isNarrow && { pinned: 'left', width: width ?? least }),
  };
}

function actionsColumn(label: string, isNarrow: boolean): ColDef<RecordData> {
  return {
    colId: ACTIONS_COLUMN,
    headerName: label,
    width: 96,
    resizable: false,
    ...(!isNarrow && { pinned: 'right' }),
    cellRenderer: ActionsCell,
    // Keys belong to the link that has the focus, not to the cell around it.
    suppressKeyboardEvent: ({ event }: SuppressKeyboardEventParams<RecordData>) => event.target instanceof HTMLAnchorElement,
  };
}
