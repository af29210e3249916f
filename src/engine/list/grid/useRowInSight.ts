import type { FirstDataRenderedEvent, GridApi } from 'ag-grid-community';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import type { RecordData } from '../../model/Schema';
import { VisitContext } from './KeptGrid';

/** Brings the row of the saved or the open record into sight: when the first rows are rendered, which the returned handler is told, and when a kept grid is shown again. */
export function useRowInSight(records: readonly RecordData[], wanted: string | undefined) {
  const visit = use(VisitContext);
  const grid = useRef<GridApi<RecordData>>(undefined);

  function bringIntoSight() {
    const at = records.findIndex(({ id }) => String(id) === wanted);
    if (at >= 0) grid.current?.ensureIndexVisible(at);
  }

  const handleVisit = useEffectEvent(bringIntoSight);
  useEffect(() => handleVisit(), [visit]);

  return ({ api }: FirstDataRenderedEvent<RecordData>) => {
    grid.current = api;
    bringIntoSight();
  };
}
