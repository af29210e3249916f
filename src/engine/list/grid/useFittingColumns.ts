import type { ColDef, GridSizeChangedEvent } from 'ag-grid-community';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RecordData } from '../../model/Schema';

type Size = Pick<GridSizeChangedEvent<RecordData>, 'api' | 'clientWidth'>;

interface Room {
  width: number;
  /** The column of the focused cell, which must not lose the focus. */
  focused: string | undefined;
}

/**
 * The columns for the grid's width, and the handler that learns it. While a record is open beside the grid, it shows every value, so the last columns are left
 * out rather than cut. Elsewhere the grid scrolls where the columns do not fit, and its pinned edge stands between two columns.
 */
export function useFittingColumns(columns: ColDef<RecordData>[], isBeside: boolean) {
  const [room, setRoom] = useState<Room & { isBeside: boolean }>();
  const columnDefs = useMemo(() => {
    if (!room) return columns;
    return room.isBeside ? fitting(columns, room) : aligned(columns, room.width);
  }, [columns, room]);

  const size = useRef<Size>(undefined);

  function onGridSizeChanged({ api, clientWidth }: Size) {
    size.current = { api, clientWidth };
    const isNeeded = isBeside || sumOf(columns) > clientWidth;
    setRoom(isNeeded ? { width: clientWidth, focused: api.getFocusedCell()?.column.getColId(), isBeside } : undefined);
  }

  // The grid says nothing when it gets other columns.
  const fitAgain = useEffectEvent(() => {
    if (size.current) onGridSizeChanged(size.current);
  });
  const needed = sumOf(columns);
  useEffect(() => fitAgain(), [needed]);

  return { columnDefs, scrolls: room?.isBeside === false, onGridSizeChanged };
}

/** Leaves out columns from the last on, until the others fit. The boxes, the name of the record, what is pinned and the focused column stay. */
export function fitting(columns: ColDef<RecordData>[], { width, focused }: Room): ColDef<RecordData>[] {
  let missing = sumOf(columns) - width;
  return columns.reduceRight<ColDef<RecordData>[]>((kept, column) => {
    const stays = missing <= 0 || Boolean(column.pinned ?? column.lockPosition) || column.colId === focused;
    if (stays) return [column, ...kept];
    missing -= leastWidth(column);
    return kept;
  }, []);
}

/**
 * Widens the columns that are whole in sight, so that none is cut by what is pinned at the right: first to the width that their texts want, then all alike. A
 * column of a fixed width stays as it is.
 */
export function aligned(columns: ColDef<RecordData>[], width: number): ColDef<RecordData>[] {
  const [pinned, others] = [columns.filter(isPinnedRight), columns.filter((column) => !isPinnedRight(column))];
  const room = width - sumOf(pinned);
  const whole = others.filter((_column, index) => sumOf(others.slice(0, index + 1)) <= room);
  const growing = whole.filter(isFlexible);
  const free = room - sumOf(whole);
  const wanted = growing.reduce((sum, column) => sum + missingWidth(column), 0);
  const share = Math.min(1, free / Math.max(1, wanted));
  const growth = 1 + (free - share * wanted) / (sumOf(growing) + share * wanted);
  return columns.map((column) => (growing.includes(column) ? { ...column, minWidth: Math.floor((leastWidth(column) + share * missingWidth(column)) * growth) } : column));
}

/** What a column lacks of the width that its texts want, by which columns share the room (`sizing`). */
function missingWidth({ flex, minWidth = 0 }: ColDef<RecordData>): number {
  return Math.max(0, (flex ?? 0) - minWidth);
}

function isPinnedRight({ pinned }: ColDef<RecordData>): boolean {
  return pinned === 'right';
}

function isFlexible({ flex }: ColDef<RecordData>): boolean {
  return typeof flex === 'number';
}

function sumOf(columns: readonly ColDef<RecordData>[]): number {
  return columns.reduce((sum, column) => sum + leastWidth(column), 0);
}

function leastWidth({ width, minWidth = 0 }: ColDef<RecordData>): number {
  return width ?? minWidth;
}
