import type { ColumnMovedEvent, ColumnResizedEvent } from 'ag-grid-community';
import type { RecordData } from '../../model/Schema';
import { useLatest } from '../../data/useLatest';
import { boundedWidth, withColumn, withOrder } from '../columns/columnLayout';
import type { Columns } from '../columns/useColumns';

/** Stores what the grid reports when a header is dragged, or pressed with Alt or Shift and an arrow key, once the gesture ends. */
export function useGridArrangement(columns: Columns) {
  const latest = useLatest(columns);

  function handleResized({ finished, source, column }: ColumnResizedEvent<RecordData>) {
    if (!finished || source !== 'uiColumnResized' || !column) return;
    const { columns: now, change } = latest.current;
    change(withColumn(now, column.getColId(), { chosenWidth: boundedWidth(column.getActualWidth()) }));
  }

  function handleMoved({ finished, source, api }: ColumnMovedEvent<RecordData>) {
    if (!finished || source !== 'uiColumnMoved') return;
    const { columns: now, change } = latest.current;
    change(withOrder(now, api.getAllDisplayedColumns().map((column) => column.getColId())));
  }

  return { onColumnResized: handleResized, onColumnMoved: handleMoved };
}
