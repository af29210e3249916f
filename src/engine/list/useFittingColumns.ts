import type { ColDef, GridSizeChangedEvent } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import type { RecordData } from '../model/Schema';

interface Room {
  width: number;
  /** The column of the focused cell, which must not lose the focus. */
  focused: string | undefined;
}

/**
 * The columns that fit in the grid while a record is open beside it, and the handler that learns the grid's width. The open record shows every value, so the last
 * columns are left out rather than cut. Elsewhere the grid scrolls.
 */
export function useFittingColumns(columns: ColDef<RecordData>[], isBeside: boolean) {
  const [room, setRoom] = useState<Room>();
  const columnDefs = useMemo(() => (room ? fitting(columns, room) : columns), [columns, room]);

  function onGridSizeChanged({ api, clientWidth }: Pick<GridSizeChangedEvent<RecordData>, 'api' | 'clientWidth'>) {
    setRoom(isBeside ? { width: clientWidth, focused: api.getFocusedCell()?.column.getColId() } : undefined);
  }

  return { columnDefs, onGridSizeChanged };
}

/** Leaves out columns from the last on, until the others fit. The boxes, the name of the record, what is pinned and the focused column stay. */
export function fitting(columns: ColDef<RecordData>[], { width, focused }: Room): ColDef<RecordData>[] {
  let missing = columns.reduce((sum, column) => sum + leastWidth(column), -width);
  return columns.reduceRight<ColDef<RecordData>[]>((kept, column) => {
    const stays = missing <= 0 || Boolean(column.pinned ?? column.lockPosition) || column.colId === focused;
    if (stays) return [column, ...kept];
    missing -= leastWidth(column);
    return kept;
  }, []);
}

function leastWidth({ width, minWidth = 0 }: ColDef<RecordData>): number {
  return width ?? minWidth;
}
