import type { GridApi, GridReadyEvent, IDatasource } from 'ag-grid-community';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { RecordData } from '../../model/Schema';
import { useLatest } from '../../data/useLatest';

/** Gives the records of the page to the grid. Replacing the datasource would empty the rows, so there is only one: it reads the latest records and is told when these change. `box` contains the grid. */
export function useGridRecords(records: readonly RecordData[], place: string, box: RefObject<HTMLElement | null>) {
  const api = useRef<GridApi<RecordData>>(undefined);
  const latest = useLatest(records);
  const shownPlace = useRef(place);
  const latestPlace = useLatest(place);

  const datasource = useMemo<IDatasource>(
    () => ({
      getRows: ({ startRow, endRow, successCallback }) => {
        const { length } = latest.current;
        if (api.current && box.current?.contains(document.activeElement)) keepFocus(api.current, length);
        successCallback(latest.current.slice(startRow, endRow), length);
      },
    }),
    [latest, box],
  );

  useEffect(() => {
    api.current?.refreshInfiniteCache();
    if (shownPlace.current !== latestPlace.current) api.current?.ensureIndexVisible(0, 'top');
    shownPlace.current = latestPlace.current;
  }, [records, latestPlace]);

  return { datasource, onGridReady: (event: GridReadyEvent<RecordData>) => (api.current = event.api) };
}

/**
 * Moves the focus from a row below the last that is left to that last one (rule focus.kept). Any other row that goes leaves it to the row that takes its place, and
 * a list without rows has no grid.
 */
function keepFocus(grid: GridApi<RecordData>, rows: number): void {
  const cell = document.activeElement?.closest('[role=gridcell]');
  const row = Number(cell?.closest('[row-index]')?.getAttribute('row-index'));
  if (cell && row >= rows) grid.setFocusedCell(rows - 1, cell.getAttribute('col-id') ?? '');
}
